### Reaching people whose tab is closed, in English.

reach-title = { $game }: it is your turn
reach-title-again = { $game } is still waiting for you
reach-title-many = { $count } games are waiting for you
reach-title-test = Alhambra reaches you here
reach-test = You will be told here when a game waits for you.
reach-since = { $count ->
    [one] One move since yours; { $last } made it.
   *[other] { $count } moves since yours, the last by { $last }.
}
reach-same-turn = Your turn is not over yet.
reach-first = The game has begun.
reach-scored = There was a scoring: { $points }.
reach-more = { $count ->
    [one] and one more game
   *[other] and { $count } more games
}
reach-mail-foot = You asked for these mails. No more of them: { $stop }
reach-confirm-title = Do you want mails when a game waits for you?
reach-confirm = Somebody, probably you, wants to be told at this address when a game of Alhambra at { $host } waits for them. If that was you, open this page:

    { $link }

    If not, do nothing: no further mail will come.

reason-bad-address = No message can be sent to this address.
reason-https-only = Only addresses that begin with https:// are possible.
reason-bad-port = Only the usual port of https is possible.
reason-private-address = This address belongs to a private network.
reason-not-offered = The host of this server does not offer that.
reason-no-such-way = This way is not there any more.
reason-too-many-ways = That is one way too many; remove another one first.
reason-too-many-changes = Too many changes; try again later.
reason-too-many-messages = Too many messages; try again later.
reason-bad-link = This link does not do anything any more.
