"""What a call is about, as far as what it is given says: the key that is stored, the function that is called again, and whom that asks.

Must not know what is called."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice

from keeper_validate.element import Facet
from keeper_validate.extract.expression import Expression, Inline, Joined, Name, Text
from keeper_validate.extract.indexed import mentions_below
from keeper_validate.extract.module import Mention, Module
from keeper_validate.extract.vocabulary import Vocabulary

_LONGEST = 60
_MOST = 8


def subjects(mention: Mention) -> Iterator[Facet]:
    """The words of the first two arguments."""
    yield from _facets(_words(mention.arguments[:2]))


def asked_within(mention: Mention, module: Module) -> Iterator[Facet]:
    """What is called, and with which first words, within the functions that a call is given in place."""
    for argument in mention.arguments[:2]:
        if isinstance(argument, Inline):
            inside = (other for other in _inside(argument.name, mention, module) if other.arguments or other.use == "call")
            yield from _facets(word for other in islice(inside, _MOST) for word in (other.name, *_words(other.arguments[:1])))


def asks(mention: Mention, module: Module, known: Vocabulary) -> bool:
    """Whether the function that a call hands over asks somebody: by its name, or by what is called within it."""
    handed = mention.arguments[0] if mention.arguments else None
    if known.asking is None or not isinstance(handed, Name | Inline):
        return False
    if isinstance(handed, Name) and any(known.asking.search(word) for word in handed.name.split(".")):
        return True
    inside = _inside(handed.name, mention, module)
    return any(known.asking.search(word) for other in inside for word in other.name.replace("()", "").split("."))


def _inside(name: str, mention: Mention, module: Module) -> Iterator[Mention]:
    """What is mentioned in the body of a function that a call is given."""
    scopes = [mention.within[:end] for end in range(len(mention.within) + 1) if mention.within[end:end + 1] in (".", "")]
    bodies = {name, *(f"{scope}.{name}" for scope in scopes)}
    yield from (other for other in mentions_below(module, bodies) if other is not mention)


def _facets(words: Iterable[str]) -> Iterator[Facet]:
    yield from (Facet("argument", word) for word in dict.fromkeys(words) if word and len(word) <= _LONGEST)


def _words(arguments: tuple[Expression, ...]) -> Iterator[str]:
    for argument in arguments:
        if isinstance(argument, Joined):
            yield "".join(part.value for part in argument.parts if isinstance(part, Text))
        else:
            yield argument.value if isinstance(argument, Text) else argument.name if isinstance(argument, Name) else ""
