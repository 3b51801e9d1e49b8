"""`context.manifest.yaml` as data: three tiers of sources, plugins, and what was built from them. Must not read files."""

from __future__ import annotations

from keeper_validate.values import dataclass

TIERS = ("identity", "workflow", "reference")
TRIGGERS = ("source", "commit", "decisions", "seeds")


@dataclass(frozen=True, slots=True)
class Reference:
    """One source by its address: `keeper://...`, or a path from the top. `keywords` say which tasks need it; without any, its own words
    do. `external` where it asks for leave to lie outside of the project; it is granted by the default branch alone."""

    address: str
    line: int
    keywords: tuple[str, ...] = ()
    external: bool = False
    description: str = ""


@dataclass(frozen=True, slots=True)
class Tier:
    """Sources that are read together, `max_tokens` of them at most. What is built of them is to be built again when one of the
    `triggers` happened, or after `staleness_days`."""

    name: str
    sources: tuple[Reference, ...] = ()
    max_tokens: int | None = None
    triggers: tuple[str, ...] = ("source",)
    staleness_days: int | None = None


@dataclass(frozen=True, slots=True)
class Plugin:
    """Sources that come in by what happens on the branch: a commit message that one of the `messages` matches, a changed file that
    holds one of the `annotations`."""

    name: str
    sources: tuple[Reference, ...]
    messages: tuple[str, ...] = ()
    annotations: tuple[str, ...] = ()
    max_tokens: int | None = None


@dataclass(frozen=True, slots=True)
class Artifact:
    """What was built of a tier: its file, the hash of that file, and the hash of each source as it was then."""

    tier: str
    path: str
    digest: str
    sources: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Built:
    """The last build: the checksum of the manifest's own part, the commit it stood on, the day, and what each trigger looked at."""

    checksum: str
    commit: str
    day: str
    marks: tuple[tuple[str, str], ...]
    artifacts: tuple[Artifact, ...]


@dataclass(frozen=True, slots=True)
class Manifest:
    """`checksum` is of all that people wrote, without what the last build noted."""

    path: str
    checksum: str
    written: str
    tiers: tuple[Tier, ...] = ()
    plugins: tuple[Plugin, ...] = ()
    external: bool = False
    built: Built | None = None

    def grants(self) -> frozenset[str]:
        """The addresses that it lets lie outside of the project."""
        listed = (*(tier.sources for tier in self.tiers), *(plugin.sources for plugin in self.plugins))
        return frozenset(one.address for sources in listed for one in sources if one.external or self.external)
