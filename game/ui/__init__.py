"""What draws and what listens: pygame, and nothing of ours but texts and asset paths."""
