module-fresh-colors-name = Frische Farben
module-fresh-colors-text = Wer zu viel bezahlt, bekommt Farbe oder ein Projekt; vollendete Projekte machen jedes Gebäude ihrer Art wertvoller.
ask-decor-question = Du hast zu viel bezahlt ({ $currencies }). Was nimmst du dafür?
ask-paint-question = Du hast zu viel Farbe. Was gibst du zurück?
move-decor-take = { $decor } nehmen ({ $currency })
move-decor-draw = { $decor } vom Stapel nehmen
move-paint-take = { $paint } nehmen ({ $currency })
move-decor-decline = nichts nehmen
move-paint-return = { $paint } zurückgeben
move-decor-complete = { $projects } vollenden
door-decor-complete = Projekte vollenden
event-decor-opened = Auf dem Plan liegen die Projekte: { $projects }
event-decor-taken = nimmt { $decor }
event-paint-taken = nimmt { $paint }
event-paint-returned = gibt { $paint } zurück
event-decor-completed = vollendet { $projects }
item-fresh-colors = Dekorierte Gebäude
explain-fresh-colors = { $buildings } Gebäude aus { $projects ->
    [one] einer dekorierten Art
   *[other] { $projects } dekorierten Arten
}
piece-decor = Projekt
piece-paint-blue = blaue Farbe
piece-paint-red = rote Farbe
piece-paint-brown = braune Farbe
piece-paint-white = weiße Farbe
piece-paint-green = grüne Farbe
piece-paint-purple = lila Farbe
part-decor = Projekt
part-paint = Farbe
part-projects = Projekte
part-fresh-colors-columns = Projekte auf dem Plan
part-fresh-colors-top = oben auf dem Stapel
part-fresh-colors-stack = Projekte im Stapel
part-fresh-colors-supply = Farben im Vorrat
part-fresh-colors-colors = Farben
part-fresh-colors-projects = unvollendete Projekte
part-fresh-colors-done = vollendete Projekte
reason-other-column = In dieser Währung hast du nicht bezahlt.
reason-no-decor-there = So ein Projekt gibt es hier nicht.
reason-decor-limit = Du hast schon zwei unvollendete Projekte.
reason-decor-type-owned = Für diese Art hast du schon ein Projekt.
reason-no-paint-left = Von dieser Farbe ist nichts mehr da.
reason-no-such-paint = So eine Farbe gibt es nicht.
reason-paint-missing = Dafür fehlt dir Farbe.
hint-decor-points = wenn es fertig ist: { points } je Wertung für { $count ->
    [one] ein Gebäude
   *[other] { $count } Gebäude
} ({ $type })
hint-decor-missing = { $missing ->
    [0] du hast schon alle Farben dafür
    [one] dafür fehlt nur noch eine Farbe
   *[other] dafür fehlen noch { $missing } Farben
}
hint-paint-project = { $missing ->
    [0] dann hast du alle Farben für dein Projekt ({ $type })
    [one] dann fehlt deinem Projekt ({ $type }) nur noch eine Farbe
   *[other] dann fehlen deinem Projekt ({ $type }) noch { $missing } Farben
}
hint-paint-board = { $missing ->
    [0] dann hast du alle Farben für ein ausliegendes Projekt ({ $type })
    [one] dann fehlt einem ausliegenden Projekt ({ $type }) nur eine Farbe
   *[other] dann fehlen einem ausliegenden Projekt ({ $type }) { $missing } Farben
}
hint-paint-total = { $count ->
    [one] deine erste Farbe
   *[other] dann hast du { $count } Farben
}
hint-paint-returned = { $spare ->
    [true] deine Projekte brauchen sie nicht
   *[other] { $left ->
        [one] noch eine davon bleibt dir
       *[other] noch { $left } davon bleiben dir
    }
}
hint-paint-column = überzahlt: du darfst Farbe oder ein Projekt nehmen ({ $currency })
hint-decor-each = jedes Gebäude ({ $type }) bringt je Wertung { points } mehr
hint-paint-choice = dann suchst du aus, welche { $limit } Farben du behältst
piece-decor-done = Vollendetes Projekt
