"""AI seats: players per game, their levels, the worker process and the arena.

They see views, never states, and answer with option keys.
"""
