# Die Pläne der Module, in ihrem Blatt neben dem Tisch.
panel-none = nichts
panel-nothing = zurzeit nichts
panel-nobody = niemand
panel-built = gebaut
panel-face-down = { $count } verdeckt
panel-copies = { $count } ×
