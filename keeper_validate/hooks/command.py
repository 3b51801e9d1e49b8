"""The `git commit` calls in a shell command: where each runs, and what it says of its message, decision and work item.

A reading, not an execution: what a script, an alias or a substitution hides stays hidden."""

from __future__ import annotations

import os
import re
import shlex

from keeper_validate.values import dataclass, field, replace

_ENDS = frozenset(";&|()\n")
_ASSIGNED = re.compile(r"(KEEPER_ADR|KEEPER_BEAD)=(.+)", re.DOTALL)
_DOCUMENT = re.compile(r"\$\(\s*cat\s+<<-?\s*(['\"]?)(\w+)\1\n(.*?)\n\s*\2\s*\)", re.DOTALL)
_WITH_VALUE = frozenset(("-C", "-c", "--git-dir", "--work-tree", "--namespace", "--exec-path", "--config-env", "--super-prefix"))
_MESSAGE = re.compile(r"(?:-[a-zA-Z]*m|--message)\Z")
_ATTACHED = re.compile(r"--message=(.*)|-[a-ln-zA-Z]*m(.+)", re.DOTALL)
_HIDDEN = re.compile(r"\bgit\b[^;&|\n]*\scommit\b(?!-)")


@dataclass(frozen=True, slots=True)
class Commit:
    """One `git commit`: its directory relative to where the command starts, and what it says; the message None where it gives none."""

    directory: str = "."
    message: str | None = None
    adr: str | None = None
    bead: str | None = None


@dataclass(slots=True)
class _Shell:
    """What a walk through the words remembers: where the shell stands, and what it has assigned."""

    directory: str = "."
    assigned: dict[str, str] = field(default_factory=dict)


def commits(command: str) -> tuple[Commit, ...]:
    """The commits that a command makes, in order; one without a message where it makes one but cannot be read word by word."""
    words = _words(command)
    if words is None:
        return (Commit(message=command),) if _HIDDEN.search(command) else ()
    shell, found = _Shell(), []
    for run in _runs(words):
        commit = _commit(run, shell)
        if commit is not None:
            found.append(commit)
    # A message that is piped in stands somewhere in the command.
    return tuple(replace(commit, message=command) if commit.message is None and "<<" in command else commit for commit in found)


def _words(command: str) -> list[str] | None:
    lexer = shlex.shlex(command, posix=True, punctuation_chars=";&|()\n")
    lexer.whitespace, lexer.whitespace_split, lexer.commenters = " \t\r", True, ""
    try:
        return list(lexer)
    except ValueError:
        return None


def _runs(words: list[str]) -> list[list[str]]:
    """The words between separators: one simple command each."""
    runs: list[list[str]] = [[]]
    for word in words:
        if word and set(word) <= _ENDS:
            runs.append([])
        else:
            runs[-1].append(word)
    return [run for run in runs if run]


def _commit(run: list[str], shell: _Shell) -> Commit | None:
    """The commit that one simple command is; `cd` and assignments are remembered for those behind it."""
    own = dict(shell.assigned)
    for number, word in enumerate(run):
        assigned = _ASSIGNED.match(word)
        if assigned:
            own[assigned[1]] = assigned[2]
        if word == "cd" and number + 1 < len(run):
            shell.directory = os.path.join(shell.directory, os.path.expanduser(run[number + 1]))
            return None
        if word.rpartition("/")[2] == "git":
            return _git(run[number + 1:], shell.directory, own)
    if run[0] == "export" or all(_ASSIGNED.match(word) for word in run):
        shell.assigned = own
    return None


def _git(words: list[str], directory: str, assigned: dict[str, str]) -> Commit | None:
    index = 0
    while index < len(words) and words[index].startswith("-"):
        if words[index] == "-C" and index + 1 < len(words):
            directory = os.path.join(directory, os.path.expanduser(words[index + 1]))
        index += 2 if words[index] in _WITH_VALUE else 1
    if index >= len(words) or words[index] != "commit":
        return None
    return Commit(directory, _message(words[index + 1:]), assigned.get("KEEPER_ADR"), assigned.get("KEEPER_BEAD"))


def _message(words: list[str]) -> str | None:
    """Every -m is a paragraph, as Git has it."""
    parts = [words[number + 1] for number, word in enumerate(words[:-1]) if _MESSAGE.match(word)]
    for word in words:
        attached = None if _MESSAGE.match(word) else _ATTACHED.match(word)
        if attached:
            parts.append(attached[1] or attached[2])
    if not parts:
        return None
    return "\n\n".join(_DOCUMENT.sub(lambda found: found[3], part) for part in parts)
