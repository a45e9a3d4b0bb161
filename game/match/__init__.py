"""One running match and everything kept of it: seats, log, undo, saves. Start at `match.py`."""
