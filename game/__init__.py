"""Three Ways Out: three board games about getting out alive."""

__version__ = "0.1.0"
