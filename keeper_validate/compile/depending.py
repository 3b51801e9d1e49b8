"""Clauses that say who may depend on whom in words that no other reading takes, as the plainer sentences that say the same.

Knows which checks such a sentence may become; must not read a sentence itself."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from keeper_validate.clause import Check, Clause, Compiled
from keeper_validate.compile.sentences.chains import directed
from keeper_validate.compile.sentences.polarity import forbids
from keeper_validate.compile.sentences.tie_forms import listed
from keeper_validate.compile.sentences.tie_names import bare, is_bare_noun, is_known, is_part
from keeper_validate.compile.sentences.ties import Tie, ties
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.values import replace

_Read = Callable[[Clause, str], Compiled]
_KINDS = frozenset({"import", "technology", "dependency", "token"})
_OWN = ("its own", "their own", "itself", "themselves")
# what is talked to over the wire
_FAR = frozenset({"api", "backend", "server", "frontend", "database"})
# of which one is beside another: “feature modules depend on no other modules”
_SEVERAL = frozenset({"modules", "packages", "crates", "projects", "layers", "features", "apps", "services"})
_WHY = "structure shows imports, and not all that one part may know of another"


def depending(clause: Clause, text: str, read: _Read) -> Compiled | None:
    """The checks of a clause that says so, or None where it does not, or says less than its words."""
    asked = replace(clause, field="constraints", key="", under=())
    chains = directed(text)
    if chains:
        made = [read(asked, one) for one in chains]
        known = [one for one in made if one.checks and all(map(_is_kept, one.checks))]
        return _joined(clause, known) if known else None
    found, left = ties(text, forbids(clause))
    read_so = (next(filter(None, (_of(tie, asked, read) for tie in fitting)), None) for fitting in found)
    made = [one for one in read_so if one is not None]
    if len(made) < len(found):
        return None
    others = [one for one in (read(asked, one) for one in left) if one.checks]
    if not all(_is_kept(check) for one in others for check in one.checks):
        return None
    return _joined(clause, [*made, *others]) if made or others else None


def _joined(clause: Clause, made: list[Compiled]) -> Compiled:
    checks = tuple(dict.fromkeys(check for one in made for check in one.checks))
    return Compiled(clause, checks, True, next((one.why for one in made if one.why), _WHY))


def _of(tie: Tie, clause: Clause, read: _Read) -> Compiled | None:
    """What one sentence becomes: of several things that are named, those that are known."""
    if not _fits(tie):
        return None
    must = "should" if tie.weak else "must"
    made = [next(filter(None, (_kept(read(clause, one), tie) for one in said)), None) for said in _plainly(tie, must)]
    known = [one for one in made if one is not None]
    some = tie.means.startswith(("apart", "both")) or tie.means in ("kept", "mutual")
    if not known or (len(known) < len(made) and not some):
        return None
    checks = tuple(dict.fromkeys(check for one in known for check in one.checks))
    checks = tuple(_as_written(check, tie) for check in checks)
    weak = tie.weak and not all(check.soft for check in checks)
    return Compiled(clause, tuple(replace(check, soft=True) for check in checks) if weak else checks, True)


def _fits(tie: Tie) -> bool:
    """Whether those a form speaks of are of the sort that it takes."""
    told = (tie.who, *(bare(item) for item in tie.what))
    if tie.means == "only_modules":
        return all(name.startswith("`:") for name in told)
    if tie.means == "inside":
        return tie.who.split()[-1].lower() not in _SEVERAL
    if tie.means == "only_layers":
        return not any("`" in name for name in told)
    if tie.means in ("only", "outside"):
        far = tie.weak and any(name.lower() in _FAR for name in told[1:])
        return not far and all(is_part(bare(item)) or item.lower().startswith(_OWN) for item in tie.what)
    return tie.means != "apart_of_what_is_made" or any(lexicon.technology(name) for name in told[1:])


def _plainly(tie: Tie, must: str) -> Iterator[tuple[str, ...]]:
    """The plainer sentences, each by the ways it may be said in."""
    who, names = _in_words(tie.who) if tie.who.startswith("`:") else tie.who, tuple(item for item in tie.what if not is_bare_noun(item))
    if tie.means == "apart_of_what_is_made":
        yield from (_ban(who, item, must) for item in names if lexicon.technology(bare(item)))
    elif tie.means.startswith(("apart", "both")):
        yield from (_ban(one, item, must) for item in names for one in _each(who))
        yield from ((_ban(bare(item), who, must)) for item in names if tie.means.startswith("both"))
    elif tie.means == "inside":
        yield (f"{who} {must if must == 'should' else 'may'} only import from {_in_words(who)}",)
    elif tie.means == "external":
        yield (f"{who} should not import external packages",)
    elif tie.means in ("only", "outside", "only_modules", "only_layers"):
        own = [_in_words(who) if item.lower().startswith(_OWN) else _in_words(bare(item)) for item in tie.what]
        yield (f"{who} {must if must == 'should' else 'may'} only import from {' and '.join(own)}",)
    elif tie.means == "over_the_wire":
        yield (f"{who} {must} not use http libraries",)
    elif tie.means == "from_sources":
        yield (f"never use `source()` outside {who}",)
    elif tie.means == "by_nobody":
        yield from ((f"only {item} may import {item}" if "/" in item else f"no imports from {item}",) for item in names)
    elif tie.means.startswith("kept"):
        yield from ((f"only {who} may use {bare(item)}",) for item in names if tie.means == "kept_all" or lexicon.technology(bare(item)))
    elif tie.means.startswith("siblings"):
        yield (f"no cross-{who} imports",)
    elif tie.means == "mutual":
        yield from (_ban(one, other, must) for one in names for other in names if one != other)
    elif tie.means == "no_imports":
        yield from ((f"no imports from {item}",) for item in tie.what)
    elif tie.means == "alias":
        yield from ((f"use the {item} alias for imports",) for item in tie.what)
    elif tie.means.startswith("door"):
        yield (f"cross-{who} imports go through the public API",)
    else:
        yield from _by_folders(tie, who, names)


def _by_folders(tie: Tie, who: str, names: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """What is said of folders by their names, and what says by itself what it means."""
    if tie.means == "pure":
        yield (f"{who} should not use web frameworks, frontend frameworks or ORMs",)
    elif tie.means == "relative_within":
        yield (f"{who} must not import from {_folder(who)}",)
    elif tie.means == "relative_of":
        yield from ((f"no imports from {_folder(item)}",) for item in names)
    elif tie.means == "own_only":
        yield from ((f"only {_folder(item)} may import {_folder(item)}",) for item in names)
    else:
        yield (tie.means.replace("{kin}", who),)


def _each(who: str) -> list[str]:
    """“`reels` and `jobs`” one by one."""
    named = re.fullmatch(r"`[^`]+`(?:(?:,|,? and) `[^`]+`)+", who)
    return re.findall(r"`[^`]+`", who) if named else [who]


def _folder(name: str) -> str:
    """“the state directory” as `state/`."""
    plain = re.sub(r"^the | (?:directory|folder|package|module)$", "", name.strip()).strip("`").rstrip("/")
    return f"`{plain}/`"


def _as_written(check: Check, tie: Tie) -> Check:
    """What is imported by its name, where a relative path is wanted, or the other way round."""
    if tie.means == "siblings_inner":
        return replace(check, target=rf"/(^|[\/.@:]){re.escape(tie.what[0].strip('`/:'))}([\/.:]|$)/")
    if not tie.means.startswith("relative"):
        return check
    name = re.escape(_folder(tie.who if tie.who else tie.what[0]).strip("`/").rpartition("/")[2])
    spelled = rf"(?!\.)(?:.*[\/.:@~])?{name}(?:[\/.:]|$)" if tie.means == "relative_within" else rf"\.+(?:\/.*)?[\/.]{name}(?:[\/.]|$)"
    return replace(check, target=f"/^{spelled}/")


def _in_words(name: str) -> str:
    """A layer by its word, which tells imports of it, where as code it would be a module of that name."""
    plain = name.strip("`")
    if re.fullmatch(r":[\w-]+", plain):
        return f"`{plain[1:]}/`"
    return plain if plain.isalpha() and lexicon.layer(plain.lower()) is not None else name


def _ban(who: str, item: str, must: str) -> tuple[str, ...]:
    """“a concrete adapter” as adapters, “interface” as the layer."""
    if any(item.lower().endswith(one) for one in lexicon.mapping("grammar", "also_called")):
        return ()  # “free of business logic”: what it does, and no import
    name = bare(item)
    layered = (f"{name} code",) if name.lower() in listed("by_one_word") else ()
    said = [one for one in dict.fromkeys((*layered, name, f"{name}s", f"{name} layer", item)) if is_known(one)]
    return tuple(f"{who} {must} not {deed} {one}" for one in said for deed in ("import", "use"))


def _kept(made: Compiled, tie: Tie) -> Compiled | None:
    told = not tie.means.startswith("kept") or all(check.technology and not check.soft for check in made.checks)
    return made if made.checks and told and all(map(_is_kept, made.checks)) else None


def _is_kept(check: Check) -> bool:
    """Whether a check holds for some part of the code alone, or for imports as they are written."""
    placed = check.within or check.excepted or check.parameters or "import" in check.kinds
    return check.op == "forbid-use" and _KINDS.issuperset(check.kinds) and bool(placed) and not check.human
