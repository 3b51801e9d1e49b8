"""A part of a clause read as a statement: its mood, its verbs, what it is about, and what hangs on it.

Knows the grammar lists, not the nouns: it must not decide what a phrase stands for."""

from __future__ import annotations

from keeper_validate.compile.demands.counting import counted
from keeper_validate.compile.prohibitions.exclusive import exclusive, nobody_else
from keeper_validate.compile.prohibitions.forbidding import after, consulted, never, until_turn, untouched
from keeper_validate.compile.sentences.adjuncts import Around, Run, cut, lows, trimmed, without_last
from keeper_validate.compile.sentences.consent import recorded
from keeper_validate.compile.sentences.contrast import chosen_over, is_only_told, is_value, rivals, spelled_alike, unqualified, where_wanted
from keeper_validate.compile.sentences.grown import only_grown
from keeper_validate.compile.sentences.passing import passed
from keeper_validate.compile.sentences.places import folders_of, layer_of
from keeper_validate.compile.sentences.plainly import plainly
from keeper_validate.compile.sentences.repeated import repeated
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.verbs import FORBIDDEN_ACTS, done_with, skip, verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.values import replace


def read(run: Run) -> Statement:
    """The statement a part makes by its own words."""
    bids = verb_of(run[1:], ("create", "use", "require", "place"))[1] or lexicon.at("recording", lows(run), 1)
    run = run[1:] if run[:1] and run[0].text in ("DO", "Do") and bids else run
    run = run[1:] if len(run) > 1 and run[0].low == "please" else run
    leading, run = _leading(plainly(run))
    marked = next((found for reading in _READINGS if (found := reading(run))), None)
    statement = marked or Statement("", object=run, marked=False)
    core, around = cut(_without_adverbs(statement.object))
    told = run if statement.mood == "forbid" and not statement.wanted else statement.object + statement.verb
    if any(word.sort == "word" and lexicon.at("by_hand", (word.low,), 0) for word in told):
        around = (*around, ("manner", ()))
    subject, before = cut(statement.subject)
    forsworn = _forsworn(core, around) if statement.mood == "must" else None
    if forsworn:
        return replace(forsworn, soft=statement.soft)
    homes = tuple(run for relation, run in (*before, *leading) if relation == "inside")
    around = statement.around + around + before + leading
    around += () if any(relation == "inside" for relation, _ in around) else where_wanted(statement.wanted)
    around = recorded(around)
    return replace(statement, object=core, subject=subject, around=around, homes=homes)


def _forsworn(core: Run, around: Around) -> Statement | None:
    """“must be built without adding dependencies”: what is done without something, where nothing else is said of how."""
    handled = lexicon.at("handled", lows(core), 0) == len(core) > 0
    for relation, run in around if handled else ():
        acts, size = verb_of(run, FORBIDDEN_ACTS) if relation == "without" else ((), 0)
        if size and run[0].low.endswith("ing") and run[size:]:
            return Statement("forbid", acts, object=run[size:], around=tuple(pair for pair in around if pair[1] is not run))
    return None


def _demanded(run: Run) -> Statement | None:
    """“stories are required for new components”: what must come along stands before the verb."""
    words = lows(run)
    for index in range(1, len(run)):
        size = lexicon.at("demanded", words, index)
        if size:
            return Statement("must", subject=run[index + size:], object=(Word("have", "word"), *run[:index]))
    return None


def _state(run: Run) -> Statement | None:
    """“migrations in `db/` are immutable once applied”: how things are, whatever lies before it and if nothing but their past behind it."""
    words = lows(run)
    none = lexicon.at("no", words, 0)
    if any(lexicon.at("never", words, index) for index in range(len(run))):
        return None
    for index in range(1, len(run)):
        size = lexicon.at("be", words, index)
        size += 2 if size and words[index + size + 1:index + size + 2] == ("and",) else 0
        state = max((lexicon.at(name, words, index + size) for name in ("frozen", "growing", "read_only")), default=0) if size else 0
        behind = words[index + size + state:]
        past = all(lexicon.at("settled", behind, at) or behind[at] in ("once", "after", "they", "it") for at in range(len(behind)))
        placed = not behind and any(word.literal for relation, place in cut(run[:index])[1] if relation == "inside" for word in place)
        if state and past and (behind or placed):
            if none:
                return Statement("forbid", ("unknown",), verb=run)
            said = run[index:index + 1] + run[index + size:index + size + state]
            return Statement("must", subject=without_last(run[:index], ("must", "should")), object=said, marked=bool(behind))
    return None


def _leading(run: Run) -> tuple[Around, Run]:
    words = lows(run)
    for relation in ("outside", "unless", "inside", "condition", "purpose"):
        if run and run[0].sort == "word" and lexicon.at(relation, words, 0) and "," in words:
            comma = words.index(",")
            size = lexicon.at(relation, words, 0)
            told = run[size:comma]
            ours = told[1:] and told[0].low in ("this", "the", "our") and {word.low for word in told[1:]} <= lexicon.grammar("whole")
            whole = relation == "purpose" and ours
            return (() if whole else ((relation, told),)), run[comma + 1:]
    return (), run


def _compared(run: Run) -> Statement | None:
    words = lows(run)
    if sum(word.text.startswith("/") and len(word.text) > 1 for word in run) > 1:
        return None
    for index in range(1, len(run)):
        size = lexicon.at("instead_of", words, index) if run[index].sort == "word" else 0
        phrase = " ".join(words[index:index + size])
        spared = lexicon.at("unless", words, index - 1) == 1  # “unless instead of B”
        if not size or spared or (phrase in ("not", "never", "over", "and not", "but not") and not _contrasts(words, index, phrase)):
            continue
        wanted, rejected = trimmed(run[:index]), _to_next(unqualified(run[index + size:]))
        if lexicon.at("only", words, 0) and folders_of(rejected):
            return exclusive(wanted)
        if is_only_told(run, index):
            return Statement("forbid", ("unknown",), verb=run)
        if phrase in ("but not", "and not") and _is_told(wanted):
            return None
        soft = phrase == "over" or any(lexicon.at("should", words, at) for at in range(index))
        described = phrase in ("not", "never", "and not", "but not") and _is_description(wanted, rejected)
        if described and not (phrase == "never" and all(word.literal for word in rejected)):
            return Statement("forbid", ("unknown",), verb=rejected, wanted=wanted)
        soft = soft or described
        if any(lexicon.verb_at("place", words, at) for at in range(min(4, index))) and cut(wanted)[1]:
            return Statement("forbid", ("unknown",), verb=rejected, wanted=wanted, soft=soft)
        if spelled_alike(wanted, rejected) or is_value(wanted, rejected):
            return Statement("forbid", ("unknown",), verb=rejected, wanted=wanted, soft=soft)
        done = _without_adverbs(rejected)
        own, size = done_with(done, FORBIDDEN_ACTS)
        known = lexicon.at("dated", lows(rejected), 0) or lexicon.entry(" ".join(word.text for word in rejected))
        if size and not known and len(rejected) > size:
            return Statement("forbid", own, object=_bare_object(done[size:]), wanted=wanted, soft=soft, verb=done[:size])
        acts, _ = verb_of(wanted, ("use", "import"))
        subject, doing = _doing(wanted, not rivals(wanted, rejected)) if not acts else ((), ())
        if doing:
            return Statement("forbid", doing, subject=subject, object=_bare_object(rejected), wanted=wanted, soft=soft)
        bare = _bare_object(rejected)
        acts = acts or (("use",) if bare and all(word.literal or word.sort == "mark" for word in cut(bare)[0]) else ())
        return Statement("forbid", acts[:1], object=bare, wanted=wanted, soft=soft)
    return None


def _never_among(run: Run) -> Statement | None:
    """“features may use services, but never other features”: what a layer does is told before what it must not."""
    words = lows(run)
    at = words.index("never") if "never" in words[2:] else 0
    wanted, rejected = trimmed(run[:at]), _bare_object(_to_next(run[at + 1:]))
    subject, doing = _doing(wanted, True) if folders_of(rejected) else ((), ())
    return Statement("forbid", doing, subject=subject, object=rejected, wanted=wanted) if doing else None


def _is_description(wanted: Run, rejected: Run) -> bool:
    """“the credential is a port, not a table”: what one thing is, which says nothing of others."""
    words = lows(wanted)
    is_ = any(lexicon.at("be", words, at) for at in range(1, len(words)))
    bound = any(lexicon.at(name, words, at) for name in ("strict", "must", "should") for at in range(len(words)))
    named = lexicon.technology(" ".join(word.text for word in _bare_object(rejected)))
    return is_ and not bound and not named and "new" not in lows(rejected)[:2]


def _is_told(run: Run) -> bool:
    """“refs with `science`”: a thing with what belongs to it, which nobody is told to use."""
    instructs = not run or run[0].literal or verb_of(run, ("use", "import", "require"))[1]
    return not instructs and any(relation == "means" for relation, _ in cut(run)[1])


def _doing(run: Run, layered: bool = False) -> tuple[Run, tuple[str, ...]]:
    """Who it is said of, and what of: “ViewModels must depend on …”; `layered` where it is said of layers, “controllers call …”."""
    words = lows(run)
    for index in range(1, len(run)):
        size = max(lexicon.at("must", words, index), lexicon.at("should", words, index))
        known = layer_of(run[:index])
        classes = ("import", "access", "use") if layered and known else ("import", "access") if size else ("import",) if known else ()
        size = lexicon.at("licence", words, index) if layered and not size else size
        size += 1 if layered and words[index + size:index + size + 1] == ("only",) else 0
        acts, length = verb_of(run[index + size:], classes) if classes else ((), 0)
        if length:
            return run[:index], tuple("access" if act == "use" else act for act in acts)
    return (), ()


def _to_next(run: Run) -> Run:
    """What is rejected, without a second comparison behind it, nor what is wanted as well: “use A, not B, and C”."""
    joined = next((at for at in range(1, len(run)) if lows(run[at - 1:at + 1]) == (",", "and")), len(run) + 1)
    run = run if any(word.text == "," for word in run[:joined - 1]) else run[:joined - 1]
    words = lows(run)
    again = next((index for index in range(1, len(run)) if lexicon.at("instead_of", words, index) > 1), len(run))
    comma = next((index for index in range(again - 1, 0, -1) if words[index] == ","), 0) if again < len(run) else 0
    return until_turn(run[:comma] if comma else run)


def _contrasts(words: tuple[str, ...], index: int, phrase: str) -> bool:
    if phrase == "over":
        # “readings arrive over SSE” rejects nothing
        named = index == 1 or lexicon.entry(" ".join(words[:index])) or lexicon.entry(words[index - 1])
        told = any(word in lexicon.grammar("should") for word in words[:2]) or bool(index <= 2 and len(words) <= 6 and named)
        told = told or (words[:1] == ("use",) and index <= 3 and chosen_over(words[index + 1:index + 2]))
        return told or (words[:1] == ("use",) and lexicon.at("keywords", words, index + 1) > 0)  # “use GraphQL over HTTP”
    if lexicon.at("be", words, index - 1) or lexicon.at("unless", words, index - 1) > 1:
        return False
    if phrase == "never" and lexicon.layer(" ".join(words[:index])):
        return False
    rest = words[index + len(phrase.split()):]
    described = phrase == "not" and rest[1:] and rest[0].endswith("ed") and rest[1] in lexicon.grammar("hanging")
    if described or lexicon.at("allowed", rest, 0) or rest[:1] in (("just",), ("merely",)):
        return False
    if phrase == "never" and words[index - 1] != "," and "".join(rest[:1]).isalpha() and not lexicon.entry(rest[0]):
        return False
    follows_verb = any(lexicon.verb_at(act, rest, 0) for act in (*FORBIDDEN_ACTS, "place")) and phrase == "never"
    follows_verb = follows_verb and not lexicon.layer(" ".join(rest[:1]))
    return not follows_verb and words[index - 1] not in ("do", "does", "can", "must", "may", "should", "will", "shall", "is", "are", "need")


def _without_adverbs(run: Run) -> Run:
    return tuple(word for word in run if not (word.sort == "word" and word.low in ("directly", "manually", "ever", "just", "simply")))


def _bare_object(run: Run) -> Run:
    run = _without_adverbs(run)
    return run[1:] if {"from", "to", "on", "with", "via", "using"} & {*lows(run[:1])} else run


def _must(run: Run) -> Statement | None:
    words = lows(run)
    end = words.index("so", 3) if "so" in words[3:] and words[words.index("so", 3) - 1] not in ("do", "and", "if") else len(run)
    for index in range(end):
        if run[index].sort != "word":
            continue
        must, soft = lexicon.at("must", words, index), lexicon.at("should", words, index)
        if must or soft:
            verb = run[index:index + max(must, soft)]
            return Statement("must", subject=run[:index], object=skip(run[index + len(verb):], "adverbs"), soft=soft > must, verb=verb)
    return None


_READINGS = (consulted, only_grown, nobody_else, counted, _demanded, _state, repeated, _never_among, _compared, untouched, after, never,
             exclusive, passed, _must)
