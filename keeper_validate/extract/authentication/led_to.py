"""What a call leads to among the definitions of a tree. Must not know what it does there."""

from __future__ import annotations

from collections.abc import Callable

from keeper_validate.extract.authentication.unnamed import named_by_file
from keeper_validate.extract.indexed import called, mentions_in
from keeper_validate.extract.module import Definition, Mention
from keeper_validate.extract.place import Place
from keeper_validate.extract.uses import qualified

# Who is asked for a function where the file itself has it: nobody, or what the language calls its own.
_OWN = frozenset({"", "self", "this", "Self", "static"})


class LedTo:
    """Definitions by what is called. `place` gives a module of the tree by its path."""

    def __init__(self, place: Callable[[str], Place | None]) -> None:
        self._place = place

    def target(self, place: Place, mention: Mention) -> tuple[Place, Definition] | None:
        """The definition of the tree that a mention means."""
        if place.module.declared:
            return _beside(place, mention)
        path, _, name = qualified(mention, place.qualify).replace("()", "").partition("#")
        return self.at(path, name) if name else self.at(*place.leads(mention.name, mention.within))

    def at(self, path: str, name: str) -> tuple[Place, Definition] | None:
        """The definition of a name in a file."""
        other = self._place(path) if name and "#" not in name else None
        if other is None:
            return None
        return next(((other, named_by_file(path, one)) for one in called(other.module, name)), None)


def only_promises(place: Place, definition: Definition) -> bool:
    """Whether a method is only declared, for what stands on its class to do: what it is called is all that it says."""
    return "." in definition.name and definition.form == "function" and not mentions_in(place.module, definition)


def _beside(place: Place, mention: Mention) -> tuple[Place, Definition] | None:
    """What a mention means where no name leads to a definition: a function of the same file, called as nobody's or as one's own."""
    of, _, name = mention.name.rpartition(".")
    if mention.use != "call" or of not in _OWN:
        return None
    return next(((place, one) for one in place.module.declared if one.form == "function" and one.name.rpartition(".")[2] == name), None)
