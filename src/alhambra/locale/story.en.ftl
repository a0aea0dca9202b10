## What happened

event-placed-it = and built it
event-stored-it = and put it into the reserve
event-given-it = and gave it to Dirk
and = { $first } and { $last }
news-since = { $count ->
    [one] Since your turn: one step
   *[other] Since your turn: { $count } steps
}
news-waits = Tap to see the next move.
setting-speed = Others’ moves
speed-slow = slow
speed-normal = normal
speed-at-once = at once
speed-step = step by step

## A scoring, told step by step

skip = Skip
sheet-so-far = So far
score-wall = 1 point for each side of the longest outer wall: { $walls }.
score-place = { $place ->
    [1] { $name } has the most ({ $count }): { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    [2] { $name } comes second ({ $count }): { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $name } comes third ({ $count }): { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
score-shared = { $names }, { $count } each, share { $places ->
    [one] place { $first }
    [2] places { $first } and { $last }
   *[other] places { $first } to { $last }
}: { $sum }, { $tied ->
    [2] halved
   *[other] divided by { $tied }
}{ $rest ->
    [0] {""}
   *[other] {" "}and rounded down
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
score-nobody = Nobody gets points for this.
score-why = { $name } { $points }: { $why }.
score-plain = { $name } { $points }.
score-total = Total: { $points }.
