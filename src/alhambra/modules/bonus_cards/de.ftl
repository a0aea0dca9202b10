module-bonus-cards-name = Die Bonuskarten
module-bonus-cards-text = Geheime Karten nennen Gebäude ohne Mauern; wer das Gebäude hat und die Karte zeigt, zählt es doppelt.
piece-bonus-pavilion-8 = Bonuskarte Pavillon 8
piece-bonus-seraglio-9 = Bonuskarte Serail 9
piece-bonus-arcades-9 = Bonuskarte Arkaden 9
piece-bonus-arcades-10 = Bonuskarte Arkaden 10
piece-bonus-chambers-10 = Bonuskarte Gemächer 10
piece-bonus-chambers-11 = Bonuskarte Gemächer 11
piece-bonus-garden-10 = Bonuskarte Garten 10
piece-bonus-garden-11 = Bonuskarte Garten 11
piece-bonus-tower-11 = Bonuskarte Turm 11
piece-bonus-tower-12 = Bonuskarte Turm 12
ask-bonus-question = Gleich wird gewertet. Welche Bonuskarten zeigst du?
move-show-bonus = { $bonus } zeigen
door-show-bonus = eine Bonuskarte zeigen
move-choose-bonus = { $bonuses } zeigen
move-keep-bonus = keine Bonuskarte zeigen
event-bonus-dealt = Alle haben { $count ->
    [one] eine Bonuskarte
   *[other] { $count } Bonuskarten
} bekommen
event-bonus-held = hat auf der Hand: { $cards }
event-bonus-shown = zeigt { $cards }
event-bonus-back = nimmt { $card } zurück auf die Hand
part-bonuses = Bonuskarten
part-bonus-cards-hands = Bonuskarten
part-bonus-cards-open = gezeigt
part-bonus-cards-seen = bekannt, auf der Hand
part-bonus-cards-answered = haben gewählt
reason-bonus-not-in-hand = Diese Bonuskarte hast du nicht auf der Hand.
reason-bonus-needs-building = Genau dieses Gebäude muss fertig in deiner Alhambra stehen.
piece-bonus-pavilion = Bonuskarte Pavillon
piece-bonus-seraglio = Bonuskarte Serail
piece-bonus-arcades = Bonuskarte Arkaden
piece-bonus-chambers = Bonuskarte Gemächer
piece-bonus-garden = Bonuskarte Garten
piece-bonus-tower = Bonuskarte Turm
