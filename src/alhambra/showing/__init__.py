"""What helps to show a game and to choose its modules; no rule."""
