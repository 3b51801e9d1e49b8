"""What an import of a phrase is: of siblings, of a library, of a folder, of a layer. Must not know who imports, nor whether it may."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.part import part_name
from keeper_validate.compile.sentences.places import layer_of
from keeper_validate.compile.sentences.thing import Thing
from keeper_validate.compile.vocabulary import lexicon, pairs
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.values import replace

_HOLDING = ("packages", "modules", "crates", "libs")
_ENDING = re.compile(r"\*\.(?:\w+|\{\w+(?:,\w+)*\})(?:,\*\.\w+)*")
_RELATIVE = r"/^\.\.?\//"


def imported(run: Run, subject: Run = (), named: bool = False, called: bool = False) -> tuple[Thing, ...]:
    """What an import of a phrase is: of siblings, of a library, of a folder, of a layer, of a part that one part must not know; a name with
    an underscore that is `called` (“must not call send_mail”) is one of code, and no module."""
    run = _of_their_maker(_of_the_whole(run))
    if lows(run) in (("nothing",), ("none",)):  # among what is forbidden, that something depends on nothing says neither
        return ()
    deep = bool(run) and run[0].low in ("deep", "internal")
    relative = lows(run[:1]) == ("relative",)
    beside = _beside(run[1:] if deep or relative else run, subject)
    if beside:
        target = _RELATIVE if relative else "/./"
        return (Thing(("import",), target=target, act="use", within=() if deep else (f"**/{beside}/**",), apart=beside, deep=deep),)
    for size in range(min(3, len(run) - 1), 0, -1):
        library = lexicon.entry(" ".join(word.text for word in run[:size]))
        if library and (library.technology or library.family) and all(lexicon.at("library_nouns", (word.low,), 0) for word in run[size:]):
            return (replace(Thing.of(library), partial=True),)
    plain = len(run) > 1 and bool(lexicon.at("generic", (run[-1].low,), 0))
    told = lexicon.entry(" ".join([*lows(run[:-1]), "imports"])) if plain else None
    if told and told.kinds == ("import",):
        return (Thing.of(told),)
    files = _files(run)
    if files:
        return (Thing(("import",), target=files, act="use"),)
    folder = re.fullmatch(r"/([\w\-]+)/", run[0].text) if len(run) == 1 else None
    if folder:
        return (Thing(("import",), target=rf"/(^|[\/.@]){folder[1]}([\/.:]|$)/", act="use", named=True),)
    layer = layer_of(run)
    if layer and len(run) == 1 and run[0].sort == "code" and _is_folder(subject):
        return (Thing(("import",), target=f"{run[0].text}/", act="use", named=True),)
    if layer and layer.name == "other-layer":
        inner = layer_of(subject)
        layer = layer if inner and inner.name in lexicon.grammar("inner_layers") else None
    module = None if layer or (called and run and re.fullmatch(r"[a-z]+(?:_[a-z]+)+", run[0].text)) else _module(run)
    if module:
        return (Thing(("import", "dependency"), target=module, act="use", named=True),)
    part = part_name(run) if named and not layer and run[-1].low not in lexicon.grammar("another") else None
    part = part or (run[0].text if named and not layer and _are_alike(subject, run) else None)
    if part:
        return (Thing(("import",), target=rf"/(^|[\/.@]){_spelled(part)}([\/.:]|$)/", act="use", named=True, partial=True),)
    return (Thing(("import",), target=layer.imports, act="use", partial=True),) if layer and layer.imports else ()


def _files(run: Run) -> str | None:
    """“SVG files”: files that are known by how their names end alone."""
    told = lexicon.entry(" ".join(lows(run)))
    ends = _ENDING.fullmatch(told.target or "") if told and told.kinds == ("file",) and not told.opaque else None
    return None if told is None or ends is None else ",".join(f"*.{end}" for end in re.findall(r"\w+", told.target or ""))


def _spelled(part: str) -> str:
    """A package that is called with a hyphen is imported with an underscore where names hold no hyphen."""
    escaped = re.escape(part)
    return rf"(?:{escaped}|{part.replace('-', '_')})" if "-" in part else escaped


def _of_the_whole(run: Run) -> Run:
    """“other crates of the workspace”: what they are all part of tells nothing of them."""
    tail = lows(run[-3:])
    return run[:-3] if tail[:2] == ("of", "the") and tail[-1] in lexicon.grammar("wholes") else run


def _of_their_maker(run: Run) -> Run:
    """“Zustand stores” as the stores: the part of the code that holds what a library makes."""
    made = len(run) == 2 and lexicon.technology(run[0].text) in lexicon.grammar("makers") and layer_of(run[1:]) is not None
    return run[1:] if made and lexicon.entry(" ".join(word.text for word in run)) is None else run


def _is_folder(subject: Run) -> bool:
    """Whether somebody is told by a folder of the repository, beside which another name is one as well."""
    return len(subject) == 1 and subject[0].sort in ("code", "path") and re.fullmatch(r"[\w-]+/", subject[0].text) is not None


def _are_alike(subject: Run, run: Run) -> bool:
    """“`infrastructure` must not import `interfaces`”: two parts by one word each, marked as code, whatever else the word may mean."""
    return len(subject) == len(run) == 1 and is_part(subject[0]) and is_part(run[0])


def is_part(word: Word) -> bool:
    """Whether a word is marked as code and written as folders are, and no technology is called so."""
    plain = word.sort == "code" and re.fullmatch(r"[a-z]+(?:[_-][a-z]+)*", word.text) is not None
    return plain and lexicon.technology(word.text) is None


def _module(run: Run) -> str | None:
    """A module that is named by a bare word which is no English one: `cv2`, `os_utils`, `posthog-node`."""
    run = tuple(word for word in run if word.low not in lexicon.grammar("behind") and word.low.strip(".") != "etc")
    word = run[0] if len(run) == 1 else None
    if word is None or word.sort not in ("word", "name") or lexicon.entry(word.text) or not re.fullmatch(r"[a-z][\w.\-]*", word.text):
        return None
    return word.text if re.search(r"\d|_|\.", word.text) else None


def package_of(run: Run) -> tuple[Thing, ...]:
    """“react-test-renderer”: a package that is called after what it belongs to, where nothing says that it is only like it;
    “the rand crate”: one that the sentence calls a package."""
    run, nouns = run[1:] if lows(run[:1]) == ("the",) else run, lexicon.grammar("one_package")
    word = run[0] if run and run[0].sort == "word" else Word("", "mark")
    told = " ".join(lows(run[1:])) in nouns and word.low not in lexicon.grammar("packages_told")
    name = word.text if told or len(run) == 1 else ""
    first, last = name.partition("-")[0], name.rpartition("-")[2]
    called = re.fullmatch(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+", name) and last not in lexicon.grammar("compounding")
    owned = called and lexicon.technology(first)
    named = (told and re.fullmatch(r"[a-z][a-z0-9]*(?:[-_.][a-z0-9]+)*", name)) or name.lower() in lexicon.grammar("package_names")
    return (Thing(("import", "dependency"), target=name, act="use", named=True),) if owned or named else ()


def mutual(subject: Run) -> tuple[tuple[tuple[str, ...], str], ...]:
    """The pairs of layers that must not import one another: the folders of each, and what an import of another looks like."""
    sides = [_side(piece) for piece in items(subject)]
    known = [side for side in sides if side]
    if len(sides) < 2 or len(known) != len(sides):
        return ()
    return tuple((one[0], other[1]) for one in known for other in known if one is not other)


def _side(piece: Run) -> tuple[tuple[str, ...], str] | None:
    """The folders of a layer or a path, and what an import of it looks like."""
    layer = layer_of(piece)
    if layer:
        return (layer.folders, layer.imports) if layer.imports else None
    named = [word.text.strip("/") for word in piece if word.literal] or [name for name in (part_name(piece),) if name]
    idle = ("articles", "folder_nouns")
    plain = len(piece) == 1 or all(word.literal or any(lexicon.at(name, (word.low,), 0) for name in idle) for word in piece)
    path = re.fullmatch(r"((?:[\w\-]+/)*([\w\-]+))(\.[a-z]{1,4})?", named[0]) if len(named) == 1 and plain else None
    if path is None:
        return None
    folder = named[0] if path[3] else f"{path[1]}/**"
    return (folder if "/" in path[1] else f"**/{folder}",), rf"/(^|[\/.@~]){_spelled(path[2])}([\/.:]|$)/"


def _beside(run: Run, subject: Run) -> str | None:
    """The folder of the things that must not import one another: “other features”, “each other” said of features."""
    words = [word for word in lows(run) if word not in ("the", "from", "directly")]
    vague = len(words) == 3 and any(lexicon.at(name, tuple(words[2:]), 0) for name in ("generic", "shells", "library_nouns"))
    words = [words[0], words[1].removesuffix("'s")] if (vague or len(words) == 2) and words[1].endswith("'s") else words
    mutual = " ".join(words) in ("each other", "one another")
    home = subject[0].text.strip("/*").rpartition("/")[2] if len(subject) == 1 and "/" in subject[0].text else ""
    if mutual and home and subject[0].literal and "." not in home:
        return home  # “packages in `apps/`”: whatever its folders are called
    if " ".join(words) in ("each other", "one another", "another", "others", "another one"):
        named = tuple(word for word in subject if len(subject) == 1 or not lexicon.at("folder_nouns", (word.low,), 0))
        words = ["other", *(word.strip("/").rpartition("/")[2] for word in lows(named or subject)[-1:])]
    if len(words) != 2 or words[0] not in ("other", "another", "sibling", "different", "neighboring", "neighbouring"):
        return None
    found = pairs.sibling(words[1])
    inside = subject[0].text.strip("/*").split("/") if len(subject) == 1 and subject[0].literal and "." not in subject[0].text else []
    # “`pkg/types` must not import other packages”: those that lie beside it, whatever their folder is called
    return inside[-2] if found in _HOLDING and len(inside) > 1 and found not in inside else found
