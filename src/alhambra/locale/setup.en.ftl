### Set-up: the start page, choosing modules and seats, saved set-ups, in English.

start-game = Game
start-continue-text = where it is your turn first
start-turns = { $count ->
    [one] It is your turn in one game
   *[other] It is your turn in { $count } games
}
turn-yours = your turn
turn-of = { $name }’s turn

## Modules

preset-boxes = Whole boxes …
module-pinned = { $name }: in every draw
module-banned = { $name }: never drawn
module-whole-page = Open the rules pages
module-draw = Draw at random
module-draw-most = How much is drawn at most
module-draw-by = What limits the draw
module-draw-count = modules
module-draw-weight = weight
module-drawn = { $count ->
    [0] Nothing is left to draw from.
    [one] One module drawn, weight { $weight }.
   *[other] { $count } modules drawn, weight { $weight }.
}
module-my-boxes = My boxes
boxes-choose = Boxes I own …
boxes-owned = { $count ->
    [one] One box of mine
   *[other] { $count } boxes of mine
}
boxes-text = Draws come from the boxes you own. If you mark none, from all of them.
modules-weight = weight { $weight }
length-players = with { $players } players

## Seats

seat-looks = Colour and face of player { $number }
seat-colours = Colour
seat-faces = Face
seat-face = Face { $number }
seat-third = Third at the table
seat-third-bot = A bot
seat-dirk = With two players Dirk sits in: nobody plays him. He is dealt six tiles at the start and more after the first two scorings, and scores with them for the most buildings of each type.
time-limit = { $unit ->
    [seconds] { $count } seconds
    [minutes] { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
    [hours] { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
   *[days] { $count ->
        [one] 1 day
       *[other] { $count } days
    }
}
time-limit-none = no limit
time-away = { $unit ->
    [seconds] after { $count } seconds away
    [minutes] { $count ->
        [one] after 1 minute away
       *[other] after { $count } minutes away
    }
    [hours] { $count ->
        [one] after 1 hour away
       *[other] after { $count } hours away
    }
   *[days] { $count ->
        [one] after 1 day away
       *[other] after { $count } days away
    }
}
time-away-none = never

## Set-ups that are kept and sent

setups = Saved set-ups
setup-name = Name for this set-up
setup-save = Save
setup-discard = Delete “{ $name }”
setup-link = Link to this set-up
setup-link-text = Whoever opens it finds modules, options, seats and clock set up like this.
link-partly = Nobody here knows this part of the set-up: { $names }. Everything else is set up as it says.
link-later = This set-up comes from a newer version; what is known here is set up.
reason-bad-colours = Every player needs a colour of their own.
