module-alhambra-zoo-name = Alhambra Zoo
module-alhambra-zoo-text = Gardens bring animals; a card makes them walk, and gardens with a single species score.
ask-animal-steps = Which animal walks where? Steps left: { $steps }
ask-animal-card = Which card do you discard? Its value is the number of steps for your animals.
move-call-animals = discard a money card and let your animals walk
ask-animal-confirm = Discard { $card } for so many steps: { $steps }?
move-animal-card = discard { $pay }
move-animals-go = yes, discard it
move-animals-stay = keep all cards
move-move-animal = let { $animal } walk from { $lift } to { $at }
move-animals-stop = no animal walks any further
event-animals-came = { $tile } brings animals along: { $animals }
event-animals-left = The animals on { $tile } left the game: { $animals }
event-animals-called = { $steps ->
    [one] discarded { $card } for a step of the animals
   *[other] discarded { $card } for { $steps } steps of the animals
}
event-animal-walked = let an animal walk ({ $animal })
item-alhambra-zoo = Zoo
explain-alhambra-zoo = { $gardens ->
    [one] 1 garden with a single species
   *[other] { $gardens } gardens with a single species each
}
piece-monkey = monkey
piece-pigeon = pigeon
piece-cheetah = cheetah
piece-peacock = peacock
piece-camel = camel
piece-gazelle = gazelle
piece-parrot = parrot
piece-tortoise = tortoise
piece-animal-monkey = { piece-monkey }
piece-animal-pigeon = { piece-pigeon }
piece-animal-cheetah = { piece-cheetah }
piece-animal-peacock = { piece-peacock }
piece-animal-camel = { piece-camel }
piece-animal-gazelle = { piece-gazelle }
piece-animal-parrot = { piece-parrot }
piece-animal-tortoise = { piece-tortoise }
part-animal = animal
part-animals = animals
part-alhambra-zoo-pile = animals left
part-alhambra-zoo-out = animals out of the game
part-alhambra-zoo-walked = animals walked in this turn
part-alhambra-zoo-animals = animals
part-alhambra-zoo-aside = animals put away
reason-animals-walked = Your animals have walked in this turn.
reason-no-animals = There are no animals in your Alhambra.
reason-no-such-animal = There is no such animal there.
reason-too-far-to-walk = The animal cannot walk there with the steps that are left.
hint-zoo-walk = { $steps ->
    [one] one step
   *[other] { $steps } steps
} of an animal can bring { points } more at the next scoring
hint-zoo-steps = gives your animals { $steps ->
    [one] one step
   *[other] up to { $steps } steps
}
hint-zoo-lowest = your lowest card: { $value }
hint-zoo-settled = no single walk would bring a point more
hint-zoo-kept = you keep { $card }
hint-zoo-purse = you keep cards worth { $sum }

panel-zoo-none = no animals
panel-zoo-points = { $points ->
    [0] no garden with a single kind
    [one] 1 point in every scoring
   *[other] { $points } points in every scoring
}
step-move-animal-animal = Which animal?
