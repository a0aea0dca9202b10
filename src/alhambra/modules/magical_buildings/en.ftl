module-magical-buildings-name = The Magical Buildings
module-magical-buildings-text = Six expensive buildings, one of each type, that may be turned freely whenever they are placed.
