"""The rules machinery: pure, typed, compiled where a C compiler is. It names no module."""
