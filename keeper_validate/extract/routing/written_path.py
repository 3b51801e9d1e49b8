"""Expressions as the pieces of a route's path that they are written as; None where one is not constant. Must not know any framework."""

from __future__ import annotations

import re
from collections.abc import Iterable

from keeper_validate.extract.constants import OBJECTS, is_only_open, open_text, open_texts, opened
from keeper_validate.extract.expression import CHOSEN, Call, Expression, Inline, Items, Joined, Member, Name, Text, names, plain
from keeper_validate.extract.module import Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import External, Site
from keeper_validate.extract.routing.loops import looped
from keeper_validate.extract.routing.route_path import join, piece
from keeper_validate.extract.unknown import reads_like_one
from keeper_validate.values import replace

_BRACES = re.compile(r"[{}]")


def prefix_text(path: str, scope: str, prefix: Expression | None, resolver: Resolver) -> str | None:
    """A prefix, as an open text; empty where there is none, None where nothing of it is constant."""
    written = open_text(path, scope, prefix, resolver) if prefix is not None else ""
    return piece(written) if written is not None and not is_only_open(written) else None


def prefixes_of(record: Record) -> tuple[Expression, ...]:
    """The prefixes that a record says; where it says none, what it says beside them in the form that its rule knows: `/api/{resource}`."""
    said = tuple(one.value for one in record.all("prefix"))
    forms = (record.setting("prefix.form"), record.setting("prefix.called")) if not said else ()
    formed = (_formed(record, _BRACES.split(form)) for form in forms if form is not None)
    return next(((Joined(parts),) for parts in formed if parts), said)


def _formed(record: Record, pieces: list[str]) -> tuple[Expression, ...]:
    """The pieces of a form, `{role}` as what is captured as that, `{role=text}` as the text where nothing is, a name in small letters;
    nothing where one is missing."""
    parts = list[Expression]()
    for place, each in enumerate(pieces):
        role, _, otherwise = each.partition("=") if place % 2 else ("", "", each)
        captured = record.first(role)
        value = captured.value if captured is not None else Text(otherwise)
        if captured is None and role and not otherwise:
            return ()
        parts.append(Text(value.name.lower()) if role == "name" and isinstance(value, Name) else value)
    return tuple(parts)


def prefix_texts(path: str, scope: str, prefix: Expression, resolver: Resolver) -> tuple[str | None, ...]:
    """The same, each that calls give the function around."""
    return tuple(piece(one) if one is not None and not is_only_open(one) else None for one in open_texts(path, scope, prefix, resolver))


def joined_text(path: str, scope: str, pieces: Iterable[Expression], resolver: Resolver) -> str | None:
    """Several prefixes as one."""
    whole = ""
    for each in pieces:
        written = prefix_text(path, scope, each, resolver)
        if written is None:
            return None
        whole = join(whole, "" if written == "/" else written)
    return whole


def below_one(record: Record, written: str | None) -> str | None:
    """A path behind the parameter that the last of what a record lists `@behind` gives its name."""
    listed = record.first("behind")
    last = listed.value.values[-1] if listed is not None and isinstance(listed.value, Items) and listed.value.values else None
    named = (record.setting("behind.named") or "").format(last.value) if isinstance(last, Text) else ""
    return join(f"/{{{named}}}", written) if named and written is not None else written


def prefix_first(path: str, record: Record, resolver: Resolver) -> Record:
    """A mount with a prefix that only its value shows, `app.use(ROOTS.users, users)`: what is taken for the first child is no child."""
    children = record.all("child") if (record.setting("pick.prefix") or "").startswith("text ") else ()
    if len(children) < 2 or record.first("prefix"):
        return record
    first = children[0].value
    known = open_text(path, record.within, first, resolver) is not None or _is_constant(path, record, first, resolver)
    if not known and not _is_looped_text(path, record, first, resolver):
        return record
    given = (capture for capture in record.captures if capture.value != children[0].value)
    return replace(record, captures=(replace(children[0], role="prefix"), *given))


def _is_constant(path: str, record: Record, written: Expression, resolver: Resolver) -> bool:
    """Whether a name that leads out of the tree is spelled like a constant: `PATHS.users`, `API_BASE`."""
    led = isinstance(written, Name) and isinstance(resolver.target(path, record.within, written), External)
    return isinstance(written, Name) and led and any(one.isupper() for one in written.name.split("."))


def _is_looped_text(path: str, record: Record, written: Expression, resolver: Resolver) -> bool:
    """Whether a name is a text in each turn of a loop: of `[["/users", users]]` the first of a pair."""
    turns = [turn for (turn,) in looped(path, record, (written,), resolver)]
    return turns != [(path, written)] and all(open_text(spot, record.within, one, resolver) is not None for spot, one in turns)


def untold(path: str, scope: str, written: Expression, resolver: Resolver) -> str | None:
    """The path of a route that only a run can tell: what a function makes of a text it is given, or a value that is no constant."""
    called = written.function if isinstance(written, Call) else None
    if isinstance(written, Call) and isinstance(called, Name) and isinstance(resolver.called(path, scope, called), Site):
        given = next((one.value for one in written.arguments if isinstance(one, Text)), "")
        return join(opened(called.name), piece(given))
    target = resolver.target(path, scope, written) if isinstance(written, Name) else None
    made = target.definition if isinstance(target, Site) and target.parameter is None else None
    return piece(opened(plain(written))) if made is not None and made.form == "value" and not isinstance(made.value, Inline) else None


def foreign(path: str, record: Record, written: Expression, resolver: Resolver) -> str | None:
    """The path of what is a route in any case, by a name that leads out of the tree or to no constant: what answers is told beside it."""
    decorates = record.setting("handler") == "decorated" or record.setting("path.any") is not None
    if reads_like_one(record) or not (decorates or record.first("handler") is not None):
        return None
    made = isinstance(written, Call) and (decorates or isinstance(written.function, Member) or written.function == CHOSEN)
    target = resolver.target(path, record.within, written) if isinstance(written, Name) else None
    led = isinstance(target, External) or (target is None and decorates)
    if isinstance(target, Site) and target.parameter is not None:
        led = _is_kept(written) or _answers_itself(path, record, bool(target.rest), resolver)
    elif isinstance(target, Site):
        led = led or _is_value(target)
    return piece(opened(_last(written))) if made or led else None


def _answers_itself(path: str, record: Record, taken: bool, resolver: Resolver) -> bool:
    """Whether what answers stands in place, or, where the path is `taken` out of what a function is given, is nothing of that: else each
    call of the function registers a route, and it none itself."""
    answers = record.first("handler")
    led = (resolver.target(path, record.within, Name(name)) for name in names(answers.value)) if answers is not None else iter(())
    given = any(isinstance(one, Site) and one.parameter is not None for one in led)
    return answers is not None and not given and (taken or isinstance(answers.value, Inline))


def _is_kept(written: Expression) -> bool:
    """Whether a name is of an object that keeps what it was made with."""
    return isinstance(written, Name) and written.name.partition(".")[0] in OBJECTS


def _is_value(site: Site) -> bool:
    """Whether something is what a run fills: a member that nobody sees, or what a loop goes through."""
    made = site.definition
    return made is None or made.form in ("each", "annotation") or "each" in made.traits or (bool(site.rest) and made.form == "value")


def _last(written: Expression) -> str:
    """The last name in what is written that says what it is."""
    last = next(reversed([*names(written)]), "").rpartition(".")[2]
    return last if last.isidentifier() else "value"
