"""The pipeline: a change has two trees; each is read into a snapshot; two snapshots make a delta; the law compiles into checks; checks
turn the delta into findings; findings make a verdict.

Must not read the clock or the environment, nor print: commands hand in what they know."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Mapping
from functools import partial

from keeper_validate import git
from keeper_validate.cache import kept_in
from keeper_validate.change import Change, select
from keeper_validate.change import Request as Selection
from keeper_validate.checks.spelled import Asked as Tokens
from keeper_validate.checks.typed import told
from keeper_validate.clause import Check
from keeper_validate.compare import delta
from keeper_validate.delta import Delta, FileChange
from keeper_validate.element import ASKED, Snapshot, Use
from keeper_validate.extract.contexts import Contexts
from keeper_validate.extract.decoding import Unreadable, source_text
from keeper_validate.extract.kept import kept_snapshot
from keeper_validate.extract.module import Known
from keeper_validate.extract.sharing import WIDE
from keeper_validate.extract.unlisted import counted
from keeper_validate.law.decision import Warning
from keeper_validate.law.gates import gates, silenced
from keeper_validate.law.governs import Asked
from keeper_validate.law.law import Law
from keeper_validate.law.layout import touches
from keeper_validate.law.load import load_laws
from keeper_validate.pointing import pointed
from keeper_validate.several import merged
from keeper_validate.store import Commit, Missing, TooLarge
from keeper_validate.tree import Tree
from keeper_validate.values import dataclass, field, replace
from keeper_validate.verdict import Judged, Verdict, judge, seeks_circles, spelled, typed, unsettled

_ABOVE, _BELOW = 1, 4


@dataclass(frozen=True, slots=True)
class Request:
    """What to judge, under which decision, and how strictly; `message` is that of a commit in the making, `today` an ISO date."""

    change: Selection
    today: str
    adr: str | None = None
    bead: str | None = None
    message: str | None = None
    stage: str | None = None
    strict: bool = False
    environ: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _Wanted:
    """What the law asks for that is found only where it is asked for: tokens of code, and plain types by the checks that name them."""

    tokens: Tokens | None
    checks: tuple[Check, ...]


def validate(request: Request, known: Known | None = None) -> Verdict:
    """The verdict on one change; `known` receives each file's contents as it is read, for whoever wants to watch."""
    return verdict_on(select(request.change), request, known)


def verdict_on(change: Change, request: Request, known: Known | None = None) -> Verdict:
    """The verdict on a change that is selected already; where its commits stand under several decisions, each counts under its own."""
    with kept_in(None if request.change.ci else change.repository.common_dir):
        return _verdict(change, request, known)


def _verdict(change: Change, request: Request, known: Known | None) -> Verdict:
    laws = laws_on(change, request)
    modules: Known = {} if known is None else known
    if len(laws) == 1:
        return _under(laws[0], change, request, modules, last=True)
    whole = tuple(_under(law, change, request, modules) for law in laws)
    governing = {oid: tuple(law for law in laws if oid in law.commits) for law in laws for oid in law.commits}
    # A merge that names no decision brings nothing of its own, as a rule; what it does bring has to pass under all of them.
    under = [(commit.oid, law) for commit in reversed(change.commits) for law in governing.get(commit.oid, laws)]
    return merged(whole, tuple(_of_commit(oid, law, change, request) for oid, law in under))


def _of_commit(oid: str, law: Law, change: Change, request: Request) -> Verdict:
    own = select(replace(request.change, commit=oid, base=None, head=None, range=None, staged=False, law=change.law_revision))
    # Whether the law can be read is asked of the whole change, which may mend what one commit broke.
    verdict = _under(replace(law, broken=()), own, replace(request, stage="commit"), {})
    return replace(verdict, findings=tuple(replace(finding, commit=oid) for finding in verdict.findings))


def _under(law: Law, change: Change, request: Request, modules: Known, last: bool = False) -> Verdict:
    # An earlier commit of the same branch is the accused's as well: what it calls generated is not, until it has landed.
    contexts = Contexts(change.law or change.base, law.config.contexts)
    wanted = _Wanted(spelled(law), typed(law))
    base = _snapshot(change.base, change, modules, contexts, wanted)
    _forget(change, modules)
    head = _snapshot(change.head, change, modules, contexts, wanted)
    parents = tuple(_snapshot(parent, change, modules, contexts, wanted) for parent in change.parents)
    if last and len(change.files) > WIDE:
        modules.clear()  # nothing more is read, and the judges need the room
        gc.collect()
    stage = request.stage or _stage(request, change)
    found = delta(base, head, _files(change), parents)
    lost = _unasked(change, base, head)
    found = replace(found, unasked=lost) if lost else found
    found = _with_circles(found, change) if seeks_circles(law) else found
    asked = unsettled(found, law, stage)
    found = _with_standing(found, asked, change.base, contexts) if asked else found
    elements, hidden = len(head.elements) + len(found.removed), tuple(file.path for file in change.files if counted(file.path))
    judged = Judged(change.base_label, change.head_label, change.how, len(change.files), elements, hidden)
    before, after = partial(_lines, (change.base,)), partial(_lines, (change.head,))
    verdict = pointed(judge(found, law, judged, stage, request.strict), head.uses, after, before)
    return replace(verdict, frames=tuple(_frames(verdict, change)))


def _with_standing(found: Delta, asked: frozenset[tuple[str, str]], base: Tree, contexts: Contexts) -> Delta:
    from keeper_validate.extract.standing import standing

    return replace(found, standing=standing(base, asked, contexts))


def _with_circles(found: Delta, change: Change) -> Delta:
    from keeper_validate.extract.circles import circles

    return replace(found, circles=circles(change.head, found.base.uses, found.uses))


def _unasked(change: Change, base: Snapshot, head: Snapshot) -> tuple[Use, ...]:
    """The guards that functions no longer ask in their bodies; of a merge nobody can tell who took them away."""
    if change.parents or not any(use.kind == ASKED for use in base.uses):
        return ()
    from keeper_validate.extract.routing.unasked import unasked

    return unasked(change.base, change.head, base, head)


def _forget(change: Change, known: Known) -> None:
    """What only the base holds is not asked for again; in a wide change it would double what is kept in memory."""
    gone = {file.base.oid for file in change.files if file.base} - {file.head.oid for file in change.files if file.head}
    for key in [key for key in known if key[0] in gone]:
        del known[key]
    if len(change.files) > WIDE:
        gc.collect()  # what a side was read with leads back to itself


def laws_on(change: Change, request: Request) -> tuple[Law, ...]:
    """The laws that a change stands under: several where its commits name several decisions."""
    law, paths = change.law, [file.path for file in change.files]
    found = load_laws(law, change.head, _asked(change, request))
    if law is None:
        return found
    guarding = (*gates(law, paths), *silenced(law, change.head, paths))
    broken, told = _linted(change, paths, request.today) if touches(found[0].config, paths) else ((), ())
    return tuple(replace(one, gates=guarding, broken=broken, warnings=(*one.warnings, *told)) for one in found)


def _linted(change: Change, paths: list[str], today: str) -> tuple[tuple[Warning, ...], tuple[Warning, ...]]:
    """What a change makes of the law for those after it: what can no longer be read, and what else its author should know."""
    from keeper_validate.lint_change import amiss, refuses

    lints = amiss(change.base, change.head, paths, today)
    told = tuple((refuses(one), Warning(one.path, one.line, one.message)) for one in lints)
    return tuple(one for stops, one in told if stops), tuple(one for stops, one in told if not stops)


def _asked(change: Change, request: Request) -> Asked:
    repository = change.repository
    written = () if request.message is None else (Commit("message", "", (), request.message),)
    return Asked(
        request.today, request.adr, request.bead, change.branch, (*written, *change.commits), request.environ,
        repository.top or repository.directory, request.change.ci, tuple(file.path for file in change.files),
    )


def _stage(request: Request, change: Change) -> str:
    return "commit" if change.head_commit is None or request.change.commit else "pr"


def _snapshot(tree: Tree, change: Change, known: Known, contexts: Contexts, wanted: _Wanted) -> Snapshot:
    found = told(kept_snapshot(tree, [file.path for file in change.files], known, contexts), wanted.checks)
    if wanted.tokens is None:
        return found
    from keeper_validate.extract.spelling import with_tokens

    return with_tokens(found, tree, wanted.tokens, contexts)


def _files(change: Change) -> tuple[FileChange, ...]:
    return tuple(
        FileChange(
            file.path, file.status, file.base.mode if file.base else None, file.head.mode if file.head else None,
            file.head is not None and file.head.is_empty, _opens(change.base, file.path) if file.base is None else "",
        )
        for file in change.files
    )


def _opens(base: Tree, path: str) -> str:
    """The topmost folder of a new file that base has not; empty where it has them all."""
    ends = (at for at, sign in enumerate(path) if sign == "/")
    return next((path[:at] for at in ends if base.entry(path[:at]) is None), "")


def _shown(source: bytes) -> bytes:
    """What a reader of a source sees, without its byte order mark, in whatever encoding; what is no source stays as it is."""
    try:
        return source_text(source)
    except Unreadable:
        return source


def _frames(verdict: Verdict, change: Change) -> Iterator[tuple[str, int, tuple[tuple[int, str], ...]]]:
    """The source around each finding, on the side where it stands: what was removed stands only in the base."""
    gone = {(one.path, one.line) for one in verdict.delta.removed}
    for path, line in dict.fromkeys((finding.path, finding.line) for finding in verdict.findings if finding.line):
        lines = _lines((change.base, change.head) if (path, line) in gone else (change.head, change.base), path)
        if lines:
            first, last = max(line - _ABOVE, 1), min(line + _BELOW, len(lines))
            yield path, line, tuple((number, lines[number - 1].removesuffix("\r")) for number in range(first, last + 1))


def _lines(sides: tuple[Tree, ...], path: str) -> list[str]:
    """The lines of a file as the first of some trees has it; none where it is in no tree, or cannot be read."""
    try:
        source = next((data for side in sides if (data := side.read(path)) is not None), None)
    except (Missing, TooLarge):
        return []
    return [] if source is None else git.text(_shown(source)).split("\n")
