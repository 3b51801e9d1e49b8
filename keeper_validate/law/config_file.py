"""The configuration of a law tree: `keeper/keeper.yaml`, `.keeper/config.json` or `keeper.yaml`, as far as it governs a run.

Must not fall back to a default where a known key holds an unknown word: that would loosen the law in silence."""

from __future__ import annotations

import re

from keeper_validate.element import CONTEXTS
from keeper_validate.errors import KeeperError
from keeper_validate.law.decision import Warning
from keeper_validate.law.fields import empty, first, folded, mended, text_of, texts, word
from keeper_validate.law.identity import mode_of, truth
from keeper_validate.law.law import Config
from keeper_validate.yaml import Mapping, Node, decode, document

CONFIG_FILES = (
    "keeper/keeper.yaml", "keeper/keeper.yml", ".keeper/keeper.yaml", ".keeper/config.json", ".keeper/config.yaml",
    "keeper.yaml", "keeper.yml",
)


def load_config(path: str, data: bytes) -> Config:
    """The configuration in one file; the folder it lies in is the root of the law."""
    text = decode(data, path)
    # YAML reads JSON, but for the tabs that it may be indented with.
    found = document(text.replace("\t", " ") if path.endswith(".json") else text, path)
    root = found.root
    if empty(root):
        root = Mapping((), 1)
    if not isinstance(root, Mapping):
        raise KeeperError(f"{path}:{root.line}: the configuration is a mapping, such as `keeper: {{mode: growth}}`.")
    _once(root, path)
    folder = path.rpartition("/")[0]
    keeper = root.get("keeper")
    places = (keeper, root) if isinstance(keeper, Mapping) else (root,)
    return Config(
        root=folder, mode=mode_of(*_said(places, "mode"), path), require_adr=_truth(places, "require_adr", path, absent=True),
        require_review=_truth(places, "require_review", path, absent=False),
        new_decisions=_new_decisions(*_said(places, "new_decisions"), path),
        decisions=_folder(_decisions(places), folder, "decisions", path), seeds=_folder(_seeds(places), folder, "seeds", path),
        contexts=_contexts(next((node for place in places if (node := first(place, "contexts"))), None), path),
        warnings=tuple(Warning(path, line, mended(quoted)) for line, quoted in found.mended),
    )


def _once(root: Mapping, path: str) -> None:
    """A key that governs a run may stand only once: which one would bind?"""
    seen: set[str] = set()
    for key, value in root.items:
        if key.text in seen:
            raise KeeperError(f"{path}:{key.line}: the key {key.text} stands here twice: keep one of them.")
        seen.add(key.text)
        if key.text == "keeper" and isinstance(value, Mapping):
            _once(value, path)


def _said(places: tuple[Mapping, ...], key: str) -> tuple[str, int]:
    """The text and line of the first place that says something of a key."""
    node = next((found for place in places if (found := first(place, key))), None)
    return (text_of(node), node.line) if node else ("", 0)


def _truth(places: tuple[Mapping, ...], key: str, path: str, absent: bool) -> bool:
    text, line = _said(places, key)
    return truth(text, line, path) if text else absent


def _new_decisions(text: str, line: int, path: str) -> str:
    if text.lower() not in ("", "allow", "deny"):
        raise KeeperError(f"{path}:{line}: new_decisions is {text!r}: it is allow or deny.")
    return text.lower() or "deny"


def _decisions(places: tuple[Mapping, ...]) -> str:
    nested = next((node for place in places if (node := first(place, "decisions"))), None)
    told = word(nested, "directory", "dir", "path") if isinstance(nested, Mapping) else text_of(nested)
    return _said(places, "decisions_dir")[0] or told


def _seeds(places: tuple[Mapping, ...]) -> str:
    """`seeds_dir`, or the folder that all files of `seed_vault` share."""
    if told := _said(places, "seeds_dir")[0]:
        return told
    vault = next((node for place in places if isinstance(node := first(place, "seed_vault"), Mapping)), None)
    folders = {text_of(value).rpartition("/")[0] for _, value in vault.items} if vault else set()
    return folders.pop() if len(folders) == 1 else ""


def _folder(said: str, folder: str, usual: str, path: str) -> str:
    """A folder, said from the top or from where the configuration lies."""
    name = (said or usual).strip("/").removeprefix("./")
    if said.startswith(("/", "~", "\\")) or ".." in re.split(r"[/\\]", name):
        raise KeeperError(f"{path}: the folder {said!r} leaves the repository: name one inside it.")
    inside = not folder or name == folder or name.startswith(folder + "/")
    return name if inside else f"{folder}/{name}"


def _contexts(node: Node | None, path: str) -> tuple[tuple[str, str], ...]:
    """`glob: context`, or `context: [glob]`."""
    found: list[tuple[str, str]] = []
    for key, value in node.items if isinstance(node, Mapping) else ():
        if folded(text_of(value)) in CONTEXTS:
            found.append((key.text, folded(text_of(value))))
        elif folded(key.text) in CONTEXTS:
            found += ((glob, folded(key.text)) for glob, _ in texts(value))
        else:
            raise KeeperError(f"{path}:{key.line}: {text_of(value)!r} is no context: it is one of {', '.join(CONTEXTS)}.")
    return tuple(found)
