"""The game in a terminal: drawing, asking, saving. It knows no rules; it asks the game."""
