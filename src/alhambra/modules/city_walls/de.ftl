module-city-walls-name = Die Mauern
module-city-walls-text = Mauerkarten setzen Mauern auf Plättchen, die dort keine haben, und zwar für immer.
move-build-walls = { $card } bei { $at } bauen
door-build-walls = eine Mauerkarte verbauen
move-build-walls-aside = { $card } auf { $tile } bauen
door-build-walls-aside = eine Mauerkarte auf einem Plättchen neben deiner Alhambra verbauen
event-wall-card-open = { $card } liegt neben der Auslage
event-walls-built = baut { $card }
event-walls-built-aside = baut { $card } auf { $tile }
piece-city-wall = Stadtmauer
part-city-walls-open = offene Mauerkarten
part-city-walls-aside = Mauern auf Plättchen, die nicht gebaut sind
reason-wall-card-not-open = Diese Mauerkarte liegt nicht offen aus.
reason-carries-no-walls = Dieses Plättchen kann keine Mauern tragen.
reason-walls-taken = Das Plättchen hat dort schon eine Mauer.
reason-walls-not-outside = Eine Mauer kann nur an einer Außenseite des Plättchens gebaut werden.
reason-not-held = So ein Plättchen hast du nicht neben deiner Alhambra.
part-walls = Mauern
hint-city-walls-aside = dann hat { $tile } { $after ->
    [one] eine Mauer
   *[other] { $after } Mauern
} statt { $now }
