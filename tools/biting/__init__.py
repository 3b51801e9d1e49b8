"""What `tools/bite.py` takes away, and how it asks the tests to notice."""
