"""Clocks that fit people: turns with a bank of time, pauses, holidays, nights."""
