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
reach-moves = { $count ->
    [one] One move since yours.
   *[other] { $count } moves since yours.
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
reason-bad-link = This link no longer works.

## The page on which people say how they are reached

reach-me = Reach me
reach-me-text = Be told when a game waits for you, also while no page is open.
reach-intro = You are told when a game waits for you and you have been away from its table for a minute. A notice names the game and what happened since, never what you hold. Nothing is sent unless you switch it on here.
reach-push = Notices on your devices
reach-push-here = Tell me on this device
reach-push-others = Your other devices
reach-push-denied = This browser does not allow notices here. You can allow them in its settings for this page.
reach-push-install = On an iPhone or iPad this page must be installed first: touch “Share”, then “Add to Home Screen”, open Alhambra from there, and come back to this page.
reach-push-missing = This browser cannot show notices from closed pages. Over an address without https none can.
reach-push-failed = The browser’s push service does not answer.
reach-webhook = Webhook
reach-webhook-text = For a room in Discord, Slack or Matrix, for ntfy, or for a program of your own. Everybody in that room reads the names of the game and its players.
reach-webhook-address = Address of the webhook
reach-format = Format
reach-format-guess = by the address
reach-format-discord = Discord
reach-format-slack = Slack
reach-format-matrix = Matrix
reach-format-ntfy = ntfy
reach-format-json = plain JSON
reach-mail = Mail
reach-mail-text = You get one mail with a link first; nothing else is sent before you have opened it. Each mail can be the last by one click.
reach-mail-address = Mail address
reach-mail-example = you@example.org
reach-add = Add
reach-on = on
reach-try = Send a test
reach-ask-again = Send the link again
reach-remove = Remove
reach-unconfirmed = waits for your answer by mail
reach-sending = On its way …
reach-arrived = The test has arrived.
reach-trouble-no-answer = Nobody answers there; it is tried again later.
reach-trouble-refused = The last message was refused there.
reach-trouble-bad-address = No message can be sent to this address.
reach-trouble-bad-port = Only the usual port of https is possible.
reach-trouble-https-only = Only addresses that begin with https:// are possible.
reach-trouble-private-address = This address belongs to a private network.
reach-trouble-not-offered = The host of this server does not offer that any more.
reach-when = When
reach-quiet = Quiet hours
reach-quiet-from = Quiet from
reach-quiet-to = Quiet until
reach-remind = Remind me if I do not come
reach-remind-0 = never
reach-remind-180 = after 3 hours
reach-remind-720 = after 12 hours
reach-remind-1440 = after a day
reach-remind-4320 = after three days
reach-gather = Tell me of several games
reach-gather-0 = each at once
reach-gather-60 = together, at most once an hour
reach-gather-240 = together, at most every 4 hours
reach-gather-1440 = together, at most once a day
reach-muted = Tables that are muted
reach-unmute = Hear it again
reach-mute-table = No notices of this table
reach-confirm-text = Shall Alhambra send mails to you when a game waits for you?
reach-confirm-yes = Yes, send them
reach-confirm-done = Done: you will be told by mail.
reach-stop-text = Shall no more mails come to you?
reach-stop-yes = No more mails
reach-stop-done = Done: no further mail will come.
