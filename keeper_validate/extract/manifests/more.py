"""Dependencies declared where few look: scripts that say them as literals (`setup.py`, gem specifications), Conda environments, Gradle's
catalogs, NuGet's older lists, projects of Mix, submodules. What a script computes is not seen. Must not run anything."""

from __future__ import annotations

import re
from collections.abc import Iterator

from keeper_validate.extract.manifests.declared import Declared, python_name, requirement

_SETUP = re.compile(r"\b(install_requires|setup_requires|tests_require|extras_require)\s*=\s*(?:([\[({])|([A-Za-z_]\w*))")
_LITERAL = re.compile(r"#[^\n]*|\"([^\"\\\n]*)\"|'([^'\\\n]*)'|([\[({])|([\])}])")
_SUM = re.compile(r"[\"']\s*\+\s*[\"']")
_LONGEST_LIST = 20_000
_MIX_LIST = re.compile(
    r"^([ \t]*)defp?[ \t]+\w*dep(?:endencie)?s\w*(?:\([^()\n]*\))?[ \t]*(?:do\b(.*?)^\1end|,[ \t]*do:(.*?)(?=^[ \t]*def|\Z))",
    re.DOTALL | re.MULTILINE,
)
_MIX = re.compile(r"\{\s*:(\w+)\s*,\s*(?:\"([^\"\n]*)\")?([^{}]*)\}")
_MIX_GROUP = re.compile(r"\bonly:\s*(\[[^\]]*\]|:\w+)")
_MIX_COMMENT = re.compile(r"(?m)(?<![\w?\"])#(?!\{)[^\n]*")
_OWN_PROJECT = "in_umbrella:"
_CONDA_SECTION = re.compile(r"^(\w[\w-]*):")
_CONDA = re.compile(r"^\s+-\s+[\"']?(?:[\w.-]+::)?([A-Za-z0-9][\w.-]*(?:\[[\w,-]*\])?)([^:\"'#]*)[\"']?\s*(?:#.*)?$")
_CATALOG = re.compile(r"^\s*([\w.-]+)\s*=\s*(.+)$")
_MODULE = re.compile(r"\bmodule\s*=\s*[\"']([\w.-]+:[\w.-]+)[\"']")
_PARTS = re.compile(r"\bgroup\s*=\s*[\"']([\w.-]+)[\"'].*\bname\s*=\s*[\"']([\w.-]+)[\"']")
_SHORT = re.compile(r"^[\"']([\w.-]+:[\w.-]+)(?::([^\"']+))?[\"']")
_GEM = re.compile(r"^\s*\w+\.add_(?:(development|runtime)_)?dependency[\s(]+[\"']([^\"']+)[\"'](?:\s*,\s*[\"']([^\"']+)[\"'])?")
_SUBMODULE = re.compile(r"^\s*url\s*=\s*(?:\w+://(?:[^@/\s]*@)?|[\w.-]+@)?(\S+?)(?:\.git)?/?\s*$")
_PACKAGE = re.compile(r"<package\b[^>]*\bid\s*=\s*[\"']([^\"']+)[\"'][^>]*>")


def setup_py(data: bytes) -> Iterator[Declared]:
    """The requirements that a setuptools script writes out, in place or in a list of the file."""
    text = _SUM.sub("", data.decode("utf-8", "replace"))
    for found in _SETUP.finditer(text):
        start = found.start(2)
        if found[3]:
            named = re.search(rf"^{re.escape(found[3])}\s*=\s*([\[({{])", text, re.MULTILINE)
            start = named.start(1) if named is not None else -1
        group = "main" if found[1] == "install_requires" else "dev"
        for place, item in _strings(text, start) if start >= 0 else ():
            named_one = requirement(item)
            if named_one is not None:
                yield Declared(named_one[0], group, named_one[1], text.count("\n", 0, place) + 1)


def _strings(text: str, start: int) -> Iterator[tuple[int, str]]:
    """The literals from a bracket to the one that closes it."""
    depth = 0
    for found in _LITERAL.finditer(text, start, start + _LONGEST_LIST):
        depth += bool(found[3]) - bool(found[4])
        literal = found[1] or found[2]
        if literal and text[found.end() : found.end() + 1] != ":":
            yield found.start(), literal
        if depth == 0 and found[4]:
            return


def conda(data: bytes) -> Iterator[Declared]:
    """The packages of a Conda environment, those that pip installs included."""
    section = ""
    for number, line in enumerate(data.decode("utf-8", "replace").split("\n"), 1):
        heading, package = _CONDA_SECTION.match(line), _CONDA.match(line.rstrip())
        if heading is not None:
            section = heading[1]
        elif section == "dependencies" and package is not None and package[1] not in ("pip", "python"):
            yield Declared(python_name(package[1].partition("[")[0]), "main", package[2].strip(), number)


def catalog(data: bytes) -> Iterator[Declared]:
    """The libraries and plugins of a Gradle version catalog."""
    section = ""
    for number, line in enumerate(data.decode("utf-8", "replace").split("\n"), 1):
        entry = _CATALOG.match(line)
        if line.startswith("["):
            section = line.strip("[] \r")
        elif section == "libraries" and entry is not None:
            short, module, parts = _SHORT.match(entry[2]), _MODULE.search(entry[2]), _PARTS.search(entry[2])
            name = short[1] if short else module[1] if module else f"{parts[1]}:{parts[2]}" if parts else ""
            if name:
                yield Declared(name, "main", (short[2] or "") if short else "", number)


def gem_specification(data: bytes) -> Iterator[Declared]:
    """The gems that a gem itself needs."""
    for number, line in enumerate(data.decode("utf-8", "replace").split("\n"), 1):
        found = _GEM.match(line)
        if found is not None:
            yield Declared(found[2], "dev" if found[1] == "development" else "main", found[3] or "", number)


def packages_config(data: bytes) -> Iterator[Declared]:
    """The packages of a .NET project that lists them beside it."""
    text = data.decode("utf-8", "replace")
    for found in _PACKAGE.finditer(text):
        yield Declared(found[1], "main", "", text.count("\n", 0, found.start()) + 1)


def submodules(data: bytes) -> Iterator[Declared]:
    """The repositories that a repository holds as submodules, by where they come from."""
    for number, line in enumerate(data.decode("utf-8", "replace").split("\n"), 1):
        found = _SUBMODULE.match(line)
        if found is not None:
            yield Declared(found[1], "submodule", "", number)


def mix(data: bytes) -> Iterator[Declared]:
    """The packages that a project of Mix lists for itself, those of tests and tools by the first environment that has them."""
    text = _MIX_COMMENT.sub(lambda found: " " * len(found[0]), data.decode("utf-8", "replace"))
    for listed in _MIX_LIST.finditer(text):
        start, end = listed.span(2 if listed[2] is not None else 3)
        for found in _MIX.finditer(text, start, end):
            if _OWN_PROJECT not in found[3]:
                only = _MIX_GROUP.search(found[3])
                named = re.findall(r"\w+", only[1]) if only is not None else ["main"]
                group = "main" if "prod" in named else named[0] if named else "main"
                yield Declared(found[1], group, found[2] or "", text.count("\n", 0, found.start()) + 1)
