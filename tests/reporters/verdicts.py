"""Verdicts built by hand, for the tests of reporters."""

from __future__ import annotations

from keeper_validate.clause import Check, Clause, Compiled
from keeper_validate.delta import Delta
from keeper_validate.element import Element, Facet, Gap
from keeper_validate.finding import Finding, Related
from keeper_validate.law.decision import Decision, Warning
from keeper_validate.law.law import Law
from keeper_validate.verdict import ClauseState, Judged, Verdict

PATH = "keeper/decisions/017-user-profile.yaml"
MODALS = Clause("forbidden[2]", "forbidden", "new modal components", PATH, 31, "forbidden")
BUTTONS = Clause("forbidden[1]", "forbidden", "custom button implementations", PATH, 30, "forbidden")
LOGOUT = Clause("constraints[1]", "constraints", "Logout redirects to /login", PATH, 36, "constraints")
DECISION = Decision(17, "ADR-017", PATH, "User profile modal with logout", "approved", clauses=(BUTTONS, MODALS, LOGOUT))
LAW = Law("1f" * 20, DECISION, found_by="--adr")
MODAL = Element("component", "ProfileModal", "src/ui/ProfileModal.tsx", 12, 14, "tsx", "react", facets=(Facet("renders", "dialog"),))
FOUND = Finding(
    "forbidden/new-component", "forbidden[2]", "block", "component ProfileModal is new and is a modal",
    "Use Modal (src/ui/Modal.tsx) with its variant 'profile', which ADR-017 approves.", MODAL.path, 12, 14, "component", "ProfileModal",
    evidence="renders <dialog>", amendment="new_seeds:\n  - type: component\n    name: ProfileModal",
    related=(Related("src/ui/Modal.tsx", 8, "reuse this"),), clause_text="new modal components",
)
WARNED = Finding(
    "extend/unapproved", "", "warn", "component Card gains the prop tone", "Ask for it in extend, or leave Card as it is.",
    "src/ui/Card.tsx", 3, 3, "component", "Card",
)
WAIVED = Finding(
    "forbidden/new-component", "forbidden[1]", "block", "component PlainButton is new and is a button", "Use Button.",
    "src/ui/PlainButton.tsx", 1, 5, "component", "PlainButton", waived="override of bead gt-12: new-component:PlainButton",
)
FRAMES = ((MODAL.path, 12, ((11, ""), (12, "export const ProfileModal = () => ("), (13, "\t<dialog open/>"), (14, ");"))),)
JUDGED = Judged("0a" * 20, "index", "the staged change", 4, 23)


def states(modals: str) -> tuple[ClauseState, ...]:
    """The states of the three clauses, with that of the modal clause chosen."""
    return (
        ClauseState(Compiled(BUTTONS, (Check("forbid-new", ("component",), primitive="button"),), partial=True), "upheld"),
        ClauseState(Compiled(MODALS, (Check("forbid-new", ("component",), primitive="modal"),)), modals),
        ClauseState(Compiled(LOGOUT, why="it states behaviour at run time"), "unchecked", "it states behaviour at run time"),
    )


VIOLATED = Verdict(
    "violated", "growth", "commit", LAW, JUDGED, states("violated"), (FOUND, WARNED, WAIVED), (Gap("src/odd.ts", 3, "syntax error"),),
    Delta(created=(MODAL,)), ("the decision stands on the law side only",), FRAMES,
)
UPHELD = Verdict("upheld", "growth", "commit", LAW, JUDGED, states("upheld"), (), (), Delta())
STANDING_LAW = Law("1f" * 20, None, warnings=(Warning("keeper/keeper.yaml", 2, "mode is given twice"),))
WITHOUT_DECISION = Verdict("upheld", "growth", "commit", STANDING_LAW, JUDGED, (), (), (), Delta())
