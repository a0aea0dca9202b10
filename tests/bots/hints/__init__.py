"""What modules tell people about moves, checked against what the moves then do: a file for each."""
