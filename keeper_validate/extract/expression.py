"""A tiny language-neutral value model: as much of an expression as joining facts across files needs, and no more.

Every language's reader turns syntax nodes into these; nothing below a reader sees a syntax node. Must not evaluate or resolve names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby

from keeper_validate.values import dataclass

# before a name that a declaration makes anew of itself: that of the scope around, not the one declared
OUTSIDE = "^"


@dataclass(frozen=True, slots=True)
class Text:
    """A literal string, quotes and escapes removed, adjacent and `+`-joined literals put together."""

    value: str


@dataclass(frozen=True, slots=True)
class Literal:
    """Any other literal (number, boolean, null), as written."""

    value: str


@dataclass(frozen=True, slots=True)
class Name:
    """A dotted reference as written: `router`, `settings.API_PREFIX`, `z.string`. A member of a call is `Member`."""

    name: str


@dataclass(frozen=True, slots=True)
class Call:
    """A call or construction: `APIRouter(prefix="/x")`, `new Hono()`; `keywords` are Python's (`**x` has the name `**`)."""

    function: Expression
    arguments: tuple[Expression, ...] = ()
    keywords: tuple[tuple[str, Expression], ...] = ()
    line: int = 0


@dataclass(frozen=True, slots=True)
class Member:
    """A member of something that is not a plain name: `SQLAlchemy().Model`, `z.object({}).partial`."""

    of: Expression
    name: str


@dataclass(frozen=True, slots=True)
class Items:
    """A list, tuple, set or array literal."""

    values: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Entries:
    """A dict or object literal with literal keys, in order; a spread has the key `...`."""

    entries: tuple[tuple[str, Expression], ...]


@dataclass(frozen=True, slots=True)
class Joined:
    """A string put together at run time (f-string, template, concatenation); its parts in order."""

    parts: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Inline:
    """A function or class written in place; `name` is its dotted name among the module's definitions. `loads`: what it does
    nothing but load."""

    name: str
    loads: Name | None = None


@dataclass(frozen=True, slots=True)
class Opaque:
    """Anything else, as its first 80 characters."""

    text: str


_BIND = ".bind"
CHOSEN = Name("(?)")
"""What is called where one of several values is chosen: `a or b`, `a if c else b`, `c ? a : b`."""
Expression = Text | Literal | Name | Call | Member | Items | Entries | Joined | Inline | Opaque


def joined(parts: Iterable[Expression]) -> Expression:
    """Parts of a string put together: neighbouring texts as one, none that is empty; a text where there is nothing else."""
    pieces = (piece for part in parts for piece in (part.parts if isinstance(part, Joined) else (part,)))
    found: list[Expression] = []
    for is_text, run in groupby(pieces, lambda piece: isinstance(piece, Text)):
        if not is_text:
            found.extend(run)
        elif whole := "".join(piece.value for piece in run if isinstance(piece, Text)):
            found.append(Text(whole))
    if not found:
        return Text("")
    return found[0] if len(found) == 1 and isinstance(found[0], Text) else Joined(tuple(found))


def chosen(choices: tuple[Expression, ...], line: int) -> Expression | None:
    """One of some values of which a name, a call, or a list of names, calls or objects is one, and none is a text; no other choice says
    what could be followed."""
    texts = any(isinstance(one, Text | Joined) for one in choices)
    listed = (each for one in choices if isinstance(one, Items) for each in one.values)
    leads = any(isinstance(one, Name | Call) for one in choices) or any(isinstance(each, Name | Entries | Call) for each in listed)
    return Call(CHOSEN, choices, (), line) if leads and not texts else None


def keyword(call: Expression | None, name: str) -> Expression | None:
    """The keyword argument of a call, or the entry of an object literal among its arguments."""
    if not isinstance(call, Call):
        return None
    for key, value in call.keywords:
        if key == name:
            return value
    for argument in call.arguments:
        if isinstance(argument, Entries):
            for key, value in argument.entries:
                if key == name:
                    return value
    return None


def head(expression: Expression) -> Expression:
    """What calls and members start from: `app` in `app.route("/x").get`."""
    while isinstance(expression, Call | Member):
        expression = expression.function if isinstance(expression, Call) else expression.of
    return expression


def unbound(expression: Expression) -> Expression:
    """The function that is bound to an object: `auth.check` of `auth.check.bind(auth)`."""
    function = expression.function if isinstance(expression, Call) else None
    bound = isinstance(function, Name) and function.name.endswith(_BIND)
    return Name(function.name.removesuffix(_BIND)) if isinstance(function, Name) and bound else expression


def names(expression: Expression) -> Iterator[str]:
    """Every dotted name in an expression, outermost first."""
    if isinstance(expression, Name):
        yield expression.name
    for part in inner(expression):
        yield from names(part)


def inner(expression: Expression) -> tuple[Expression, ...]:
    """What an expression is put together from, in order."""
    if isinstance(expression, Call):
        return (expression.function, *expression.arguments, *(value for _, value in expression.keywords))
    if isinstance(expression, Member):
        return (expression.of,)
    if isinstance(expression, Items):
        return expression.values
    if isinstance(expression, Joined):
        return expression.parts
    return tuple(value for _, value in expression.entries) if isinstance(expression, Entries) else ()


def mapped(expression: Expression, name: Callable[[Name], Expression]) -> Expression:
    """An expression with something put in for each name in it."""
    if isinstance(expression, Name):
        return name(expression)
    if isinstance(expression, Call):
        keywords = tuple((key, mapped(value, name)) for key, value in expression.keywords)
        return Call(mapped(expression.function, name), tuple(mapped(one, name) for one in expression.arguments), keywords, expression.line)
    if isinstance(expression, Member):
        return Member(mapped(expression.of, name), expression.name)
    if isinstance(expression, Items):
        return Items(tuple(mapped(one, name) for one in expression.values))
    if isinstance(expression, Entries):
        return Entries(tuple((key, mapped(value, name)) for key, value in expression.entries))
    return joined(mapped(part, name) for part in expression.parts) if isinstance(expression, Joined) else expression


def begun(function: Expression) -> Expression | None:
    """What the first call of a chain calls, of what its last does: `createRouter` of `createRouter().get(...).post`; None of no chain."""
    first = None
    while isinstance(function, Member) and isinstance(function.of, Call):
        first = function = function.of.function
    return first


def wrapped(expression: Expression) -> Iterator[Expression]:
    """An expression and, of a call, what it is given: `cached(60)(View.as_view())` is also a view."""
    yield expression
    for argument in expression.arguments if isinstance(expression, Call) else ():
        yield from wrapped(argument)


def plain(expression: Expression | None) -> str:
    """An expression as short source-like text, for facets and messages."""
    if expression is None:
        return ""
    if isinstance(expression, Text | Literal):
        return expression.value
    if isinstance(expression, Name | Inline):
        return expression.name
    if isinstance(expression, Call):
        return _called(expression.function, [_given(argument) for argument in expression.arguments])
    if isinstance(expression, Member):
        return f"{plain(expression.of)}.{expression.name}"
    if isinstance(expression, Items):
        return f"[{', '.join(plain(value) for value in expression.values)}]"
    if isinstance(expression, Joined):
        return "".join(plain(part) if isinstance(part, Text) else "{" + plain(part) + "}" for part in expression.parts)
    if isinstance(expression, Entries):
        return "{" + ", ".join(key for key, _ in expression.entries) + "}"
    return expression.text


def _called(function: Expression, given: list[str]) -> str:
    """A call; what stands for a subscript or an operator as these are written."""
    if isinstance(function, Member) and function.name == "[]":
        return f"{plain(function.of)}[{', '.join(given)}]"
    if isinstance(function, Name) and function.name[:1] == "(" and function != CHOSEN:
        return f" {function.name.strip('()')} ".join(given)
    return f"{plain(function)}({', '.join(given)})"


def _given(argument: Expression) -> str:
    """What a call is given; a function written in place says nothing, as all that tells it from another is where it stands."""
    return "..." if isinstance(argument, Inline) and argument.name.rpartition(".")[2].startswith("@") else plain(argument)


def says_little(choice: Expression) -> int:
    """How little one of several choices says of what it is: least what is named, most what makes an object of a class, by its name."""
    making = isinstance(choice, Call) and isinstance(choice.function, Name) and choice.function.name.rpartition(".")[2][:1].isupper()
    return 2 if isinstance(choice, Name) else 0 if making else 1
