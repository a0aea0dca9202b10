# Diagrams of the rules pages, in words for those who do not see them.
diagram-steps = { $count } { $side ->
    [n] north
    [e] east
    [s] south
   *[w] west
 }
diagram-from-fountain = { $steps } of the fountain
diagram-allowed = { $tile } may be laid here: { $places }
diagram-refused = Not allowed, { $place }: { $reason }
diagram-sign-and = and
diagram-sign-is = makes
diagram-sign-then = then
diagram-sign-or = or
diagram-sign-yes = allowed
diagram-sign-no = not allowed

# Pieces in words, and the sheet that explains one.
walls-on = walls in the { $sides }
compass-n = north
compass-e = east
compass-s = south
compass-w = west
about-ask = What is this?
about-pointing = Touch the piece you want to know about.
about-rules = Rules: { $module }
about-building = Price { $price }, { $walls }. In a scoring, those who have built most of a type get points.
about-no-walls = no walls
about-money = { $value } { $currency }. Pays for tiles whose space asks for { $currency }.
about-fountain = Where every Alhambra begins. It has no walls and never moves.
about-scoring = When this card turns up, there is a scoring before the next turn.
