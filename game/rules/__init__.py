"""The pure rules of every game. Standard library only; start reading at `contract.py`."""
