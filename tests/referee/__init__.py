"""The referee: it agrees with the engine in whole games, with the books on single boards."""
