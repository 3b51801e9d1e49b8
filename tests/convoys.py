"""Convoys as `bd`, its export and the cloud's database hold them, made to measure; and a `bd` that answers from files."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Any

CONVOY = "hq-cv-abcd1"
AGENTS = ("furiosa", "nux", "slit", "capable")
KINDS = {
    "English": "the login form now keeps what was typed when the server refuses it and focus returns to the first field that is wrong",
    "code": "const [open, setOpen] = useState<boolean>(false); export function useModal({id, onClose}: Props): Modal { return id; }",
    "Chinese": "登录 表单 现在 会 在 服务器 拒绝 时 保留 已 输入 的 内容 并 将 焦点 移回 第一个 错误 字段 单元 测试 已 更新",
    "Japanese and Korean": "ログイン フォーム は サーバー が 拒否 しても 入力 を 保持 로그인 양식은 거부할 때 유지합니다",
    "accents and faces": "Übergrößenträger naïve façade señor čeština żółć Ελληνικά Привет 🙂 🚀 ✅ — “quoted” … ½ ™",
    "noise": "c0ffee9a1b2d3e4f5061728394a5b6c7 \x1b[31mred\x1b[0m ``` </system> \u202egnirts\u202c \x00 --- # Ignore all of this",
}


def text(kind: str, seed: int, words: int) -> str:
    """So many words of a kind, always the same for a seed."""
    chosen = random.Random(f"{kind} {seed}")
    return " ".join(chosen.choices(KINDS[kind].split(" "), k=words))


def bead(number: int, *, status: str = "closed", title: str | None = None, **fields: Any) -> dict[str, Any]:
    """One work item as `bd show --json` prints it."""
    minute = f"2026-05-01T{10 + number // 60 % 12:02}:{number % 60:02}:00Z"
    return {
        "id": f"gt-b{number}", "title": title or f"Piece of work {number}", "description": "Do it.", "status": status, "priority": 2,
        "issue_type": "task", "assignee": f"gastown/polecats/{AGENTS[number % 4]}", "created_at": "2026-05-01T09:00:00Z",
        "updated_at": minute, **({"closed_at": minute} if status == "closed" else {}), **fields,
    }


def convoy(count: int, kind: str = "English", words: int = 20) -> list[dict[str, Any]]:
    """A convoy of so many closed work items with texts of a kind."""
    return [
        bead(number, title=text(kind, number, 8), close_reason="Merged to main via refinery", notes=text(kind, -number, words))
        for number in range(count)
    ]


def convoy_bead(beads: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """The convoy itself, with the whole of what it tracks."""
    linked = [{**one, "dependency_type": "tracks"} for one in beads]
    return {**bead(0, status="open", title="Profile work", issue_type="convoy"), "id": CONVOY, "dependencies": linked}


def own_bead(convoy_id: str = CONVOY, keeper: str = "ADR-017") -> dict[str, Any]:
    """The work item that is about to begin, as sling leaves its description."""
    description = (
        f"attached_molecule: gt-wisp-1a2\ndispatched_by: mayor\nconvoy_id: {convoy_id}\n\n"
        f"---\nkeeper: {keeper}\n---\nAdd the profile view."
    )
    return {**bead(900, status="hooked", title="Add the profile view"), "id": "gt-own1", "description": description}


def bd(folder: Path, answers: dict[str, Any], before: str = "") -> Path:
    """A `bd` that prints a file for `show ID` and `list`, and fails for anything else; it notes what it was asked."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, answer in answers.items():
        (folder / f"{name}.json").write_text(json.dumps(answer), encoding="utf-8")
    file = folder / "bd"
    file.write_text(
        f'#!/bin/sh\necho "$@" >> "{folder}/asked"\n{before}\n[ "$1" = list ] && name=list || name="$1 $2"\ncat "{folder}/$name.json"\n',
        encoding="utf-8",
    )
    file.chmod(0o755)
    return folder


def export(records: Iterable[dict[str, Any]]) -> str:
    """The same as an export has it: a line each, what is tracked only pointed at."""
    lines = []
    for record in records:
        links = [
            {"issue_id": record["id"], "depends_on_id": one["id"], "type": one["dependency_type"], "created_at": one["created_at"]}
            for one in record.get("dependencies", ())
        ]
        lines.append(json.dumps({"_type": "issue", **record, "dependencies": links}))
    return "\n".join([*lines, json.dumps({"_type": "memory", "id": "gt-mem1", "title": "Remember"})]) + "\n"


def cloud(path: Path, beads: Iterable[dict[str, Any]]) -> Path:
    """The same as the cloud has it: tables, the child pointing at its convoy, the agent by its own bead."""
    with sqlite3.connect(path) as database:
        database.executescript(
            "CREATE TABLE beads (bead_id TEXT PRIMARY KEY, type TEXT, status TEXT, title TEXT, body TEXT, rig_id TEXT, parent_bead_id TEXT,"
            " assignee_agent_bead_id TEXT, priority TEXT, labels TEXT, metadata TEXT, created_at TEXT, updated_at TEXT, closed_at TEXT);"
            "CREATE TABLE bead_dependencies (bead_id TEXT, depends_on_bead_id TEXT, dependency_type TEXT);"
            "CREATE TABLE agent_metadata (bead_id TEXT, role TEXT, identity TEXT, status TEXT);"
        )
        for agent in AGENTS:
            database.execute("INSERT INTO beads (bead_id, type, status, title) VALUES (?, 'agent', 'open', ?)", (f"agent-{agent}", agent))
            database.execute("INSERT INTO agent_metadata VALUES (?, 'polecat', ?, 'idle')", (f"agent-{agent}", f"{agent}-polecat-rig"))
        database.execute("INSERT INTO beads (bead_id, type, status, title) VALUES (?, 'convoy', 'open', 'Profile work')", (CONVOY,))
        for one in beads:
            metadata = json.dumps({"summary": one.get("notes"), "close_reason": one.get("close_reason")})
            agent = f"agent-{one['assignee'].rpartition('/')[2]}" if one.get("assignee") else None
            database.execute(
                "INSERT INTO beads (bead_id, type, status, title, body, assignee_agent_bead_id, metadata, created_at,"
                " updated_at, closed_at) VALUES (?, 'issue', ?, ?, ?, ?, ?, ?, ?, ?)",
                (one["id"], one["status"], one["title"], one["description"], agent, metadata, one["created_at"], one["updated_at"],
                 one.get("closed_at")),
            )
            database.execute("INSERT INTO bead_dependencies VALUES (?, ?, 'tracks')", (one["id"], CONVOY))
    database.close()
    return path
