"""What tags must bear, how hooks and stores are used and how sheets are written, as guides of frontends say it."""

from __future__ import annotations

import pytest
from added import lines_found
from shown import shown

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
    ("Images have no `alt` => forbid-use token|component \"<img> without alt\"",
     "forbid-use token|component <img> without alt form=markup"),
    ("Icon-only buttons must have an `aria-label`",
     "forbid-use token|component <button|Button icon-only> without aria-label form=markup"),
    ("Icon buttons need an accessible name",
     "forbid-use token|component <button|Button icon-only> without aria-label|aria-labelledby|title form=markup"),
    ("Every `v-for` must have a `:key`", "forbid-use token|component <* v-for> without key form=markup"),
    ("Never use `v-if` with `v-for` on the same element", "forbid-use token|component <* v-for> with v-if form=markup"),
    ("Don't use `<div>` with `onClick`; use `<button>`", "forbid-use token|component <div> with onClick form=markup"),
    ("Vue components must use `<script setup lang=\"ts\">`",
     "forbid-use token|component <script> without setup in:*.vue form=markup; "
     "forbid-use token|component <script> without lang=ts in:*.vue form=markup"),
    ("Use the Composition API with `<script setup>`, never the Options API",
     "forbid-use token|component <script> without setup in:*.vue form=markup; forbid-use token options-api form=construct"),
    ("Prefer `<script setup>` over `export default`", "~ forbid-use token|component <script> without setup in:*.vue form=markup soft"),
    ("Any element with `card` must also have `card-base`",
     "forbid-use token|component <* class=card> without class=card-base form=markup"),
    ("Never call hooks conditionally", "~ forbid-use token conditional-hook form=construct"),
    ("Only call hooks at the top level", "~ forbid-use token conditional-hook form=construct"),
    ("Always use selectors when reading from Zustand stores", "~ forbid-use token whole-store-read form=construct"),
    ("Never subscribe to the whole store", "~ forbid-use token whole-store-read form=construct"),
    ("Use function declarations for components", "~ forbid-use token arrow-component form=construct"),
    ("Every list item needs a unique key", "~ forbid-use token item-without-key form=construct"),
    ("Don't fetch data in `useEffect`", "~ forbid-use token fetch-in-effect form=construct"),
    ("Font sizes come from design tokens",
     r"~ forbid-use token /font-?[sS]ize(?!\W{1,4}(?:var\(|inherit\b|theme\b))|(?<![\w-])text-\[\d/ form=literal"),
    ("All z-index values must be taken from `src/styles/z.ts`",
     r"~ forbid-use token /z-?[iI]ndex(?!\W{1,4}(?:var\(|auto\b|inherit\b|theme\b))|(?<![\w-])z-\[/ except:src/styles/z.ts form=literal"),
    ("Design tokens live in `src/styles/tokens.css`",
     r"~ forbid-use token /(?m)^\s*--[\w-]+\s*:/ except:src/styles/tokens.css form=literal"),
    ("Use lowercase hex colors",
     "forbid-use token /#(?=[0-9a-fA-F]*[A-F])(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3,4})(?![0-9a-zA-Z])/ form=literal"),
    ("Do not import SVG files directly", r"forbid-use import /\.svg(?:\?\w+)?(?::\w+)?$/"),
    ("No functions that return widgets",
     r"~ forbid-use token /\bWidget _?(?:build|get|render|make|create|show)[A-Z]\w*/"),
    ("Never manipulate `router.query` directly", "forbid-use token|import router.query"),
    ("When listing items, use gap utilities; don't use axios.", "~ forbid-use technology axios soft"),
]
ALIKE = [
    ("Add `created_at` to all tables", "require-shape table|column column=created_at"),
    ("All images must have a `tag`", "unchecked"),
    ("Add `traceId` to all responses", "unchecked"),
    ("Forms use `type=\"button\"`", "unchecked"),
    ("Links must have a landing page", "unchecked"),
    ("Scripts must have a descriptive name", "unchecked"),
    ("All forms must have a title", "unchecked"),
    ("Do not require an `id` on `<input>`", "unchecked"),
    ("Never use hooks in `src/lib`", "forbid-new hook in:src/lib"),
    ("Use selectors for derived state", "unchecked"),
    ("Use arrow functions for callbacks", "~ forbid-use token function-callback form=construct"),
    ("Colors come from the API", "unchecked"),
    ("Keys must exist in all environments", "unchecked"),
    ("Never manipulate the cart directly", "unchecked"),
]
FOUND = [
    ("Every `<img>` must have an `alt` attribute", "a.tsx",
     "export const A = () => <p><img src={a} /><img\n  src='b' alt={c} /></p>;\n// <img src='b'>\nconst b = <img {...c} />;\n", [1]),
    ("Every `<img>` must have an `alt` attribute", "a.vue",
     "<template>\n<img :alt=\"a\">\n<img src=\"a\">\n<!-- <img> -->\n</template>\n", [3]),
    ("Every `<img>` must have an `alt` attribute", "a.html.erb",
     "<img src=\"<%= a > b %>\">\n<img <%= attributes %>>\n<img alt=\"\">\n", [1]),
    ("Every `<img>` must have an `alt` attribute", "a.svelte", "<img {alt} src='a'>\n<img [alt]='a'>\n<image />\n", []),
    ("Use `rel=\"noopener\"` on links with `target=\"_blank\"`", "a.html",
     "<a target=\"_blank\" rel=\"noopener noreferrer\">a</a>\n<a target=_blank rel=nofollow>b</a>\n<a href=\"https://a.b/c\">c</a>\n", [2]),
    ("Set `isAnimationActive={false}` on `Line` charts", "a.tsx",
     "<Line isAnimationActive={false} />;\n<Line isAnimationActive={on} />;\n<Line dot={false} />;\n"
     "<LineChart />;\nconst a = useRef<Line>(b);\n", [3]),
    ("Icon-only buttons must have an `aria-label`", "a.tsx",
     "<button><X /></button>;\n<button aria-label='Close'><X /></button>;\n"
     "<button><X /> Close</button>;\n<button>{a}<X /></button>;\n", [1]),
    ("Vue components must use `<script setup>`", "a.vue", "<template><p /></template>\n<script>\nexport default {}\n</script>\n", [2]),
    ("Vue components must use `<script setup>`", "a.html", "<script>\nf()\n</script>\n", []),
    ("Any element with `card` must also have `card-base`", "a.tsx",
     "<p className='card card-base' />;\n<p className='card p-2' />;\n<p className={cn('card', a)} />;\n<p className='cards' />;\n", [2]),
    ("No units on zero values", "a.css", ".a {\n  margin: 0px 4px;\n  padding: 0;\n  top: 10px;\n}\n", [2]),
    ("Use 3 digit hex colors", "a.css", ".a {\n  color: #aabbcc;\n  background: #abcdef;\n  top: 0;\n  fill: #abc;\n}\n", [2]),
    ("Use lowercase hex colors", "a.scss", ".a {\n  color: #AbC;\n  fill: #abc;\n}\n", [2]),
    ("No tag selectors", "a.scss", ".a {\n  top: 0;\n}\na {\n  top: 0;\n}\na:hover {\n  top: 0;\n}\n", [4]),
    ("Never use Arial", "a.css", ".a {\n  font-family: Arial, x;\n}\n.arial {\n  top: 0;\n}\n", [2]),
    ("Do not import SVG files directly", "a.ts", "import a from './a.svg';\nimport b from './svg';\n", [1]),
    ("Never use margins", "a.tsx", "<p className='mt-4 gap-2' />;\n<p className='gap-2 tm-4' />;\n", [1]),
    ("No functions that return widgets", "a.dart",
     "class A {\n  Widget build(BuildContext c) => _buildTop();\n  Widget _buildTop() => x;\n  final Widget child;\n}\n", [3]),
    ("No `max-width` media queries", "a.css", "@media (max-width: 60px) {\n  .a {\n    max-width: 4px;\n  }\n}\n", [1]),
    ("Never remove focus outlines", "a.css", ".a {\n  outline: none;\n  outline-offset: 0;\n}\n", [2]),
    ("Design tokens live in `a/tokens.css`", "b.css", ":root {\n  --a: 1px;\n  top: var(--a);\n}\n", [2]),
    ("Design tokens live in `a/tokens.css`", "a/tokens.css", ":root {\n  --a: 1px;\n}\n", []),
    ("New translation keys must be added to every locale", "locales/en.json", "{}\n", [-1]),
    ("New translation keys must be added to every locale", "src/en.json", "{}\n", []),
    ("Never use the `align` attribute on table cells", "a.html", "<td align=\"left\">a</td>\n<td class=\"align\">b</td>\n", [1]),
]


@pytest.mark.parametrize(("text", "reading"), [*MARKUP, *ALIKE], ids=[text for text, _ in [*MARKUP, *ALIKE]])
def test_a_sentence_is_read_as_it_is_meant(text: str, reading: str) -> None:
    assert shown(text, "constraints") == reading


@pytest.mark.parametrize(("text", "path", "source", "lines"), FOUND, ids=[f"{text} in {path}: {lines}" for text, path, _, lines in FOUND])
def test_an_added_line_is_found_where_it_stands(text: str, path: str, source: str, lines: list[int]) -> None:
    assert lines_found(text, path, source) == lines
