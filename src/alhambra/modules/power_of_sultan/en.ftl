module-power-of-sultan-name = The Power of the Sultan
module-power-of-sultan-text = A die marks a building type on each sultan card; whoever owns the card may claim a tile of that type on its way to the market.
ask-sultan-mark-question = The die shows { $rolled }. Which type is marked on the sultan card ({ $currency })?
ask-sultan-keep-question = Your sultan card shows { $mark }. Keep the mark or roll once more?
ask-sultan-claim-question = { $tile } was drawn. Does the sultan get it for you?
move-sultan-mark = mark { $type }
move-sultan-keep = keep the mark
move-sultan-reroll = remove the mark and roll once more
move-sultan-claim = claim the tile for free
move-sultan-decline = leave the tile
event-sultan-rolled = rolled { $type } for a sultan card ({ $currency })
event-sultan-marked = marked { $type } on the sultan card ({ $currency })
event-sultan-drew = { $tile } was drawn for space { $space }
event-sultan-claimed = claimed { $tile } with the sultan's power
piece-sultan = Sultan card
part-sultan = sultan card
part-power-of-sultan-open = sultan cards for sale
part-power-of-sultan-held = sultan cards
part-power-of-sultan-marking = card being marked
part-power-of-sultan-rolled = rolled for it
ware-sultan = a sultan card ({ $sultan }, marked { $mark })
reason-sultan-not-rolled = Only the rolled type or the one opposite it may be marked.
hint-sultan-standing = { $behind ->
    [0] { $count ->
        [0] { $type }: nobody has one yet
       *[other] { $type }: you have { $count }, nobody has more
    }
    [one] { $type }: only one building behind
   *[other] { $type }: you have { $count }, the leader { $behind } more
}
hint-sultan-rolls = { $count } of 6 rolls allow a type in which nobody has more than you
hint-sultan-kept = keeps your sultan card ({ $mark }) for a later tile
piece-sultan-die = Sultan’s die
