"""The drawings of the game in Python: shared parts in, SVG files out."""
