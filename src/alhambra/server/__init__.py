"""The server: tables, seats, the log store and sockets. It knows games and bots, no rule."""
