module-bonus-cards-name = The Bonus Cards
module-bonus-cards-text = Secret cards name buildings without walls; own the building, show the card, and it counts twice.
piece-bonus-pavilion-8 = Bonus card Pavilion 8
piece-bonus-seraglio-9 = Bonus card Seraglio 9
piece-bonus-arcades-9 = Bonus card Arcades 9
piece-bonus-arcades-10 = Bonus card Arcades 10
piece-bonus-chambers-10 = Bonus card Chambers 10
piece-bonus-chambers-11 = Bonus card Chambers 11
piece-bonus-garden-10 = Bonus card Garden 10
piece-bonus-garden-11 = Bonus card Garden 11
piece-bonus-tower-11 = Bonus card Tower 11
piece-bonus-tower-12 = Bonus card Tower 12
ask-bonus-question = A scoring is about to begin. Which bonus cards do you show?
move-show-bonus = show { $bonus }
door-show-bonus = show a bonus card
move-choose-bonus = show { $bonuses }
move-keep-bonus = show no bonus card
event-bonus-dealt = Everybody was dealt { $count ->
    [one] a bonus card
   *[other] { $count } bonus cards
}
event-bonus-held = holds { $cards }
event-bonus-shown = showed { $cards }
event-bonus-back = took { $card } back into the hand
part-bonuses = bonus cards
part-bonus-cards-hands = bonus cards
part-bonus-cards-open = shown
part-bonus-cards-seen = known to be in hand
part-bonus-cards-answered = have chosen
reason-bonus-not-in-hand = You do not hold this bonus card.
reason-bonus-needs-building = Just this building must stand, finished, in your Alhambra.
piece-bonus-pavilion = Bonus card Pavilion
piece-bonus-seraglio = Bonus card Seraglio
piece-bonus-arcades = Bonus card Arcades
piece-bonus-chambers = Bonus card Chambers
piece-bonus-garden = Bonus card Garden
piece-bonus-tower = Bonus card Tower
