# The table in words, and sounds.

tab-reading = As text
setting-sounds = Sounds
sounds-on = Sounds are on
sounds-off = Sounds are off
reading-walls = { $count ->
    [0] no walls
    [one] wall in the { $sides }
   *[other] walls in the { $sides }
}
reading-north = { $count ->
    [one] one row north of the fountain
   *[other] { $count } rows north of the fountain
}
reading-south = { $count ->
    [one] one row south of the fountain
   *[other] { $count } rows south of the fountain
}
reading-west = { $count ->
    [one] one column west
   *[other] { $count } columns west
}
reading-east = { $count ->
    [one] one column east
   *[other] { $count } columns east
}
reading-at-fountain = at the fountain
reading-gap = { $count ->
    [one] a gap
   *[other] { $count } gaps
}
reading-empty = empty, { $place }
reading-choosable = { $cell }, can be chosen
reading-row = Row { $row } of { $rows }, from the west: { $tiles }.
reading-space = Space { $space }, { $currency }: { $tile }.
reading-seat = { $score ->
    [one] One point
   *[other] { $score } points
}, longest wall { $wall }, { $cards ->
    [one] one card
   *[other] { $cards } cards
} in hand.
reading-reserve = In the reserve: { $tiles }.
