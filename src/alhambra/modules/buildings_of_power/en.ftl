module-buildings-of-power-name = Buildings of Power
module-buildings-of-power-text = Twelve buildings come with a power when bought: strength, wisdom, architecture or prosperity.
piece-strength = Strength
piece-wisdom = Wisdom
piece-architecture = Architecture
piece-prosperity = Prosperity
piece-die-black = Black die
piece-die-white = White die
piece-hidden = Hidden tile
piece-black = black
piece-white = white
ask-power-question = Which ability do you use?
ask-wisdom-question = You look at cards from the deck; still to be dealt with: { $count }. Which one do you keep?
ask-architecture-question = Tiles from the tower, { $count } left: which one do you hide, and where?
ask-sort-cards-question = { $count } cards go back on the deck. Which one is on top?
ask-sort-tiles-question = { $count } tiles go back on the tower. Which one is on top?
ask-leftover-question = You are richest at space { $space }. Which tile do you take?
move-white-die = use the white die on { $tile }: the next building costs 1 less
door-white-die = use a white die: the next building costs 1 less
move-use-power = use { $tile }
move-done-power = use no ability
move-keep-card = keep { $card }
move-play-scoring = play the scoring card: scoring now
move-keep-nothing = keep no card
move-lay-under = hide { $tile } under the tile on space { $space }
move-sort-card = { $card } on top of the others
move-sort-tile = { $tile } on top of the others
move-done-sorting = leave the rest as it lies
move-pick-leftover = take { $tile }
event-power-die = { $die ->
    [black] rolled { $pips } with a black die for { $tile }
   *[other] rolled { $pips } with a white die for { $tile }
}
event-white-die-ready = got the white die of { $tile } ready
event-white-die-used = used the white die of { $tile }; pips left: { $pips }
event-power-rolled = rolled { $pips } with the red die for { $tile }
event-saw-cards = saw { $cards }
event-saw-tiles = saw { $tiles }
event-wisdom-kept = kept a card from the deck
event-wisdom-card = kept { $card }
event-wisdom-shown = kept { $card } from the deck
event-scoring-played = played a scoring card from the deck
event-hid-tile = hid a tile on space { $space }
event-hid-this-tile = hid { $tile } on space { $space }
event-under-shown = Under the tile on space { $space } lay { $tile }
item-strength = Strength
explain-strength = second longest wall { $length }, at most { $pips ->
    [one] one pip
   *[other] { $pips } pips
}
part-ability = ability
part-die = die
part-pips = pips
part-buildings-of-power-abilities = abilities
part-buildings-of-power-dice = dice
part-buildings-of-power-fresh = dice rolled in this turn
part-buildings-of-power-used = white die used in this turn
part-buildings-of-power-declared = white die ready
part-buildings-of-power-owed = abilities to use
part-buildings-of-power-next-cards = next cards, as you know
part-buildings-of-power-next-tiles = next tiles, as you know
part-buildings-of-power-hidden = hidden tiles
reason-one-white-die = In each turn you may use only one white die.
reason-no-white-die = There is no white die on that building.
reason-white-die-too-new = A white die can be used from your next turn on.
reason-die-not-yours = The die lies on none of your buildings.
reason-no-building-of-power = That is no building of power.
reason-power-not-due = You have no such ability to use now.
reason-not-for-the-hand = Such a card cannot be kept; it goes back onto the deck.
reason-must-keep-card = You keep one of the cards.
reason-no-scoring-card = There is no scoring card among them.
reason-hidden-tile-there = There must be a tile on that space, and none hidden under it.
reason-not-left-there = That tile is not left on this space.
part-tiles = tiles
hint-power-looks = { $wisdom ->
    [true] you see up to { $most } cards of the deck and may keep one
   *[other] you see up to { $most } tiles of the tower and hide one on the market
}
hint-power-hidden = { $sum ->
    [0] only you know which tile comes up there next
   *[other] { $enough ->
        [true] comes up for { $currency }: enough cards, worth { $sum }
       *[other] comes up for { $currency }: your cards are worth { $sum }
    }
}
hint-power-poorest = you know no card of the deck that is worth less
hint-power-payable = { $count ->
    [one] your cards of one currency could pay for it
   *[other] your cards of { $count } currencies could each pay for it
}
hint-power-before = { $count ->
    [one] is drawn before the other one
   *[other] is drawn before the { $count } others
}
hint-power-ability = brings an ability: { $ability }
