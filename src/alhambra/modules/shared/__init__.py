"""What several modules have in common."""
