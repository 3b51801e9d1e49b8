"""A sentence into checks, or the reason why there is none: which part is the rule, which the reason, the alternative, the exception.

Must not decide what a single phrase stands for."""

from __future__ import annotations

from keeper_validate.clause import CONSTRUCT, Check, Clause, Compiled
from keeper_validate.compile.below import below
from keeper_validate.compile.carried import of_one_bearer
from keeper_validate.compile.demands.alongside import alongside
from keeper_validate.compile.demands.counting import limited
from keeper_validate.compile.demands.demand import demand
from keeper_validate.compile.demands.names_told import with_names
from keeper_validate.compile.directives import directives, joined
from keeper_validate.compile.doubts.advice import advice
from keeper_validate.compile.doubts.broken import broken
from keeper_validate.compile.doubts.doubted import doubted, of_each
from keeper_validate.compile.doubts.elsewise import elsewise
from keeper_validate.compile.doubts.sampled import sampled
from keeper_validate.compile.doubts.taken import Read
from keeper_validate.compile.doubts.wary import of_values, reaching, wary
from keeper_validate.compile.housing import housed
from keeper_validate.compile.notation import notation
from keeper_validate.compile.prohibitions.appended import appended
from keeper_validate.compile.prohibitions.by_own_name import by_own_name
from keeper_validate.compile.prohibitions.formed import formed
from keeper_validate.compile.prohibitions.generated import rewritten
from keeper_validate.compile.prohibitions.remarked_by import remarked_by
from keeper_validate.compile.prohibitions.root_alone import root_alone
from keeper_validate.compile.prohibitions.unmarked import bare, changed, either, is_state, starts_noun, told
from keeper_validate.compile.prohibitions.whereabouts import whole_of
from keeper_validate.compile.prohibitions.wrapped import wrapped
from keeper_validate.compile.reading import read
from keeper_validate.compile.sentences.account import leaves_out, left_over, names_checked
from keeper_validate.compile.sentences.adjuncts import Run, cut, lows, without
from keeper_validate.compile.sentences.beside import in_one_folder
from keeper_validate.compile.sentences.choices import is_choice
from keeper_validate.compile.sentences.choosing import chosen as taken_for
from keeper_validate.compile.sentences.context import Context
from keeper_validate.compile.sentences.contrast import EITHER, chosen, is_order, rivals, says_rejected, technologies
from keeper_validate.compile.sentences.joints import joined_up
from keeper_validate.compile.sentences.labelled import labelled, rejoined
from keeper_validate.compile.sentences.none_of import none_of
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.only_apart import only_apart
from keeper_validate.compile.sentences.parts import DASHES, Part, parts
from keeper_validate.compile.sentences.polarity import asks, crossed, crossed_first, forbids, keeps, soft
from keeper_validate.compile.sentences.policy import as_policy
from keeper_validate.compile.sentences.pronoun_place import spoken_out
from keeper_validate.compile.sentences.rejected import rejected
from keeper_validate.compile.sentences.sentence import is_description, is_fragment, is_headless, is_of_somebody, no_rule
from keeper_validate.compile.sentences.shared_verb import each_with_verb
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.telling import bounds, houses, is_absence, is_bound, is_deed, is_occasion, is_reason, is_repeated
from keeper_validate.compile.sentences.thing import Made, Unread
from keeper_validate.compile.sentences.tied import tied
from keeper_validate.compile.sentences.turns import plain
from keeper_validate.compile.sentences.using import used
from keeper_validate.compile.sentences.verbless import with_verbs
from keeper_validate.compile.sentences.verbs import FORBIDDEN_ACTS, verb_of
from keeper_validate.compile.severally import severally
from keeper_validate.compile.surroundings import gives_way, is_label, is_one_more, surroundings, used_instead
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import spoken
from keeper_validate.values import replace

_GOES_ON = "the line goes on from what stands above it"


def phrase(clause: Clause, text: str) -> Compiled:
    """What a clause says."""
    return alongside(housed(with_names(severally(_whole(clause, text), text, _whole), text, _whole), text, _whole), text)


def _whole(clause: Clause, text: str) -> Compiled:
    """What the sentences of a clause say together."""
    ban = crossed(text := joined_up(crossed_first(text))) or forbids(clause)
    said = tied(used(rejoined(parts(text)), ban), forbids(clause))
    said = taken_for(rejected(tuple(map(in_one_folder, map(none_of, spoken_out(said))))), ban)
    said = with_verbs(as_policy(said, clause.key.startswith("extension_polic")) if said else said, ban)
    if noted := notation(replace(clause, field="forbidden") if crossed(text) else clause, said):
        return noted
    goes_on = not forbids(clause) and (is_fragment(text) or is_of_somebody(text) or is_description(text))
    if idle := no_rule(text) or (forbids(clause) and not crossed(text) and advice(text, said)) or (goes_on and _GOES_ON):
        return Compiled(clause, why=idle)
    if not forbids(clause) and is_headless(text):
        of_it = lows(parts(text)[0].words)[:2] == ("can", "not")
        return Compiled(clause, why=_GOES_ON) if of_it else _of_the_work(_whole(replace(clause, field="forbidden"), text), clause)
    clause = replace(clause, field="forbidden") if crossed(text) and not forbids(clause) else clause
    plainer = tuple(plain(part, ban) for part in said)
    apart = [one for part in joined(plainer) for one in only_apart(part)]
    whole = labelled([piece for part in apart for one in each_with_verb(part) for piece in directives(one)])
    rules = _rules(whole, forbids(clause))
    result = _read(rules, whole, clause)
    first = _read(_opening(rules, whole), whole, clause) if result.checks and not forbids(clause) else result
    rivals = all(check.soft and check.technology and not check.excepted for check in first.checks)  # “State: Zustand. Not Redux.”
    if first is not result and first.checks and not rivals and all(check.op != "require-use" for check in first.checks):
        return replace(result, checks=tuple(dict.fromkeys((*first.checks, *result.checks))), partial=result.partial or first.partial)
    second = result if result.checks else _read([pair for pair in _others(whole, forbids(clause)) if pair not in rules], whole, clause)
    halved = result.partial or (bool(result.checks and not first.checks) and of_one_bearer(whole))
    return replace(second, partial=True, why=result.why) if second.checks and not result.checks else replace(result, partial=halved)


def _of_the_work(made: Compiled, clause: Clause) -> Compiled:
    """“must not add tables” forbids it of the work; who must not use something, the line above may have said."""
    if all(check.op not in ("forbid-use", "require-use", "require-shape") for check in made.checks):
        return replace(made, clause=clause) if made.checks else Compiled(clause, why=_GOES_ON)
    return Compiled(clause, tuple(replace(check, soft=True) for check in made.checks), True, "it is not clear of whom it is said")


def _opening(rules: list[tuple[Part, Statement]], whole: list[Part]) -> list[tuple[Part, Statement]]:
    """The first sentence of several, where it demands something of its own: “Use TypeScript. Avoid enums.”"""
    if len(whole) < 2 or whole[1].opener not in (".", ";", *DASHES) or not whole[0].words or any(part is whole[0] for part, _ in rules):
        return []
    statement = read(whole[0].words)
    dashed = whole[1].opener in DASHES and not (statement.mood == "must" and statement.subject)
    return [] if statement.mood == "forbid" or dashed else [(whole[0], statement)]


def _others(whole: list[Part], forbidden: bool) -> list[tuple[Part, Statement]]:
    """What else is demanded beside a prohibition that could not be read."""
    found = [(part, read(part.words)) for part in whole if part.words and not _is_tail(part)]
    first = [] if forbidden else [pair for pair in found[:1] if not pair[1].marked and not is_label(pair[0], whole)]
    return [*first, *(pair for pair in found if pair[1].mood in ("must", "only") or houses(pair[0]))]


def _read(rules: list[tuple[Part, Statement]], whole: list[Part], clause: Clause) -> Compiled:
    made: list[Made] = []
    whys: list[str] = []
    for part, statement in rules:
        if whys and not made and rules[0][1].subject and part.opener in ("-", "—", ",") and not statement.subject:
            continue  # what is said of the first one's subject, which nothing shows
        try:
            made.append(_compiled(part, statement, whole, clause))
        except Unread as error:
            whys.extend([error.why] if part.opener[:1] != "(" else [])
    every = dict.fromkeys(check for one in made for check in one.checks)
    checks = tuple(check for check in every if not check.soft or replace(check, soft=False) not in every)
    if not checks:
        return Compiled(clause, why=whys[0] if whys and "“”" not in whys[0] else "the sentence states no rule that structure can show")
    whys = [one.doubt for one in made if one.doubt] + whys
    return Compiled(clause, checks, any(one.partial for one in made) or bool(whys), whys[0] if whys else None)


def _compiled(part: Part, statement: Statement, whole: list[Part], clause: Clause) -> Made:
    context = surroundings(part, statement, whole)
    if is_repeated(part, whole):
        raise Unread("what is rejected is a piece of what is wanted")
    if statement.mood == "limit":
        return _accounted(limited(statement, context), part, statement, context)
    rejects = lexicon.grammar("rejecting") & set(lows(part.words)) and statement.object  # “services not written in Go” rejects nothing
    if (unsure := statement.wanted and forbids(clause) and not rejects) and not is_order(statement.wanted, statement.object):
        raise Unread(EITHER)
    forbidden = statement.mood == "forbid" or (not statement.marked and forbids(clause))
    reading = demand if not forbidden else either if statement.marked else demand if is_state(statement) else bare
    statement = changed(statement) if reading is bare and keeps(clause) else statement
    made = _bounded(_accounted(reading(statement, context), part, statement, context), bounds(part, statement, whole))
    if part.opener[:1] == "(" and made.checks and all(check.technology in context.spared for check in made.checks):
        raise Unread("what is rejected is a sort of what is wanted")
    made = below(doubted(made, EITHER) if unsure else made, part, whole)
    taken = Read(part, statement, whole, context, made.checks, clause.text)
    if meant := of_values(taken) or elsewise(taken) or sampled(taken):
        raise Unread(meant)
    made = of_each(made, taken, wary if not forbids(clause) else reaching if statement.marked else broken)
    if not forbids(clause) and (told(part, whole, made) or is_deed(part, statement, whole)):
        made = doubted(made, "it may only tell what is not there today")
    if not forbidden and context.around and not leaves_out(part.words, made.checks):
        made = doubted(made, f"structure does not show what is left out (“{spoken(context.around[0][1])}”)")
    if is_bound(part, whole) or (part is whole[0] and is_occasion(part, whole)):
        made = doubted(made, "what stands before it may be a condition")
    use, weak = used_instead(part, statement, whole), statement.soft or (soft(clause) and not (statement.marked and forbids(clause)))
    weak = weak or (crossed(clause.text) and not statement.marked and not statement.acts and all(word.literal for word in statement.object))
    own = by_own_name(remarked_by(made.checks, clause.text), clause.text)
    kept = root_alone(appended(rewritten(own, whole), whole, clause.text), clause.text)
    checks = tuple(_completed(check, use, weak, asks(clause)) for check in wrapped(kept, part, statement, whole))
    return Made(checks, made.partial or weak, made.doubt)


def _accounted(made: Made, part: Part, statement: Statement, context: Context) -> Made:
    """Lets what was read only warn where the sentence holds words that no check shows."""
    if made.doubt or all(one.op == "require-use" or {"header", "named", "setting"} & {*sum(one.parameters, ())} for one in made.checks):
        return made
    told = [statement.wanted, context.topic, *statement.adjuncts("unless", "without", "reason", "examples")]
    told += [statement.subject] if whole_of(statement) else []
    examples = technologies([*statement.adjuncts("examples")])
    told += [statement.object] if examples and all(check.technology in examples for check in made.checks) else []
    named = [at for at, aside in part.asides if aside and names_checked(aside, made.checks)]
    told += [part.words[max(0, at - 3):at] for at in named]
    left = left_over(part.words, made.checks, tuple(word for run in told for word in run))
    own = part.unsaid if any(word.low == "own" for word in part.unsaid) else ()  # “no mocks of our own modules”
    left = left or own or without(part.unsaid, "articles", "newness", "generic", "whole")
    return doubted(made, f"structure does not show “{spoken(left)}”") if left else made


def _bounded(made: Made, bounds: Run) -> Made:
    """Lets what a contrast rejects only warn where the sentence around it holds for less than everything."""
    left = () if made.doubt else next(filter(None, (left_over(run, made.checks) for run in items(bounds))), ()) or _unplaced(bounds, made)
    return doubted(made, f"structure does not show “{spoken(left)}”") if left else made


def _unplaced(bounds: Run, made: Made) -> Run:
    """“services in the api use A, not B”: a place that no check keeps to; “`interface` (not `type`) for props”, of code by its form."""
    by_form = all(CONSTRUCT in one.parameters for one in made.checks)
    told = without(bounds, "every", "generic", "articles", "people") if by_form else ()
    places = [told] if told else [run for relation, run in cut(bounds)[1] if relation == "inside"]
    return places[0] if places and not all(check.within for check in made.checks) else ()


def _completed(check: Check, use: str | None, weak: bool, asked: bool) -> Check:
    if check.op in ("forbid-new", "forbid-use", "forbid-change", "forbid-remove"):
        check = formed(replace(check, use=check.use or use))
    return replace(check, soft=check.soft or weak, human=check.human or asked)


def _rules(whole: list[Part], forbidden: bool) -> list[tuple[Part, Statement]]:
    """The parts that state a rule: those marked by their own words, and the first where none is."""
    found = [(part, read(part.words)) for part in whole if part.words and not (part.opener and is_absence(part.words))]
    marked = [(part, statement) for part, statement in found if statement.marked and not _is_tail(part)]
    strong = [pair for pair in marked if pair[1].mood == "forbid"]
    if len(strong) > 1 and strong[0][0] is whole[0] and strong[1][0].opener == ":" and strong[1][1].subject:
        strong = strong[1:]
    if strong and forbidden and strong[0][0].opener in DASHES and not found[0][1].marked and is_reason(strong[0][0]):
        return found[:1]
    if strong and strong[0][0].opener == "(,":
        return [*[pair for pair in found[:1] if pair[1].marked], *strong]
    aside = bool(strong) and strong[0][0].opener == "("
    # “Jest for testing (no Enzyme)” is what is wanted
    bare = aside and forbidden and not found[0][1].marked and not found[0][1].adjuncts("purpose")
    if bare and chosen(found[0][0].words, strong[0][0].words):
        return []
    if aside and rivals(found[0][0].words, strong[0][0].words):
        return strong
    if strong and strong[0][0].opener == "(":
        opening = found[0][0].words
        instructs = verb_of(opening, (*FORBIDDEN_ACTS, "require"))[1] and not opening[0].low.endswith("ing") and not starts_noun(opening)
        named = is_label(found[0][0], whole) and any(verb_of(part.words, ("require",))[1] for part, _ in found[1:2])
        return [*[pair for pair in found[:1] if pair[1].marked or is_state(pair[1]) or (forbidden and not (instructs or named))], *strong]
    if strong:
        return strong
    if marked and not (forbidden and not is_label(found[0][0], whole) and found[0][1] is not marked[0][1]):
        return marked
    first = [pair for pair in found if not is_label(pair[0], whole) or (forbidden and gives_way(whole))][:1]
    return [*first, *(pair for pair in found if pair not in first and (is_one_more(pair[0], whole) if forbidden else is_choice(pair[0])))]


def _is_tail(part: Part) -> bool:
    words = lows(part.words)
    apart = part.opener not in ("", ".", ";", ":", ",", "-", "—", "(", "(,") or lexicon.at("exemption", words, 0)
    other = part.opener not in ("", ".") and lexicon.at("alternative", words, 0) and not says_rejected(part.words, part.opener == ";")
    return bool(apart or other or (part.opener and lexicon.at("example", words, 0)))
