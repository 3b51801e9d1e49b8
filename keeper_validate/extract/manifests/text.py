"""Dependencies declared in formats that are read line by line: requirements, `setup.cfg`, `go.mod`, `Gemfile`, `pubspec.yaml`, Gradle,
Maven, .NET projects. What a script computes is not seen. Must not run or include anything."""

from __future__ import annotations

import configparser
import re
from collections.abc import Iterator
from itertools import takewhile

from keeper_validate.extract.manifests.declared import Declared, NotAManifest, python_name, requirement

_EGG = re.compile(r"[#&]egg=([A-Za-z0-9._-]+)")
_COMMENT = re.compile(r"(?:^|\s)#.*$")
_OPTION = re.compile(r"\s--?[a-z].*$")
_URL = re.compile(r"^(?:[a-z+]+:|\.{0,2}/)")
_WHEEL = re.compile(r"/([A-Za-z0-9._]+?)-\d[\w.+!-]*\.(?:whl|zip|tar\.gz)\b")
_SOURCE = re.compile(r"^(?:git|hg|svn|bzr)\+\S*?/([\w.-]+?)(?:\.git)?/?(?:@[\w./-]+)?$")
_HOSTED = re.compile(r"@\s*(?:git|hg|svn|bzr)\+\S*?/([\w.-]+?)(?:\.git)?/?(?:[@#]\S*)?$")
_INCLUDED = re.compile(r"\s*(?:-r|--requirement)[\s=]*([^\s#]+)")
# a list that is a manifest of its own, and one that only holds versions
_TOLD_ELSEWHERE = re.compile(r"\s-r\s+[^\s,]+\.txt\b|\s-c\s+[^\s,]+")
_REPLACED = re.compile(r"^\s*(?:replace\s+)?\S+(?:\s+v\S+)?\s+=>\s+([^\s.][^\s]*\.[^\s]*)\s+(v\S+)")
_GO = re.compile(r"^\s*(?:require\s+)?\"?([^\s\"()]+\.[^\s\"()]*/?[^\s\"()]*)\"?\s+(v\S+)(.*)$")
_GEM = re.compile(r"(?:^|[{;])\s*gem\s*\(?\s*[\"']([^\"']+)[\"'](?:\s*,\s*[\"']([^\"']+)[\"'])?")
_GEM_GROUP = re.compile(r"^(\s*)group\s+:(\w+).*\bdo\b")
_PUB = re.compile(r"^  ([A-Za-z_]\w*):\s*(\S.*)?$")
_PUB_SECTION = re.compile(r"^(\w+):")
_CONFIGURATION = r"\w*(?:[iI]mplementation|api|Api|compileOnly|runtimeOnly|compile|kapt|ksp|annotationProcessor|CompileOnly|RuntimeOnly)"
_COORDINATE = r"[\"']([\w.-]+:[\w.-]+)(?::([^\"']+))?[\"']"
_GRADLE = re.compile(
    rf"(?:(?<![\w.\"'])({_CONFIGURATION})\b[\s(]+|(?<![\w\"'])add\s*\(\s*[\"'](\w+)[\"']\s*,\s*)(?:(?:platform|enforcedPlatform)\s*\(\s*)?"
    rf"(?:{_COORDINATE}|group\s*[:=]\s*[\"']([\w.-]+)[\"']\s*,\s*name\s*[:=]\s*[\"']([\w.-]+)[\"'])"
)
_GRADLE_MORE = re.compile(rf"\s*,\s*{_COORDINATE}")
# A comment, or a text, in which no comment begins.
_GRADLE_COMMENT = re.compile(r"//[^\n]*|/\*.*?(?:\*/|\Z)|(\"[^\"\n]*\"|'[^'\n]*')", re.DOTALL)
_PROPERTY = re.compile(r"\$\{([\w.-]+)\}")
_XML_COMMENT = re.compile(r"<!--.*?(?:-->|\Z)", re.DOTALL)
_MAVEN = re.compile(r"<dependency>((?:(?!<dependency>).)*?)</dependency>", re.DOTALL)
_NUGET = re.compile(r"<(?:PackageReference|PackageVersion|GlobalPackageReference)\b([^>]*)", re.DOTALL)
_EXTRAS = "options.extras_require"
_PUB_GROUPS = {"dependencies": "main", "dev_dependencies": "dev"}


def requirements(data: bytes) -> Iterator[Declared]:
    """The packages of a requirements file; files it includes are manifests of their own, constraints are no dependencies. Of a list that a
    tool has put together, those that are only there by way of others of it (`# via flask`), or of another list, are nobody's choice."""
    found = tuple(_required(data))
    listed, ways = {one.name for one in found}, dict(_ways(_text(data)))
    for one in found:
        names = ways.get(one.line)
        if names is None or not listed.issuperset(map(python_name, names)):
            yield one


def _ways(text: str) -> Iterator[tuple[int, tuple[str, ...]]]:
    """The lines of packages, each with what a list says they are there by way of."""
    lines = tuple(_logical(text))
    for place, (line, first) in enumerate(lines):
        if not first.strip() or first.lstrip().startswith("#"):
            continue
        remarks = first.partition(" #")[2]
        for _, further in takewhile(lambda one: one[1].lstrip().startswith("#"), lines[place + 1:]):
            remarks += " " + further.strip().lstrip("#")
        said = remarks.strip()
        if re.match(r"via\s+\S", said):
            yield line, tuple(_TOLD_ELSEWHERE.sub(" ", said.removeprefix("via")).replace(",", " ").split())


def _required(data: bytes) -> Iterator[Declared]:
    for line, text in _logical(_text(data)):
        text = _COMMENT.sub("", text).strip()
        egg = _EGG.search(text)
        if egg is not None:
            yield Declared(python_name(egg[1]), "main", "", line)
        elif (fetched := _WHEEL.search(text) if _URL.match(text) else None) or (fetched := _SOURCE.match(text.removeprefix("-e").strip())):
            yield Declared(python_name(fetched[1]), "main", "", line)
        elif text and not text.startswith("-") and not _URL.match(text):
            found = requirement(_OPTION.sub("", text))
            if found is not None:
                yield Declared(found[0], "main", found[1], line)
                hosted = _HOSTED.match(found[1])
                if hosted is not None and python_name(hosted[1]) != found[0]:
                    yield Declared(python_name(hosted[1]), "main", "", line)


def included(data: bytes) -> Iterator[tuple[int, str]]:
    """The files that a requirements file includes, each with the line that does."""
    for line, text in _logical(_text(data)):
        found = _INCLUDED.match(text)
        if found is not None and "://" not in found[1]:
            yield line, found[1]


def setup_cfg(data: bytes) -> Iterator[Declared]:
    """The requirements of a declarative setuptools project."""
    text = _text(data)
    parser = configparser.RawConfigParser()
    try:
        parser.read_string(text)
    except configparser.Error as error:
        raise NotAManifest(f"not an INI file: {str(error).splitlines()[0]}", getattr(error, "lineno", 0)) from error
    listed = [(parser.get("options", "install_requires", fallback=""), "main")]
    if parser.has_section(_EXTRAS):
        listed += [(value, extra) for extra, value in parser.items(_EXTRAS)]
    lines = text.split("\n")
    for value, group in listed:
        for item in filter(None, (_COMMENT.sub("", part).strip() for part in value.split("\n"))):
            found = requirement(item)
            if found is not None:
                yield Declared(found[0], group, found[1], next((number for number, line in enumerate(lines, 1) if item in line), 1))


def go_mod(data: bytes) -> Iterator[Declared]:
    """The modules that a Go module requires for itself; those that only others need (`// indirect`) are nobody's choice."""
    block = ""
    for number, line in enumerate(_text(data).split("\n"), 1):
        code = line.partition("//")[0].strip()
        if code.endswith("("):
            block = code[:-1].strip()
        elif code == ")":
            block = ""
        elif (block or code.partition(" ")[0]) == "require":
            match = _GO.match(line)
            if match is not None and "// indirect" not in match[3]:
                yield Declared(match[1], "main", match[2], number)
        elif (block or code.partition(" ")[0]) == "replace" and (instead := _REPLACED.match(code)) is not None:
            yield Declared(instead[1], "replace", instead[2], number)


def gemfile(data: bytes) -> Iterator[Declared]:
    """The gems of a Gemfile."""
    group = "main"
    for number, line in enumerate(_text(data).split("\n"), 1):
        opened = _GEM_GROUP.match(line)
        gem = _GEM.search(line)
        if opened is not None:
            group = opened[2]
        elif line.strip() == "end":
            group = "main"
        elif gem is not None:
            yield Declared(gem[1], group, gem[2] or "", number)


def pubspec(data: bytes) -> Iterator[Declared]:
    """The packages of a Dart or Flutter project."""
    group: str | None = None
    for number, line in enumerate(_text(data).split("\n"), 1):
        section, package = _PUB_SECTION.match(line), _PUB.match(line)
        if section is not None:
            group = _PUB_GROUPS.get(section[1])
        elif group is not None and package is not None:
            yield Declared(package[1], group, (package[2] or "").strip("\"'"), number)


def gradle(data: bytes) -> Iterator[Declared]:
    """The coordinates that a Gradle script writes out, in whatever lines, and the further ones of a list."""
    text = _GRADLE_COMMENT.sub(lambda found: found[1] or "\n" * found[0].count("\n"), _text(data))
    for match in _GRADLE.finditer(text):
        group = "dev" if (match[1] or match[2]).startswith(("test", "androidTest")) else "main"
        line = text.count("\n", 0, match.start()) + 1
        yield Declared(match[3] or f"{match[5]}:{match[6]}", group, match[4] or "", line)
        further = _GRADLE_MORE.match(text, match.end())
        while further is not None:
            yield Declared(further[1], group, further[2] or "", text.count("\n", 0, further.start(1)) + 1)
            further = _GRADLE_MORE.match(text, further.end())


def pom(data: bytes) -> Iterator[Declared]:
    """The dependencies of a Maven project, managed ones included."""
    text = _blanked(_text(data))
    if "<project" not in text:
        raise NotAManifest("a Maven project file has a <project> element, and this has none")
    for match in _MAVEN.finditer(text):
        group, artifact = (_filled(_element(one, match[1]), text) for one in ("groupId", "artifactId"))
        if group and artifact:
            scope = "dev" if _element("scope", match[1]) == "test" else "main"
            yield Declared(f"{group}:{artifact}", scope, _element("version", match[1]), text.count("\n", 0, match.start()) + 1)


def _filled(value: str, text: str) -> str:
    """A value with the properties that the same file sets."""
    return _PROPERTY.sub(lambda found: _element(found[1], text) or found[0], value)


def project_file(data: bytes) -> Iterator[Declared]:
    """The packages of a .NET project."""
    text = _blanked(_text(data))
    for match in _NUGET.finditer(text):
        name = _attribute("Include", match[1])
        if name:
            yield Declared(name, "main", _attribute("Version", match[1]), text.count("\n", 0, match.start()) + 1)


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace").replace("\r\n", "\n")


def _logical(text: str) -> Iterator[tuple[int, str]]:
    """Lines with their continuations joined."""
    start, whole = 0, ""
    for number, line in enumerate(text.split("\n"), 1):
        start = start or number
        if line.endswith("\\"):
            whole += line[:-1] + " "
            continue
        yield start, whole + line
        start, whole = 0, ""


def _blanked(text: str) -> str:
    """XML without its comments, with the same lines."""
    return _XML_COMMENT.sub(lambda match: "\n" * match[0].count("\n"), text)


def _element(name: str, text: str) -> str:
    match = re.search(rf"<{re.escape(name)}>\s*([^<]*?)\s*</{re.escape(name)}>", text)
    return match[1] if match else ""


def _attribute(name: str, text: str) -> str:
    match = re.search(rf"\b{name}\s*=\s*[\"']([^\"']*)[\"']", text)
    return match[1] if match else ""
