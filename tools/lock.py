"""Pins what CI and the Action install, with hashes: `python tools/lock.py` writes the files of `lock/`.

Needs `uv`. Must not name an index: where packages come from is the installer's own setting."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
_AUDITOR = "pip-audit>=2.9,<3"
_HEAD = "# Pinned with hashes by tools/lock.py from pyproject.toml; not written by hand.\n"


def wanted() -> dict[str, list[str]]:
    """What each lock has to hold: for the Action what runs and what builds, for CI that, every language and the tools as well; and, apart
    from these, what asks whether an advisory speaks of one of them."""
    import tomllib

    told: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = told["project"]
    action = [*project["dependencies"], *told["build-system"]["requires"]]
    languages = [one for name, extra in project["optional-dependencies"].items() if name != "all" for one in extra]
    tools = [one for one in told["dependency-groups"]["dev"] if not one.startswith(project["name"])]
    return {"action": action, "dev": [*action, *languages, *tools], "audit": [_AUDITOR]}


def main() -> int:
    """0 where all are written."""
    for name, requirements in wanted().items():
        command = ["uv", "pip", "compile", "-", "--universal", "--python-version", "3.10", "--generate-hashes", "--quiet",
                   "--no-header", "--no-annotate", "--no-emit-index-url"]
        done = subprocess.run(command, input="\n".join(requirements), capture_output=True, text=True, check=False)
        if done.returncode:
            print(done.stderr, file=sys.stderr)
            return 1
        (ROOT / "lock" / f"{name}.txt").write_text(_HEAD + done.stdout, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
