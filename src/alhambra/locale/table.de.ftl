### Die Texte des Spieltisches im Browser, auf Deutsch.

## Rund um den Tisch

seat-number = Platz { $number }
players = Spieler
players-count = { $count } Spieler
cards-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
bot = Bot
away = Nicht da
starter = Startspieler
scorings-done = { $count ->
    [0] noch keine Wertung
    [one] eine Wertung vorbei
   *[other] { $count } Wertungen vorbei
}
elsewhere = Andere
undo = Rückgängig
restart-turn = Meinen Zug von vorn beginnen
turn-restarted = Dein Zug beginnt noch einmal von vorn.
if-scored-now = { $points } mehr, wenn jetzt gewertet würde
place-worth = Punkte für Platz { $place } in Wertung { $round }
undone = Zurückgenommen.
switch-language = English
menu = Menü
zoom-in = Näher
zoom-out = Weiter weg
zoom-home = Alles zeigen
back-to-own = Zurück zu meiner Alhambra
back-to-turn = Zurück zu dem, der dran ist
line-lost = Keine Verbindung. Neuer Versuch …
watching = Du schaust zu.
your-turn = Du bist dran.

## Markt, Geld und Hand

market-hint = passend gezahlt: noch eine Aktion
lot = Neben Feld { $number }
tokens = Figuren und Marken
money-hint = eine, oder mehrere bis 5
money-sum = zusammen { $sum }

## Die Frage

ask-act-long = Nimm Geld, kaufe ein Plättchen oder baue um.
ask-act-again-long = Passend gezahlt! Noch eine Aktion: Geld nehmen, kaufen oder umbauen.

thinking = { $name } überlegt …
ask-no-cell = Für { $tile } ist gerade kein Platz.
do-take = { $cards } nehmen
do-buy = { $tile } für { $pay } kaufen
do-buy-plain = Kaufen
do-place = { $tile } hier bauen
do-add = { $tile } hier anbauen
do-remove = Dieses Plättchen in die Reserve nehmen
do-exchange = { $tile } hier eintauschen
do-store = { $tile } in die Reserve legen
do-give = { $tile } an Dirk geben
hint = Tipp
hint-thinking = Ein Bot denkt nach …
effect-wall = Mauer { $now } → { $after }
price-now = kostet jetzt { $price }
paid = bisher { $sum }
paid-of = { $sum } von { $price }
cancel = Abbrechen
sure = Wirklich: { $move }?
variants = Wie
amount = Betrag
more = mehr

## Die Schublade

tab-log = Verlauf
tab-modules = Module
tab-standings = Stand
tab-tiles = Plättchen
tab-chat = Chat
tab-orders = Aufträge
drawer-larger = Größer
drawer-smaller = Kleiner
log-earlier = Früheres …
log-since = Seit deinem letzten Besuch
show-sheet = Wertung zeigen
no-modules = Das Grundspiel, ohne Module.
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
chat-mute = Chat stumm schalten
chat-muted = Der Chat ist auf diesem Gerät stumm.

## Wertung und Ende

previous = Zurück
next = Weiter
go-on = Weiterspielen
close = Schließen
last-sheet = Wertung
rematch = Revanche
rematch-join = Zur Revanche
replay = Noch einmal ansehen
record = Partie herunterladen
start-page = Startseite
fair-kept = Ehrlich gemischt: Das Geheimnis des Servers ist das, das er diesem Gerät versprochen hatte (Prüfsumme { $hash }…), mit den Worten von hier. „alhambra verify“ prüft jede Karte an der Partie.
fair-unseen = Die Prüfsumme { $hash }… stand vor dem ersten Zug fest, doch dieses Gerät hatte sie da noch nicht gesehen; „alhambra verify“ prüft sie an der Partie.
fair-broken = Nicht wie versprochen: Gemischt wurde mit einem anderen Geheimnis als dem, das der Server diesem Gerät versprochen hatte (Prüfsumme { $hash }…).
fair-file = Diese Partie ging von einer Datei aus weiter; jemand konnte also wissen, was kommt.

## Ein Bildschirm für mehrere

hand-over = { $name } ist dran
hand-over-about = Bitte das Gerät weitergeben, damit niemand fremde Karten sieht.
hand-over-ready = Ich bin { $name }

## Menü und Einstellungen

settings = Einstellungen dieses Geräts
setting-theme = Farben
theme-system = wie im System
theme-light = hell
theme-dark = dunkel
theme-to-dark = Dunkle Farben
theme-to-light = Helle Farben
setting-text = Schriftgröße
text-usual = normal
text-large = groß
text-huge = sehr groß
setting-animations = Animationen
setting-confirm = Vor dem Ende des Zuges bestätigen
setting-notify = Benachrichtigen, wenn ich dran bin
notify-denied = Der Browser erlaubt keine Benachrichtigungen.
copy-seat = Link zu meinem Platz kopieren
copy-watch = Link für Zuschauer kopieren
copied = Kopiert.
host-tools = Dein Tisch
host-name = Name des Tisches
host-rename = Umbenennen
host-mute = { $name } stumm schalten
host-unmute = { $name } wieder reden lassen
host-remove = { $name } wegschicken
host-mute-watchers = Alle stumm schalten, die nur zuschauen
host-unmute-watchers = Die Zuschauer wieder reden lassen
host-remove-watchers = Alle wegschicken, die nur zuschauen
host-remove-watchers-sure = Wirklich? Der Tisch wird privat.
hand-to-bot = Einen Bot für { $name } spielen lassen
seat-free = Ein Platz ist frei
resign = Aufgeben
resign-sure = Wirklich? Ein Bot spielt für dich weiter.
leave-table = Den Tisch verlassen
keys-help = Tasten: 1–4 Bauhof, R drehen, U rückgängig, ? Tipp, I erklärt ein Teil, Esc abbrechen, Pfeile auf dem Plan; Tab und Enter erreichen alles.

## Berührungen, die nichts tun

new = neu
price-exact = = passend
price-over = { $sum } zahlen
price-short = { $missing } fehlen
touch-watching = Hier gibt es für dich nichts zu tun.
touch-not-now = Gerade ist { $name } gefragt.
touch-busy = Einen Moment: Dein letzter Zug ist unterwegs.
touch-not-asked = Das geht gerade nicht.
touch-short = Nicht genug für { $tile }: Es fehlen { $missing } { $currency }.
touch-empty-space = Hier liegt kein Plättchen.
touch-no-payment = Mit dieser Karte kannst du gerade nichts bezahlen.
touch-tile-first = Tippe erst auf ein Plättchen, dann auf seinen Platz.

## Ablehnungen des Servers

reason-offline = Der Server antwortet nicht.
reason-lost = Die Verbindung ist abgerissen.
