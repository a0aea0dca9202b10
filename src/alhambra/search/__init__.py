"""Search in worlds a seat could be in: estimate, quick policy and tree; compiled."""
