"""keeper-validate: holds a change to the architecture decision it was made under."""

__version__ = "0.1.0"
