"""“Do not add routes or modify tables”: two deeds behind one negation, each done to things of its own. Must not read either."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows, without_last
from keeper_validate.compile.sentences.consent import approval
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.values import replace

_ACTS = ("create", "change", "remove")
_OR = frozenset({"or", "nor"})


def second_deed(statement: Statement) -> tuple[Statement, ...]:
    """The two prohibitions; nothing where there is but one. What people may lift, they may of both; a place is that of the second."""
    run, words = statement.object, lows(statement.object)
    at = next((at for at in range(2, len(run) - 1) if words[at - 1] in _OR and _is_verb(run[at:])), 0)
    if not at or not set(statement.acts) <= {*_ACTS, "use", "import"} or not statement.acts:
        return ()
    acts, size = verb_of(run[at:], _ACTS)
    lifted = tuple(pair for pair in statement.around if pair[0] == "unless" or approval(pair[1]))
    first = replace(statement, object=without_last(run[:at - 1], ("behind",)), around=lifted)
    return (first, replace(statement, acts=acts, verb=run[at:at + size], object=run[at + size:]))


def _is_verb(run: Run) -> bool:
    """Whether a verb starts here: “modify tables”, where “change logs” and “update events” are things, and “change the logs” is none."""
    _, size = verb_of(run, _ACTS)
    plain = size > 0 and run[0].sort == "word" and not run[0].low.endswith(("ing", "ed")) and len(run) > size
    if not plain or run[0].low not in lexicon.grammar("also_nouns"):
        return plain and lexicon.entry(run[0].low) is None
    behind = run[size]
    return behind.literal or behind.text.isupper() or any(lexicon.at(name, (behind.low,), 0) for name in ("determiners", "articles"))
