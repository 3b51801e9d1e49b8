"""A file that stands first as a label, joined with what is forbidden of it: “`dist/` — build output, do not edit”.

Must not decide what a phrase stands for, nor whether a path names a file."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.forgone import scoped_out
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.measured import with_length
from keeper_validate.compile.sentences.parts import DASHES, Part
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import forms, lexicon
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.values import replace

_LABEL = 5
_BIDDING = (("use",), ("prefer",), ("import",))
_NAMELESS = ("pronouns", "plural_pronouns", "adverbs", "by_hand")


def rejoined(found: tuple[Part, ...]) -> tuple[Part, ...]:
    """The parts of a clause, in which what marks have torn apart is one again."""
    return with_length(_with_ends(_with_affix(with_colon(with_or(scoped_out(_with_reason(_with_paths(_with_ban(found)))))))))


def _with_ban(found: tuple[Part, ...]) -> tuple[Part, ...]:
    """“FORBIDDEN - class components”, “Banned by default: `log`” as “Forbidden: …”; that there may be exceptions, the whole text tells."""
    first, second = (*found, Part(()), Part(()))[:2]
    size = lexicon.at("ban_labels", lows(first.words), 0)
    label = size > 0 and size + lexicon.at("as_a_default", lows(first.words), size) == len(first.words) and not first.asides
    if not label or second.opener not in (":", *DASHES):
        return found
    said = first.words[:size] if lexicon.at("never", lows(first.words), 0) == size else (Word("forbidden", "word"),)
    return (replace(first, words=said), replace(second, opener=":"), *found[2:])


def _with_reason(found: tuple[Part, ...]) -> tuple[Part, ...]:
    """“Redis: we moved to Valkey” as “Redis (we moved to Valkey)”: what came of a thing is no rule of its own."""
    first, second = (*found, Part(()), Part(()))[:2]
    told = second.opener == ":" and first.words and not first.asides and not second.asides and lexicon.at("moved_on", lows(second.words), 0)
    return (replace(first, asides=((len(first.words), second.words),)), *found[2:]) if told else found


def _with_paths(found: tuple[Part, ...]) -> tuple[Part, ...]:
    """“never edit generated files: `a/` and `b/`”, “changes to the client: `src/client/`”: which of them stay as they are say the paths, as
    in parentheses."""
    first, second = (*found, Part(()), Part(()))[:2]
    kept = second.opener == ":" and not first.asides and not second.asides and not any(word.literal for word in first.words)
    paths = is_file_label(second) and all(is_file(word.text) for word in second.words if word.literal)
    if not (kept and paths and _keeps(first.words)):
        return found
    return (replace(first, asides=((len(first.words), second.words),)), *found[2:])


def _keeps(run: Run) -> bool:
    """Whether words speak of a change of something that must not be, or that is forbidden by where they stand."""
    behind = lexicon.at("never", lows(run), 0)
    return verb_of(run[behind:], ("change",))[1] > 0 and len(run) > behind + 1


def with_colon(found: tuple[Part, ...]) -> tuple[Part, ...]:
    """“Hooks — camelCase with a `use` prefix”: a dash before a style of names or a demand, where a colon could stand as well."""
    first, second = (*found, Part(()), Part(()))[:2]
    noun = len(first.words) < 5 and not first.asides and not any(word.literal for word in first.words)
    styled = second.opener in DASHES and second.words and forms.case_style(second.words[0].text)
    return (first, replace(second, opener=":"), *found[2:]) if noun and (styled or _is_bidden(first.words, second)) else found


def _is_bidden(title: Run, second: Part) -> bool:
    """“Server state - Use React Query”: what a title stands before is asked for, and the title itself says nothing of that."""
    asked = second.opener in DASHES and lows(second.words[lexicon.at("must", lows(second.words), 0):])[:1] in _BIDDING
    said = ("no", "never", "must", "should", "only", "be", "forbidden", "banning")
    plain = not any(lexicon.at(name, lows(title), at) for name in said for at in range(len(title)))
    topic = all(word.sort in ("word", "name") and word.low not in lexicon.grammar("no_purpose") for word in title)
    return asked and plain and topic and not verb_of(title, ("use", "require", "create"))[1]


def _with_affix(found: tuple[Part, ...]) -> tuple[Part, ...]:
    """“Date columns: use `_on` suffix” as “date columns must end with `_on`”: which of them are meant says the label."""
    first, second = (*found, Part(()), Part(()))[:2]
    words = tuple(word for word in second.words if word.literal or word.low not in ("use", "uses", "a", "the", "with"))
    verb = {"suffix": "end", "prefix": "start"}.get(words[1].low) if len(words) == 2 and words[0].literal else None
    columns = second.opener == ":" and first.words[1:] and not first.asides and first.words[-1].low in ("columns", "fields")
    if not (verb and columns):
        return found
    said = (*first.words, *(Word(word, "word") for word in ("must", verb, "with")), words[0])
    return (replace(first, words=said), *found[2:])


def _with_ends(found: tuple[Part, ...]) -> tuple[Part, ...]:
    """“Hooks: start with `use`”, “Hooks: camelCase prefixed with `use`” as “hooks must start with `use`”: whose names are meant says the
    label."""
    first, second = (*found, Part(()), Part(()))[:2]
    styled = 1 if second.words and forms.case_style(second.words[0].text) else 0
    words, at = lows(second.words), styled + (lows(second.words[styled:styled + 1]) in (("and",), (",",)))
    ends = {"start": lexicon.at("prefixing", words, at), "end": lexicon.at("suffixing", words, at)}
    verb = next((name for name, size in ends.items() if size), None)
    noun = 0 < len(first.words) < _LABEL and not first.asides and all(word.sort == "word" for word in first.words)
    told = lows(second.words[:1]) in (("suffix",), ("prefix",))  # “DTOs: suffix with `Dto`” is a deed
    if told or not (verb and noun and second.opener == ":" and any(word.literal for word in second.words)):
        return found
    behind = second.words[at + ends[verb]:]
    behind = behind[1:] if lows(behind[:1]) in (("with",), ("in",)) else behind
    said = (*first.words, *(Word(word, "word") for word in ("must", verb, "with")), *behind)
    return (replace(first, words=said, asides=()), *found[2:])


def with_or(found: tuple[Part, ...]) -> tuple[Part, ...]:
    """“kebab-case | snake_case”, “`Format` stays csv | xlsx”: a stroke between what may stand in one place, word by word, where the
    cells of a table hold more."""
    out: list[Part] = []
    union = len(found[:1]) == 1 < len(found[0].words) and all(part.opener == "|" and len(part.words) == 1 for part in found[1:])
    for part in found:
        sides = (out[-1].words[-1:], part.words[:1]) if out and part.opener == "|" else ()
        styled = bool(sides) and all(side and forms.case_style(side[0].text) for side in sides)
        if styled or (union and sides):
            joint = Word("or", "word") if styled else Word("|", "mark")
            out[-1] = replace(out[-1], words=(*out[-1].words, joint, *part.words))
        else:
            out.append(part)
    return tuple(out)


def labelled(whole: list[Part]) -> list[Part]:
    """The parts of a clause, in which a prohibition that names nothing is one of the file that the clause starts with."""
    label = _label(whole[0]) if len(whole) > 1 else ()
    if not label:
        return whole
    at = next((index for index, part in enumerate(whole[1:4], 1) if _bare(part.words)), 0)
    if not at or whole[at].asides or not all(map(_describes, whole[1:at])):
        return whole
    deed, spared = _bare(whole[at].words), _unless(whole[at].words)
    told = whole[:1] if label != whole[0].words else []
    return [*told, *whole[1:at], replace(whole[at], words=deed + label + spared, opener=""), *whole[at + 1:]]


def _label(part: Part) -> Run:
    """The file that a part is, or that it tells to be made by a tool: “`env.d.ts` files are generated by …”."""
    listed = _in_parentheses(part)
    if listed:
        return listed
    if is_file_label(part):
        return part.words if all(is_file(word.text) for word in part.words if word.literal) else ()
    words = lows(part.words)
    at = 2 if lexicon.at("folder_nouns", words, 1) else 1
    made = lexicon.at("be", words, at) and lexicon.at("tool_made", words, at + lexicon.at("be", words, at))
    return part.words[:1] if made and part.words[0].literal and is_file(part.words[0].text) else ()


def _in_parentheses(part: Part) -> Run:
    """“backup dirs (`old_*`)”: the folders or files that a word announces."""
    noun = bool(part.words) and not any(word.literal for word in part.words) and lexicon.at("folder_nouns", lows(part.words[-1:]), 0)
    named = part.asides[0][1] if noun and len(part.asides) == 1 and part.asides[0][0] == len(part.words) <= 3 else ()
    if not named or not is_file_label(Part(named)):
        return ()
    return tuple(replace(word, text=f"{word.text}/") if word.literal and not is_file(word.text) else word for word in named)


def bids(run: Run) -> bool:
    """Whether words forbid a deed of what they do not name: “do not edit”."""
    size = lexicon.at("never", lows(run), 0)
    return bool(size) and _deed(run, size) == len(run)


def is_file_label(part: Part) -> bool:
    """Whether a part is nothing but a path."""
    return bool(part.words) and all(word.literal or word.text in ",/" or word.low in ("and", "or") for word in part.words)


def _deed(run: Run, size: int) -> int:
    """Where the verb ends by which a file is changed, removed or put into the history; 0 where there is none."""
    acts = ("change", "remove", *(("create",) if run[size:] and run[size].low in lexicon.grammar("committing") else ()))
    length = verb_of(run[size:], acts)[1]
    return size + length if length else 0


def _bare(run: Run) -> Run:
    """The words of a prohibition that names nothing, without the words that stand for what it means: “never edit it directly”."""
    if run and lexicon.at("untouchable", lows(run), 0) == len(run):
        return (Word("never", "word"), Word("change", "word"))
    run = run[:len(run) - len(_unless(run))]
    size = lexicon.at("never", lows(run), 0)
    while size < len(run) and lexicon.at("adverbs", lows(run), size):
        size += 1
    end = _deed(run, size) if size else 0
    behind = all(any(lexicon.at(name, lows(run), at) for name in _NAMELESS) or run[at].low in ("by", "this", "these", "file", "files")
                 for at in range(end, len(run)))
    return run[:end] if end and behind else ()


def _unless(run: Run) -> Run:
    """The end of a prohibition by which people may lift it: “never modify without explicit request”."""
    words = lows(run)
    at = next((at for at in range(1, len(run)) if lexicon.at("without", words, at) or lexicon.at("unless", words, at)), len(run))
    return run[at:] if any(lexicon.at("approval", words, index) for index in range(at, len(run))) else ()


def _describes(part: Part) -> bool:
    """Whether a part only tells what the file is, and names none that could be meant instead, but for what it is made from."""
    words = lows(part.words)
    made = any(lexicon.at("tool_made", words, at) for at in range(len(words)))
    demands = any(lexicon.at(name, words, at) for name in ("must", "should", "only", "never", "no") for at in range(len(words)))
    return not demands and (made or not any(is_file(word.text) for word in part.words))
