"""A manifest's text into a manifest. What is wrong in it is an error that names the line; nothing in it is guessed.

Must not read the sources that it names."""

from __future__ import annotations

from keeper_validate.errors import KeeperError
from keeper_validate.law.fields import empty, folded, text_of
from keeper_validate.law.uri import is_uri, parse
from keeper_validate.selecting import pattern
from keeper_validate.selecting.guard import digest
from keeper_validate.selecting.manifest import TIERS, TRIGGERS, Artifact, Built, Manifest, Plugin, Reference, Tier
from keeper_validate.yaml import Mapping, Node, Scalar, Sequence, decode, document

NAME = "context.manifest.yaml"
MARK = "# Below: written by `keeper-validate context build`. Do not edit."
_MOST = 200
_LARGEST = 1_000_000


def load_manifest(path: str, data: bytes) -> Manifest:
    """The manifest of a file."""
    text = decode(data, path)
    written, _, noted = text.partition(MARK)
    root = document(written, path).root
    said = _fields(root, path, "version", *TIERS, "plugins", "allow_external")
    version = text_of(said.get("version"))
    if version not in ("1", "1.0"):
        raise KeeperError(f"{path}:{root.line}: a manifest says `version: 1`, and this one says {version or 'none'}.")
    return Manifest(
        path, "sha256:" + digest(written.rstrip().encode("utf-8", "surrogateescape")), written,
        tuple(_tier(name, said[name], path) for name in TIERS if name in said),
        tuple(_plugin(item, path) for item in _items(said.get("plugins"), path)),
        _truth(said.get("allow_external"), path),
        _built(noted, path) if noted.strip() else None,
    )


def _fields(node: Node | None, path: str, *known: str) -> dict[str, Node]:
    """A mapping by its keys; one that is not known, or stands there twice, is an error."""
    if not isinstance(node, Mapping):
        raise KeeperError(f"{path}:{node.line if node else 1}: here stands a mapping with {', '.join(known)}.")
    found: dict[str, Node] = {}
    for key, value in node.items:
        name = folded(key.text)
        if name not in known or name in found:
            wrong = "stands here twice" if name in found else f"is not known; {', '.join(known)} are"
            raise KeeperError(f"{path}:{key.line}: the key {key.text} {wrong}.")
        found[name] = value
    return found


def _items(node: Node | None, path: str) -> tuple[Node, ...]:
    if node is None or empty(node):
        return ()
    items = node.items if isinstance(node, Sequence) else (node,)
    if len(items) > _MOST:
        raise KeeperError(f"{path}:{node.line}: {len(items)} stand here, more than the {_MOST} that are read.")
    return tuple(item for item in items if isinstance(item, (Scalar, Mapping)) and not empty(item))


def _tier(name: str, node: Node, path: str) -> Tier:
    if not isinstance(node, Mapping):
        return Tier(name, _sources(node, path))
    said = _fields(node, path, "sources", "uris", "uri", "max_tokens", "refresh_triggers", "refresh", "staleness_days", "description")
    listed = (source for key in ("sources", "uris", "uri") for source in _sources(said.get(key), path))
    triggers = (_trigger(item, path) for key in ("refresh_triggers", "refresh") for item in _items(said.get(key), path))
    return Tier(
        name, tuple(listed), _number(said.get("max_tokens"), path), tuple(dict.fromkeys(("source", *triggers))),
        _number(said.get("staleness_days"), path),
    )


def _sources(node: Node | None, path: str) -> tuple[Reference, ...]:
    return tuple(_reference(item, path) for item in _items(node, path))


def _reference(node: Node, path: str) -> Reference:
    if isinstance(node, Scalar):
        return Reference(_address(node, path), node.line)
    said = _fields(node, path, "uri", "path", "keywords", "allow_external", "description")
    address = said.get("uri") or said.get("path")
    if not isinstance(address, Scalar):
        raise KeeperError(f"{path}:{node.line}: a source has a `uri`, such as keeper://docs/guide.md.")
    keywords = tuple(text_of(item) for item in _items(said.get("keywords"), path))
    external = _truth(said.get("allow_external"), path)
    return Reference(_address(address, path), node.line, keywords, external, text_of(said.get("description")))


def _address(node: Scalar, path: str) -> str:
    text = node.text.strip()
    if is_uri(text):
        try:
            return str(parse(text))
        except KeeperError as error:
            raise KeeperError(f"{path}:{node.line}: {error}") from None
    if "://" in text and not text.startswith("file://"):
        raise KeeperError(f"{path}:{node.line}: {text[:80]!r} is no address of a source: write keeper://... or a path of this repository.")
    return text.removeprefix("file://")


def _plugin(node: Node, path: str) -> Plugin:
    said = _fields(node, path, "name", "uri", "sources", "salience_triggers", "max_tokens", "description", "provides")
    sources = (*_sources(said.get("uri"), path), *_sources(said.get("sources"), path))
    messages: list[str] = []
    annotations: list[str] = []
    for item in _items(said.get("salience_triggers"), path):
        trigger = _fields(item, path, "commit_message", "commit_msg_pattern", "commit_message_pattern", "file_annotation")
        for key, value in trigger.items():
            (annotations if key == "file_annotation" else messages).extend(text_of(one) for one in _items(value, path))
    for text in messages:
        _checked(text, path, node.line)
    name = text_of(said.get("name")) or (sources[0].address if sources else "")
    if not sources or not (messages or annotations):
        raise KeeperError(f"{path}:{node.line}: a plugin has `sources` and `salience_triggers` (commit_message, file_annotation).")
    return Plugin(name, sources, tuple(messages), tuple(annotations), _number(said.get("max_tokens"), path))


def _checked(text: str, path: str, line: int) -> None:
    try:
        pattern.check(text)
    except KeeperError as error:
        raise KeeperError(f"{path}:{line}: {error}") from None


def _trigger(node: Node, path: str) -> str:
    word = folded(text_of(node)).removeprefix("on_").removesuffix("_change")
    if word not in TRIGGERS:
        raise KeeperError(f"{path}:{node.line}: {text_of(node)[:80]!r} is no refresh trigger; {', '.join(TRIGGERS)} are.")
    return word


def _number(node: Node | None, path: str) -> int | None:
    text = text_of(node)
    if node is None or not text:
        return None
    if not text.isdecimal() or not 0 < int(text[:9]) <= _LARGEST or len(text) > len(str(_LARGEST)):
        raise KeeperError(f"{path}:{node.line}: {text[:40]!r} is no whole number between 1 and {_LARGEST}.")
    return int(text)


def _truth(node: Node | None, path: str) -> bool:
    text = text_of(node).lower()
    if node is not None and text not in ("true", "false", ""):
        raise KeeperError(f"{path}:{node.line}: {text[:40]!r} is neither true nor false.")
    return text == "true"


def _built(noted: str, path: str) -> Built:
    """What the last build wrote below its mark; nothing else that stands there counts."""
    below = _fields(document(noted, path).root, path, "generated")
    said = _fields(below.get("generated"), path, "checksum", "commit", "day", "marks", "artifacts")
    marks = _fields(said["marks"], path, *TRIGGERS) if not empty(said.get("marks")) else {}
    artifacts = []
    for item in _items(said.get("artifacts"), path):
        one = _fields(item, path, "tier", "path", "sha256", "sources")
        sources = (_fields(source, path, "uri", "sha256") for source in _items(one.get("sources"), path))
        pairs = tuple((text_of(source.get("uri")), text_of(source.get("sha256"))) for source in sources)
        artifacts.append(Artifact(text_of(one.get("tier")), text_of(one.get("path")), text_of(one.get("sha256")), pairs))
    return Built(
        text_of(said.get("checksum")), text_of(said.get("commit")), text_of(said.get("day")),
        tuple((name, text_of(value)) for name, value in marks.items()), tuple(artifacts),
    )
