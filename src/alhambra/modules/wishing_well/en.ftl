module-wishing-well-name = Wishing Well
module-wishing-well-text = A well scores its number if exactly that many tiles lie in line with its spout.
piece-well = Well
event-well-beside = { $tile } lies beside space { $beside } of the market
item-wishing-well = Wishing wells
explain-wishing-well = { $wells ->
    [one] one well with exactly enough tiles in line
   *[other] { $wells } wells with exactly enough tiles in line
}
part-wishing-well-beside = on sale

panel-wells-none = no well yet
panel-wells-true = { $points ->
    [one] one point
   *[other] { $points } points
}
panel-wells-short = { $line } of { $number } in line
panel-wells-long = { $line } in line, too many for { $number }
part-wishing-well-wells = wells
part-number = number
part-line = in line
