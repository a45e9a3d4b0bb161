"""Evacuate!: everybody runs, and whoever is in front or behind is eaten."""
