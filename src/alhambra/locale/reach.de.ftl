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
reason-bad-link = Dieser Link bewirkt nichts mehr.
