"""What a project's configuration files say about module names: aliases of tsconfig.json, `imports` of package.json, and the packages of
its workspace. Read from the tree, once for each folder of it, within bounds; must not follow `extends` out of the repository."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from weakref import WeakKeyDictionary

from keeper_validate.extract.naming.relative import normal
from keeper_validate.store import TooLarge
from keeper_validate.tree import Tree
from keeper_validate.values import dataclass, field

_CONFIGS = ("tsconfig.json", "jsconfig.json", "tsconfig.app.json", "tsconfig.base.json")
_COMMENT = re.compile(r'"(?:[^"\\\n]|\\.)*"|//[^\n]*|/\*.*?(?:\*/|\Z)|,(?=\s*[}\]])', re.DOTALL)
_EXTENDS = 5
_PACKAGES = 400


@dataclass(frozen=True, slots=True)
class Config:
    """The aliases in force in a folder: patterns with at most one `*`, each with the paths it may mean; and where bare names start."""

    aliases: tuple[tuple[str, tuple[str, ...]], ...] = ()
    base: str | None = None

    def targets(self, module: str) -> Iterator[str]:
        """The paths that a specifier may mean, the longest alias first."""
        for pattern, paths in self.aliases:
            head, star, tail = pattern.partition("*")
            if module == pattern or (star and module.startswith(head) and module.endswith(tail) and len(module) >= len(head) + len(tail)):
                middle = module[len(head) : len(module) - len(tail)] if star else ""
                yield from (path.replace("*", middle, 1) for path in paths)
        if self.base is not None:
            yield f"{self.base}/{module}" if self.base else module


@dataclass(slots=True)
class _Known:
    """What was read of one tree."""

    configs: dict[str, Config] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    packages: dict[str, str] | None = None


_TREES: WeakKeyDictionary[Tree, _Known] = WeakKeyDictionary()


def near(folder: str, tree: Tree) -> Config:
    """The configuration in force in a folder: its own, merged with those of the folders above it."""
    known = _known(tree)
    found = known.configs.get(folder)
    if found is None:
        own = _own(folder, tree)
        above = near(folder.rpartition("/")[0], tree) if folder else Config()
        aliases = (*own.aliases, *(alias for alias in above.aliases if alias not in own.aliases))
        found = known.configs[folder] = Config(aliases, own.base if own.base is not None else above.base)
    return found


def package_name(folder: str, tree: Tree) -> str:
    """What the package in a folder is called; empty where there is none."""
    known = _known(tree).names
    if folder not in known:
        name = _json(f"{folder}/package.json" if folder else "package.json", tree).get("name")
        known[folder] = name if isinstance(name, str) else ""
    return known[folder]


def workspace(module: str, config: Config, tree: Tree) -> Iterator[str]:
    """The paths in a package of this workspace that a bare specifier may mean: as its `exports` say, its folder, its `src`."""
    parts = module.split("/")
    name = "/".join(parts[:2]) if module.startswith("@") else parts[0]
    folder = _packages(tree).get(name)
    if folder is None:
        return
    rest = module[len(name) :].strip("/")
    manifest = _json(f"{folder}/package.json", tree)
    yield from _exported(folder, rest, manifest)
    for place in ("", "src/"):
        yield f"{folder}/{place}{rest}".rstrip("/")


def _exported(folder: str, rest: str, manifest: dict[str, object]) -> Iterator[str]:
    exports = manifest.get("exports")
    wanted = f"./{rest}" if rest else "."
    table = exports if isinstance(exports, dict) else {".": exports} if isinstance(exports, str) else {}
    if not any(str(entry).startswith(".") for entry in table):
        table = {".": exports}
    for entry, value in table.items():
        head, star, tail = str(entry).partition("*")
        if entry == wanted or (star and wanted.startswith(head) and wanted.endswith(tail)):
            middle = wanted[len(head) : len(wanted) - len(tail)] if star else ""
            yield from (_under(folder, path.replace("*", middle, 1)) for path in _strings(value))
    if not rest:
        yield from (
            _under(folder, str(manifest[entry])) for entry in ("source", "types", "module", "main") if isinstance(manifest.get(entry), str)
        )


def _under(folder: str, path: str) -> str:
    return f"{folder}/{path.removeprefix('./')}" if folder else path.removeprefix("./")


def _strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from _strings(inner)


def _known(tree: Tree) -> _Known:
    found = _TREES.get(tree)
    if found is None:
        found = _TREES[tree] = _Known()
    return found


def _own(folder: str, tree: Tree) -> Config:
    aliases: list[tuple[str, tuple[str, ...]]] = []
    base = None
    for name in _CONFIGS:
        read = _options(f"{folder}/{name}" if folder else name, tree, _EXTENDS)
        if read is not None:
            aliases.extend(read.aliases)
            base = read.base if base is None else base
    manifest = _json(f"{folder}/package.json" if folder else "package.json", tree)
    imported = manifest.get("imports")
    for pattern, value in imported.items() if isinstance(imported, dict) else ():
        aliases.append((str(pattern), tuple(_under(folder, path) for path in _strings(value))))
    aliases.sort(key=lambda alias: -len(alias[0]))
    return Config(tuple(aliases), base)


def _options(path: str, tree: Tree, steps: int) -> Config | None:
    if tree.entry(path) is None:
        return None
    data = _json(path, tree)
    folder = path.rpartition("/")[0]
    options = data.get("compilerOptions")
    inherited = _inherited(folder, data.get("extends"), tree, steps)
    if not isinstance(options, dict):
        return inherited
    written = options.get("baseUrl")
    base = normal(folder, written) if isinstance(written, str) else None
    paths = options.get("paths")
    if not isinstance(paths, dict):
        return Config(inherited.aliases, base if base is not None else inherited.base)
    start = base if base is not None else folder
    aliases = tuple(
        (str(pattern), tuple(normal(start, str(path)) or "" for path in listed))
        for pattern, listed in paths.items()
        if isinstance(listed, list)
    )
    return Config(aliases, base if base is not None else inherited.base)


def _inherited(folder: str, extends: object, tree: Tree, steps: int) -> Config:
    listed = extends if isinstance(extends, list) else [extends]
    for name in reversed(listed):
        if isinstance(name, str) and name.startswith(".") and steps:
            target = normal(folder, name)
            for path in (target, f"{target}.json", f"{target}/tsconfig.json") if target is not None else ():
                found = _options(path, tree, steps - 1)
                if found is not None:
                    return found
    return Config()


def _packages(tree: Tree) -> dict[str, str]:
    """The packages of the workspace by name, each with its folder."""
    known = _known(tree)
    if known.packages is None:
        known.packages = {}
        for folder in members(tree):
            name = _json(f"{folder}/package.json", tree).get("name")
            if isinstance(name, str):
                known.packages.setdefault(name, folder)
    return known.packages


def members(tree: Tree) -> Iterator[str]:
    """The folders of the workspace's packages: those that its globs name, two levels deep at most below a wildcard."""
    globs = _globs(tree)
    found = 0
    for pattern in globs:
        start = pattern.partition("*")[0].rstrip("/")
        levels = 2 if "**" in pattern else 1
        for folder in _below(start, tree, levels) if "*" in pattern else (start,):
            if tree.entry(f"{folder}/package.json") is not None and found < _PACKAGES:
                found += 1
                yield folder


def _below(folder: str, tree: Tree, levels: int) -> Iterator[str]:
    for name, entry in tree.names(folder):
        if entry.is_directory and name != "node_modules" and not fnmatchcase(name, ".*"):
            path = f"{folder}/{name}" if folder else name
            yield path
            if levels > 1:
                yield from _below(path, tree, levels - 1)


def _globs(tree: Tree) -> tuple[str, ...]:
    listed = _json("package.json", tree).get("workspaces")
    if isinstance(listed, dict):
        listed = listed.get("packages")
    globs = [glob for glob in listed if isinstance(glob, str)] if isinstance(listed, list) else []
    globs += re.findall(r"^\s*-\s*[\"']?([^\"'#\s]+)", _text("pnpm-workspace.yaml", tree).partition("packages:")[2], re.MULTILINE)
    return tuple(dict.fromkeys(glob.removeprefix("./").rstrip("/") for glob in globs if not glob.startswith("!")))


def _json(path: str, tree: Tree) -> dict[str, object]:
    """A JSON file that may hold comments and trailing commas; nothing where it cannot be read."""
    text = _text(path, tree)
    if not text:
        return {}
    try:
        data = json.loads(_COMMENT.sub(lambda match: match.group() if match.group().startswith('"') else "", text))
    except (ValueError, RecursionError):
        return {}
    return data if isinstance(data, dict) else {}


def _text(path: str, tree: Tree) -> str:
    try:
        raw = tree.read(path)
    except TooLarge:
        return ""
    return raw.decode("utf-8-sig", "replace") if raw is not None else ""
