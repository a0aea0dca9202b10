### The texts of terminal and browser, in English.

## Names

title = Alhambra
you = You
dirk = Dirk
player-1 = Player 1
bot-name-1 = Amina
bot-name-2 = Yusuf
bot-name-3 = Layla
bot-name-4 = Tariq
bot-name-5 = Samira
bot-name-6 = Idris
type-pavilion = Pavilion
type-seraglio = Seraglio
type-arcades = Arcades
type-chambers = Chambers
type-garden = Garden
type-tower = Tower
currency-denar = Denar
currency-dirham = Dirham
currency-ducat = Ducat
currency-florin = Florin
side-n = N
side-e = E
side-s = S
side-w = W
none = –
yes = yes
no = no
fountain = fountain
tile = { $kind } { $price } [{ $walls }]

## The table

market = Building market
space-empty = empty
price = price { $price }
pay-exactly = exact!
pay-over = { $over } too much
pay-short = { $missing } short
money-display = Money
pending = To place
reserve = Reserve
reserve-empty = Reserve: empty
score = Score
hand = Hand
hand-cards = Cards
wall = Wall
next-values = next
score-track = Scorings
map-facts = { $score } pts, wall { $wall }
alhambra-of = Alhambra: { $name }
standings = Standings
story = Since your last move
maps = The other Alhambras
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
piles = { $deck } cards, { $tower } tiles
outlook-1 = 1st scoring in { $least }–{ $most } cards
outlook-2 = 2nd scoring in { $least }–{ $most } cards
outlook-end = Last scoring: { $tiles ->
    [0] tower empty
    [one] { $tiles } tile to go
   *[other] { $tiles } tiles to go
}
outlook-over = The game is over

## What happened

told = { $name } { $deeds }
event-took = took { $cards }
event-bought = bought { $tile } for { $cards }
event-bought-exactly = bought { $tile } for exactly { $cards }
event-placed = built { $tile }
event-stored = put { $tile } into the reserve
event-given = gave { $tile } to Dirk
event-added = added { $tile } from the reserve
event-removed = moved { $tile } to the reserve
event-exchanged = swapped { $tile } in from the reserve
event-passed = declined another action
event-leftover = got the last { $tile } for free
event-leftover-nobody = Nobody alone holds most of its money, so { $tile } is left over
event-starts = { $name } is the starting player
event-scored-1 = First scoring: { $points }
event-scored-2 = Second scoring: { $points }
event-scored-3 = Last scoring: { $points }
event-dirk-drew = { $count ->
    [one] Dirk drew a tile
   *[other] Dirk drew { $count } tiles
}
event-reshuffled = The discard pile was shuffled and is the new deck

## Questions and menus

ask-act = Your action?
ask-act-again = Paid exactly: another action!
ask-take = Which money do you take?
ask-space = From which space do you buy?
ask-payment = How do you pay for { $tile }?
ask-redesign = How do you redesign?
ask-tile = Which tile?
ask-turn = How do you turn { $tile }?
ask-remove = Which tile goes to the reserve?
ask-cell = Where does { $tile } go?
ask-pending = Which tile do you place next?
menu-take = take money
menu-buy = buy
menu-redesign = redesign
menu-pass = pass
menu-store = to the reserve
menu-give = to Dirk
menu-undo = undo
menu-log = log
menu-sheets = scorings
menu-overview = tiles
menu-maps = maps
menu-help = help
menu-extras = extras
menu-rules = rules
extras-hint = The key i shows the rules of these modules.
map-signs = On the maps: ∩ a gate, ═ one tile on two cells, ◤ half a cell, ░ and small letters buildings that do not count yet, △ a tile outside the walls with its arrows.
menu-absent = pass until my turn
menu-quit = quit
redesign-add = add a tile from the reserve
redesign-remove = remove a tile to the reserve
redesign-exchange = exchange a tile for one from the reserve
payment-exact = exact: another action
payment-over = { $over } too much
payment-typed = Or any cards of this currency by value, such as 3+5.
preview-wall = wall { $wall }
ways = { $count } ways to turn it
turned = { $degrees ->
    [0] not turned
   *[other] turned { $degrees }°
}
passed-for-you = { $count ->
    [one] As you wished, one question between turns was passed for you.
   *[other] As you wished, { $count } questions between turns were passed for you.
}
back = Enter: back
press-enter = Enter: go on
press-enter-more = Enter: next page, anything else: back
type-number = Please type a number from 1 to { $last }.
type-payment = Please type a number from 1 to { $last }, or card values such as 3+5.
unknown-key = That key does nothing here.
nothing-t = There is no money to take.
nothing-b = You cannot pay for any of the tiles.
nothing-r = There is nothing you could redesign.
no-money-in = You hold no { $currency }.
no-undo = Nothing taken back: { $reason }
no-scoring-yet = Nothing has been scored yet.

## Hints: what could be done, and facts that speak for it ($then: only once the tile is built)

opponent = { $name } plays against you: { $what }
adapt-now = Bots that adapt to you play at step { $step } of { $of } ({ $won } of { $games } games won); this is kept on this machine alone.
hints-title = What you could do
hint-better = { $points ->
    [0] hardly better than the next
    [one] a point better than the next
   *[other] { $points } points better than the next
}
hint-worse = { $points ->
    [0] hardly worse than the first
    [one] a point less than the first
   *[other] { $points } points less than the first
}
outlook-told = How it may end, as far as you can know: { $seats }.
outlook-title = How it may end
outlook-how = as far as you can know: points at the end, and the chance to win
outlook-seat = { $name } { $points } points, wins with { $chance } %
menu-hint = hint
hint-exact = paid exactly: you act again
hint-lead = { $then ->
    [true] { $type }: could put you in the lead
   *[other] { $type }: puts you in the lead
} ({ points } at the next scoring)
hint-level = { $then ->
    [true] { $type }: could tie you for the lead
   *[other] { $type }: ties you for the lead
} ({ points } at the next scoring)
hint-place = { $then ->
    [true] { $type }: could take you to place { $place }
   *[other] { $type }: takes you to place { $place }
} ({ points } at the next scoring)
hint-extends = { $then ->
    [true] { $type }: could extend your lead
   *[other] { $type }: extends your lead
}
hint-chases = { $then ->
    [true] { $type }: could take you to within one building of { $other }, who leads
   *[other] { $type }: just one building behind { $other }, who leads
}
hint-wall = { $then ->
    [true] your wall could grow from { $now } to { $after }
   *[other] your wall grows from { $now } to { $after }
}{ $closed ->
    [true] {", closed all round"}
   *[other] {""}
}
hint-item = { $then ->
    [true] { $item }: could bring { $after } instead of { $now } points at the next scoring
   *[other] { $item }: { $after } instead of { $now } points at the next scoring
}
hint-at-once = { points } at once
hint-together = { $then ->
    [true] could bring { points } more at the next scoring
   *[other] { points } more at the next scoring
}
hint-cards-won = { $count ->
    [one] one more card in your hand
   *[other] { $count } more cards in your hand
}
hint-tiles-won = { $count ->
    [one] one more tile for you
   *[other] { $count } more tiles for you
}
hint-denial = { $type }: otherwise { $other } could catch up with you with this tile
hint-pays = you could then pay exactly for { $tile }, if it is still there
hint-reaches = you could then pay for { $tile }, if it is still there
hint-nears = then you are only { $missing } short of { $tile }
hint-cheapest = no cheaper way to pay: { $over } too much
hint-most = the most money you can take: { $sum }
hint-several = { $count } cards at once
hint-only-cell = it fits only here
hint-keeps-wall = your wall of { $wall } stays whole; not every place allows that
hint-openness = leaves the most sides open to build on: { $sides }
hint-fits-nowhere = it fits nowhere now
hint-free = costs no action
hint-nothing-lost = you keep all cards and tiles
hint-instalment = { $missing ->
    [0] { $over ->
        [0] pays the rest exactly
       *[other] pays the rest and { $over } too much
    }
   *[other] then { $missing } are left to pay
}
hint-bought-for = a tile for { $price }
hint-costs-nothing = costs neither cards nor tiles
hint-kept = waits in your reserve until you add it with an action
hint-one-more = { $type }: then you have { $count }
hint-purse = { $currency }: then you hold { $sum }
hint-only-move = there is nothing else you can do
hint-best = the bot likes this best
hint-ranked = the bot’s number { $place }

## Scorings

scoring-1 = First scoring
scoring-2 = Second scoring
scoring-3 = Last scoring
sheet-total = Total
sheet-now = New score
sheet-legend = Per type: buildings, #place, points. = means that the place is shared.
sheet-share = { $kind }: { $names } share: { $sum } → { $points } each
winner = { $names } won the game!
winners = { $names } won the game together!
game-over = The game is over

## Overview and help

place-market = Market
place-gone = out
overview-title = All tiles; still in the tower: { $tiles }
overview-to-come = { $count } to come
overview-seen = seen
help-title = Alhambra in brief
help-1 = Have most points after three scorings. Two are triggered by cards in the money deck, the last one comes when the market cannot be filled any more.
help-2 = In your turn do one thing: take money, buy a tile, or redesign your Alhambra.
help-3 = Take money: one card of any value, or several that are worth 5 at most together.
help-4 = Buy: each space wants its own currency. There is no change; but whoever pays exactly has another action.
help-5 = Bought tiles are placed at the end of your turn, or go to the reserve for a later redesign.
help-6 = Tiles are never turned. Walls may only meet walls and open sides open sides, every tile must be reachable on foot from the fountain (≈), and there must be no holes.
help-7 = A scoring pays 1 point per side of your longest outer wall, and points for having most buildings of a type.
help-8 = On the board, heavy lines are walls and dotted lines open sides. Small figures ¹²³ in the standings are places that would score next.
help-9 = Keys can be typed ahead: "b 2 1" buys from space 2 with payment 1; "2" alone buys from space 2. “?” asks for a hint.
help-10 = Undo works until something hidden is turned up. You can leave at any time; the game is saved after every move.

## Saved games and replay

left = See you soon. The game is saved in { $path }; "alhambra play --terminal" goes on with it.
offer = There is an unfinished game with { $players } players, { $moves } moves so far. c: continue, n: new game, q: quit
offer-modules = It is played with: { $names }
save-broken = The saved game cannot be read ({ $why }). It was moved to { $path }; a new game begins.
save-missing-rooms = The saved game cannot go on: { $why }. It stays in { $path }. Bring the module back (install its package, or name its folder in ALHAMBRA_ROOMS), or begin another game with --new.
save-outdated = { $why } It lies in { $path }; a new game begins.
save-kept = The earlier game was kept as { $path }.
replay-hint = Watch it again: alhambra replay { $path }
replay-broken = This game cannot be shown: { $why }
replay-at = Move { $number } of { $last }
replay-end = That was the last move.
replay-number = Please type { $letter } with a number from { $first } to { $last }.
replay-next = next
replay-previous = previous
replay-jump = jump
replay-view = seat
replay-all = all

## Score sheets in words

colour-white = white
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-orange = orange
colour-dirk = Dirk
explain-wall = { $length ->
    [0] no outer wall
    [one] longest outer wall: 1 side
   *[other] longest outer wall: { $length } sides
}
explain-nothing = { $count } built, place { $place }: worth nothing in this scoring
explain-place = { $count } built, place { $place }
explain-shared = { $count } built, place { $place }: { $sum }, shared by { $tied } players

## Menus of modules

move-done-start = go on to the action
menu-done-start = go on
move-done-end = end the turn
move-done-window = let it pass
ask-start-question = Before your action?
ask-end-question = Before your turn ends?
ask-window-question = Between turns: do you want to step in?

## Words for pieces, and for the parts of moves, questions and areas
# A piece is looked up whole (piece-denar-coin), then word by word (type-, currency-, piece-).
# A part of a module's area is looked up as part-MODULE-PART first, then as part-PART.
# What a purchase names is the message ware-PART of the first part that has one, else its tile;
# moves that buy get it as $ware.

piece-scoring = Scoring card
piece-fountain = Fountain
copies = { $count }× { $name }
second-cell = { $name }, second half
part-amount = amount
part-at = place
part-bonus = bonus
part-card = card
part-cards = cards
part-counts = how many
part-currencies = currencies
part-currency = currency
part-gate = gate
part-give = give
part-gone = out of the game
part-held = held
part-left = left
part-lift = from
part-mark = mark
part-mine = yours
part-open = open
part-owner = owner
part-pay = payment
part-pile = left
part-seat = player
part-side = side
part-space = space
part-spaces = spaces
part-take = take
part-tile = tile
part-total = together
part-turn = turned
part-type = building type
part-unit = money

## Why a move is not possible

reason-table-edge = The table ends there.
reason-cell-taken = Something lies there already.
reason-no-side-contact = The tile must touch the Alhambra with a whole side.
reason-sides-differ = A walled side may only meet a walled side, an open one only an open one.
reason-not-on-foot = The tile cannot be reached on foot from the fountain.
reason-hole = That would leave a hole.
reason-fountain-stays = The fountain never moves.
reason-no-tile-there = No tile lies there.
reason-cut-off = Other tiles could no longer be reached on foot.
reason-half-cell-stays = This piece can never be moved.
reason-gate-holds-tile = A gate holds this tile in its place.
reason-bastion-needs-wall = Only a bastion and a wall may meet there.
reason-green-needs-green = A green side may only meet a green side.
reason-other-shape = The new tile must cover exactly the same cells.
reason-bad-part = The move is not written as it should be.
reason-no-such-tile = There is no such tile.
reason-no-such-card = There is no such card.
reason-no-money-card = That is not a money card.
reason-above-take-limit = Several cards may be worth 5 at most.
reason-not-on-display = That card is not in the display.
reason-nothing-for-sale = Nothing is for sale there.
reason-other-tile-there = Another tile lies on that space.
reason-wrong-currency = That card is of another currency.
reason-not-in-hand = You do not hold these cards.
reason-too-little-money = That is less than the price.
reason-exact-only = This must be paid exactly.
reason-not-pending = That tile is not waiting to be placed.
reason-no-dirk = Dirk plays only with two players.
reason-cannot-turn = This tile cannot be turned like that.
reason-not-storable = This piece cannot be put into a reserve.
reason-not-for-dirk = Dirk cannot have this piece.
reason-not-bought = Only a bought tile can be given to Dirk.
reason-not-in-reserve = That tile is not in your reserve.
reason-bought-this-turn = A tile bought in this turn is placed at its end.
reason-must-act = You must take an action.
reason-not-asked = That does not answer the question.
reason-game-over = The game is over.
reason-unknown-move = There is no such move.
reason-nothing-to-undo = There is nothing to take back.
reason-other-answered = Somebody else has answered since.
reason-revealed = Something hidden was turned up.
