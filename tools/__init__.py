"""What sets the project up, builds it and checks it; nothing of it is part of the package."""
