"""Where the data that ships with the program lies, and how it is read: `rules/` and `seeds/`.

In a wheel it lies in `_bundled/` beside the package, with every YAML file compiled to JSON by the build (`hatch_build.py`), so that no
YAML library is imported on a run; in a checkout it lies one level up, as written. Must not interpret what it reads."""

from __future__ import annotations

import json
import os
from functools import cache
from typing import Any

_PACKAGE = os.path.dirname(os.path.abspath(__file__))
_BUNDLED = os.path.join(_PACKAGE, "_bundled")


def folder(name: str) -> str:
    """The directory of `rules` or `seeds` on this machine."""
    bundled = os.path.join(_BUNDLED, name)
    return bundled if os.path.isdir(bundled) else os.path.join(os.path.dirname(_PACKAGE), name)


def text(name: str) -> str:
    """A shipped text file by its path, such as `rules/python/fastapi.scm`."""
    head, _, rest = name.partition("/")
    with open(os.path.join(folder(head), *rest.split("/")), encoding="utf-8") as file:
        return file.read()


def names(directory: str, suffix: str) -> tuple[str, ...]:
    """The stems of the files with a suffix in a shipped directory such as `rules/python`, sorted."""
    head, _, rest = directory.partition("/")
    files = os.listdir(os.path.join(folder(head), *rest.split("/")))
    return tuple(sorted(file.removesuffix(suffix) for file in files if file.endswith(suffix)))


def built(name: str) -> Any:
    """What the build put aside under a path without suffix, as plain lists, dicts and strings; None in a checkout."""
    path = os.path.join(_BUNDLED, *name.split("/")) + ".json"
    if not os.path.exists(path):
        return None
    with open(path, encoding="utf-8") as file:
        return json.load(file)


@cache
def data(name: str) -> Any:
    """A shipped data file by its path without suffix, such as `rules/lexicon/technologies`, as plain lists, dicts and strings."""
    head, _, rest = name.partition("/")
    stem = os.path.join(folder(head), *rest.split("/"))
    if os.path.exists(stem + ".json"):
        with open(stem + ".json", encoding="utf-8") as file:
            return json.load(file)
    from keeper_validate.yaml import plain

    with open(stem + ".yaml", encoding="utf-8") as file:
        return plain(file.read(), stem + ".yaml")
