"""The sounds of the game as arithmetic: tones and noise in, OGG files out."""
