"""The commands that write, as a table of preparations and runs, and all that one may have touched."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from attempts import STEPS
from repository import Repository

from keeper_validate.yaml import plain

SURFACES: list[dict[str, Any]] = plain((Path(__file__).parent / "faults" / "surfaces.yaml").read_text(encoding="utf-8"), "surfaces.yaml")


def prepare(sample: Repository, row: dict[str, Any], keeper: Callable[..., object]) -> None:
    """The sample with something staged, or with the steps of a row."""
    if "steps" not in row:
        sample.stage({"web/src/Sheet.tsx": 'export const Sheet = () => <div role="dialog">Hi</div>;\n'})
    for step in row.get("steps", ()):
        for name, value in step.items():
            if name == "keeper":
                keeper(*value)
            elif name != "stage" or "commit" not in step:
                STEPS[name](sample, value, step)


def state(sample: Repository) -> dict[str, bytes | str]:
    """Every file with something in it, what is staged, and where every ref stands; without objects and what may be lost."""
    own = {"objects", "keeper-validate", "logs", "index"}
    files = [path for path in sample.path.rglob("*") if path.is_file() and not (".git" in path.parts and own & set(path.parts))]
    held: dict[str, bytes | str] = {str(path.relative_to(sample.path)): data for path in files if (data := path.read_bytes())}
    return held | {"staged": sample.git("ls-files", "-s"), "refs": sample.git("for-each-ref")}
