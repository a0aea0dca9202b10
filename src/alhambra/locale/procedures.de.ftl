# Was Regeln sagen, die nur mit Modulen vorkommen.

reason-gate-not-needed = Dieser Platz ist auch ohne Tor erreichbar.
event-relocated = versetzt { $tile }
reason-same-place = Da liegt es schon.
event-wall-built = baut eine Mauer an
reason-wall-there = Da ist schon eine Mauer.
reason-not-outside = Nur eine Außenseite kann eine Mauer bekommen.
event-swapped = tauscht auf dem Bauhof die Felder { $spaces }
reason-spaces-empty = Beide Felder sind leer.

reason-not-transferable = Mit diesem Geld kannst du niemand anderen bezahlen.
reason-not-short = Einen Teil des Preises ersetzt etwas anderes, also zahlst du weniger als den Preis.
ask-pay-bill = Welche Karte gibst du? { $paid } von { $price } sind bezahlt.
move-pay-card = { $unit } geben
move-pay-done = das genügt
reason-paid-enough = Der Preis ist schon bezahlt.
reason-cannot-mix = Diese Währungen kannst du nicht mischen.
reason-nothing-mixes = Du hast nichts, womit sich diese Währungen mischen ließen.

reason-bid-too-low = Du musst mehr bieten als die anderen.
reason-cannot-pay-bid = So viel kannst du in einer Währung nicht bezahlen.

event-display-lent = darf mit { $cards } aus der Auslage bezahlen
event-display-returned = legt { $cards } in die Auslage zurück
reason-no-building-sold = Das hilft nur beim Kauf eines Gebäudes.
reason-not-looked-at = Das gehört nicht zu dem, was du gerade siehst.
