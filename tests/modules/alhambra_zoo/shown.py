"""How one sees in a browser that the module is used, and what it shows there."""

from tests.browser.modules import Asked, sent

WISHES = ("call_animals", "animal_card", "animals_go", "move_animal")
USED = sent("move_animal")
STEPS = (Asked("animal_steps"),)
