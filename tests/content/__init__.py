"""Texts and the places of asset folders."""
