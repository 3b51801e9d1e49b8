"""Blanks for what is not to be read, so that offsets and lines stay. Must not know what is blanked, nor why."""

from __future__ import annotations

import re

_UNBROKEN = re.compile(rb"[^\r\n]")


def blank(source: bytes) -> bytes:
    """As many blanks, with the lines broken where they were."""
    return _UNBROKEN.sub(b" ", source)
