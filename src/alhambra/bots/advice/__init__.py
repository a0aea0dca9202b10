"""What the moves of each module are worth, read from the view: one file per module."""
