# Diagrams of the rules pages, in words for those who do not see them.
diagram-steps = { $count } { $side ->
    [n] north
    [e] east
    [s] south
   *[w] west
 }
diagram-from-fountain = { $steps } of the fountain
diagram-walls = walls in the { $sides }
diagram-side-n = north
diagram-side-e = east
diagram-side-s = south
diagram-side-w = west
diagram-allowed = { $tile } may be laid here: { $places }
diagram-refused = Not allowed, { $place }: { $reason }
diagram-sign-and = and
diagram-sign-is = makes
diagram-sign-then = then
diagram-sign-or = or
diagram-sign-yes = allowed
diagram-sign-no = not allowed
