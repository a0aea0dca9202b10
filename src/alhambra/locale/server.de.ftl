### Was der Server sagt, auf Deutsch.

no-client = Die Oberfläche ist hier nicht gebaut. Installiere das Paket mit Node oder spiele mit: alhambra play --terminal
browser-address = Alhambra ist bereit: { $address }
browser-stop = Strg-C beendet es; deine Spiele bleiben erhalten.
browser-already = Alhambra läuft hier schon: { $address }

reason-stale = Am Tisch ging es schon weiter.
reason-not-your-turn = Jemand anders ist gefragt.
reason-not-seated = Das geht nur mit einem Platz am Tisch.
reason-not-started = Die Partie hat noch nicht begonnen.
reason-already-started = Die Partie hat schon begonnen.
reason-not-over = Die Partie ist noch nicht zu Ende.
reason-bad-key = Dieser Link passt hier nicht.
reason-no-such-table = Diesen Tisch gibt es nicht.
reason-no-such-seat = Diesen Platz gibt es nicht.
reason-no-such-bot = Diesen Bot gibt es nicht.
reason-no-such-module = Dieses Modul gibt es nicht.
reason-seat-taken = Dieser Platz ist vergeben.
reason-seat-present = Wer diesen Platz hat, ist da.
reason-table-full = Kein Platz ist frei.
reason-unknown-question = Das wird außerhalb des eigenen Zuges nie gefragt.
reason-bad-message = Die Nachricht ist nicht so geschrieben, wie sie sein sollte.
reason-bad-request = Die Anfrage ist nicht so geschrieben, wie sie sein sollte.
reason-bad-setup = So kann man nicht spielen.
reason-bad-file = Die Datei lässt sich nicht lesen.
reason-say-hello = Erst muss man sich vorstellen.
reason-too-long = Das ist zu lang.
reason-too-fast = Zu viele Nachrichten auf einmal.
reason-too-many-tables = Zu viele neue Tische; bitte später noch einmal.
reason-not-found = Hier ist nichts.
reason-not-saved = Etwas ging schief; nichts wurde geändert.
reason-outdated = Diese Partie begann mit Fassung { $made } der Regeln „{ $rules }“, und dieses Programm spielt Fassung { $now }. Nach anderen Regeln würde eine andere Partie daraus. Sie bleibt, wie sie ist; die Programmversion, mit der sie begann, kann sie fortsetzen.
reason-no-such-room = Diese Partie wird mit dem Modul „{ $rules }“ gespielt, das gerade fehlt. Sie bleibt, wie sie ist, und geht weiter, sobald das Modul wieder da ist.
reason-damaged = Diese Partie lässt sich aus ihrem Protokoll nicht wiederherstellen. Sie bleibt, wie sie ist.
reason-hints-off = An diesem Tisch gibt es für niemanden Tipps.
reason-too-many-hints = Bitte einen Tipp nach dem anderen.
reason-no-hint = Gerade gibt es keinen Tipp.
