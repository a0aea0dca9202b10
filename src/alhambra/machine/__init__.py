"""The machine beneath: files, locks, processes, and which engine runs."""
