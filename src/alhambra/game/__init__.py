"""The game as everybody outside the engine uses it, and its records."""
