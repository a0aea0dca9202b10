"""Reaching people whose tab is closed: web push, webhooks, mail; sent by a process of its own."""
