"""Where Git looks for the hooks of a repository, and whether a section may be written there. Must not write."""

from __future__ import annotations

import os

from keeper_validate import git, shipped
from keeper_validate.git import Repository
from keeper_validate.patience import ended
from keeper_validate.values import dataclass

_OWN = ("local", "worktree")


@dataclass(frozen=True, slots=True)
class HookFolder:
    """An absolute folder; `tracked` where it is part of the working tree; `refusal` says why nothing may be written there."""

    path: str
    tracked: bool
    refusal: str = ""
    direct: bool = True


def hook_folder(repository: Repository) -> HookFolder:
    """The folder that core.hooksPath names, else the one in the Git directory; for a hook manager, the one that people write in."""
    scope, said = _configured(repository)
    top = repository.top or repository.git_dir
    if not said:
        return HookFolder(os.path.join(repository.common_dir, "hooks"), False)
    path = os.path.normpath(os.path.join(top, said))
    if scope not in _OWN:
        return HookFolder(path, False, (
            f"core.hooksPath of your {scope} Git configuration names {said}, which serves other repositories, too: run "
            f"`git config core.hooksPath .githooks` here, and init again"
        ))
    if os.path.exists(path) and not os.path.isdir(path):
        return HookFolder(path, False, f"core.hooksPath is {said}, which is no folder: hooks are switched off here")
    for ending, own in shipped.data("rules/lexicon/hosts")["hook_folders"].items():
        if path.endswith(os.sep + os.path.join(*ending.split("/"))):
            return HookFolder(os.path.join(path[:-len(ending)], own), True, direct=False)
    inside = path.startswith(top + os.sep) and not path.startswith(repository.common_dir + os.sep)
    return HookFolder(path, inside)


def _configured(repository: Repository) -> tuple[str, str]:
    """Scope and value of core.hooksPath as the user has it: the last one is this program's own switch."""
    process = git.start(repository.directory, "config", "-z", "--show-scope", "--type=path", "--get-all", "core.hooksPath")
    fields = git.text(ended(process)[0]).split("\0")
    pairs = list(zip(fields[0::2], fields[1::2], strict=False))[:-1]
    return pairs[-1] if pairs else ("", "")
