module-palace-designers-name = Palace Designers
module-palace-designers-text = Build at your designer's feet for points at once, then he walks on to the new tile.
move-designer-feet = feet to the { $side }
move-designer-anew = on the tile at { $at }, feet to the { $side }
ask-designer-feet = To which side do your designer's feet point?
ask-designer-anew = Your designer's tile is gone: where does he stand now?
event-designer-points = { $points ->
    [one] got 1 point from the designer for { $tile }
   *[other] got { $points } points from the designer for { $tile }
}
event-designer-stands = set the designer down, feet to the { $side }
piece-designer = Palace designer
part-palace-designers-designers = designers
part-palace-designers-swapped = tile just exchanged at
reason-no-place-for-designer = The designer cannot stand there.
reason-no-side-of-tile = That side lies inside the tile.
hint-designer-tile = { $count ->
    [one] { $tile } fits at his feet: { points }
   *[other] { $count } tiles in sight fit at his feet: { points } for one
}
hint-designer-free = { $walled ->
    [true] a free cell behind a wall at his feet
   *[other] a free and open cell at his feet
}: { points }

panel-designers-points = A new tile at his feet brings { $feet } points at once, at another side of his tile { $beside }.
panel-designers-feet = feet to the { $side }
panel-designers-turning = is being turned
