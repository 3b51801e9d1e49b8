"""How a guard is named, and what it asks for: `require_role("admin")` asks for more than its name says.

Must not know any framework, nor where guards stand; which names are guards of the door is the auth lexicon's to say."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache

from keeper_validate import shipped
from keeper_validate.extract.expression import Call, Entries, Expression, Items, Literal, Member, Name, Text, names, plain, unbound
from keeper_validate.extract.routing.verbs import METHODS
from keeper_validate.extract.spelled_like import Patterns, spelled_like

# Between a guard's name and what it was given; no name holds it.
GIVEN = "\0"
_EITHER = Name("(|)")


def named(expression: Expression) -> Iterator[str]:
    """The names that a guard expression stands for."""
    expression = unbound(expression)
    if isinstance(expression, Items):
        for value in expression.values:
            yield from named(value)
    elif isinstance(expression, Call):
        inner = [name for argument in expression.arguments if isinstance(argument, Name | Items | Call) for name in named(argument)]
        if expression.function == _EITHER and inner:
            yield "|".join(inner)
        elif inner and (any(map(is_guard, inner)) or not is_guard(plain(expression.function))):
            if _holds_guards(expression):
                yield with_given(expression)
            listed = [(key, value) for key, value in expression.keywords if isinstance(value, Items)]
            yield from (_asking(name, (), listed) if is_guard(name) else name for name in inner)
        else:
            yield with_given(expression)
    elif isinstance(expression, Name):
        yield expression.name
    elif isinstance(expression, Member):
        yield from (next(names(expression), ""),)


def _holds_guards(call: Call) -> bool:
    """Whether a call makes a guard of a class that is given a list of others: `PermissionChecker([IsAdmin])` is known by both names."""
    name = plain(call.function)
    made = name.rpartition(".")[2][:1].isupper() and is_guard(name)
    return made and any(isinstance(argument, Items) for argument in call.arguments)


def with_given(call: Call) -> str:
    """The function of a call with what it is given, where it is a guard: which role or scope it asks for. Of anything else, which may be
    given whole schemas, the function alone."""
    function = plain(call.function)
    if not is_guard(function):
        return function
    asked = _asking(function, call.arguments, call.keywords)
    return perhaps(asked) if lenient(call) else asked


def given_to(guard: Expression) -> str:
    """What stands guard by what it does, with what it is given: `@member_of("board")`."""
    return _asking(plain(guard.function), guard.arguments, guard.keywords) if isinstance(guard, Call) else plain(guard)


def calling(handler: Expression | None, known: Callable[[str], bool]) -> Iterator[str]:
    """The guards among the calls around a function that answers: `withAuth(withRole("admin", async (request) => ...))`."""
    while isinstance(handler, Call):
        if known(plain(handler.function)):
            said = tuple(one for one in handler.arguments if isinstance(one, Text | Items))
            made = Call(handler.function, said, (), handler.line)
            yield with_given(made) if is_guard(plain(made.function)) else given_to(made)
        handler = next((one for one in handler.arguments if isinstance(one, Call)), None)


def perhaps(guard: str) -> str:
    """A guard that stands there only under a condition, or lets pass whom it does not know."""
    name, given, what = guard.partition(GIVEN)
    return f"{name}?{given}{what}"


def lenient(call: Call) -> bool:
    """Whether what makes a guard is told to let pass whom it does not know: `HTTPBearer(auto_error=False)`."""
    known = shipped.data("rules/lexicon/auth")["lenient"]
    options = (one for argument in call.arguments if isinstance(argument, Entries) for one in argument.entries)
    given = ((key, value) for key, value in (*call.keywords, *options) if isinstance(value, Literal))
    return any(known.get(key.lower()) == plain(value).lower() for key, value in given)


def _asking(guard: str, arguments: Iterable[Expression], keywords: Iterable[tuple[str, Expression]]) -> str:
    """A guard with those of its arguments that are constants, names or lists of them; what a function does is nobody's to say."""
    given = [plain(value) for value in _unrouted(tuple(arguments)) if _says(value)]
    given += [f"{key}={plain(value)}" for key, value in keywords if _says(value) and not isinstance(value, Literal)]
    return f"{guard}{GIVEN}{', '.join(given)}" if given and GIVEN not in guard else guard


def _unrouted(arguments: tuple[Expression, ...]) -> tuple[Expression, ...]:
    """What is given beside the route that is registered with it: `protected_route(router.get, "/items", [Scope.READ])`."""
    router, _, method = plain(arguments[0]).rpartition(".") if arguments and isinstance(arguments[0], Name) else ("", "", "")
    if not router or method.upper() not in METHODS:
        return arguments
    return arguments[2:] if len(arguments) > 1 and isinstance(arguments[1], Text) else arguments[1:]


def _says(value: Expression) -> bool:
    if isinstance(value, Items):
        return all(_says(item) for item in value.values)
    return isinstance(value, Text | Literal | Name) or (isinstance(value, Call) and all(map(_says, (value.function, *value.arguments))))


@lru_cache(maxsize=4096)
def is_guard(name: str) -> bool:
    """Whether a name is one that the auth lexicon knows to stand before a route."""
    before, _, last = name.partition(GIVEN)[0].lower().rpartition(".")
    kept = last in _kept_as() and _listed("guards").fit(before.rpartition(".")[2])
    known = _listed("guards").fit(last) and not _listed("guards_otherwise").fit(last)  # `require_POST` asks nobody who they are
    return known or kept or _is_made(before, last)


def _is_made(before: str, last: str) -> bool:
    """Whether a guard is what a method of one gives: `authMiddleware.WithRole("a").Add()`, unless a word on the way says otherwise."""
    parts = [part.removesuffix("()") for part in before.split(".")] if before else []
    at = next((at for at, part in enumerate(parts) if _listed("makers").fit(part)), None)
    return at is not None and not any(map(_listed("makers_otherwise").fit, (*parts[at + 1:], last)))


@lru_cache(maxsize=4096)
def is_beside(name: str) -> bool:
    """Whether a name is one of what stands where guards do and turns away nobody for who it is."""
    return _listed("beside").fit(name.partition(GIVEN)[0].rpartition(".")[2].lower())


@lru_cache(maxsize=4096)
def hands_on(name: str) -> bool:
    """Whether what is called so can hand on guards that it is given, and asks them of all: `wrap(requireAuth)`."""
    last = name.rpartition(".")[2].lower()
    return _listed("adapters").fit(last) or not (is_beside(name) or _listed("sometimes").fit(last))


@cache
def _kept_as() -> frozenset[str]:
    return frozenset(shipped.data("rules/lexicon/auth")["kept_as"])


@cache
def _listed(name: str) -> Patterns:
    return spelled_like(str(pattern).lower() for pattern in shipped.data("rules/lexicon/auth")[name])
