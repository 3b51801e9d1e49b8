"""What a thing of another shape lacks, and what would satisfy the clause: the path to begin with, the segment to rename, the guard to put
before it. Must not judge whether it lacks anything."""

from __future__ import annotations

from keeper_validate import shipped
from keeper_validate.checks.naming import alternatives
from keeper_validate.pathglob import path_ends, path_starts
from keeper_validate.values import dataclass

_SIGNS = frozenset("*?[/")
"""What stands in patterns, and in no style of names."""


@dataclass(frozen=True, slots=True)
class Lack:
    """`what` is wrong with a thing, `where` in its name, and how to `mend` it, as the end of a sentence that asks for it."""

    what: str
    mend: str
    where: str = ""

    @property
    def slots(self) -> dict[str, str]:
        """What fills the words of a rule."""
        return {"what": self.what, "where": self.where, "mend": self.mend}


def form(target: str, names: tuple[str, ...] = ()) -> Lack:
    """Of the form that a target asks for, by those of the thing's names that have another."""
    if starts := path_starts(target):
        return Lack(f"does not begin with {' or '.join(starts)}", f"let its path begin with {' or '.join(starts)}")
    if (end := path_ends(target)) is not None:
        return Lack(f"does not end in {end}", f"let its path end in {end}")
    if all(one.startswith("**/") and "/" not in one[3:] and one != "**/**" for one in target.split(",")):
        called = " or ".join(one[3:] for one in target.split(","))
        return Lack(f"stands in a file that is not called {called}", f"call its file {called}")
    if all(is_place(one) for one in target.split(",")):
        place = target.replace(",", ", ")
        return Lack(f"lies outside {place}", f"put it into {place}")
    asked = " or ".join(alternatives(target))
    named = ", ".join(f"`{name}`" for name in names)
    style = next((name for name, told in shipped.data("rules/lexicon/shapes")["cases"].items() if f"(?:{told['pattern']}|" in target), None)
    if target.startswith("/") and style:
        return Lack(f"is not in {style}", f"write each segment of its path in {style}")
    if target.startswith("/") or _SIGNS & {*target}:
        pattern = target if target.startswith("/") else asked
        return Lack(f"does not fit {target}" if target.startswith("/") else f"is not {target}", f"give it a name that fits {pattern}")
    asked = f"the {asked}" if asked in shipped.data("rules/lexicon/shapes")["numbers"] else asked
    return Lack(f"is not {target}", f"write {named or 'its name'} in {asked}", f" ({named})" if named else "")


def part(role: str, name: str) -> Lack:
    """Of a part that it must have."""
    any_will_do = name == "*"
    told = f"has no {role}" if any_will_do else f"has no {role} {name}"
    if role == "guard":
        which = "a guard that turns away whoever may not come in" if any_will_do else f"`{name}`"
        return Lack(told, f"put before it, or before its whole router, {which}")
    return Lack(told, f"give it {'a' if any_will_do else 'the'} {role}{'' if any_will_do else f' `{name}`'}")


def base(name: str) -> Lack:
    """Of a class that it must come from."""
    return Lack(f"does not come from {name.replace(',', ' or ')}", f"let it come from `{name.replace(',', '` or `')}`")


def name_of_file(file: str) -> Lack:
    """Of a file that is called after something else."""
    return Lack(f"stands in a file of another name ({file})", "call the file after it")


HEADER = Lack("begins without that header", "begin the file with it")


def is_place(target: str | None) -> bool:
    """Whether a target is a place in the tree, and no pattern of a name."""
    return target is not None and "/" in target and not target.startswith("/")
