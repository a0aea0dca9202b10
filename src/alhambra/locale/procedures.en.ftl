# What rules of the engine say that are used by modules only.

reason-gate-not-needed = This place can be reached without a gate.
event-relocated = moved { $tile } elsewhere
reason-same-place = It lies there already.
event-wall-built = built a wall
reason-wall-there = There is a wall already.
reason-not-outside = Only an outer side can get a wall.
event-swapped = swapped the market spaces { $spaces }
reason-spaces-empty = Both spaces are empty.

reason-not-transferable = This kind of money cannot be paid to another player.
reason-not-short = Something else makes up for part of the price, so you pay less than it.
ask-pay-bill = Which card do you give? { $paid } of { $price } paid.
move-pay-card = give { $unit }
move-pay-done = that is enough
reason-paid-enough = The price is paid already.
reason-cannot-mix = You cannot mix these currencies.
reason-nothing-mixes = You hold nothing that lets you mix these currencies.

reason-bid-too-low = You must bid more than the others have.
reason-cannot-pay-bid = You cannot pay that much in one currency.

event-display-lent = may pay with { $cards } of the display
event-display-returned = put { $cards } back into the display
reason-no-building-sold = This only helps to buy a building.
reason-not-looked-at = That is none of those you are looking at.
