# Die Pläne der Module, in ihrem Blatt neben dem Tisch.
panel-none = nichts
panel-nothing = zurzeit nichts
panel-nobody = niemand
panel-built = gebaut
piece-back = eine verdeckte Karte
panel-face-down = { $count } verdeckt
panel-copies = { $count } ×
panel-if-scored = Würde jetzt gewertet ({ $round }. Wertung)
panel-at-the-end = Am Ende, beim jetzigen Stand
