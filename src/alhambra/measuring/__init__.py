"""Many games and their figures: simulations, speed, and what occurred in them."""
