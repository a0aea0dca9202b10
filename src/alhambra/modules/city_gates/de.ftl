module-city-gates-name = Die Tore der Stadt
module-city-gates-text = Mit einer Torkarte legst du ein Plättchen an, das nur Mauern berührt: Ein Tor öffnet eine der Doppelmauern.
move-take-gate = die Torkarte nehmen
move-place-with-gate = { $tile } bei { $at } bauen, mit einem Tor in der Mauer { $gate }
door-place-with-gate = das Plättchen mit einem Tor bauen
move-add-with-gate = { $tile } bei { $at } einbauen, mit einem Tor in der Mauer { $gate }
door-add-with-gate = ein Plättchen mit einem Tor anbauen
move-builder-add-with-gate = der Baumeister baut { $tile } bei { $at } ein, mit einem Tor in der Mauer { $gate }
move-craft-move-with-gate = das Plättchen von { $lift } nach { $at } versetzen, mit einem Tor in der Mauer { $gate }
move-gate-move-with-gate = das Plättchen von { $lift } nach { $at } versetzen, mit einem Stadttor in der Mauer { $gate }
move-gate-add-with-gate = { $tile } bei { $at } einbauen, mit einem Stadttor in der Mauer { $gate }
event-gate-offered = Eine Torkarte liegt neben der Auslage
event-gate-discarded = Eine zweite Torkarte wurde abgeworfen
event-took-gate = nimmt die Torkarte
event-built-gate = baut ein Stadttor
piece-city-gate = Torkarte
part-part = Hälfte des Plättchens
part-city-gates-open = offene Torkarten
part-city-gates-held = Torkarten
part-city-gates-gates = gebaute Tore
reason-no-gate-open = Es liegt keine Torkarte aus.
reason-no-gate-card = Du hast keine Torkarte.
reason-gate-needs-walls = Ein Tor braucht eine Doppelmauer, die auf beiden Plättchen gedruckt ist.
hint-gate-reserve = ein Tor schafft Platz für { $tile } aus deiner Reserve
hint-gate-places = { $count ->
    [one] ein freier Platz an deiner Alhambra grenzt nur an Mauern
   *[other] { $count } freie Plätze an deiner Alhambra grenzen nur an Mauern
}
piece-gate = Tor
