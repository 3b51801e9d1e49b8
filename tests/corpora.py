"""Where the collections of real decisions and marked truth lie: where KEEPER_SHARED says, or beside the checkout; tests skip otherwise."""

from __future__ import annotations

import os
from pathlib import Path

SHARED = Path(os.environ.get("KEEPER_SHARED", Path(__file__).resolve().parents[1].parent / "shared"))
