"""Pieces as data, one file per module."""
