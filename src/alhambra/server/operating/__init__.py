"""What whoever runs a server does besides running it."""
