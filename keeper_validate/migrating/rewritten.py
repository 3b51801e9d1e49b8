"""The few lines of a law file that name where it lies: folders of a configuration, `seed_refs` of a decision; and JSON as YAML.

Must not change any other byte."""

from __future__ import annotations

import json
import re
from typing import Any

from keeper_validate.errors import KeeperError
from keeper_validate.law.config_file import CONFIG_FILES
from keeper_validate.law.decision_file import load_decision
from keeper_validate.law.layout import decision_paths
from keeper_validate.tree import tree_of

_OLD = ".keeper/"
_NEW = "keeper/"
_FOLDER = re.compile(rb"(?m)^([^#\n]*:[ \t]*[\"']?)\.keeper/")


def as_yaml(path: str, data: bytes) -> bytes:
    """A JSON configuration as YAML, with everything that it holds."""
    from keeper_validate import yaml_edit

    try:
        told = json.loads(data, object_pairs_hook=_once)
    except (ValueError, RecursionError) as error:
        raise KeeperError(f"{path} is not plain JSON ({error}), so what would become of it is not certain: mend it first") from None
    if not isinstance(told, dict):
        raise KeeperError(f"{path}:1: the configuration is an object, such as {{\"keeper\": {{\"mode\": \"growth\"}}}}.")
    return yaml_edit.dump(_moved(told)).encode()


def with_new_paths(path: str, data: bytes, moves: dict[str, str]) -> bytes:
    """A law file whose own words on where it lies are brought up to date."""
    if path in CONFIG_FILES:
        return _FOLDER.sub(rb"\1keeper/", data)
    if not decision_paths(tree_of({f"d/{path.rpartition('/')[2]}": data}), "d"):
        return data
    lines = data.split(b"\n")
    for _, seeds, line in load_decision(path, data).seed_refs:
        if seeds in moves and 0 < line <= len(lines):
            lines[line - 1] = lines[line - 1].replace(seeds.encode(), moves[seeds].encode())
    return b"\n".join(lines)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    keys = [key for key, _ in pairs]
    twice = next((key for key in keys if keys.count(key) > 1), None)
    if twice is not None:
        raise ValueError(f"the key {twice} stands there twice")
    return dict(pairs)


def _moved(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _moved(entry) for key, entry in value.items()}
    if isinstance(value, list):
        return [_moved(entry) for entry in value]
    return _NEW + value.removeprefix(_OLD) if isinstance(value, str) and value.startswith(_OLD) else value
