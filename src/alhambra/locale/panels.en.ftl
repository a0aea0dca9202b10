# The boards of the modules, in their leaf beside the table.
panel-none = none
panel-nothing = nothing now
panel-nobody = nobody
panel-built = built
panel-face-down = { $count } face down
panel-copies = { $count } ×
