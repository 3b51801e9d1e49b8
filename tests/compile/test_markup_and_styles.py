"""What tags must bear, how hooks and stores are used and how sheets are written, as guides of frontends say it, and what only reads alike."""

from __future__ import annotations

from typing import Any

import pytest
from shown import shown

from keeper_validate.clause import Clause
from keeper_validate.compare import delta
from keeper_validate.delta import FileChange
from keeper_validate.extract.contexts import Contexts
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.extract.spelling import with_tokens
from keeper_validate.finding import BLOCK
from keeper_validate.law.decision import Decision
from keeper_validate.law.law import Law
from keeper_validate.tree import tree_of
from keeper_validate.verdict import Judged, judge, spelled

MARKUP = [
    ("Every `<img>` must have an `alt` attribute", "forbid-use token|component <img> without alt form=markup"),
    ("All `<input>` elements must have an `id`", "forbid-use token|component <input> without id form=markup"),
    ("Add `loading=\"lazy\"` to all images", "forbid-use token|component <img> without loading=lazy form=markup"),
    ("Use `rel=\"noopener noreferrer\"` on links with `target=\"_blank\"`",
     "forbid-use token|component <a target=_blank> without rel=noopener form=markup; "
     "forbid-use token|component <a target=_blank> without rel=noreferrer form=markup"),
    ("Set `isAnimationActive={false}` on `Line` charts", "forbid-use token|component <Line> without isAnimationActive=false form=markup"),
    ("Inputs should have an `aria-label` or `aria-labelledby`",
     "~ forbid-use token|component <input> without aria-label|aria-labelledby form=markup soft"),
    ("Never use the `align` attribute on table cells", "forbid-use token|component <td> with align form=markup"),
    ("No `<a>` without `href`", "forbid-use token|component <a> without href form=markup"),
    ("Never render `<video>` without `controls`", "forbid-use token|component <video> without controls form=markup"),
    ("Add `defer` to every `<script>` tag (analytics excepted)", "~ forbid-use token|component <script> without defer form=markup soft"),
    ("Add `defer` to every `<script>` tag unless it is inline", "~ forbid-use token|component <script> without defer form=markup soft"),
    ("Add `radius={4}` to bars for rounded corners", "~ forbid-use token|component <Bar> without radius=4 form=markup soft"),
    ("Forms use `novalidate`", "~ forbid-use token|component <form> without novalidate form=markup soft"),
    ("Images have no `alt` => forbid-use token|component \"<img> without alt\"", "forbid-use token|component <img> without alt form=markup"),
]
ALIKE = [
    ("Add `created_at` to all tables", "require-shape table|column column=created_at"),
    ("All images must have a `tag`", "unchecked"),
    ("Add `traceId` to all responses", "unchecked"),
    ("Forms use `type=\"button\"`", "~ require-use token type=button soft"),
    ("Links must have a landing page", "unchecked"),
    ("Scripts must have a descriptive name", "unchecked"),
    ("All forms must have a title", "unchecked"),
    ("Do not require an `id` on `<input>`", "unchecked"),
]
FOUND = [
    ("Every `<img>` must have an `alt` attribute", "a.tsx",
     "export const A = () => <p><img src={a} /><img\n  src='b' alt={c} /></p>;\n// <img src='b'>\nconst b = <img {...c} />;\n", [1]),
    ("Every `<img>` must have an `alt` attribute", "a.vue", "<template>\n<img :alt=\"a\">\n<img src=\"a\">\n<!-- <img> -->\n</template>\n", [3]),
    ("Every `<img>` must have an `alt` attribute", "a.html.erb", "<img src=\"<%= a > b %>\">\n<img <%= attributes %>>\n<img alt=\"\">\n", [1]),
    ("Every `<img>` must have an `alt` attribute", "a.svelte", "<img {alt} src='a'>\n<img [alt]='a'>\n<image />\n", []),
    ("Use `rel=\"noopener\"` on links with `target=\"_blank\"`", "a.html",
     "<a target=\"_blank\" rel=\"noopener noreferrer\">a</a>\n<a target=_blank rel=nofollow>b</a>\n<a href=\"https://a.b/c\">c</a>\n", [2]),
    ("Set `isAnimationActive={false}` on `Line` charts", "a.tsx",
     "<Line isAnimationActive={false} />;\n<Line isAnimationActive={on} />;\n<Line dot={false} />;\n<LineChart />;\nconst a = useRef<Line>(b);\n", [3]),
    ("Never use the `align` attribute on table cells", "a.html", "<td align=\"left\">a</td>\n<td class=\"align\">b</td>\n", [1]),
]


@pytest.mark.parametrize(("text", "reading"), [*MARKUP, *ALIKE], ids=[text for text, _ in [*MARKUP, *ALIKE]])
def test_a_sentence_is_read_as_it_is_meant(text: str, reading: str) -> None:
    assert shown(text, "constraints") == reading


@pytest.mark.parametrize(("text", "path", "source", "lines"), FOUND, ids=[f"{text} in {path}: {lines}" for text, path, _, lines in FOUND])
def test_an_added_line_is_found_where_it_stands(text: str, path: str, source: str, lines: list[int]) -> None:
    clause = Clause("constraints[0]", "constraints", text, "d.yaml", 1, key="constraints")
    law, known = Law("law", Decision(1, "ADR-001", "d.yaml", clauses=(clause,))), dict[Any, Any]()
    trees = [tree_of(files) for files in ({}, {path: source.encode()})]
    contexts = Contexts(trees[0])
    sides = [snapshot(tree, [path], known, contexts=contexts) for tree in trees]
    if wanted := spelled(law):
        sides = [with_tokens(side, tree, wanted, contexts) for side, tree in zip(sides, trees, strict=True)]
    files = (FileChange(path, "added", "100644", "100644"),)
    verdict = judge(delta(sides[0], sides[1], files), law, Judged("base", "head", "a case", 1, 1), "landing")
    assert [one.line if one.severity == BLOCK else -one.line for one in verdict.findings if one.rule != "unread/unchecked"] == lines
