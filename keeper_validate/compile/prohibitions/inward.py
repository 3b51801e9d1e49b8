"""What is reached through one door only: “no deep imports into `@app/ui`”, “`src/cart/` may only be imported through `src/cart/index.ts`”.

Must not compile other demands, nor decide which files stand inside."""

from __future__ import annotations

from os.path import dirname

from keeper_validate.clause import Check
from keeper_validate.compile.sentences.adjuncts import Run, without
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made, Unread
from keeper_validate.compile.vocabulary import lexicon

_DOORS = ("index.*", "__init__.py", "mod.rs")


def inward(statement: Statement) -> Made | None:
    """The check against imports past the door, where a sentence names what lies behind it."""
    if statement.subject or not set(statement.acts) <= {"import"}:
        return None
    run, door = _through_door(statement)
    run = run or _inside_of(statement)
    if len(run) != 1 or not run[0].literal or is_inside(run[0].text):
        return None
    if "*" in run[0].text:
        raise Unread(f"it is not clear what lies inside “{run[0].text}”")
    return Made((_check(run[0].text, door),))


def is_inside(held: str) -> bool:
    """“deep imports into `@app/ui/src`”: what is named lies behind the door itself."""
    parts = held.strip("/").split("/")
    return parts[-1].lower() in lexicon.grammar("inner_folders") or (held.startswith("@") and len(parts) > 2)


def _check(held: str, door: str) -> Check:
    if "/" not in held or held.startswith("@"):
        return Check("forbid-use", ("import",), f"{held.rstrip('/')}/*")
    folder = (dirname(held) if "." in held.rpartition("/")[2] else held).rstrip("/")
    doors = door or (held if folder != held.rstrip("/") else ",".join(f"{folder}/{name}" for name in _DOORS))
    return Check("forbid-use", ("import",), f"{folder}/", excepted=(f"{folder}/**",), parameters=(("allowed", doors),))


def _through_door(statement: Statement) -> tuple[Run, str]:
    """“`src/cart/` may only be imported through `src/cart/index.ts`”: a folder, and the one file or folder in it that others may import."""
    outside, held = statement.adjuncts("outside"), statement.object
    doors = [run[0].text.rstrip("/") for run in outside if len(run) == 1 and run[0].literal and "/" in run[0].text]
    named = len(statement.around) == len(outside) == len(doors) == len(held) == 1 and "import" in statement.acts
    inside = named and doors[0].startswith(held[0].text.rstrip("/") + "/")
    return (held, doors[0] if is_file(doors[0]) else f"{doors[0]}/**,{doors[0]}.*") if inside else ((), "")


def _inside_of(statement: Statement) -> Run:
    """What imports lead deep into: “deep imports into X”, “import from internal paths of X”."""
    words = without(statement.object, "articles")
    if len(words) < 2 or words[0].low not in lexicon.grammar("inner_side"):
        return ()
    inner, places = words[1:], statement.adjuncts("inside", "source")
    held = next((index for index, word in enumerate(inner) if word.literal), len(inner))
    named = all(word.low in lexicon.grammar("inner_parts") for word in inner[:held])
    named = named and ("import" in statement.acts or any(word.low.startswith("import") for word in inner[:held]))
    if not named or len(statement.around) != len(places) or (held < len(inner)) == bool(places):
        return ()
    return tuple(inner[held:]) or (places[0] if len(places) == 1 else ())
