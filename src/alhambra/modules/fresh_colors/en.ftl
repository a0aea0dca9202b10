module-fresh-colors-name = Fresh Colors
module-fresh-colors-text = Overpaying brings paint or a project; finished projects make every building of their type worth more.
ask-decor-question = You paid too much ({ $currencies }). What do you take for it?
ask-paint-question = You have too much paint. What do you give back?
move-decor-take = take { $decor } ({ $currency })
move-decor-draw = take { $decor } from the stack
move-paint-take = take { $paint } ({ $currency })
move-decor-decline = take nothing
move-paint-return = give back { $paint }
move-decor-complete = complete { $projects }
door-decor-complete = complete projects
event-decor-opened = These projects lie on the board: { $projects }
event-decor-taken = took { $decor }
event-paint-taken = took { $paint }
event-paint-returned = gave back { $paint }
event-decor-completed = completed { $projects }
item-fresh-colors = Decorated buildings
explain-fresh-colors = { $buildings ->
    [one] one building
   *[other] { $buildings } buildings
} of { $projects ->
    [one] one decorated type
   *[other] { $projects } decorated types
}
piece-decor = Project
piece-paint-blue = blue paint
piece-paint-red = red paint
piece-paint-brown = brown paint
piece-paint-white = white paint
piece-paint-green = green paint
piece-paint-purple = purple paint
part-decor = project
part-paint = paint
part-projects = projects
part-fresh-colors-columns = projects on the board
part-fresh-colors-top = top of the stack
part-fresh-colors-stack = projects in the stack
part-fresh-colors-supply = paint in the supply
part-fresh-colors-colors = paint
part-fresh-colors-projects = projects to complete
part-fresh-colors-done = completed projects
reason-other-column = You did not pay in that currency.
reason-no-decor-there = There is no such project.
reason-decor-limit = You have two projects to complete already.
reason-decor-type-owned = You have a project for this type already.
reason-no-paint-left = None of this paint is left.
reason-no-such-paint = There is no such paint.
reason-paint-missing = You do not have the paint for it.
hint-decor-points = once complete: { points } in each scoring for { $count ->
    [one] one building
   *[other] { $count } buildings
} ({ $type })
hint-decor-missing = { $missing ->
    [0] you have all the paint for it
    [one] only one tile of paint is missing for it
   *[other] { $missing } tiles of paint are missing for it
}
hint-paint-project = { $missing ->
    [0] then you have all the paint for your project ({ $type })
    [one] then only one tile of paint is missing for your project ({ $type })
   *[other] then { $missing } tiles of paint are missing for your project ({ $type })
}
hint-paint-board = { $missing ->
    [0] then you have all the paint for a project on offer ({ $type })
    [one] then a project on offer ({ $type }) lacks only one tile of paint
   *[other] then a project on offer ({ $type }) lacks { $missing } tiles of paint
}
hint-paint-total = { $count ->
    [one] your first tile of paint
   *[other] then you have { $count } tiles of paint
}
hint-paint-returned = { $spare ->
    [true] your projects do not need it
   *[other] { $left ->
        [one] one more of this paint stays with you
       *[other] { $left } more of this paint stay with you
    }
}
hint-paint-column = overpaying lets you take paint or a project ({ $currency })
hint-decor-each = each building ({ $type }) brings { points } more per scoring
hint-paint-choice = then you choose which { $limit } tiles of paint you keep
piece-decor-done = Completed project
