module-palace-designers-name = Der Palastplaner
module-palace-designers-text = Baue deinem Planer zu Füßen und erhalte sofort Punkte; dann geht er auf das neue Plättchen.
move-designer-feet = Füße nach { $side }
move-designer-anew = auf das Plättchen bei { $at }, Füße nach { $side }
ask-designer-feet = Zu welcher Seite zeigen die Füße deines Palastplaners?
ask-designer-anew = Das Plättchen deines Palastplaners ist fort: Wo steht er jetzt?
event-designer-points = { $points ->
    [one] bekommt vom Palastplaner für { $tile } 1 Punkt
   *[other] bekommt vom Palastplaner für { $tile } { $points } Punkte
}
event-designer-stands = stellt den Palastplaner auf, die Füße nach { $side }
piece-designer = Palastplaner
part-palace-designers-designers = Palastplaner
part-palace-designers-swapped = gerade getauscht auf
reason-no-place-for-designer = Dort kann der Palastplaner nicht stehen.
reason-no-side-of-tile = Diese Seite liegt im Innern des Plättchens.
hint-designer-tile = { $count ->
    [one] { $tile } passt ihm zu Füßen: { points }
   *[other] { $count } sichtbare Plättchen passen ihm zu Füßen: { points } für eines
}
hint-designer-free = { $walled ->
    [true] ein freies Feld hinter einer Mauer zu seinen Füßen
   *[other] ein freies, offenes Feld zu seinen Füßen
}: { points }

panel-designers-points = Ein neues Plättchen zu seinen Füßen bringt sofort { $feet } Punkte, an einer anderen Seite seines Plättchens { $beside }.
panel-designers-feet = Füße nach { $side }
panel-designers-turning = wird gerade gedreht
