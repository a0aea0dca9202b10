### Die Texte der übrigen Seiten im Browser, auf Deutsch.

## Auf jeder Seite

nav-label = Seiten
nav-home = Alhambra: zur Startseite
nav-new = Neues Spiel
nav-lobby = Tische
nav-learn = Lernen
nav-rules = Regeln
nav-replay = Rückblick
pages-language = Sprache
language-en = English
language-de = Deutsch
unknown-page = Diese Seite gibt es nicht
unknown-page-text = Vielleicht ist der Link unvollständig.
guest-name = Gast
loading = Einen Moment …
server-silent = Der Server antwortet nicht. Bitte versuche es gleich noch einmal.
fan-work = Inoffizielle Arbeit von Fans mit eigenen Zeichnungen, ohne Verbindung zum Verlag oder zum Autor des Brettspiels.
moves-so-far = { $moves ->
    [0] gerade begonnen
    [one] bisher ein Zug
   *[other] bisher { $moves } Züge
}

## Start

start-tagline = Baue den schönsten Palast von Granada, Plättchen für Plättchen, in diesem Spiel um Mauern, Geld und den rechten Moment.
start-now = Gleich spielen
start-opponents = Gegner
start-level = Stärke
start-choose = Wählen …
start-play = Spiel starten
start-continue = Deine Spiele
start-go-on = Weiter
start-ways = Weitere Möglichkeiten
start-friends = Mit Freunden
start-friends-text = Schicke einen Link; jeder spielt an seinem Gerät, sofort oder über Tage.
start-screen = An einem Bildschirm
start-screen-text = Reicht das Gerät herum; niemand sieht fremde Karten.
start-watch = Tische und Gäste
start-watch-text = Setz dich an einen öffentlichen Tisch oder schau zu.
start-learn = Spielend lernen
start-learn-text = Deine ersten Züge mit jemandem, der sie erklärt.
start-advised = Neu hier? Fang damit an.
start-rules = Regeln
start-rules-text = Das Spiel in Kürze und eine Seite für jedes Modul.
start-replay = Rückblick
start-replay-text = Geh ein beendetes Spiel, eine Aufzeichnung oder eine Stellung Zug für Zug durch.

## Zusammenstellungen und Boxen

presets = Fertige Zusammenstellungen
preset-first-name = Erstes Spiel
preset-first-text = Nur das Grundspiel: So fängt man am besten an.
preset-recommended-name = Empfohlen
preset-recommended-text = Wesir, Diamanten und Palastplaner: viel gelobt und schnell gelernt.
preset-court-name = Bei Hofe
preset-court-text = Charaktere, Schatzkammer und der Schlüssel zum Tor: in jedem Zug mehr zu entscheiden.
preset-last-name = Wie zuletzt
preset-last-text = Die Module, die du zuletzt gewählt hast.
preset-box-1-name = Box 1
preset-box-1-text = Alles, was aus der ersten Box spielbar ist.
preset-box-2-name = Box 2
preset-box-2-text = Alles, was aus der zweiten Box spielbar ist.
preset-box-3-name = Box 3
preset-box-3-text = Alles, was aus der dritten Box spielbar ist.
preset-box-4-name = Box 4
preset-box-4-text = Alles, was aus der vierten Box spielbar ist.
preset-box-5-name = Box 5
preset-box-5-text = Alles, was aus der fünften Box spielbar ist.
preset-box-6-name = Box 6
preset-box-6-text = Alles, was aus der sechsten Box spielbar ist.
preset-queenie-name = Queenies
preset-queenie-text = Die zwei kleinen Beigaben.
preset-designers-name = Autoren
preset-designers-text = Module von den Autoren anderer Spiele.
preset-fans-name = Fans
preset-fans-text = Module, die sich Alhambra-Spieler ausgedacht haben.
preset-everything-name = Alles
preset-everything-text = Alle Module auf einmal. Für alle, die sie schon kennen.
box-number = Box { $box }
box-queenie = Queenies
box-designers = Autoren
box-fans = Fans
box-others = Von anderswo

## Ein neuer Tisch

new-title = Ein neues Spiel
new-start = Spiel starten
new-open = Tisch eröffnen
modules = Module
modules-text = so viele du magst, in jeder Mischung
modules-chosen = { $count ->
    [0] Grundspiel
    [one] Grundspiel und ein Modul
   *[other] Grundspiel und { $count } Module
}
length = etwa { $minutes } Minuten
length-how = Entscheidungen, in Spielen zwischen Bots gezählt, { $seconds } Sekunden für jede eines Menschen
module-search = Suchen
module-box = Box
module-all-boxes = Alle Boxen
module-weights = Anspruch
module-all-weights = Jeder Anspruch
module-weight = { $weight ->
    [1] leicht
    [2] mittel
   *[other] reichhaltig
}
module-rules = Regeln: { $name }
module-none-found = Dazu passt kein Modul.
seats = Wer spielt mit?
seat-add = noch jemand
seat-remove = Spieler { $number } entfernen
seat-kind = Wer ist Spieler { $number }?
seat-kind-human = Person
seat-kind-bot = Bot
seat-kind-open = Freier Platz
seat-name = Name von Spieler { $number }
seat-bot = Welcher Bot ist Spieler { $number }?
seat-open = freier Platz
seat-open-text = für alle mit dem Link
bot-random = zufällig
bot-random-text = irgendein erlaubter Zug, ohne nachzudenken
bot-novice = Neuling
bot-novice-text = lernt noch: kauft und baut, übersieht aber, was die anderen wollen
bot-easy = leicht
bot-easy-text = hat die richtigen Ideen und verschätzt sich oft
bot-normal = normal
bot-normal-text = solide und schnell, denkt einen Zug weit
bot-hard = schwer
bot-hard-text = spielt im Kopf weiter, bevor er sich entscheidet
bot-master = Meister
bot-master-text = denkt über jeden Zug ein, zwei Sekunden nach
bot-adapt = passt sich an
adapt-text = spielt so stark, dass du etwa die Hälfte der Partien gewinnst; jetzt auf Stufe { $step } von { $of } ({ $games ->
    [0] noch keine Partie
    [one] { $won } von einer Partie gewonnen
   *[other] { $won } von { $games } Partien gewonnen
}). Nach einem Sieg wird er stärker, nach einer Niederlage schwächer; das merkt sich nur dieses Gerät
adapt-stronger = Beim nächsten Mal sind die Bots, die sich dir anpassen, eine Stufe stärker.
adapt-weaker = Beim nächsten Mal sind die Bots, die sich dir anpassen, eine Stufe schwächer.
seat-characters = Charakter
style-none = ohne Vorliebe
style-none-text = bewertet alles so, wie es ist
style-builder = Mauerbauerin
style-builder-text = will die längste Mauer der Stadt, und dann noch ein Stück
style-spender = Verschwenderin
style-spender-text = kann kein Geld auf der Hand behalten und zahlt lieber zu viel, als zu warten
style-miser = Geizhals
style-miser-text = hält sein Geld zusammen und gibt es nur für gute Geschäfte aus
style-gambler = Zockerin
style-gambler-text = setzt ihr Geld auf eine Währung und hofft auf das passende Gebäude
style-spoiler = Störenfried
style-spoiler-text = nimmt den anderen weg, was sie haben wollen, auch auf eigene Kosten
table-options = Regeln und Tisch
option-score-at-once = Sofort werten, wenn eine Wertungskarte erscheint (Ausgabe von 2024)
option-open-attack-card = Die Richtung des nächsten Angriffs liegt offen
table-public = Alle können diesen Tisch finden, mitspielen und zuschauen
table-hints = Alle dürfen nach Tipps fragen
hints-on = Alle dürfen nach Tipps fragen.
hints-off = An diesem Tisch gibt es keine Tipps.
table-name = Name des Tisches
table-clock = Zeit für einen Zug
table-takeover = Ein Bot springt ein

## Tische und Warteräume

lobby-title = Tische
lobby-none = Zurzeit gibt es keinen öffentlichen Tisch.
lobby-none-text = Eröffne einen, dann können andere hier dazukommen.
lobby-open = Tisch eröffnen
lobby-waiting = wartet auf Mitspieler
lobby-running = wird gespielt
lobby-join = Mitspielen
lobby-watch = Zuschauen
lobby-back = Zu meinem Platz
lobby-seats = { $free ->
    [one] ein freier Platz
   *[other] { $free } freie Plätze
}
lobby-nameless = Tisch { $table }
room-title = Warten auf die anderen
room-text = Das Spiel beginnt, sobald alle Plätze besetzt sind.
from-file = aus einer Datei
from-file-text = Diese Partie geht von einer Datei aus weiter: Wer die Datei hat, weiß vielleicht, was kommt.
luck-title = Misch mit
luck-text = Der Server hat sein Geheimnis schon festgelegt. Worte, die du jetzt dazugibst, werden mitgemischt; so kann nicht einmal der Server die Karten bestimmen. Alle hier sehen sie.
luck-words = Deine Worte
luck-add = Mitmischen
luck-added = Mitgemischt: { $words }
room-invite = Per Link einladen
room-link = Wer diesen Link öffnet, kann sich dazusetzen.
room-watch-link = Link für Gäste, die nur zuschauen
room-copy = Kopieren
room-copied = Kopiert
room-share = Teilen
room-seats = Am Tisch
room-here = da
room-away = nicht da
room-you = du
room-free = frei
room-bot = Bot
room-start = Mit Bots auffüllen und starten
room-leave = Tisch verlassen
room-join-title = Setz dich dazu
room-join-text = Ein Name genügt.
room-your-name = Dein Name
room-join = Hinsetzen
room-full = Alle Plätze sind besetzt.
room-gone = Diesen Tisch gibt es nicht mehr.
room-gone-text = Vielleicht ist der Link unvollständig, oder das Spiel ist lange vorbei.
room-options = Vereinbart

## Regeln

rules-pages = Regelseiten
rules-base = Das Grundspiel
rules-lesson = Spielend lernen
rules-missing = So eine Seite gibt es nicht.
rules-reconstructed = Einige seiner Teile sind aus öffentlichen Quellen nicht bekannt. Sie wurden so gewählt, dass alles stimmt, was die Regeln sagen.

## Spielend lernen

learn-title = Dein erstes Spiel
learn-text = In deinem Zug nimmst du Geld oder kaufst ein Gebäude; was du gekauft hast, baust du. Schau es dir an, dann spiel: Jemand sitzt neben dir und erklärt.
learn-take-title = Geld nehmen
learn-take = Eine Karte von beliebigem Wert oder mehrere kleine, die zusammen höchstens 5 wert sind.
learn-buy-title = Ein Gebäude kaufen
learn-buy = In der Währung seines Feldes. Zahlst du passend, bist du noch einmal dran.
learn-build-title = Bauen
learn-build = Mauer an Mauer, offen an offen, alles zu Fuß erreichbar. Lange Außenmauern und die meisten Gebäude einer Art bringen Punkte.
learn-begin = Hinsetzen und spielen
lesson-next = Weiter
lesson-close = Weiterspielen
lesson-stop = Erklärung beenden und weiterspielen

## Rückblick

replay-title = Rückblick
replay-text = Geh ein Spiel von jedem Platz aus oder mit offenen Karten durch und spiel von jedem Moment an weiter.
replay-file = Eine Aufzeichnung oder Stellung öffnen
replay-file-text = Zieh eine Datei hierher oder wähle eine aus.
replay-choose = Datei auswählen
replay-finished = Beendete Spiele auf diesem Gerät
replay-too-big = Diese Datei ist zu groß für ein Spiel.
replay-controls = Rückblick
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-forward = Einen Zug weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-eyes = Wessen Karten man sieht
replay-open = Alles offen
replay-seat = wie { $name } es sieht
replay-play-on = Von hier weiterspielen
replay-download = Herunterladen
replay-close = Schließen
