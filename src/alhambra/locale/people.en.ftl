### People without accounts: their games, their devices, what they hold, in English.

reason-unknown-device = This device is signed out here.
reason-too-many-people = Too many new people from here; try again later.
reason-bad-carry = This link has been used, or it is too old. Make a new one.
reason-no-such-device = You have no such device.
reason-seat-is-theirs = In a game that runs, a seat is its person’s: a bot can only stand in.
