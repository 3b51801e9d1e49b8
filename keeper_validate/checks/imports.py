"""What an import names: a module, a part below it, a member of it, or the file that it leads to.

Pure. Must not know what a clause forbids."""

from __future__ import annotations

import re

from keeper_validate import shipped
from keeper_validate.checks.comes_along import comes_along
from keeper_validate.checks.home import beyond, is_of_folders, leads_home, leads_to
from keeper_validate.checks.naming import names
from keeper_validate.element import Use
from keeper_validate.pathglob import matches


def import_names(target: str, use: Use) -> bool:
    """Whether a target names an import: its module or a part below it, its member, or the file that it leads to."""
    module, _, member = use.name.rpartition(":") if ":" in use.name else (use.name, "", "")
    below = module.startswith((target + "/", target + ".", target + "\\")) and not _is_apart(target, use)
    if below or target in (module, member, use.name, f"{module}\\{member}", _called(use, module)):
        return True
    if "/" in target and (module.endswith("/" + target) or f"{module}.".startswith(target.strip("/").replace("/", ".") + ".")):
        return True
    leads = leads_to(use)
    if leads and ("/" in target or "." in target) and matches(leads, target):
        return True
    if leads_home(target, use):
        return False
    pattern = any(char in target for char in "*?") or target[0] == target[-1] == "/"
    # what a target rules out at the start of a module says nothing of a member
    by_module = target.startswith("/^(?!")
    if by_module and comes_along(use):
        return False
    spelled = (module, use.name, use.name.replace("::", "/"), *((beyond(use), _as_folders(use)) if is_of_folders(target) else ()))
    return pattern and (any(names(target, one) for one in spelled) or (not by_module and names(target, member)))


def _is_apart(target: str, use: Use) -> bool:
    """Whether a package of Go's own library is meant, which those below its path are no part of: `log`, `log/slog`."""
    return use.path.endswith(".go") and use.resolved is None and "." not in target.partition("/")[0]


def _called(use: Use, module: str) -> str:
    """What people call a module of Go: `go-redis` for `github.com/redis/go-redis/v9`."""
    return re.sub(r"/v\d+$", "", module).rpartition("/")[2] if use.path.endswith(".go") else module


def _as_folders(use: Use) -> str:
    """What an import leads through as folders in small letters: a namespace (`Shop.Infrastructure`, `App\\Infrastructure`), but for one of
    the platform, and a path (`../Infrastructure/mail`), whose last part may be a file that is called so."""
    if "/" in use.name:
        folders, _, last = use.name.rpartition("/")
        return f"{folders.lower()}/{last}"
    known = shipped.data("rules/lexicon/spelling")["namespaces"]
    first = re.split(r"[.\\]", use.name)[0]
    own = use.path.endswith(tuple(known["suffixes"])) and first not in known["platforms"]
    return use.name.replace("\\", "/").lower() if own else ""


def brings(name: str, use: Use) -> bool:
    """Whether an import of a whole file brings the thing that the file is named after (`import Modal from "../ui/Modal"`)."""
    module, _, member = use.name.rpartition(":")
    return member in ("default", "*") and module.rpartition("/")[2].split(".")[0] == name
