module-orchards-name = Orchards
module-orchards-text = Buildings on the market come with fruit; fill the groups of your orchard before the game ends.
ask-plant = In which group do you plant this fruit: { $fruit }?
move-plant = plant in the group worth { $group } ({ $fruit })
event-fruit-board = got fruit board { $board }
event-fruit-laid = { $tile } brings a fruit along: { $fruit }
event-fruit-planted = { $complete ->
    [true] planted a fruit ({ $fruit }) and completed the group worth { $group }
   *[other] planted a fruit ({ $fruit }) in the group worth { $group }
}
event-fruit-beside = laid a fruit beside the board ({ $fruit })
item-orchards = Orchard
explain-orchards = { $groups ->
    [one] 1 complete group
   *[other] { $groups } complete groups
}, { $beside ->
    [one] 1 fruit beside the board
   *[other] { $beside } fruits beside the board
}
piece-apple = apple
piece-fig = fig
piece-grape = grape
piece-lemon = lemon
piece-orange = orange
piece-pear = pear
piece-pomegranate = pomegranate
piece-fruit-apple = { piece-apple }
piece-fruit-fig = { piece-fig }
piece-fruit-grape = { piece-grape }
piece-fruit-lemon = { piece-lemon }
piece-fruit-orange = { piece-orange }
piece-fruit-pear = { piece-pear }
piece-fruit-pomegranate = { piece-pomegranate }
part-fruit = fruit
part-group = group worth
part-groups = groups
part-planted = planted
part-missing = missing
part-beside = beside the board
part-orchards-supply = fruits left
part-orchards-market = fruits on the market
part-orchards-boards = orchard board
part-orchards-planted = planted
part-orchards-missing = missing
part-orchards-beside = beside the board
part-orchards-waiting = to be planted
part-orchards-out = fruits out of the game
reason-no-space-for-fruit = No space of this group waits for this fruit.
reason-other-fruit = Another fruit is to be planted.
reason-no-such-group = There is no such group.
hint-fruit-group = { $missing ->
    [0] completes the group worth { $group }
    [one] only one more fruit for the group worth { $group }
   *[other] { $missing } fruits still to come for the group worth { $group }
}
hint-fruit-wanted = brings a fruit ({ $fruit }) that { $count ->
    [one] one of your groups wants
   *[other] { $count } of your groups want
}
