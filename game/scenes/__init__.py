"""What a person sees: one scene per screen, on the stack of `stage.py`."""
