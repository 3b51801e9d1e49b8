"""`adr schema`: the JSON Schema (draft 2020-12) of a law file, as editors read it. Must not load any law file."""

from __future__ import annotations

import argparse

from keeper_validate import shipped
from keeper_validate.errors import UPHELD, KeeperError
from keeper_validate.output import deliver


def run_schema(options: argparse.Namespace) -> int:
    """Prints the one that is asked for; without a word, that of decisions."""
    known = shipped.names("rules/schemas", ".json")
    name = options.names[0] if options.names else "decision"
    if len(options.names) > 1 or name not in known:
        raise KeeperError(f"adr schema prints one of {', '.join(known)}: keeper-validate adr schema decision")
    deliver(shipped.text(f"rules/schemas/{name}.json"), options.output)
    return UPHELD
