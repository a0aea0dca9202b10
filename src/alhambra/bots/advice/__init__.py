"""What the advice of several modules has in common: what things are worth, read from the view."""
