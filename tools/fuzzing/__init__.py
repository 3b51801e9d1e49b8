"""What `tools/fuzz.py` throws at the program, and how it is counted."""
