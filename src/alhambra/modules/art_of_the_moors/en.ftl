module-art-of-the-moors-name = The Art of the Moors
module-art-of-the-moors-text = Buildings of equal price bring works of art that you turn step by step to higher points.
move-develop-culture = turn the culture tiles one step further
event-culture-taken = took the culture tile for price { $price }
event-culture-turned = turned the culture tiles; they now show { $values }
item-culture = Culture
explain-culture = { $values ->
    [one] one culture tile
   *[other] { $values } culture tiles
}
part-culture = price
part-points = points
part-limit = up to
part-art-of-the-moors-culture = culture tiles
part-art-of-the-moors-supply = culture tiles to be had
reason-no-culture-to-turn = None of your culture tiles can be turned.
piece-culture = Culture tile
panel-culture = Culture tile { $price }: { $points } points, { $next } after the next turn, { $limit } at most for now
panel-culture-done = Culture tile { $price }: { $points } points, no further for now
