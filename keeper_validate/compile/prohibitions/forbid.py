"""A prohibition into checks: which operation forbids this act on this kind of thing. Must not know how the sentence was built."""

from __future__ import annotations

import re
from functools import cache

from keeper_validate.clause import Check
from keeper_validate.compile.prohibitions.qualified import part_that_stays, part_to_come
from keeper_validate.compile.prohibitions.reaching import homes, is_reached
from keeper_validate.compile.prohibitions.removed import not_kept
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.purpose import first_of, shows_aim
from keeper_validate.compile.sentences.scope import Scope
from keeper_validate.compile.sentences.thing import Made, Thing, Unread
from keeper_validate.compile.vocabulary import lexicon, pairs
from keeper_validate.values import replace

USES = ("import", "token")
_PLACED = frozenset({"file", "component", "page", "hook", "store", "service", "schema", "table", "enum", "route"})
_USED = frozenset({"env_var", "auth_call"})
# Kinds that structure shows only where an enum lists them.
_LISTED = frozenset({"role", "scope", "feature_flag"})
GUARDED = (("guard", "*"),)
# “No new X library” asks of a library whether the project has it, not whether a file does.
_NEWS = (("new", "project"),)
# What stands in code alone: a service of a deployment is none.
_IN_CODE = frozenset({*USES, "service", "component", "hook", "store"})
PARTS = ("member", "variant", "prop", "field", "column")
# What is said of a file, an import or an enum beside its name: that it only hands on, that it does not, what declares it.
_FORMS = frozenset({"barrel", "import", "enum", "circle", "root-folder", "folder"})


def forbid(thing: Thing, acts: tuple[str, ...], scope: Scope, spared: tuple[str, ...]) -> Made:
    """The checks against doing `acts` to a thing; `spared` technologies are wanted."""
    doubt = scope.doubt
    if thing.primitive in lexicon.grammar("two_senses") and not (acts or thing.new):
        raise Unread(f"it is not clear whether the component is meant by “{thing.primitive}”")
    if thing.kinds == ("table",) and thing.within:
        raise Unread("structure does not show such storage")
    if scope.term and {"auth_service", "auth_call"} & {*thing.kinds}:
        doubt = doubt or "structure does not show the purpose that the clause names"  # no sign-in is called after what it is for
    elif scope.term and (thing.primitive or not thing.target) and shows_aim(thing.technology):
        thing = replace(thing, target=first_of(scope.term) if thing.technology or thing.family else scope.term)
    elif scope.term:
        doubt = doubt or "structure does not show the purpose that the clause names"
    thing = replace(thing, new=True) if thing.facet in PARTS and "create" in acts else thing
    if thing.facet == "variant" and thing.new and not thing.target:
        doubt = doubt or "it is not clear whose variants are meant"
    held = not acts and bool(scope.within) and thing.named and {"component", "token"} <= set(thing.kinds)
    checks, whole = _by_act(thing, acts or (("use",) if held else ("bare",) if thing.family else _bare(thing)), spared, scope)
    placed = (_placed(check, thing, scope, doubt is not None) for check in checks)
    thing = replace(thing, partial=True) if "change" in acts and thing.facet == "variant" else thing
    some = not whole or thing.partial or scope.partial or not _LISTED.isdisjoint(thing.kinds)
    return Made(tuple(dict.fromkeys(placed)), some, doubt)


def _by_act(thing: Thing, acts: tuple[str, ...], spared: tuple[str, ...], scope: Scope) -> tuple[list[Check], bool]:
    """The checks of each act that structure shows, and whether it shows them all."""
    checks: list[Check] = []
    whys: list[Unread] = []
    for act in acts:
        placed = bool(scope.within or scope.excepted) and set(thing.kinds) <= _PLACED
        act = "create" if act == "store" and (thing.kinds == ("route",) or placed) else act
        try:
            checks.extend(_checks(thing, act, spared, scope))
        except Unread as error:
            whys.append(error)
    if whys and not checks:
        raise whys[0]
    return checks, not whys


def _placed(check: Check, thing: Thing, scope: Scope, soft: bool) -> Check:
    within = scope.within or thing.within or thing.lying
    if within and set(within) <= set(scope.excepted):
        raise Unread("what the rule is for and what it spares are the same files")
    if set(check.kinds) <= _IN_CODE and within and all(map(_is_data, within)):
        raise Unread("structure does not show what stands in that file")
    if check.target in _outer() and not (within or scope.excepted):
        raise Unread("it is not clear which files must import nothing from outside")
    formed = thing.facet and ("token" in check.kinds or thing.facet in _FORMS or (thing.kinds == ("enum",) and thing.facet not in PARTS))
    form = (("form", thing.facet),) if formed and thing.facet else check.parameters
    form = (("apart", thing.apart), *((("deep", "yes"),) if thing.deep else ())) if thing.apart else form
    excepted = scope.excepted or (homes() if is_reached(thing) and not within else ())
    return replace(check, within=within, excepted=excepted, human=scope.human, waive=scope.waive, soft=soft, parameters=form)


def _is_data(glob: str) -> bool:  # files in which no use of code is read: a key of a manifest is none
    return glob.rpartition(".")[2] in lexicon.grammar("data_endings")


@cache
def _outer() -> frozenset[str | None]:
    """What imports of the outside look like, which only a place makes a rule: packages of others, outer layers, code of servers."""
    external = lexicon.entry("external imports")
    layers = (lexicon.layer(phrase) for phrase in lexicon.grammar("relative_layers"))
    return frozenset({external.target if external else "", *(layer.imports for layer in layers if layer)})


def _bare(thing: Thing) -> tuple[str, ...]:
    """What is forbidden where only a thing is named: its use, or that there is a new one; of a name alone nobody says which is meant."""
    if thing.kinds == ("env_var", "token") or thing.act in ("use", "import") or (thing.direct and not thing.new):
        return ("use",)
    return ("create", "use") if thing.named and not thing.new and set(USES) < set(thing.kinds) else ("create",)


def _checks(thing: Thing, act: str, spared: tuple[str, ...], scope: Scope) -> tuple[Check, ...]:
    if thing.family or thing.technology:
        placed = scope.within or thing.within or (thing.family and scope.excepted) or is_reached(thing)
        return _technologies(thing, "access" if thing.family and act in ("bare", "use") and placed else act, spared, scope)
    if act in ("change", "remove"):
        return (_altering(thing, act),)
    if act == "store":
        return (not_kept(thing),)
    if act == "create" and thing.target and "token" in thing.kinds and lexicon.is_constructor(thing.target):
        return (Check("forbid-use", ("token",), f"new {thing.target}"),)
    if act in ("create", "contain") and not _is_api(thing):
        listed = (Check("freeze", ("enum",), "*variant*"),) if thing.facet == "variant" and not thing.target else ()
        return (_creating(thing, scope), *listed)
    coming = part_to_come(thing) if act == "create" else None
    return (coming or _using(thing, "use" if act == "create" else act, scope),)


def _technologies(thing: Thing, act: str, spared: tuple[str, ...], scope: Scope) -> tuple[Check, ...]:
    if act in ("change", "remove"):
        raise Unread("it is not clear which files or elements of the technology must stay as they are")
    new = act == "create" or (thing.family and act not in ("import", "access"))
    family = lexicon.anew(thing.family, spared) if thing.family and new and (thing.new or thing.other or spared) else thing.family
    names = lexicon.members(family) if family else (thing.technology or "",)
    target = None if thing.target == thing.technology else thing.target
    if thing.family:
        names = pairs.others(names, spared) if new else tuple(name for name in names if name not in {*spared, *pairs.under(spared)})
    if thing.family and (scope.packaged or thing.kinds == ("dependency",)):
        names = tuple(filter(lexicon.is_package, names))
    used = ("technology",) if thing.family or thing.kinds == ("route",) else thing.kinds
    op, kinds = ("forbid-new", ("technology", "dependency")) if new else ("forbid-use", used)
    fields = ("files", "written") if scope.within or thing.within or scope.excepted else ("files", "set_up", "written")
    made = tuple(Check(op, kinds, target, technology=name) for name in names)
    beside = not ("import" in (act, thing.act) or act == "access" or "dependency" in thing.kinds or target)
    if thing.family and (act == "create" or (thing.new and not (thing.other and spared))):
        shown = (replace(one, technology=name) for name in names if beside for one in _shown_beside((name,), fields))
        return tuple(replace(one, parameters=_NEWS) for one in (*made, *shown))
    return made + _shown_beside(names, fields if beside else ("written",) if act == "access" and thing.family and not target else ())


def _shown_beside(names: tuple[str, ...], fields: tuple[str, ...]) -> tuple[Check, ...]:
    """What shows technologies beside code that imports or calls them: files of their own, and what is written where no import stands."""
    told = {field: [text for name in names for text in lexicon.mapping("technologies", name).get(field, ())] for field in fields}
    files = Check("forbid-new", ("file",), ",".join((*told.get("files", ()), *told.get("set_up", ()))))
    return tuple(check for check in (files, Check("forbid-use", ("token",), ",".join(told.get("written", ())))) if check.target)


def _altering(thing: Thing, act: str) -> Check:
    kinds = thing.standing
    if thing.kinds == ("token",) and re.fullmatch(r"\.[a-z]\w*", thing.target or ""):
        return Check(f"forbid-{act}", ("file",), f"*{thing.target}")  # what is changed is no name that is called
    if thing.folder:
        return Check(f"forbid-{act}", ("file",), thing.folder)
    target = thing.target or ""
    if not kinds or (thing.facet == "member" and re.fullmatch(r"\w+(?:\.|::)[A-Z][A-Z0-9_]+", target)):
        return part_that_stays(thing, act)
    if thing.kinds == ("import", "dependency", "token") and "/" in target:
        return Check(f"forbid-{act}", ("file",), f"{target}/**")
    if thing.facet == "member" and re.fullmatch(r"I[A-Z][a-z]\w+", target):
        return Check(f"forbid-{act}", ("schema", "service"), target)  # the members of an interface
    if thing.facet == "member" or (act == "change" and thing.facet in ("field", "column")):
        whole = {"member": ("enum",), "column": ("table",)}.get(thing.facet or "", ("schema", "table"))
        if target.startswith("/"):  # what shows of a change is that the column is there no more
            return Check("forbid-remove", ("column",), thing.target)
        free = (("order", "free"),) if thing.facet == "member" else ()  # one more in their midst changes none of those there are
        return Check("append-only", whole, thing.target, technology=thing.framework, parameters=free)
    if thing.facet == "prop" and act == "change" and thing.target:
        return Check("forbid-change", ("component",), thing.target)  # “the props of `Modal`” are what it takes
    made_of = _made_of(kinds, thing)
    if thing.facet == "path" or (thing.facet == "variant" and act == "change" and thing.target):
        return Check("forbid-remove", kinds, thing.target)  # what shows of a change is that the part is there no more
    if thing.facet and thing.facet != "public" and act == "change" and not made_of:
        raise Unread("structure does not show how such a part is changed")
    return Check(f"forbid-{act}", kinds, thing.target, thing.primitive, thing.framework, parameters=made_of)


def _made_of(kinds: tuple[str, ...], thing: Thing) -> tuple[tuple[str, str], ...]:
    """The primitive that calls of authentication are of, or the groups of a manifest that packages are in, where they are named."""
    of = {"auth_call": "primitive", "dependency": "group"}.get(",".join(kinds))
    return ((of, thing.facet),) if of and thing.facet else ()


def _creating(thing: Thing, scope: Scope) -> Check:
    kinds = tuple(kind for kind in thing.kinds if kind not in USES) or thing.kinds
    if thing.facet == "guard" or (thing.facet == "public" and not thing.new):
        if thing.partial and scope.partial and not scope.within:
            raise Unread("it is not clear which routes lead there")
        return Check("require-shape", kinds, thing.target, parameters=GUARDED)
    if thing.facet == "field" and any(is_file(glob) and not glob.endswith("/") for glob in scope.within):
        raise Unread("structure does not show the fields of that file")
    if thing.facet == "member":
        some = thing.target and not thing.named
        return Check("freeze", ("enum",), thing.target) if some else Check("forbid-new", ("member",), thing.target)
    if thing.facet in PARTS and not thing.target and not (thing.new and thing.facet in ("column", "prop", "variant")):
        raise Unread(f"it is not clear whose {thing.facet}s are meant")
    op = "forbid-use" if set(kinds) <= set(USES) else "forbid-new"
    return Check(op, kinds, thing.target, thing.primitive, thing.framework, parameters=_made_of(kinds, thing))


def _is_api(thing: Thing) -> bool:
    """Whether a name is by its looks something that is called, not something that could be created."""
    return thing.act == "use" and thing.named and "dependency" not in thing.kinds


def _below(target: str) -> str:
    """`apps/*` and `packages/*/src` as all that lies there, where something is imported from them."""
    folders = "/" in target and "*" in target and target[-1] != "/" and "." not in target.rpartition("/")[2]
    return f"{target.rstrip('*').rstrip('/')}/**" if folders else target


def _using(thing: Thing, act: str, scope: Scope) -> Check:
    uses = tuple(kind for kind in thing.kinds if kind in USES)
    act = "use" if act == "import" and thing.named and (uses == ("token",) or thing.act == "access") else act
    if act == "import" and "import" not in uses:
        if thing.kinds == ("file",) and thing.named:
            return Check("forbid-use", ("import",), _below(thing.target or ""))
        if thing.kinds == ("dependency",) and not thing.new and not thing.named:
            external = lexicon.entry("external imports")
            return Check("forbid-use", ("import",), external.target if external else None)
        if thing.kinds == ("dependency",) and not thing.new:
            return Check("forbid-new", ("dependency",), thing.target)
        raise Unread("it is not clear which modules must not be imported")
    if act in ("access", "use") and not uses and set(thing.kinds) <= _USED:
        return Check("forbid-use", thing.kinds, thing.target)
    if act == "access" and not uses:
        raise Unread("structure does not show what accesses it")
    if act == "import":
        uses = ("import",)
    if uses:
        whole = bool({"component", "dependency", "env_var"} & set(thing.kinds))
        return Check("forbid-use", thing.kinds if whole else uses, thing.target)
    if act == "use" and thing.named and re.fullmatch(r"\w*[A-Z_]\w*[a-z]\w*", thing.target or "") and "file" not in thing.kinds:
        return Check("forbid-use", ("import", "token"), thing.target)
    library = re.fullmatch(r"[A-Za-z]\w*\.js", thing.target or "") is not None
    if thing.kinds == ("file",) and thing.named and ("/" in (thing.target or "/") or library) and thing.act != "create":
        raise Unread("it is not clear what use of the file is forbidden")
    if act == "use" and scope.excepted and set(thing.kinds) <= _PLACED and not (thing.named or thing.new or thing.primitive or thing.act):
        raise Unread("structure does not show where it is used")
    return _creating(thing, scope)
