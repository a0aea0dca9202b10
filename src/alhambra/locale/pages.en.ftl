### The texts of the other pages in the browser, in English.

## On every page

nav-label = Pages
nav-home = Alhambra: to the start page
nav-new = New game
nav-lobby = Tables
nav-learn = Learn
nav-rules = Rules
nav-replay = Replay
pages-language = Language
language-en = English
language-de = Deutsch
unknown-page = There is no such page
unknown-page-text = Perhaps the link is incomplete.
guest-name = Guest
loading = One moment …
server-silent = The server does not answer. Please try again in a moment.
fan-work = Unofficial work by fans, with drawings of our own; not connected with the publisher or the author of the board game.
moves-so-far = { $moves ->
    [0] just begun
    [one] one move so far
   *[other] { $moves } moves so far
}

## Start

start-tagline = Build the finest palace of Granada, tile by tile, in this game of walls, money and good timing.
start-now = Play now
start-opponents = Opponents
start-level = Strength
start-choose = Choose …
start-play = Start the game
start-continue = Your games
start-go-on = Go on
start-ways = More ways to play
start-friends = With friends
start-friends-text = Send a link; everybody plays on their own screen, at once or over days.
start-screen = At one screen
start-screen-text = Pass the device around; nobody sees another's cards.
start-watch = Tables and guests
start-watch-text = Join a public table, or watch a game.
start-learn = Learn by playing
start-learn-text = Your first turns with somebody who explains them.
start-advised = New here? Begin with this.
start-rules = Rules
start-rules-text = The game in brief and a page for every module.
start-replay = Replay
start-replay-text = Step through a finished game, a record or a position.

## Presets and boxes

presets = Ready-made choices
preset-first-name = First game
preset-first-text = The base game alone: the best way to begin.
preset-recommended-name = Recommended
preset-recommended-text = Vizier, diamonds and palace designers: much praised, quickly learnt.
preset-court-name = At court
preset-court-text = Characters, treasure chamber and gates without end: praised, with more to decide.
preset-last-name = Last time
preset-last-text = The modules you chose last.
preset-box-1-name = Box 1
preset-box-1-text = All that can be played of the first box.
preset-box-2-name = Box 2
preset-box-2-text = All that can be played of the second box.
preset-box-3-name = Box 3
preset-box-3-text = All that can be played of the third box.
preset-box-4-name = Box 4
preset-box-4-text = All that can be played of the fourth box.
preset-box-5-name = Box 5
preset-box-5-text = All that can be played of the fifth box.
preset-box-6-name = Box 6
preset-box-6-text = All that can be played of the sixth box.
preset-queenie-name = Queenies
preset-queenie-text = The two small extras.
preset-designers-name = Designers
preset-designers-text = Modules by the designers of other games.
preset-fans-name = Fans
preset-fans-text = Modules thought up by people who play Alhambra.
preset-everything-name = Everything
preset-everything-text = All modules at once. For those who know them all.
box-number = Box { $box }
box-queenie = Queenies
box-designers = Designers
box-fans = Fans
box-others = From elsewhere

## A new table

new-title = A new game
new-start = Start the game
new-open = Open the table
modules = Modules
modules-text = as many as you like, in any mix
modules-chosen = { $count ->
    [0] Base game
    [one] Base game and one module
   *[other] Base game and { $count } modules
}
length = about { $minutes } minutes
length-how = decisions counted in games between bots, { $seconds } seconds for each of a person’s
module-search = Search
module-box = Box
module-all-boxes = All boxes
module-weights = Weight
module-all-weights = Any weight
module-weight = { $weight ->
    [1] light
    [2] medium
   *[other] rich
}
module-rules = Rules: { $name }
module-none-found = No module matches.
seats = Who plays?
seat-add = another player
seat-remove = Remove player { $number }
seat-kind = Who is player { $number }?
seat-kind-human = Person
seat-kind-bot = Bot
seat-kind-open = Open seat
seat-name = Name of player { $number }
seat-bot = Which bot is player { $number }?
seat-open = open seat
seat-open-text = for whoever gets the link
bot-random = random
bot-random-text = any legal move, without a thought
bot-novice = novice
bot-novice-text = is still learning: builds and buys, overlooks what others want
bot-easy = easy
bot-easy-text = has the right ideas and often misjudges them
bot-normal = normal
bot-normal-text = sound and quick, looks one move ahead
bot-hard = hard
bot-hard-text = plays ahead in its mind before it decides
bot-master = master
bot-master-text = thinks about every move for a second or two
bot-adapt = adapts
adapt-text = plays as strongly as it takes for you to win about half of the games; now at step { $step } of { $of } ({ $games ->
    [0] no game yet
    [one] { $won } of one game won
   *[other] { $won } of { $games } games won
}). After a victory it gets stronger, after a defeat weaker; this is kept on this device alone
adapt-stronger = Next time the bots that adapt to you will be a step stronger.
adapt-weaker = Next time the bots that adapt to you will be a step weaker.
seat-characters = Character
style-none = no special taste
style-none-text = weighs everything as it is worth
style-builder = wall-builder
style-builder-text = wants the longest wall in town, and then some
style-spender = spendthrift
style-spender-text = cannot keep money in hand and would rather pay too much than wait
style-miser = miser
style-miser-text = holds on to money and spends it on bargains only
style-gambler = gambler
style-gambler-text = bets its money on one currency and hopes for the right tile
style-spoiler = spoiler
style-spoiler-text = takes from others what they want, even at a loss
table-options = Rules and table
option-score-at-once = Score the moment a scoring card turns up (edition of 2024)
option-open-attack-card = The direction of the next attack lies open
table-public = Everybody may find this table, join and watch
table-hints = Everybody may ask for hints
hints-on = Everybody may ask for hints.
hints-off = There are no hints at this table.
table-name = Name of the table
table-clock = Time for a turn
table-takeover = A bot steps in

## Tables and waiting rooms

lobby-title = Tables
lobby-none = No public table at the moment.
lobby-none-text = Open one and others can join you here.
lobby-open = Open a table
lobby-waiting = waiting for players
lobby-running = being played
lobby-join = Join
lobby-watch = Watch
lobby-back = Back to my seat
lobby-seats = { $free ->
    [one] one free seat
   *[other] { $free } free seats
}
lobby-nameless = Table { $table }
room-title = Waiting for the others
room-text = The game starts as soon as every seat is taken.
from-file = from a file
from-file-text = This game goes on from a file: whoever has it may know what is to come.
luck-title = Help to shuffle
luck-text = The server has fixed its secret already. Words that you add now are mixed in, so that not even the server can choose the cards. Everybody here can see them.
luck-words = Your words
luck-add = Mix in
luck-added = Mixed in: { $words }
room-invite = Invite by link
room-link = Whoever opens this link can take a seat.
room-watch-link = Link for guests who only watch
room-copy = Copy
room-copied = Copied
room-share = Share
room-seats = At the table
room-here = here
room-away = away
room-you = you
room-free = free
room-bot = bot
room-start = Fill up with bots and start
room-leave = Leave the table
room-join-title = Take a seat
room-join-text = A name is enough.
room-your-name = Your name
room-join = Sit down
room-full = Every seat is taken.
room-gone = This table does not exist any more.
room-gone-text = Perhaps the link is incomplete, or the game ended long ago.
room-options = Agreed

## Rules

rules-pages = Rules pages
rules-base = The base game
rules-lesson = Learn it by playing
rules-missing = There is no such page.
rules-reconstructed = Some of its pieces are not known from public sources. They were chosen so that everything the rules say holds.

## Learning by playing

learn-title = Your first game
learn-text = In your turn you take money or buy a building; what you have bought you build. Have a look, then play: somebody sits beside you and explains.
learn-take-title = Take money
learn-take = One card of any value, or several small ones worth 5 at most together.
learn-buy-title = Buy a building
learn-buy = In the currency of its space. Pay exactly, and you may act again.
learn-build-title = Build
learn-build = Wall to wall, open to open, everything reachable on foot. Long outer walls and most buildings of a type score.
learn-begin = Sit down and play
lesson-next = Next
lesson-close = Play on
lesson-stop = End the lesson and play on

## Replay

replay-title = Replay
replay-text = Step through a game from every seat, or with all cards open, and play on from any moment.
replay-file = Open a record or a position
replay-file-text = Drop a file here, or choose one.
replay-choose = Choose a file
replay-finished = Finished games on this device
replay-too-big = This file is too big to be a game.
replay-controls = Replay
replay-first = To the beginning
replay-back = One move back
replay-forward = One move on
replay-play = Play
replay-pause = Pause
replay-eyes = Whose cards are seen
replay-open = Everything open
replay-seat = as { $name } sees it
replay-play-on = Play on from here
replay-download = Download
replay-close = Close
