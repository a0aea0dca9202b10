### The texts of the game table in the browser, in English.

## Around the table

seat-number = Seat { $number }
players = Players
players-count = { $count } players
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
bot = Bot
away = Not here
starter = Starting player
scorings-done = { $count ->
    [0] no scoring yet
    [one] one scoring done
   *[other] { $count } scorings done
}
elsewhere = Others
undo = Undo
restart-turn = Restart my turn
turn-restarted = Your turn starts over.
if-scored-now = { $points } more if scored now
place-worth = Points for place { $place } in scoring { $round }
undone = Taken back.
switch-language = Deutsch
menu = Menu
zoom-in = Zoom in
zoom-out = Zoom out
zoom-home = Show everything
back-to-own = Back to my Alhambra
back-to-turn = Back to whose turn it is
line-lost = No connection. Trying again …
watching = You are watching.
your-turn = It is your turn.

## Market, money and hand

market-hint = pay exactly: another action
lot = Beside space { $number }
tokens = Tokens
money-hint = one, or several up to 5
money-sum = together { $sum }

## The question

ask-act-long = Take money, buy a tile, or redesign.
ask-act-again-long = Paid exactly! Another action: take money, buy, or redesign.

thinking = { $name } is thinking …
ask-no-cell = There is no place for { $tile } now.
do-take = Take { $cards }
do-buy = Buy { $tile } for { $pay }
do-buy-plain = Buy
do-place = Build { $tile } here
do-add = Add { $tile } here
do-remove = Move this tile to the reserve
do-exchange = Swap { $tile } in here
do-store = Put { $tile } into the reserve
do-give = Give { $tile } to Dirk
hint = Hint
hint-thinking = A bot is thinking …
effect-wall = wall { $now } → { $after }
price-now = costs { $price } now
paid = { $sum } so far
paid-of = { $sum } of { $price }
cancel = Cancel
sure = Really: { $move }?
variants = How
amount = Amount
more = more

## The drawer

tab-log = Log
tab-modules = Modules
tab-standings = Standings
tab-tiles = Tiles
tab-chat = Chat
tab-orders = Orders
drawer-larger = Larger
drawer-smaller = Smaller
log-earlier = Earlier …
log-since = Since your last visit
show-sheet = Show the sheet
no-modules = The base game, without modules.
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-mute = Mute the chat
chat-muted = The chat is muted on this device.

## Score sheet and end

previous = Back
next = Next
go-on = Go on
close = Close
last-sheet = Score sheet
rematch = Rematch
rematch-join = Join the rematch
replay = Replay
record = Download the record
start-page = Start page
fair-kept = Dealt fairly: what the server held back is what it had promised this device (fingerprint { $hash }…), with the words added here. “alhambra verify” checks every card against the record.
fair-unseen = The fingerprint { $hash }… was fixed before the first move, but this device had not seen it by then; “alhambra verify” checks it against the record.
fair-broken = Not as promised: the secret of this deal is another one than the server had promised this device (fingerprint { $hash }…).
fair-file = This game went on from a file, so somebody may have known what was to come.

## One screen for several players

hand-over = It is { $name }’s turn
hand-over-about = Please pass the device on, so that nobody sees another hand.
hand-over-ready = I am { $name }

## Menu and settings

settings = Settings of this device
setting-theme = Colours
theme-system = as the system
theme-light = light
theme-dark = dark
theme-to-dark = Dark colours
theme-to-light = Light colours
setting-text = Text size
text-usual = usual
text-large = large
text-huge = very large
setting-animations = Animations
setting-confirm = Confirm before a turn ends
setting-notify = Notify me when it is my turn
notify-denied = The browser does not allow notifications.
copy-seat = Copy the link to my seat
copy-watch = Copy the link for spectators
copied = Copied.
host-tools = Your table
host-name = Name of the table
host-rename = Rename
host-mute = Mute { $name }
host-unmute = Let { $name } talk
host-remove = Remove { $name }
host-mute-watchers = Mute all who only watch
host-unmute-watchers = Let those who watch talk
host-remove-watchers = Send all away who only watch
host-remove-watchers-sure = Really? The table becomes private.
hand-to-bot = Let a bot play for { $name }
seat-free = A seat is free
resign = Resign
resign-sure = Really? A bot plays on for you.
leave-table = Leave the table
keys-help = Keys: 1–4 market, R turn, U undo, ? hint, I explains a piece, Esc cancel, arrows on the board; Tab and Enter reach everything.

## Touches that do nothing

new = new
price-exact = = exact
price-over = pay { $sum }
price-short = { $missing } short
touch-watching = There is nothing for you to do here.
touch-not-now = { $name } is being asked.
touch-busy = One moment: your last move is on its way.
touch-not-asked = That cannot be used now.
touch-short = Not enough for { $tile }: { $currency } { $missing } short.
touch-empty-space = No tile lies here.
touch-no-payment = You cannot pay for anything with this card now.
touch-tile-first = Touch a tile first, then its place.

## Refusals of the server

reason-offline = The server does not answer.
reason-lost = The connection was lost.
