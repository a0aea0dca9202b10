### What the server says, in English.

no-client = The client is not built here. Install the package with Node, or play with: alhambra play --terminal
browser-address = Alhambra is ready: { $address }
browser-stop = Ctrl-C ends it; your games are kept.
browser-already = Alhambra already runs here: { $address }

reason-stale = The table has moved on.
reason-not-your-turn = Somebody else is asked.
reason-not-seated = Only players at the table can do that.
reason-not-started = The game has not begun.
reason-already-started = The game has begun already.
reason-not-over = The game is not over.
reason-bad-key = This link does not open this table.
reason-no-such-table = There is no such table.
reason-no-such-seat = There is no such seat.
reason-no-such-bot = There is no such bot.
reason-no-such-module = There is no such module.
reason-seat-taken = Somebody has this seat.
reason-seat-present = The player in this seat is here.
reason-table-full = No seat is open.
reason-unknown-question = That is never asked out of turn.
reason-bad-message = The message is not written as it should be.
reason-bad-request = The request is not written as it should be.
reason-bad-setup = Such a game cannot be played.
reason-bad-file = The file cannot be read.
reason-say-hello = Say hello first.
reason-too-long = That is too long.
reason-too-fast = Too many messages at once.
reason-too-many-tables = Too many new tables; try again later.
reason-not-found = There is nothing here.
reason-not-saved = Something went wrong; nothing was changed.
reason-outdated = This game began under revision { $made } of the rules “{ $rules }”, and this program plays revision { $now }. Under other rules it would become another game. It is kept as it is; the version of the program that began it can go on with it.
reason-no-such-room = This game is played with the module “{ $rules }”, which is not here now. It is kept as it is and goes on when the module is back.
reason-damaged = This game cannot be played again from its log. It is kept as it is.
reason-hints-off = At this table nobody gets hints.
reason-too-many-hints = One hint after the other, please.
reason-no-hint = There is no hint now.
