"""Whether a package or a namespace ends as the folder is called that its file lies in, and a class is called like its file.

Must not know which files are meant."""

from __future__ import annotations

import re

from keeper_validate import shipped

_CLASSES = re.compile(rb"^(?:(?:export|default|public|internal|abstract|final|sealed|open|data|partial)\s+)*class\s+\w", re.MULTILINE)
# files that are called after no class
_HOUSES = frozenset({"index", "init", "main", "mod", "lib", "app", "types", "models", "page", "route", "layout"})
_VERSION = re.compile(r"v\d+")


def is_called_like_folder(package: str, path: str) -> bool:
    """`a.b.orders` in `orders/`, `Acme\\Orders` in `Orders/`; true where no folder tells: at the root, and in those that hold all code."""
    folders = [_plain(one.rpartition(".")[2]) for one in path.split("/")[:-1]]
    if folders and _VERSION.fullmatch(folders[-1]):
        folders = folders[:-1]
    last = _plain(re.split(r"[.\\/]", package)[-1])
    if not folders or folders[-1] in shipped.data("rules/lexicon/shapes")["package_roots"]:
        return True
    if path.endswith(".go") and (last == "main" or package.endswith("_test")):
        return True
    return last == folders[-1] or (path.endswith(".go") and (last in folders[-1] or folders[-1] in last))


def is_called_like_file(name: str, path: str, source: bytes) -> bool:
    """`CartService` in `cart.service.ts`; true where a file holds several classes, or is called after none."""
    stem = _plain(re.sub(r"\.\w+$", "", path.rpartition("/")[2]).replace(".", ""))
    return stem == _plain(name) or stem in _HOUSES or len(_CLASSES.findall(source)) != 1


def _plain(name: str) -> str:
    return re.sub(r"[-_ ]", "", name).lower()
