"""`python -m keeper_validate`: the same as the command `keeper-validate`."""

from __future__ import annotations

from keeper_validate.main import start

if __name__ == "__main__":
    start()
