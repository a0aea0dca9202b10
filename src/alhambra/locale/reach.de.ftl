### Leute erreichen, die die Seite nicht offen haben, auf Deutsch.

reach-title = { $game }: Du bist dran
reach-title-again = { $game } wartet noch auf dich
reach-title-many = { $count } Partien warten auf dich
reach-title-test = Alhambra erreicht dich hier
reach-test = Hier erfährst du, wenn eine Partie auf dich wartet.
reach-since = { $count ->
    [one] Ein Zug seit deinem, und zwar von { $last }.
   *[other] { $count } Züge seit deinem, der letzte von { $last }.
}
reach-moves = { $count ->
    [one] Ein Zug seit deinem.
   *[other] { $count } Züge seit deinem.
}
reach-same-turn = Dein Zug ist noch nicht zu Ende.
reach-first = Die Partie hat begonnen.
reach-scored = Es wurde gewertet: { $points }.
reach-more = { $count ->
    [one] und eine weitere Partie
   *[other] und { $count } weitere Partien
}
reach-mail-foot = Du hast diese Mails bestellt. Keine mehr: { $stop }
reach-confirm-title = Möchtest du Mails, wenn eine Partie auf dich wartet?
reach-confirm = Jemand, vermutlich du, möchte an dieser Adresse erfahren, wenn eine Partie Alhambra auf { $host } wartet. Warst du das, dann öffne diese Seite:

    { $link }

    Wenn nicht, tu einfach nichts: Es kommt keine weitere Mail.

reason-bad-address = An diese Adresse lässt sich nichts schicken.
reason-https-only = Die Adresse muss mit https:// beginnen.
reason-bad-port = Nur der übliche Port von https ist möglich.
reason-private-address = Diese Adresse gehört zu einem privaten Netz.
reason-not-offered = Das bietet dieser Server nicht an.
reason-no-such-way = Diesen Weg gibt es nicht mehr.
reason-too-many-ways = Das ist ein Weg zu viel; entferne zuerst einen anderen.
reason-too-many-changes = Zu viele Änderungen; versuche es später noch einmal.
reason-too-many-messages = Zu viele Nachrichten; versuche es später noch einmal.
reason-bad-link = Dieser Link gilt nicht mehr.

## Die Seite, auf der Leute sagen, wie sie erreicht werden

reach-me = Sag mir Bescheid
reach-me-text = Erfahre, wenn eine Partie auf dich wartet, auch bei geschlossener Seite.
reach-intro = Du erfährst, wenn eine Partie auf dich wartet und du seit einer Minute nicht am Tisch bist. Eine Nachricht nennt die Partie und was seither geschah, nie, was du auf der Hand hast. Nichts wird verschickt, was du hier nicht einschaltest.
reach-push = Mitteilungen auf deinen Geräten
reach-push-here = Auf diesem Gerät Bescheid sagen
reach-push-others = Deine anderen Geräte
reach-push-denied = Dieser Browser erlaubt hier keine Mitteilungen. In seinen Einstellungen zu dieser Seite kannst du sie erlauben.
reach-push-install = Auf iPhone und iPad muss diese Seite erst installiert werden: Tippe auf „Teilen“, dann „Zum Home-Bildschirm“, öffne Alhambra von dort und komm auf diese Seite zurück.
reach-push-missing = Dieser Browser kann keine Mitteilungen geschlossener Seiten zeigen. Über eine Adresse ohne https kann es keiner.
reach-push-failed = Der Mitteilungsdienst des Browsers antwortet nicht.
reach-webhook = Webhook
reach-webhook-text = Für einen Raum in Discord, Slack oder Matrix, für ntfy oder ein eigenes Programm. Alle in diesem Raum lesen die Namen der Partie und ihrer Mitspieler.
reach-webhook-address = Adresse des Webhooks
reach-format = Format
reach-format-guess = je nach Adresse
reach-format-discord = Discord
reach-format-slack = Slack
reach-format-matrix = Matrix
reach-format-ntfy = ntfy
reach-format-json = reines JSON
reach-mail = Mail
reach-mail-text = Du bekommst zuerst eine Mail mit einem Link; bevor du ihn geöffnet hast, kommt nichts weiter. Jede Mail kann mit einem Klick die letzte sein.
reach-mail-address = Mailadresse
reach-mail-example = du@example.org
reach-add = Hinzufügen
reach-on = an
reach-try = Probe schicken
reach-ask-again = Link noch einmal schicken
reach-remove = Entfernen
reach-unconfirmed = wartet auf deine Antwort per Mail
reach-sending = Unterwegs …
reach-arrived = Die Probe ist angekommen.
reach-trouble-no-answer = Dort antwortet niemand; es wird später noch einmal versucht.
reach-trouble-refused = Die letzte Nachricht wurde dort abgelehnt.
reach-trouble-bad-address = An diese Adresse lässt sich nichts schicken.
reach-trouble-bad-port = Nur der übliche Port von https ist möglich.
reach-trouble-https-only = Die Adresse muss mit https:// beginnen.
reach-trouble-private-address = Diese Adresse gehört zu einem privaten Netz.
reach-trouble-not-offered = Das bietet dieser Server nicht mehr an.
reach-when = Wann
reach-quiet = Ruhezeit
reach-quiet-from = Ruhe ab
reach-quiet-to = Ruhe bis
reach-remind = Erinnere mich, wenn ich nicht komme
reach-remind-0 = nie
reach-remind-180 = nach 3 Stunden
reach-remind-720 = nach 12 Stunden
reach-remind-1440 = nach einem Tag
reach-remind-4320 = nach drei Tagen
reach-gather = Bei mehreren Partien
reach-gather-0 = jede sofort
reach-gather-60 = zusammen, höchstens stündlich
reach-gather-240 = zusammen, höchstens alle 4 Stunden
reach-gather-1440 = zusammen, höchstens einmal am Tag
reach-muted = Stummgeschaltete Tische
reach-unmute = Wieder hören
reach-mute-table = Keine Nachrichten von diesem Tisch
reach-confirm-text = Soll Alhambra dir Mails schicken, wenn eine Partie auf dich wartet?
reach-confirm-yes = Ja, gern
reach-confirm-done = Erledigt: Du erfährst es per Mail.
reach-stop-text = Sollen keine Mails mehr kommen?
reach-stop-yes = Keine Mails mehr
reach-stop-done = Erledigt: Es kommt keine weitere Mail.
