"""Where a prohibition holds, as far as a warning: places known by what files are called alone. Must not know what is forbidden there."""

from __future__ import annotations

from keeper_validate.compile.demands.dubbed import dubbed, files_of, plural
from keeper_validate.compile.sentences.adjuncts import Around, Run, lows
from keeper_validate.compile.sentences.places import layer_of, place
from keeper_validate.compile.sentences.thing import Unread
from keeper_validate.compile.vocabulary.words import singular


def broken_off(around: Around) -> Around:
    """“`fetch` in components, load data in `a.ts`”: behind the comma begins another sentence, which says nothing of the place."""
    for at, (relation, run) in enumerate(around):
        end = lows(run).index(",") if relation == "inside" and "," in lows(run)[1:] else 0
        rest = run[end + 1:]
        if end and _is_known(run[:end]) and len(rest) > 1 and not any(word.literal for word in rest) and not layer_of(rest[-1:]):
            return (*around[:at], (relation, run[:end]), ("means", rest))
    return around


def _is_known(run: Run) -> bool:
    """Whether a phrase means files that are known."""
    try:
        return bool(place(run)[0])
    except Unread:
        return False


def called_so(around: Around) -> tuple[str, ...]:
    """“in notification providers”: where no other word tells the place, the files and folders that are called so, as far as a warning."""
    runs = [run for relation, run in around if relation == "inside"]
    words = dubbed(runs[0]) if len(runs) == 1 else ()
    several = len(words) > 1 and singular(runs[0][-1].low) != runs[0][-1].low
    return (f"**/{files_of(words)}", f"**/{files_of((*words[:-1], plural(words[-1])))}/**") if several else ()
