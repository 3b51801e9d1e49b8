"""`project-metadata.json` in the forms in which it is found: documents by file with `contextFiles`, or keywords for the pages beside it.

Must not read the documents."""

from __future__ import annotations

import json
from typing import Any

from keeper_validate.errors import KeeperError
from keeper_validate.values import dataclass

NAMES = ("project-metadata.json", "metadata.json")
_LAST = 100
_MOST = 500


@dataclass(frozen=True, slots=True)
class Listed:
    """One document that the metadata names, relative to the file; `related` where it only may be useful."""

    path: str
    always: bool = False
    priority: int = _LAST
    keywords: tuple[str, ...] = ()
    description: str = ""
    related: bool = False


@dataclass(frozen=True, slots=True)
class Metadata:
    """A project: its name, its `type` (`work`, `personal`, or what the file says), the globs of the folders that are its own, and its
    documents. `beside` are the keywords (and whether without any) for the pages that lie beside the file and are not listed."""

    path: str
    name: str
    type: str = ""
    patterns: tuple[str, ...] = ()
    documents: tuple[Listed, ...] = ()
    beside: Listed | None = None


def load_metadata(path: str, text: str) -> Metadata | None:
    """The project of a file; None where a `metadata.json` speaks of something else."""
    try:
        said = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise KeeperError(f"{path} is not JSON ({error}): mend it, or remove it.") from None
    if not isinstance(said, dict) or not (_word(said, "project", "projectName", "name") and _speaks_of_context(said)):
        if path.rpartition("/")[2] == NAMES[0]:
            raise KeeperError(f"{path} names no project: write an object with `project` and `contextFiles`.")
        return None
    listed = (*_documents(said.get("contextFiles"), path), *_agents_page(said), *_related(said.get("relatedContexts")))
    own = _texts(said.get("keywords")) or _texts(said.get("tags"))
    beside = None if said.get("contextFiles") else Listed("", _truth(said.get("alwaysLoad"), path), _LAST, own)
    name = _word(said, "project", "projectName", "name")
    return Metadata(path, name, _word(said, "projectType", "type").lower(), _texts(said.get("matchPatterns")), listed, beside)


def _speaks_of_context(said: dict[str, Any]) -> bool:
    return any(key in said for key in ("contextFiles", "matchPatterns", "contextVersion", "relatedContexts", "alwaysLoad"))


def _documents(said: Any, path: str) -> tuple[Listed, ...]:
    """`{file: {alwaysLoad, priority, keywords}}`, a list of the same with the file's name inside, or a plain list of files."""
    if said is None:
        return ()
    if isinstance(said, list):
        pairs = [(_word(one, "path", "file", "name"), one) if isinstance(one, dict) else (one, {}) for one in said]
    elif isinstance(said, dict):
        pairs = list(said.items())
    else:
        raise KeeperError(f"{path}: contextFiles is an object of files, each with alwaysLoad, priority and keywords.")
    found = []
    for name, one in pairs[:_MOST]:
        if not isinstance(name, str) or not name:
            raise KeeperError(f"{path}: an item of contextFiles names no file.")
        fields = one if isinstance(one, dict) else {"keywords": one} if isinstance(one, list) else {}
        always = _truth(fields.get("alwaysLoad"), path)
        found.append(Listed(name, always, _number(fields.get("priority")), _texts(fields.get("keywords")), _word(fields, "description")))
    return tuple(found)


def _agents_page(said: dict[str, Any]) -> tuple[Listed, ...]:
    page = _word(said, "agentsMdPath")
    return (Listed(page),) if page and said.get("hasAgentsMd", True) is not False else ()


def _related(said: Any) -> tuple[Listed, ...]:
    return tuple(Listed(path, related=True) for path in _texts(said))


def _word(said: dict[str, Any], *names: str) -> str:
    return next((said[name].strip() for name in names if isinstance(said.get(name), str) and said[name].strip()), "")


def _texts(said: Any) -> tuple[str, ...]:
    items = said if isinstance(said, list) else [said]
    return tuple(item.strip() for item in items[:_MOST] if isinstance(item, str) and item.strip())


def _truth(said: Any, path: str) -> bool:
    if said not in (None, True, False, "true", "false"):
        raise KeeperError(f"{path}: alwaysLoad is {json.dumps(said)[:40]}; it is true or false.")
    return said in (True, "true")


def _number(said: Any) -> int:
    text = str(said)
    return int(text) if text.isdecimal() and len(text) < 6 else _LAST
