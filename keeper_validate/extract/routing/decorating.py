"""The guards that the decorators of what answers put before it: such as are named so, and functions of the tree that stand guard by what
they do.

Must not know any framework; which names are guards of the door is the auth lexicon's to say."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from keeper_validate.extract.authentication.asking import given_to, is_guard, named, with_given
from keeper_validate.extract.expression import Call, Expression, Items, Name, plain
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.routing.turning_away import stands_guard
from keeper_validate.values import dataclass


@dataclass(frozen=True, slots=True)
class Known:
    """Whether a name is a guard where a handler stands, by itself or by what it leads to."""

    path: str
    scope: str
    resolver: Resolver

    def __call__(self, name: str) -> bool:
        return is_guard(name) or stands_guard(self.path, self.scope, name, self.resolver) or is_guard(self._meant(name))

    def _meant(self, name: str) -> str:
        """What a name is another one for: `signed_in = login_required`."""
        return self.resolver.qualified(self.path, self.scope, Name(name))


def decorating(decorators: Iterable[Expression], known: Callable[[str], bool] = is_guard) -> Iterator[str]:
    """The guards that decorators name; what is given a list of guards, and not of constants, asks for no more than these."""
    for decorator in decorators:
        inside = [name for name in named(decorator) if is_guard(name)]
        if isinstance(decorator, Call) and is_guard(plain(decorator.function)):
            lists = (argument for argument in decorator.arguments if isinstance(argument, Items))
            listed = [name for one in lists for name in named(one) if not name.rpartition(".")[2].isupper()]
            whole = with_given(decorator)
            inside = [plain(decorator.function) if listed and name == whole else name for name in inside or (whole,)]
            inside += listed
        if not inside and known(plain(decorator.function if isinstance(decorator, Call) else decorator)):
            inside = [given_to(decorator)]
        yield from dict.fromkeys(inside)
