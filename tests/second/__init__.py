"""A second scorer, slow and plain, written from the rules and from what everybody can see.

It shares no code with the engine: it reads a view, lays the tiles out on squared paper and counts.
"""
