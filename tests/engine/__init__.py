"""Tests of the engine, most of them against a slow second implementation."""
