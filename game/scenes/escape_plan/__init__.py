"""Escape Plan on the screen: its city, its panels and its words."""
