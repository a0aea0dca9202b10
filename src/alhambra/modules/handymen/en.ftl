module-handymen-name = Handymen
module-handymen-text = Roll dice to send handymen to tiles; they bend prices by one and score as a connected group.
ask-handymen-dice = { $joker ->
    [true] Three alike ({ $dice }): your handyman may go to any tile.
   *[other] You rolled { $dice }. Which tile does a handyman go to? Prices: { $results }
}
ask-handymen-back = How many of your handymen on space { $space } do you take back? { $count ->
    [one] One stands there.
   *[other] { $count } stand there.
}
move-roll-handymen = roll for handymen; then you can only take money
menu-roll-handymen = roll (then only money)
move-handyman-to-space = send a handyman to space { $space } ({ $tile })
door-handyman-to-space = send a handyman to a market space
move-handyman-to-tile = put a handyman on your tile { $tile }
door-handyman-to-tile = put a handyman on one of your tiles
move-roll-on = roll one more die
move-handymen-rest = send no handyman
move-use-handymen = handymen change the price of { $tile } by { $change }
door-use-handymen = handymen change a price
move-use-handymen-between = handymen change the price of { $tile } by { $change }
door-use-handymen-between = handymen change a price
move-take-handymen-back = { $count ->
    [one] take one handyman back
   *[other] take { $count } handymen back
}
move-handymen-stay = leave them there
event-handymen-rolled = rolled { $dice }
event-handyman-on-space = sent a handyman to space { $space } ({ $tile })
event-handyman-on-tile = put a handyman on { $tile }
event-handymen-changed-price = had handymen change the price of { $tile } by { $change }
event-handymen-used = { $count ->
    [one] used up a handyman on space { $space }
   *[other] used up { $count } handymen on space { $space }
}
event-handymen-taken-back = { $count ->
    [one] took a handyman back from space { $space }
   *[other] took { $count } handymen back from space { $space }
}
item-handymen = Handymen
explain-handymen = { $group ->
    [one] 1 tile with a handyman
   *[other] { $group } neighbouring tiles with handymen
}
piece-handyman = handyman
part-count = how many
part-change = change
part-handymen-supply = handymen left
part-handymen-market = handymen on the market
part-handymen-tiles = handymen on tiles
part-handymen-largest = largest group of handymen
part-handymen-dice = dice of this turn
part-handymen-declared = changed prices
reason-rolled-so-take-money = After rolling for handymen, taking money is your only action.
reason-rolled-already = You have rolled in this turn.
reason-no-handyman-left = You have no handyman left.
reason-other-result-rolled = The dice do not make this price.
reason-handyman-there = A handyman is on this tile already.
reason-no-die-left = All dice are rolled.
reason-price-changed-already = You have changed this price already.
reason-not-so-many-handymen = You do not have that many handymen there.
hint-handymen-chance = { $dice ->
    [one] the last die finds a handyman a place in { $percent } of 100 cases
   *[other] up to { $dice } dice find a handyman a place in { $percent } of 100 cases
}
hint-handymen-saved = { $count ->
    [one] keeps your last handyman in the supply
   *[other] keeps all { $count } handymen in your supply
}
hint-handymen-payable = { $count ->
    [one] leaves you free to buy: your cards reach one tile
   *[other] leaves you free to buy: your cards reach { $count } tiles
}
hint-handyman-exact = can make { $tile } cost { $price }, which your cards pay exactly
hint-handyman-space = bends the price on this space by up to { $count } for you
hint-handyman-tile = { $count ->
    [one] your first tile with a handyman
   *[other] then { $count } of your tiles have a handyman
}
hint-handymen-again = { $count ->
    [one] then you have one handyman to send again
   *[other] then you have { $count } handymen to send
}
hint-handymen-there = { $count ->
    [one] your handyman on space { $space } waits for its next tile
   *[other] your { $count } handymen on space { $space } wait for its next tile
}
hint-handymen-cheaper = { $count } cheaper thanks to your handymen
hint-handymen-ahead = { $count ->
    [one] a handyman of { $other } waits on its space
   *[other] { $count } handymen of { $other } wait on its space
}
hint-handymen-spared = { $count ->
    [one] does not need your handyman on this space
   *[other] does not need your { $count } handymen on this space
}

panel-handymen-left = { $left } of { $all } left
panel-handymen-group = { $group ->
    [0] no group yet
    [one] a group of 1: 1 point in every scoring
   *[other] a group of { $group }: { $group } points in every scoring
}
step-use-handymen-change = By how much?
step-use-handymen-between-change = By how much?
