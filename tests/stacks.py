"""A project under two decisions, as a merge queue sees it: a clone of `origin`, and squash commits on top of its `main`."""

from __future__ import annotations

from pathlib import Path

from repository import Repository

ENUMS = "keeper_decision:\n  id: ADR-001\n  status: approved\n  constraints:\n    - data-append\n"
BUTTONS = "keeper_decision:\n  id: ADR-002\n  status: approved\n  forbidden:\n    - new modal components\n"
STATUS = "from enum import Enum\n\n\nclass Status(Enum):\n    ACTIVE = 'active'\n    GONE = 'gone'\n"
APPENDED = STATUS + "    AWAY = 'away'\n"
REORDERED = "from enum import Enum\n\n\nclass Status(Enum):\n    GONE = 'gone'\n    ACTIVE = 'active'\n"
MODAL = 'export const OwnModal = () => <div role="dialog">hi</div>;\n'
BEADS = (
    '{"id": "gt-1", "description": "---\\nkeeper: ADR-001\\n---\\nStatus"}\n'
    '{"id": "gt-2", "description": "---\\nkeeper: ADR-002\\n---\\nDialogs"}\n'
)


def town(folder: Path) -> Repository:
    """The clone, on `main`, equal to `origin/main`."""
    origin = Repository(folder / "origin")
    origin.commit("start", {
        "keeper/decisions/001-enums.yaml": ENUMS, "keeper/decisions/002-dialogs.yaml": BUTTONS, ".beads/issues.jsonl": BEADS,
        "app/models.py": STATUS, "web/Modal.tsx": MODAL.replace("OwnModal", "Modal"),
    })
    clone = Repository(folder / "rig", "-q")
    clone.git("remote", "add", "origin", str(origin.path))
    clone.git("fetch", "-q", "origin")
    clone.git("reset", "-q", "--hard", "origin/main")
    clone.git("remote", "set-head", "origin", "main")
    return clone
