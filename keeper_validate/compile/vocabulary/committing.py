"""What is told of files that a repository holds or does not, said as a deed: “`.env` must stay out of git”, “source maps must never end up
in the repository” and “build output is not checked in” as “never commit …”, “`uv.lock` must be checked in” as “never delete `uv.lock`”.

Must not know which files a noun means."""

from __future__ import annotations

import re
from functools import cache

from keeper_validate import shipped

_HINTS = ("commit", "git", "check", "track", "control", "repo", "vcs", "request", " pr")
_FILE = re.compile(r"(?:the )?(?:.* )?\(?(?P<path>`[\w./-]+\.\w+`)\)?(?: files?)?|(?P<lock>(?:the |all )?(?:lock ?files?))", re.IGNORECASE)


def committed(text: str) -> str:
    """A text with each such sentence as the deed that it asks or forbids; what is said of some commits alone stays as it is."""
    low = text.lower()
    if not any(hint in low for hint in _HINTS):
        return text
    kept_out, kept = _forms()
    return kept.sub(_kept, kept_out.sub(_kept_out, text))


def _kept_out(found: re.Match[str]) -> str:
    what = next(said for said in (found["denied"], found["out"], found["outside"], found["left"]) if said)
    rest = found[0].replace(what, "", 1)
    lists = shipped.data("rules/lexicon/committing")
    named = "`" in what or what.rpartition(" ")[2].lower() in lists["files"]
    if not named and rest.rstrip(" *").lower().endswith(tuple(lists["also_classes"])):
        return found[0]  # “keep SQL out of the repository”
    weak = re.search(r"\b(?:should|avoid|ideally)\b", found[0], re.IGNORECASE) is not None
    return f"{what} should not be committed" if weak else f"never commit {what}"


def _kept(found: re.Match[str]) -> str:
    told = _FILE.fullmatch(found["kept"] or found["asked"])
    if told is None:
        return found[0]
    weak = re.search(r"\bshould\b", found[0], re.IGNORECASE) is not None
    return f"{'avoid deleting' if weak else 'never delete'} {told['path'] or told['lock']}"


@cache
def _forms() -> tuple[re.Pattern[str], re.Pattern[str]]:
    told = {name: "|".join(words) for name, words in shipped.data("rules/lexicon/committing").items()}
    begins, ends = r"(?:^|(?<=[.;!:] )|(?<=[—-] ))(?:\*\*)?", r"(?=\s*(?:$|[.;:!,)—]|\*\*| - | because | as | since | and ))"
    plain = r"(?!(?:is|are|must|should|may|can|never|not|no|you|we|to|it|they|that|which)\b)[\w.*/-]+"
    what = rf"(?:(?:all|any|the|your|our|new) )?(?:`[^`]+`|[\w.*/()-]+)(?:,? (?:`[^`]+`|\([^)]*\)|{plain})){{0,6}}"
    repo = rf"(?:(?:the|this|our|your|any|a|an) )?(?:{told['repositories']})"
    held = rf"(?:in|into|to|by|of) {repo}"
    done = rf"(?:(?:be|get) )?(?:(?:{told['done']})(?: {held})?|(?:{told['put']}) {held})"
    kept_out = (
        rf"{begins}(?:(?P<denied>{what}) (?:{told['denials']}) {done}"
        rf"|(?:{told['keeping']}) (?P<out>{what}) (?:{told['outside']}) {repo}"
        rf"|(?P<outside>{what}) (?:(?:must|should|shall|always) )*(?:{told['staying']}) (?:{told['outside']}) {repo}"
        rf"|(?:{told['never']}) (?:{told['leaving']}) (?P<left>{what}) (?:in|into|to|inside) {repo}){ends}"
    )
    must = r"(?:must|should|shall|needs to|need to|has to|have to|is to|are to)"
    asked = rf"(?:{must} (?:always )?be|(?:is|are) always) (?:{told['done']})(?: {held})?"
    kept = rf"{begins}(?:(?P<kept>{what}) {asked}|(?:always commit|make sure to commit|do not forget to commit) (?P<asked>{what})){ends}"
    return re.compile(kept_out, re.IGNORECASE), re.compile(kept, re.IGNORECASE)
