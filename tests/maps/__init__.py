"""The boards: what the station holds, what is refused, and that Tiled can edit it."""
