### People without accounts: their games, their devices, what they hold, in English.

reason-unknown-device = This device is signed out here.
reason-too-many-people = Too many new people from here; try again later.
