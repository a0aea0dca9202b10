module-caliphs-guidelines-name = Die Wünsche des Kalifen
module-caliphs-guidelines-text = Drei offene Wünsche zur Form deiner Alhambra bringen am Ende Punkte.
event-missions-opened = Die Wünsche des Kalifen: { $missions }
part-caliphs-guidelines-missions = Wünsche des Kalifen
piece-rows = lange Reihen
piece-columns = lange Spalten
piece-same-type-neighbours = Nachbarn gleicher Art
piece-second-longest-wall = zweitlängste Mauer
piece-longest-diagonal = längste Diagonale
piece-double-walls = Doppelmauern
piece-different-types = verschiedene Arten
piece-farthest-building = fernstes Gebäude
piece-squares-2x2 = Viererfelder
item-caliph-rows = Lange Reihen
explain-caliph-rows = { $number ->
    [one] eine Reihe
   *[other] { $number } Reihen
} mit mindestens drei Gebäuden ohne Lücke
item-caliph-columns = Lange Spalten
explain-caliph-columns = { $number ->
    [one] eine Spalte
   *[other] { $number } Spalten
} mit mindestens drei Gebäuden ohne Lücke
item-caliph-same-type-neighbours = Nachbarn gleicher Art
explain-caliph-same-type-neighbours = { $number ->
    [one] ein Paar
   *[other] { $number } Paare
} benachbarter Gebäude des Grundspiels von gleicher Art, jedes Gebäude in höchstens einem Paar
item-caliph-second-longest-wall = Zweitlängste Mauer
explain-caliph-second-longest-wall = { $number ->
    [one] eine Seite
   *[other] { $number } Seiten
} lang
item-caliph-longest-diagonal = Längste Diagonale
explain-caliph-longest-diagonal = { $number } Gebäude darauf
item-caliph-double-walls = Doppelmauern
explain-caliph-double-walls = { $number ->
    [one] eine Doppelmauer
   *[other] { $number } Doppelmauern
}
item-caliph-different-types = Verschiedene Arten
explain-caliph-different-types = { $number } der sechs Arten
item-caliph-farthest-building = Fernstes Gebäude
explain-caliph-farthest-building = { $number } Plättchen auf dem Weg dorthin
item-caliph-squares-2x2 = Viererfelder
explain-caliph-squares-2x2 = { $number ->
    [one] ein Viererfeld
   *[other] { $number } Viererfelder
} aus zwei mal zwei Gebäuden

panel-caliph-rows = Reihen aus mindestens drei Gebäuden ohne Lücke.
panel-caliph-columns = Spalten aus mindestens drei Gebäuden ohne Lücke.
panel-caliph-same-type-neighbours = Paare benachbarter Gebäude gleicher Art; jedes Gebäude gehört zu höchstens einem Paar.
panel-caliph-second-longest-wall = Seiten deiner zweitlängsten Außenmauer.
panel-caliph-longest-diagonal = Gebäude auf deiner längsten lückenlosen Diagonale, ab zweien.
panel-caliph-double-walls = Stellen, an denen zwei Gebäude Mauer an Mauer liegen.
panel-caliph-different-types = Verschiedene Gebäudearten in deiner Alhambra; jede weitere bringt mehr als die vorige.
panel-caliph-farthest-building = Plättchen auf dem kürzesten Weg vom Brunnen zum entferntesten Gebäude.
panel-caliph-squares-2x2 = Quadrate aus zwei mal zwei Gebäuden; sie dürfen sich überlappen.
panel-caliph-so-far = { $points ->
    [one] { $number }: 1 Punkt
   *[other] { $number }: { $points } Punkte
}
panel-caliph-next = noch eins: +{ $points }
part-caliphs-guidelines-numbers = wie weit
part-caliphs-guidelines-worth = Punkte dafür
