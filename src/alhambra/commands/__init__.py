"""The commands of `alhambra`, one file each; imported when called."""
