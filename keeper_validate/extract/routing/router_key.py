"""What identifies a router: the definition that an expression leads to, through the functions and plugins that give it.

Must not know any framework, nor where a router is mounted."""

from __future__ import annotations

from keeper_validate.extract.arguments import arguments
from keeper_validate.extract.chains import handed_on, unchained
from keeper_validate.extract.expression import Call, Expression, Inline, Items, Member, Name, Opaque, Text, names, plain
from keeper_validate.extract.handlers import decorated
from keeper_validate.extract.module import Definition, Module, Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import External, Site
from keeper_validate.extract.routing.embedded_router import holding
from keeper_validate.extract.routing.enclosing import KEPT, Key
from keeper_validate.extract.routing.handing import plugin
from keeper_validate.extract.routing.loops import dotted
from keeper_validate.extract.routing.made_anew import made_anew


def router_key(path: str, scope: str, expression: Expression | None, resolver: Resolver) -> Key | None:
    """What identifies the router that an expression means."""
    if expression is None:
        return None
    entry, expression = isinstance(expression, Call), dotted(expression) or expression
    target = resolver.target(path, scope, expression)
    if entry and isinstance(expression, Name) and isinstance(target, Site) and target.rest:
        # `app["admin"]` is what is kept there, and not `app`
        return (target.path, f"{target.key[1]}{KEPT}{target.rest}]") if target.parameter is None else None
    if isinstance(target, Site) and isinstance(expression, Name) and _adds_to_base(target):
        return router_key(path, scope, Name(expression.name.rpartition(".")[0]), resolver)
    if isinstance(target, Site):
        return site_key(_kept(target, resolver), resolver)
    if isinstance(expression, Call):
        made = resolver.target(path, scope, expression.function)
        inner = expression.arguments[0] if len(expression.arguments) == 1 else None
        if isinstance(inner, Call) and isinstance(made, Site) and made.parameter is None and _is_held(made.definition):
            return router_key(path, scope, inner, resolver)
        if isinstance(made, Site) and made.definition is not None:
            # what a method of a parameter gives (`guard.Wrap(h.list)`) is not what the function around it returns
            returned = made.definition.value if made.definition.form == "function" and made.parameter is None else None
            if isinstance(returned, Name | Inline):
                return router_key(made.path, made.definition.name, returned, resolver)
            if isinstance(returned, Call) and made.key not in resolver.given_back:
                return _given_on(made, returned, resolver) or made.key
            return made.key
        if expression.arguments and isinstance(expression.arguments[0], Name | Inline):
            return router_key(path, scope, expression.arguments[0], resolver)  # a plugin wrapped in place
    return None


def _is_held(definition: Definition | None) -> bool:
    """Whether a call is of what another has given, `limit := Timeout(60)`, so that it hands on what it is called with."""
    return definition is not None and definition.form == "value" and isinstance(definition.value, Call)


def _given_on(giver: Site, returned: Call, resolver: Resolver) -> Key | None:
    """The router of another function of the tree that a function gives as its own, `return users{store}.Routes()`."""
    scope = giver.key[1]
    target = resolver.target(giver.path, scope, returned.function)
    inner = target.definition if isinstance(target, Site) and target.parameter is None and not target.rest else None
    if inner is None or inner.form != "function":
        return None
    resolver.given_back.add(giver.key)
    key = router_key(giver.path, scope, returned, resolver)
    resolver.given_back.remove(giver.key)
    return key


def _kept(target: Site, resolver: Resolver) -> Site:
    """What an object of one of the types that a parameter is said to have keeps under a name: `endpoint.app`."""
    function = target.definition if target.parameter is not None and target.rest else None
    typed = function.parameters[target.parameter or 0].annotation if function is not None else None
    for one in names(typed) if function is not None and typed is not None else ():
        kept = resolver.follow(target.path, target.key[1].rpartition(".")[0], f"{one}.{target.rest}")
        if isinstance(kept, Site) and kept.definition is not None and kept.definition.form in ("value", "annotation") and not kept.rest:
            return kept
    return target


def is_anothers(child: Expression, record: Record) -> bool:
    """Whether what a record mounts is what another object keeps under the same name: `self.app.mount(path, endpoint.app)`."""
    router = record.first("router")
    if router is None or not isinstance(child, Name) or not isinstance(router.value, Name) or child == router.value:
        return False
    return "." in child.name and child.name.rpartition(".")[2] == router.value.name.rpartition(".")[2]


def _adds_to_base(site: Site) -> bool:
    """Whether a member gives what its class has from above it and more, `return super().urls + [...]`: it is still that of the object."""
    made = site.definition if site.definition is not None and site.definition.form == "function" else None
    return made is not None and f"super().{made.name.rpartition('.')[2]}" in plain(made.value)


def site_key(site: Site, resolver: Resolver) -> Key:
    """What identifies the router that a definition is, or that it is made to hold."""
    if site.definition is None:
        default = resolver.member(site.path, "default") if not site.rest else None
        return site_key(default, resolver) if isinstance(default, Site) and default.definition is not None else site.key
    inner = plugin(site, resolver)
    if isinstance(inner, Site) and inner.key != site.key:
        return inner.key
    if (holder := holding(site, resolver)) is not None:
        return holder.key
    if (handed := _handed_over(site, resolver)) is not None:
        return handed.key
    made = site.definition.value if site.definition.form == "value" else None
    scope = site.definition.name.rpartition(".")[0]
    if isinstance(made, Member) and isinstance(made.of, Call) and not site.rest:
        return router_key(site.path, scope, made, resolver) or site.key  # `users = new UserRoutes().router`
    if isinstance(made, Call) and not site.rest:
        # `api = create_api()`: the router is the one that the function returns
        if isinstance(dotted(made), Name):
            return router_key(site.path, scope, made, resolver) or site.key
        serving = handed_on(made)
        if serving is not None:
            return router_key(site.path, scope, serving, resolver) or site.key
        function = resolver.target(site.path, scope, made.function)
        if isinstance(function, Site) and function.definition is not None and isinstance(function.definition.value, Name):
            returned = resolver.follow(function.path, function.definition.name, function.definition.value.name)
            if isinstance(returned, Site) and returned.parameter is not None and returned.definition == function.definition:
                return _given_back(site, made, returned.parameter, function.definition, resolver)
            if isinstance(returned, Site) and returned.key != site.key and made_anew(*site.key, resolver) is None:
                return returned.key
    return site.key


def _handed_over(site: Site, resolver: Resolver) -> Site | None:
    """The parameter that a method gives its own object under a name of which the class says no more than a type."""
    module = resolver.sources.names(site.path) if site.parameter is None and not site.rest else None
    handed = resolver.scopes(module).handed_over(site.definition) if module is not None and site.definition is not None else None
    found = resolver.follow(site.path, handed[0].name, handed[1]) if handed is not None else None
    return found if isinstance(found, Site) and found.parameter is not None else None


def _given_back(site: Site, made: Call, place: int, function: Definition, resolver: Resolver) -> Key:
    """The router that a function is given and gives back: that of this call, named by what it is bound to if it is made in place."""
    given = dict(arguments(made, function)).get(place)
    scope = site.definition.name.rpartition(".")[0] if site.definition is not None else ""
    if not isinstance(given, Name) or site.key in resolver.given_back:
        return site.key  # given to itself, `request = traced(request)`, it is its own
    resolver.given_back.add(site.key)
    back = router_key(site.path, scope, given, resolver)
    resolver.given_back.remove(site.key)
    return back or site.key


def child_key(path: str, module: Module, record: Record, child: Expression, resolver: Resolver) -> Key | None:
    """What identifies what a record mounts: a router, a list of routes in place, a module given as text."""
    if (members := record.setting("child.member")) is not None:
        return _member_key(path, record.within, child, members.split(), resolver)
    child = _class_of(child) if record.setting("child.made") == "class" else child
    here = path, f"<{record.start}>"
    if isinstance(child, Items) and child.values:
        # a list of routes in place, or a pair of such a list (or module) and its name
        listed = any(isinstance(one, Call) for one in child.values)
        return here if listed else child_key(path, module, record, child.values[0], resolver)
    if isinstance(child, Opaque) and record.setting("inline") in ("true", "call"):
        return here  # a list that is put together in place, item by item
    if isinstance(child, Text):
        return _written_key(path, module, child.value, record.setting("child.name"), resolver)
    made = resolver.target(path, record.within, child.function) if record.setting("inline") == "call" and isinstance(child, Call) else None
    if isinstance(made, External):
        return here
    key = router_key(path, record.within, child, resolver)
    if key is not None and not key[1] and record.setting("child.name"):
        return _offered(key[0], record.setting("child.name") or "", resolver)
    if key is None and isinstance(child, Call) and record.setting("inline") == "call":
        return here
    return _before_links(key, record.framework, resolver) if key is not None else None


def _member_key(path: str, scope: str, child: Expression, members: list[str], resolver: Resolver) -> Key | None:
    """What identifies the function that something is mounted by: the first of some members that it has, `plugin.register`."""
    for member in members:
        whole = Name(f"{child.name}.{member}") if isinstance(child, Name) else Member(child, member)
        target = resolver.target(path, scope, whole)
        if isinstance(target, Site) and not target.rest and target.definition is not None and target.definition.form == "function":
            return target.key
    return None


def _class_of(child: Expression) -> Expression:
    """The class that a method of its own gives to mount, `Users.register()`; what is no such call, as it is."""
    owner = child.function.name.rpartition(".")[0] if isinstance(child, Call) and isinstance(child.function, Name) else ""
    return Name(owner) if owner else child


def _before_links(key: Key, framework: str, resolver: Resolver) -> Key:
    """The router that a name is given with routes chained on it, `exports.api = api.get(...).post(...)`: it is still that one."""
    module = resolver.sources.names(key[0])
    bound = resolver.scopes(module).definition(key[1]) if module is not None else None
    made = bound.value if bound is not None and bound.form == "value" else None
    scope = bound.name.rpartition(".")[0] if bound is not None else ""
    if not isinstance(made, Call):
        return key
    given = resolver.target(key[0], scope, made.function)
    inner = given.definition if isinstance(given, Site) and not given.rest else None
    places = [(key[0], scope, unchained(framework, made))]
    if isinstance(given, Site) and inner is not None and isinstance(inner.value, Call):
        places.append((given.path, inner.name, unchained(framework, inner.value)))  # what a function chains on its own and gives
    for path, around, chain in places:
        if not chain.bases and isinstance(chain.start, Name):
            return router_key(path, around, chain.start, resolver) or key
    return key


def part_key(key: Key | None, record: Record) -> Key | None:
    """What identifies that part of a router which alone has the prefix that a record of the same setting tells of it."""
    part = record.setting("prefix.only")
    return key if part is None or key is None else (key[0], f"{key[1]}#{part}")


def _written_key(path: str, module: Module, written: str, name: str | None, resolver: Resolver) -> Key | None:
    """What identifies a router given as text: a name of a module, or what stands behind the last dot."""
    target = resolver.leads_to(path, module, written)
    if target is None and name is None:
        written, _, name = written.rpartition(".")
        target = resolver.leads_to(path, module, written) if written else None
    return _offered(target, name or "", resolver) if target is not None else None


def _offered(path: str, name: str, resolver: Resolver) -> Key:
    """A name of a module, or what it hands on under it from another file."""
    site = resolver.member(path, name) if name else None
    handed = isinstance(site, Site) and site.path != path and site.definition is not None and not site.rest
    return site.key if handed and isinstance(site, Site) else (path, name)


def decorated_key(path: str, record: Record, resolver: Resolver) -> Key | None:
    """What identifies the class or function under the decorator that a record marks, or the function around that makes what it marks."""
    if record.setting("name") == "function":
        return (path, record.within) if record.within else None
    module = resolver.sources.names(path) if record.setting("name") == "decorated" else None
    definition = decorated(record, module) if module is not None else None
    return (path, definition.name) if definition is not None else None


def bound_key(path: str, record: Record, name: Expression, resolver: Resolver) -> Key | None:
    """What identifies the definition that a record binds to a name, or (`holder`) to a field of a struct that is written out."""
    if not isinstance(name, Name | Inline):
        return None
    if (holder := record.first("holder")) is not None and isinstance(name, Name):
        made = resolver.target(path, record.within, holder.value)
        known = made.definition if isinstance(made, Site) and not made.rest and made.parameter is None else None
        return (made.path, f"{known.name}.{name.name}") if isinstance(made, Site) and known is not None else None
    dotted = f"{record.within}.{name.name}" if record.within and isinstance(name, Name) else name.name
    module = resolver.sources.names(path)
    definition = resolver.scopes(module).definition(dotted) if module is not None else None
    return (path, definition.name) if definition is not None else router_key(path, record.within, name, resolver)
