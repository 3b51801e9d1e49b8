"""`python -m keeper_validate`: the same as the command `keeper-validate`."""

from __future__ import annotations

import sys

from keeper_validate.main import run

if __name__ == "__main__":
    sys.exit(run())
