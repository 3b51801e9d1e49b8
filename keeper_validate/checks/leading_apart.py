"""Imports that lead from one of a folder's folders into another, or past the door of one. Must not know what a clause says of them."""

from __future__ import annotations

from os.path import dirname, join, normpath

from keeper_validate.element import Use


def leads_apart(use: Use, folder: str, deep: bool) -> bool:
    """Whether an import leads from one of a folder's folders into another; `deep` that it names what lies behind the door of one."""
    module = use.name.partition(":")[0]
    target = use.resolved or (normpath(join(dirname(use.path), module)) if module.startswith(".") else module)
    own, other = _below(use.path, folder), _below(target, folder)
    return other is not None and own != other and (_is_deep(module, folder) if deep else own is not None)


def _is_deep(module: str, folder: str) -> bool:
    """Whether a module is named past the door of one of a folder's folders (`@/features/cart/api`, not `@/features/cart`)."""
    parts = [part for part in module.split("/") if part not in (".", "..")]
    behind = parts[parts.index(folder) + 2:] if folder in parts else parts[1:]
    return bool(behind) and behind[0].split(".")[0] != "index"


def _below(path: str, folder: str) -> str | None:
    """The folder that a path goes through right below another one."""
    parts = path.split("/")
    index = parts.index(folder) + 1 if folder in parts else len(parts)
    return parts[index] if index < len(parts) and "." not in parts[index] else None
