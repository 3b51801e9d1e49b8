"""The commands, each a module with `arguments(parser)` and `run(options) -> int`; one is imported only when it is named."""

from __future__ import annotations

COMMANDS = {
    "init": "set this repository up: a first decision, a vault, hooks",
    "brief": "tell an agent once what it has to know before it begins",
    "review": "hold a spec against the vault before anyone works on it",
    "diff": "judge a change against its decision",
    "extract": "print the architectural elements found in source",
    "adr": "check, list, show or start the decisions of this repository",
    "explain": "document a rule, or show what a sentence compiles to",
    "hook": "run as a hook of Git, a merge queue or an agent",
    "gatekeep": "take work before the reviewers who answer what no check can tell",
    "land": "judge the whole work, and clear what agents leave on the way",
    "context": "print what an agent needs to read for one task",
    "mcp": "serve the law and these commands to an agent over the Model Context Protocol",
    "audit": "replay history under a decision: what would have been blocked, when and why",
    "plant": "register what the code has in the vault",
    "tend": "propose to register what recent changes brought",
    "prune": "report what is likely built twice",
    "migrate": "move the law of an earlier keeper to keeper/, and remove its hooks",
    "uninstall": "take back what init brought",
    "demo": "see the main job done on a built-in example",
}
