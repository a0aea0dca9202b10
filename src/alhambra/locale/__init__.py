"""The texts, one Fluent file per language."""
