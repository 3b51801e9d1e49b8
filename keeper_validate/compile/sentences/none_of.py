"""“No controller, no service and no page imports X”: of several who must not do something, as “controllers, services, pages must not …”.

Must not know what they must not do."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.sentences.places import layer_of
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.values import replace

_ACTS = ("import", "access", "use", "change")
_MOST = 14  # words before the verb
_BEHIND_NOUNS = ("inside", "outside", "purpose", "source", "means", "without", "unless")  # “no direct access in controllers”
_NONE = frozenset({"no", "nor", "neither"})


def none_of(part: Part) -> Part:
    """The part with who must not do it before the deed; of those who are named, the parts of a codebase that are known."""
    words = lows(part.words)
    if words[:1] not in (("no",), ("neither",)) or len(words) < 4:
        return part
    for at in range(2, min(len(words) - 1, _MOST)):
        licence = lexicon.at("licence", words, at)
        deed = part.words[at + licence:]
        acts, size = verb_of(deed, _ACTS)
        finite = licence or (deed[:1] and deed[0].low.endswith("s") is not _many(part.words[at - 1]))
        noun = deed[0].literal or deed[0].low.endswith(("ing", "ed")) or any(lexicon.at(name, lows(deed), size) for name in _BEHIND_NOUNS)
        if not size or not finite or noun or not deed[size:]:
            continue
        named = [without for piece in items(part.words[:at]) if (without := tuple(word for word in piece if word.low not in _NONE))]
        layers = [layer for piece in named if (layer := _layer(piece))]
        alone = len(named) == 1 and deed[0].low in lexicon.grammar("knowing")  # “no page knows about X” is read as it stands
        paths = any(word.literal for piece in named if not _layer(piece) for word in piece)  # “no `web/` and CLI imports”
        if not layers or alone or paths or (len(layers) < len(named) and acts[:1] == ("change",)):
            return part
        return _said(part, layers, at, licence)
    return part


def _said(part: Part, layers: list[Run], at: int, licence: int) -> Part:
    subject = tuple(word for piece in layers for word in (Word(",", "mark"), *piece))[1:]
    said = (*subject, *(Word(word, "word") for word in ("must", "not")), *part.words[at + licence:])
    shift = len(said) - len(part.words)
    return replace(part, words=said, asides=tuple((index + shift, run) for index, run in part.asides if index >= at))


def _layer(piece: Run) -> Run:
    """A part of a codebase by what it is called, in the plural for “no use case”; nothing where none is."""
    plural = (*piece[:-1], Word(f"{piece[-1].text}s", "word"))
    return next((run for run in (piece, plural) if layer_of(run) is not None), ())


def _many(word: Word) -> bool:
    """“controllers import”, where one “imports”."""
    return word.low.endswith("s") and not word.low.endswith("ss")
