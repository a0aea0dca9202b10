"""From the engine's state to numbers: the hot path of the environments, compiled like the engine.

Nothing here knows numpy, PettingZoo or Gymnasium, and nothing is written that the seat's view does
not show.
"""
