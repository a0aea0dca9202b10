### Clocks, pauses, days off, and what people at a table agree on, in English.

clock-title = Time to think
clock-none = no clock
clock-lively = lively
clock-evening = one evening
clock-days = over days
clock-own = our own
clock-bank = Reserve for the whole game
clock-nothing = none
clock-soft = The clock is only for show: nothing happens when time is up
clock-late = When somebody’s time is up
clock-late-answer = a bot finishes this turn
clock-late-stand-in = a bot plays until they are back
clock-late-ask = the others are asked
clock-night = Nobody’s time runs out at night
clock-holidays = Days off for each of you
clock-says-none = Everybody takes the time they need.
clock-says-turn = Time for a turn: { $span }.
clock-says-bank = Reserve for the whole game: { $span }.
clock-says-soft = The clock is only for show.
clock-says-answer = When both are used up, a bot finishes the turn.
clock-says-stand-in = When time is up, a bot plays until the person is back.
clock-says-ask = When time is up, the others decide whether a bot goes on.
clock-says-night = What would end between 10 in the evening and 8 in the morning waits until 8.
clock-says-holidays = { $count ->
    [one] Each of you may take one day off.
   *[other] Each of you may take { $count } days off.
}

time-of-turn = Time left, until { $until }
time-of-bank = Reserve, until { $until }
time-over = The time for this turn is over

pause-title = A break
pause-chip = break
pause-text = If everybody agrees, nobody’s time runs. Anybody can end the break.
pause-wished = Would like a break: { $names }
pause-wish = I would like a break
pause-unwish = No break after all
pause-is = This is a break: nobody’s time runs.
pause-end = Go on

holiday-title = Days off
holiday-text = { $count ->
    [one] You have one day off left. Your time does not run then, and you may still play.
   *[other] You have { $count } days off left. Your time does not run then, and you may still play.
}
holiday-none = You have used up your days off.
holiday-take = Take them now
holiday-is = You have days off until { $date }.
holiday-end = I am back already

matter-pause = { $name } would like a break.
matter-pause-yes = Agreed
matter-late = { $name } has run out of time. Shall a bot go on until { $name } is back?
matter-late-yes = A bot goes on
matter-late-no = We wait
matter-seat = Shall somebody new take the seat of { $name }? They would see its cards.
matter-seat-yes = Agreed
seat-yours-stood-in = A bot plays for you.
seat-yours-offered = A bot plays for you, and somebody new may take your seat.
im-back = I am back
seek-somebody = Look for somebody new for the seat of { $name }
seek-asked = The others are asked.
lobby-wanted = { $free ->
    [one] somebody is wanted to take over a seat
   *[other] { $free } people are wanted to take over seats
}

note-paused = Everybody takes a break.
note-resumed = { $name } has ended the break.
note-late = { $name } has run out of time. The others decide whether to wait.
note-waits = The others wait for { $name }.
note-stands-in = All agreed: a bot plays until { $name } is back.
note-holiday = { $name } takes days off.
note-back = { $name } is back.
note-seat-asked = It was proposed to look for somebody new for the seat of { $name }.
note-seat-offered = All agreed: somebody new may take the seat of { $name }.
note-seat-given = { $name } gave their seat away.
note-ended = This game was ended by the people who run the server.
note-seat-taken = { $name } has taken over a seat.

reason-no-clock = There is no clock at this table.
reason-no-days-left = You do not have that many days off left.
reason-too-few-to-agree = Only two others or more can give a seat away. Its person can always do so.
