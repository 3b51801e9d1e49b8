"""Names that code declares, by the words for them: “interfaces start with `I`”, “test methods: `should_<do>`”, “camelCase for parameters”.

Their words and constructs are data (`declared` in `rules/lexicon/shapes.yaml`). Must not know of names that files or elements bear."""

from __future__ import annotations

from keeper_validate.clause import CONSTRUCT, Check
from keeper_validate.compile.demands.declared_names import phrase_of, unnamed
from keeper_validate.compile.sentences.adjuncts import Run
from keeper_validate.compile.sentences.thing import Made
from keeper_validate.compile.vocabulary import forms, lexicon


def so_named(bearers: Run, globs: tuple[str, ...]) -> Made | None:
    """The check that what is declared fits any of some globs; None where a phrase means no such names."""
    return _made(forms.otherwise(phrase_of(unnamed(bearers)), globs))


def not_so_named(bearers: Run, globs: tuple[str, ...]) -> Made | None:
    """The check that nothing is declared that fits one of them: “no `I` prefix on interfaces”."""
    return _made(forms.so_called(phrase_of(unnamed(bearers)), globs))


def _made(construct: str | None) -> Made | None:
    if construct is None:
        return None
    known = lexicon.mapping("constructs", construct.partition(":")[0])
    return Made((Check("forbid-use", ("token",), construct, parameters=(CONSTRUCT,)),), partial=bool(known.get("partial")))
