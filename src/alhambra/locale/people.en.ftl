### People without accounts: their games, their devices, what they hold, in English.

reason-unknown-device = This device is signed out here.
reason-too-many-people = Too many new people from here; try again later.
reason-bad-carry = This link has been used, or it is too old. Make a new one.
reason-no-such-device = You have no such device.
reason-seat-is-theirs = In a game that runs, a seat is its person’s: a bot can only stand in.
reason-hosts-only = Only whoever runs this server can see that.

# The start page
start-finished = Finished games
finished-all = { $count ->
    [one] Show it
   *[other] Show all { $count }
}
game-won = You won
game-won-by = { $names } won
game-resigned = you resigned
games-offline = no connection: as last seen
games-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
time-now = just now
time-left = { $span } left
mine-devices-link = My devices

# What is mine
mine-title = Mine, on every device
mine-text = You need no account. This browser keeps one key that holds all your seats; the server knows only its fingerprint.
mine-carry = Play on another device
mine-carry-text = Open your games on a phone or another computer. Nobody but you should see this link.
mine-carry-make = Show link and code
mine-carry-again = Make a new one
mine-square = QR code of the link
mine-scan = Scan the code with the other device, or open the link there:
mine-link = Link for your other device
mine-once = It works once, { $time }.
mine-devices = Your devices
mine-nameless = A device
mine-here = this one
mine-seen = last used: { $time }
mine-sign-out = Sign out
mine-sign-out-sure = Really sign out?
mine-sign-out-text = A device that is signed out opens none of your games any more, at once. Links to your seats that you have passed on end, too, and so does a link for another device that nobody has used yet.
mine-all = Everything of yours
mine-save-text = One file with your devices, your games, what you did, ordered and said there, and the records of finished games.
mine-save = Save everything
mine-delete-text = Deleting cannot be undone. In running games a bot takes your seat and the others are told; from finished games your name goes. Games you played without other people are deleted, and so is all you wrote.
mine-delete = Delete everything
mine-delete-sure = Really delete everything?
mine-nothing = Nothing is yours yet: play a game first.

# Coming with a link
carry-title = Make this device yours
carry-text = All your games will be here, and whatever you play here will be on your other devices.
carry-along = { $count ->
    [one] The game of this device comes along.
   *[other] The { $count } games of this device come along.
}
carry-come = This is my device
carry-warning = Do this only with a link that you made yourself: whoever made it can open the games of this device.

# Leaving a game
resigned-title = You have resigned
resigned-text = A bot plays your seat to the end. Your points stay with it; nobody can take the seat back.
resigned-over = The game is over by now.
offered-title = Your seat is free
offered-text = Whoever comes may take it and play on with your cards. Until then a bot plays.
watch-on = Keep watching
offer-seat = Let somebody else take my seat
offer-seat-sure = Really? They will see your cards.
seat-given-up = { $name } has left. A bot plays on.
seat-stood-in = A bot stands in for { $name }.
seat-back = { $name } is back.
stand-in = a bot stands in until they are back
