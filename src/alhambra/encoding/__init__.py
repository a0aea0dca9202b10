"""From the engine's state to numbers: the hot path of the environments, compiled like the engine.

Nothing here knows numpy, PettingZoo or Gymnasium, and nothing here is written that the view of the
seat does not show.
"""
