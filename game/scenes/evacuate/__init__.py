"""Evacuate! on the table: its row of station cards, its pieces, panels and words."""
