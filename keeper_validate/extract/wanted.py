"""What is asked of the tokens of code. Must not know who asks, nor how they are found."""

from __future__ import annotations

from typing import Protocol


class Wanted(Protocol):
    """Whether a text in a form (`name`, `key`, `literal`, `tag`, `attribute`, `type`, `cast`, `comment`, `word`) is asked for;
    `constructs` are the names of those that are, `calls` tells whether any name is asked for as it is called (`dump()`), `given` are the
    names that are with what they are handed, `snippets` the pieces of code that are as they are written, `lacking` calls with an
    argument that they go without, `values` tells whether any is with what it is set to (`shell=True`), `facts` whether what
    declarations state of columns is, `markup` are tags with what they bear or lack, and `sizes` the lengths that are (`function>50`)."""

    @property
    def constructs(self) -> frozenset[str]: ...

    @property
    def markup(self) -> frozenset[str]: ...

    @property
    def facts(self) -> bool: ...

    @property
    def sizes(self) -> frozenset[str]: ...

    @property
    def calls(self) -> bool: ...

    @property
    def given(self) -> frozenset[str]: ...

    @property
    def snippets(self) -> frozenset[str]: ...

    @property
    def lacking(self) -> frozenset[tuple[str, str]]: ...

    @property
    def values(self) -> bool: ...

    def __call__(self, text: str, form: str) -> bool: ...

    def sets(self, path: str) -> bool:
        """Whether settings of a document are asked for."""

    def may_stand_in(self, text: str) -> bool:
        """Whether a whole text need be looked at."""
