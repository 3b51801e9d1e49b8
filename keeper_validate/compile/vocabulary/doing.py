"""What the members of a closed set do, as the verbs of `deeds` in `rules/lexicon/families.yaml` say it: “to validate forms”.

Must not tell which of them is meant."""

from __future__ import annotations

from keeper_validate.compile.vocabulary import lexicon


def done_by(words: tuple[str, ...]) -> str | None:
    """The closed set whose members do what words, in small letters, begin with; None where no set is known for it."""
    groups = lexicon.mapping("families").items()
    return next((name for name, group in groups if any(_begins(words, deed) for deed in group.get("deeds", ()))), None)


def _begins(words: tuple[str, ...], phrase: str) -> bool:
    run = tuple(phrase.split())
    return words[:len(run)] == run
