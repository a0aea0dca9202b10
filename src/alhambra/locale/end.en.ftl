### The end of a game, and replays, in English.

end-you-win = { $by ->
    [one] You win by one point
   *[other] You win by { $by } points
}
end-wins = { $by ->
    [one] { $name } wins by one point
   *[other] { $name } wins by { $by } points
}
end-you-share = A shared victory, and you are part of it: { $names }
end-share = A shared victory: { $names }
end-players = { $count } players
end-modules = { $count } modules
end-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
end-table = The table
end-result = The result
end-podium = Podium
end-look = Look at { $name }’s Alhambra
end-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
end-points = Points by scoring
end-rank = Place
end-scoring = { $round ->
    [1] 1st scoring
    [2] 2nd scoring
   *[other] 3rd scoring
}
end-round = { $round ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
}
end-total = Total
end-between = Other
end-how = How it went
end-curve-text = What every position was worth: the points made, and what the next scoring would have added
end-move = Move
end-decided = What decided it: { $item }, with { $points ->
    [one] one point
   *[other] { $points } points
} for { $name } and { $less } for { $other }.
end-leads = { $count ->
    [0] The lead never changed.
    [one] The lead changed once.
   *[other] The lead changed { $count } times.
}
end-records = Records
end-record-wall = Longest wall { $count }
end-record-buildings = { $kind }: { $count }
end-record-exact = { $count ->
    [one] One exact payment
   *[other] { $count } exact payments
}
end-record-turn = Best turn +{ $count }
end-record-item = { $item }: { $count ->
    [one] one point
   *[other] { $count } points
}
end-record-bought = { $count ->
    [one] One purchase
   *[other] { $count } purchases
}
end-everybody = everybody
end-best = your best ever
end-more-records = { $count } more
end-next = What next
end-sheets = Score sheets
end-bgstats = Log in BG Stats
replay-copy = Copy link
replay-copied = Link copied
