### Vorbereitung: Startseite, Wahl der Module und Plätze, gespeicherte Zusammenstellungen, auf Deutsch.

start-game = Spiel
start-continue-text = zuerst, wo du dran bist
start-turns = { $count ->
    [one] In einem Spiel bist du am Zug
   *[other] In { $count } Spielen bist du am Zug
}
turn-yours = du bist dran
turn-of = { $name } ist dran

## Module

preset-boxes = Ganze Boxen …
module-pinned = { $name }: bei jeder Auslosung dabei
module-banned = { $name }: nie auslosen
module-whole-page = Zu den Regelseiten
module-draw = Auslosen
module-draw-most = Wie viel höchstens ausgelost wird
module-draw-by = Was die Auslosung begrenzt
module-draw-count = Module
module-draw-weight = Anspruch
module-drawn = { $count ->
    [0] Es ist nichts zum Auslosen übrig.
    [one] Ein Modul ausgelost, Anspruch { $weight }.
   *[other] { $count } Module ausgelost, Anspruch { $weight }.
}
module-my-boxes = Meine Boxen
boxes-choose = Boxen, die ich habe …
boxes-owned = { $count ->
    [one] Eine eigene Box
   *[other] { $count } eigene Boxen
}
boxes-text = Ausgelost wird aus den Boxen, die du hast. Ohne Angabe aus allen.
modules-weight = Anspruch { $weight }
length-players = zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] sechst
}

## Plätze

seat-looks = Farbe und Gesicht von Spieler { $number }
seat-colours = Farbe
seat-faces = Gesicht
seat-face = Gesicht { $number }
seat-third = Als Dritter spielt
seat-third-bot = ein Bot
seat-dirk = Zu zweit sitzt Dirk mit am Tisch: Niemand spielt ihn. Er bekommt zu Beginn sechs Plättchen und nach den ersten beiden Wertungen weitere; mit ihnen wertet er bei den Mehrheiten mit.
time-limit = { $unit ->
    [seconds] { $count } Sekunden
    [minutes] { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
    [hours] { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
   *[days] { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
}
time-limit-none = unbegrenzt
time-away = { $unit ->
    [seconds] nach { $count } Sekunden
    [minutes] { $count ->
        [one] nach 1 Minute
       *[other] nach { $count } Minuten
    }
    [hours] { $count ->
        [one] nach 1 Stunde
       *[other] nach { $count } Stunden
    }
   *[days] { $count ->
        [one] nach 1 Tag
       *[other] nach { $count } Tagen
    }
}
time-away-none = nie

## Was gespeichert und verschickt wird

setups = Gespeicherte Zusammenstellungen
setup-name = Ein Name dafür
setup-save = Speichern
setup-discard = „{ $name }“ löschen
setup-link = Link dazu
setup-link-text = Wer ihn öffnet, findet Module, Optionen, Plätze und Bedenkzeit so vor.
link-partly = Dieser Teil ist hier unbekannt: { $names }. Alles andere ist eingestellt, wie es gewünscht war.
link-later = Das kommt aus einer neueren Version; eingestellt ist, was hier bekannt ist.
reason-bad-colours = Jeder braucht eine eigene Farbe.
