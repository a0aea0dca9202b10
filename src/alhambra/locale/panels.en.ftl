# The boards of the modules, in their leaf beside the table.
panel-none = none
panel-nothing-yet = nothing yet
panel-built = built
panel-face-down = { $count } face down
panel-copies = { $count } ×
