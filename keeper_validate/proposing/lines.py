"""The lines that a sentence may mean, the likeliest first, put together from what its words point at.

Must not tell which of them compiles, nor decide for the author."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from keeper_validate.compile.vocabulary import lexicon, pairs
from keeper_validate.compile.vocabulary.words import singular
from keeper_validate.proposing.cues import Cue
from keeper_validate.proposing.sentence import Sentence

_CODE = ("name", "technology", "construct")
_WRITTEN = frozenset({"file", "token", "import"})
_READABLE = 40
_KEPT = ("kind", "companion", "word")
_PLACING = ("put", "place", "store")
_DEMANDING = ("use", "require", "contain", "access", "import")
_COUNTING = frozenset({"max", "maximum", "most", "than", "exactly", "up", "single", "more"})
_FILE_NAMES = frozenset({"filename", "filenames", "names", "naming", "name"})


def lines(said: Sentence) -> Iterator[str]:
    """Candidates behind `=>`."""
    for form in (_limit, _only, _instead, *(_BARS if said.forbids else _DEMANDS)):
        yield from form(said)


def _limit(said: Sentence) -> Iterator[str]:
    counted = set(said.words) & _COUNTING
    for cue, thing in zip(said.cues, said.cues[1:], strict=False):
        count = int(cue.value) if cue.value.isdigit() else pairs.number(cue.value) if cue.sort == "word" else None
        if count is not None and counted and thing.sort == "kind":
            yield f"limit {_of_kind(thing)} max:{count}{said.where}"


def _only(said: Sentence) -> Iterator[str]:
    """“Only A may use B”, “B is used in A only”."""
    homes = [glob for cue in said.cues if cue.role in ("", "in") and (glob := cue.glob)]
    things = said.of(*_CODE, roles=("", "with", "from"))
    if said.of("only", roles=("", "in")) and len(homes) == 1 and things:
        yield f"forbid-use {_in_code(things)} except:{homes[0]}"


def _instead(said: Sentence) -> Iterator[str]:
    rejected, chosen = said.of(*_CODE, roles=("instead",)), said.of(*_CODE)
    if rejected:
        used = f" use:{chosen[0].value}" if chosen and "|" not in chosen[0].value else ""
        yield f"forbid-use {_in_code(rejected)}{said.where}{used}"


def _changed(said: Sentence) -> Iterator[str]:
    op = {"remove": "forbid-remove", "change": "forbid-change"}.get(said.deed)
    if op is None:
        return
    paths = [glob for cue in (*said.objects, *said.of("path", roles=("in",))) if cue.sort == "path" and (glob := cue.glob)]
    if paths:
        yield f"{op} file {','.join(dict.fromkeys(paths))}{said.spared}"
    names = ",".join(cue.value for cue in said.objects if cue.sort == "name")
    for cue in said.objects:
        if cue.sort == "kind" and (cue.value or names):
            yield f"{op} {'|'.join(cue.kinds)} {cue.value or names}{said.where}"


def _used(said: Sentence) -> Iterator[str]:
    if said.deed in ("change", "remove"):
        return
    first = said.cues[:2]
    direct = [cue.sort for cue in first] == ["word", "technology"] and first[0].value in lexicon.grammar("directness")
    things = [cue for cue in said.objects if cue.sort in _CODE] or list(first[1:] if direct else ())
    if things:
        yield f"forbid-use {_in_code(things)}{said.where}"
    for cue in said.objects:
        if cue.sort == "kind" and {"token", "import"} & set(cue.kinds) and len(cue.value) < _READABLE:
            yield f"forbid-use {_of_kind(cue)}{said.where}"


def _added(said: Sentence) -> Iterator[str]:
    if said.deed not in ("", "create") or said.of("only"):
        return
    for cue in sorted(said.objects, key=lambda cue: not cue.value):
        if cue.sort == "kind" and not {"token", "import"} & set(cue.kinds) and (cue.value or not said.sorted(cue)):
            yield f"forbid-new {_of_kind(cue)}" + (said.spared if "dependency" in cue.kinds else said.where)
        elif cue.sort == "companion":
            yield f"forbid-new file {cue.value}{said.where}"
        elif cue.sort == "path" and cue.role == "":
            yield f"forbid-new file {cue.glob}{said.where}"


def _imported(said: Sentence) -> Iterator[str]:
    owners = [cue.glob for cue in said.owners if cue.glob]
    reached = [cue.value.strip("/*") for cue in said.objects if cue.sort == "path" and cue.role in ("", "from", "in")]
    if said.deed == "import" and owners and reached:
        yield f"forbid-use import {','.join(f'*{path}*' for path in reached)} in:{','.join(owners)}"


def _gone(said: Sentence) -> Iterator[str]:
    """“X must be removed”"""
    if said.deed != "remove":
        return
    for cue in (*said.of("path"), *said.of("name")):
        yield f"gone {'file' if cue.sort == 'path' else 'token|import'} {cue.glob or cue.value}"


def _companion(said: Sentence) -> Iterator[str]:
    brought = [cue.value for cue in said.objects if cue.sort == "companion" or (cue.sort == "path" and cue.is_file)]
    if not brought or said.deed not in ("accompany", "change", "contain", "require"):
        return
    if not said.owners and "changes" in said.words:
        yield f"require-companion file with:{brought[0]}"
    places = [cue.glob for cue in (*said.owners, *said.of("path", roles=("when",))) if cue.sort == "path" and cue.glob != brought[0]]
    kinds = [cue for cue in said.owners if cue.sort == "kind" and not _WRITTEN & set(cue.kinds)]
    if places:
        yield f"require-companion file {places[0]} with:{brought[0]}"
    elif kinds:
        yield f"require-companion {_of_kind(kinds[0])} with:{brought[0]}"


def _cased(said: Sentence) -> Iterator[str]:
    styles = said.of("case")
    if len(styles) != 1:
        return
    kinds = [cue for cue in (*said.owners, *said.objects) if cue.sort == "kind" and not _WRITTEN & set(cue.kinds)]
    if kinds and not set(said.words) & _FILE_NAMES:
        yield f"require-shape {'|'.join(kinds[0].kinds)} /^{styles[0].value}$/{said.where}"
        return
    homes = [cue.glob for cue in said.cues if cue.glob]
    yield f"require-shape file /(?:^|\\/){styles[0].value}\\.[^\\/]*$/" + (f" in:{homes[0]}" if homes else "")


def _placed(said: Sentence) -> Iterator[str]:
    homes = [cue for cue in said.cues if cue.sort == "path" and (cue.role == "in" or said.deed in _PLACING)]
    if len(homes) != 1 or said.deed not in (*_PLACING, "create", ""):
        return
    before = said.cues[:said.cues.index(homes[0])]
    kept, lead = next(((cue, before[at - 1:at]) for at, cue in reversed(list(enumerate(before))) if cue.sort in _KEPT), (None, ()))
    if kept is None or (kept.sort == "kind" and lead and lead[0].sort == "kind" and lead[0].kinds != kept.kinds):
        return
    if kept.sort == "kind" and not {"token", "import", "dependency"} & set(kept.kinds):
        yield f"forbid-new {_of_kind(kept)} except:{homes[0].glob}"
    elif kept.sort == "companion":
        yield f"forbid-new file {kept.value} except:{homes[0].glob}"
    elif said.deed and len(kept.value) > 4 and kept.value.endswith("s"):
        yield f"forbid-new file /(?i){singular(kept.value)}[^\\/]*$/ except:{homes[0].glob}"


def _demanded(said: Sentence) -> Iterator[str]:
    things = [cue for cue in said.objects if cue.sort in _CODE]
    if not things or (said.deed not in _DEMANDING and not _is_labelled(said)):
        return
    owners = [cue for cue in (*said.owners, *said.of("kind", roles=("for", "in"))) if cue.sort == "kind" and not _WRITTEN & set(cue.kinds)]
    if not owners:
        yield f"require-use {_in_code(things[:1])}{said.where}"
    elif things[0].sort == "name":
        yield f"require-use {'|'.join(owners[0].kinds)} use:{things[0].value}{said.where}"
    else:
        yield f"require-use {_in_code(things[:1])} when:{owners[0].kinds[0]}{said.where}"


def _is_labelled(said: Sentence) -> bool:
    """“Logging: slog”"""
    return not said.deed and len(said.words) < 2 and [cue.sort for cue in said.cues][-2:] == ["break", "technology"]


def _of_kind(cue: Cue) -> str:
    """A thing of a kind as a line names it."""
    name = f'"{cue.value}"' if " " in cue.value else cue.value
    return f"{'|'.join(cue.kinds)} {name}".strip()


def _in_code(things: list[Cue]) -> str:
    """What code uses, all of the sort of the first."""
    alike = ",".join(dict.fromkeys(cue.value.replace("|", ",") for cue in things if cue.sort == things[0].sort))
    return {"technology": f"technology {alike}", "construct": f"token {alike}"}.get(things[0].sort, f"token|import {alike}")


_BARS: tuple[Callable[[Sentence], Iterator[str]], ...] = (_changed, _imported, _used, _added)
_DEMANDS: tuple[Callable[[Sentence], Iterator[str]], ...] = (_gone, _companion, _cased, _placed, _demanded)
