### Leute ohne Konto: ihre Partien, ihre Geräte, was ihnen gehört, auf Deutsch.

reason-unknown-device = Dieses Gerät ist hier abgemeldet.
reason-too-many-people = Zu viele neue Leute von hier; bitte später noch einmal.
reason-bad-carry = Dieser Link wurde schon benutzt oder ist zu alt. Lass dir einen neuen geben.
reason-no-such-device = Ein solches Gerät hast du nicht.
reason-seat-is-theirs = In einer laufenden Partie gehört der Platz seinem Menschen: Ein Bot kann nur einspringen.
reason-hosts-only = Das sieht nur, wer diesen Server betreibt.

# Die Startseite
start-finished = Beendete Partien
finished-all = { $count ->
    [one] Zeigen
   *[other] Alle { $count } zeigen
}
game-won = Du hast gewonnen
game-won-by = Gewonnen: { $names }
game-resigned = du hast aufgegeben
games-offline = keine Verbindung: der letzte Stand
games-unread = { $count ->
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
time-now = gerade eben
time-left = noch { $span }
mine-devices-link = Meine Geräte

# Was mir gehört
mine-title = Deins, auf jedem Gerät
mine-text = Du brauchst kein Konto. Dieser Browser bewahrt einen Schlüssel auf, zu dem alle deine Plätze gehören; der Server kennt nur dessen Fingerabdruck.
mine-carry = Auf einem anderen Gerät weiterspielen
mine-carry-text = Öffne deine Partien auf dem Handy oder an einem anderen Computer. Diesen Link solltest nur du sehen.
mine-carry-make = Link und Code zeigen
mine-carry-again = Neuen machen
mine-square = QR-Code des Links
mine-scan = Scanne den Code mit dem anderen Gerät oder öffne dort den Link:
mine-link = Link für dein anderes Gerät
mine-once = Er gilt einmal, { $time }.
mine-devices = Deine Geräte
mine-nameless = Ein Gerät
mine-here = dieses hier
mine-seen = zuletzt benutzt: { $time }
mine-sign-out = Abmelden
mine-sign-out-sure = Wirklich abmelden?
mine-sign-out-text = Ein abgemeldetes Gerät öffnet sofort keine deiner Partien mehr. Auch Links zu deinen Plätzen, die du weitergegeben hast, gelten dann nicht mehr, ebenso wenig ein Link für ein anderes Gerät, der noch nicht benutzt ist.
mine-all = Alles von dir
mine-save-text = Eine Datei mit deinen Geräten, deinen Partien, was du dort getan, beauftragt und geschrieben hast, und den Aufzeichnungen beendeter Partien.
mine-save = Alles speichern
mine-delete-text = Löschen lässt sich nicht rückgängig machen. In laufenden Partien übernimmt ein Bot deinen Platz, und die anderen erfahren es; aus beendeten Partien verschwindet dein Name. Partien ohne andere Menschen werden gelöscht, ebenso alles, was du geschrieben hast.
mine-delete = Alles löschen
mine-delete-sure = Wirklich alles löschen?
mine-nothing = Hier gehört dir noch nichts: Spiel erst einmal eine Partie.

# Mit einem Link kommen
carry-title = Dieses Gerät zu deinem machen
carry-text = Alle deine Partien sind dann hier, und was du hier spielst, ist auch auf deinen anderen Geräten.
carry-along = { $count ->
    [one] Die Partie dieses Geräts kommt mit.
   *[other] Die { $count } Partien dieses Geräts kommen mit.
}
carry-come = Das ist mein Gerät
carry-warning = Tu das nur mit einem Link, den du selbst gemacht hast: Wer ihn gemacht hat, kann die Partien dieses Geräts öffnen.

# Eine Partie verlassen
resigned-title = Du hast aufgegeben
resigned-text = Ein Bot spielt auf deinem Platz zu Ende. Deine Punkte bleiben dort; niemand bekommt den Platz zurück.
resigned-over = Die Partie ist inzwischen zu Ende.
offered-title = Dein Platz ist frei
offered-text = Wer kommt, kann ihn nehmen und mit deinen Karten weiterspielen. Bis dahin spielt ein Bot.
watch-on = Weiter zuschauen
offer-seat = Meinen Platz jemand anderem überlassen
offer-seat-sure = Wirklich? Wer kommt, sieht deine Karten.
seat-given-up = { $name } ist gegangen. Ein Bot spielt weiter.
seat-stood-in = Ein Bot springt für { $name } ein.
seat-back = { $name } ist wieder da.
stand-in = ein Bot springt ein, bis sie wieder da sind
