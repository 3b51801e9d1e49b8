"""Nouns of C, C++, Swift, Dart, PHP, Ruby, SQL, shells, container files, Terraform and workflows, as guides ban them and demand their
contrary, and sentences in which such a word means something else; where code is read that no grammar here reads."""

from __future__ import annotations

import pytest
from shown import shown

from keeper_validate.extract.bare_code import bare
from keeper_validate.extract.constructs import constructs

READ = [
    ("No using namespace in headers", "forbidden", "forbid-use token using-namespace-in-a-header form=construct"),
    ("Do not use C-style casts in C++ code", "forbidden", "forbid-use token c-style-cast form=construct"),
    ("Prefer enum class over plain enums", "constraints", "~ forbid-use token unscoped-enum form=construct soft"),
    ("Use nullptr instead of NULL", "constraints", "forbid-use token null-macro form=construct"),
    ("Use #pragma once instead of include guards", "constraints", "forbid-use token include-guard form=construct"),
    ("Single-argument constructors must be explicit", "constraints", "~ forbid-use token non-explicit-constructor form=construct"),
    ("No exceptions in C++", "forbidden", "~ forbid-use token cpp-throw form=construct"),
    ("Avoid macros in C++", "forbidden", "~ forbid-use token macro-definition form=construct soft"),
    ("No raw new/delete", "forbidden", "forbid-use token new-expression form=construct"),
    ("No variable-length arrays", "forbidden", "~ forbid-use token variable-length-array form=construct"),
    ("Never use strcpy, strcat or sprintf", "forbidden",
     "forbid-use token|import strcpy; forbid-use token|import strcat; forbid-use token|import sprintf"),
    ("No inline assembly", "forbidden", "forbid-use token inline-assembly form=construct"),
    ("No RTTI", "forbidden", "forbid-use token runtime-type-information form=construct"),
    ("No default captures ([&] or [=]) in lambdas", "constraints", "forbid-use token default-capture form=construct"),
    ("Do not use catch (...)", "forbidden", "forbid-use token catch-all-handler form=construct"),
    ("Prefer constexpr over macros for constants", "constraints", "~ forbid-use token macro-constant form=construct soft"),
    ("No `#if 0` blocks", "forbidden", "forbid-use token disabled-code-block form=construct"),
    ("No bit fields", "forbidden", "forbid-use token bit-field form=construct"),
    ("Do not use setjmp/longjmp", "forbidden", "forbid-use token goto-jump form=construct"),
    ("Do not use std::endl", "forbidden", "forbid-use token flushing-line-end form=construct"),
    ("No relative includes", "constraints", "forbid-use token relative-include form=construct"),
    ("Never use `[weak self]` in value types", "constraints", "~ forbid-use token weak-capture form=construct soft"),
    ("No force casts (as!)", "forbidden", "forbid-use token force-cast form=construct"),
    ("No try!", "forbidden", "forbid-use token try!"),
    ("Use `if let x` instead of `if let x = x`", "constraints", "forbid-use token longhand-optional-binding form=construct"),
    ("No computed properties in models", "constraints",
     "~ forbid-use token computed-property in:**/{models,model}/**,**/models.py form=construct"),
    ("No KVO", "forbidden", "forbid-use token key-value-observing form=construct"),
    ("No existential types", "forbidden", "forbid-use token impl-trait form=construct"),
    ("Prefer private over fileprivate", "constraints", "~ forbid-use token|import fileprivate soft"),
    ("No `MARK` comments", "forbidden", "forbid-use token mark-comment form=construct"),
    ("Do not use didSet observers", "forbidden", "forbid-use token property-observer form=construct"),
    ("No lazy properties", "forbidden", "forbid-use token lazy-property form=construct"),
    ("Avoid operator overloading", "constraints", "~ forbid-use token operator-overload form=construct soft"),
    ("No late variables", "forbidden", "forbid-use token late-variable form=construct"),
    ("Never use the bang operator", "forbidden", "~ forbid-use token bang-operator form=construct"),
    ("No `_build` helper methods in widgets", "constraints",
     "~ forbid-use token build-helper-method in:**/{widgets,widget}/**,**/*{Widget,_widget}.* form=construct"),
    ("No shrinkWrap: true", "forbidden", "forbid-use token shrink-wrap form=construct"),
    ("Do not hardcode colors with Color(0xFF...)", "forbidden", "~ forbid-use token hardcoded-flutter-color form=construct"),
    ("No imports from lib/src of other packages", "forbidden", "~ forbid-use token src-import-in-dart form=construct"),
    ("Never use `// ignore:` comments", "forbidden", "forbid-use token dart-ignore-comment form=construct"),
    ("No catch clauses without on", "forbidden", "forbid-use token catch-without-on form=construct"),
    ("No part files", "forbidden", "forbid-use token part-file form=construct"),
    ("Avoid dynamic in Dart", "constraints", "~ forbid-use token dynamic-keyword form=construct soft"),
    ("No extension methods", "forbidden", "forbid-use token extension-function form=construct"),
    ("Do not use traits", "forbidden", "forbid-use token trait-use form=construct"),
    ("Avoid magic methods", "forbidden", "~ forbid-use token magic-method form=construct soft"),
    ("No nullable parameters", "forbidden", "forbid-use token nullable-type form=construct"),
    ("Do not use mixed as a type", "constraints", "forbid-use token mixed-type form=construct"),
    ("No pass-by-reference", "forbidden", "forbid-use token php-reference form=construct"),
    ("No elseif", "forbidden", "forbid-use token if-chain form=construct"),
    ("No route closures", "forbidden", "forbid-use token closure-route form=construct"),
    ("Do not use closures in routes", "forbidden", "forbid-use token closure-route form=construct"),
    ("Always define $fillable on models", "constraints", "forbid-use token model-without-fillable form=construct"),
    ("No static method calls", "forbidden", "forbid-use token static-call form=construct"),
    ("No die or exit", "forbidden", "forbid-use token exit-or-die form=construct"),
    ("No @phpstan-ignore comments", "forbidden", "forbid-use token phpstan-suppression form=construct"),
    ("No concerns in models", "forbidden",
     "~ forbid-use token active-support-concern in:**/{models,model}/**,**/models.py form=construct"),
    ("Do not use puts", "forbidden", "forbid-use token puts-call form=construct"),
    ("No let! in specs", "forbidden", "forbid-use token eager-let form=construct"),
    ("No shared examples", "forbidden", "forbid-use token shared-example form=construct"),
    ("Prefer def self.method over class << self", "constraints", "~ forbid-use token singleton-class-block form=construct soft"),
    ("No modifier if", "forbidden", "forbid-use token modifier-conditional form=construct"),
    ("Constants must be frozen", "constraints", "~ forbid-use token unfrozen-constant form=construct"),
    ("No polymorphic associations", "forbidden", "forbid-use token polymorphic-association form=construct"),
    ("No rubocop:disable comments", "forbidden", "forbid-use token rubocop-suppression form=construct"),
    ("No params.permit!", "forbidden", "forbid-use token unpermitted-params form=construct"),
    ("No is_a? checks", "forbidden", "forbid-use token class-check form=construct"),
    ("No %w literals", "forbidden", "forbid-use token percent-literal form=construct"),
    ("No braces for multi-line blocks", "forbidden", "forbid-use token multiline-brace-block form=construct"),
    ("No SELECT DISTINCT", "forbidden", "forbid-use token select-distinct form=construct"),
    ("Prefer UNION ALL over UNION", "constraints", "~ forbid-use token plain-union form=construct soft"),
    ("Use NOT EXISTS instead of NOT IN", "constraints", "forbid-use token not-in-list form=construct"),
    ("No NOT IN subqueries", "forbidden", "forbid-use token not-in-subquery form=construct"),
    ("No cursors in stored procedures", "forbidden", "~ forbid-use token sql-cursor form=construct soft"),
    ("No dynamic SQL", "forbidden", "forbid-use token dynamic-sql form=construct"),
    ("No CTEs", "forbidden", "forbid-use token common-table-expression form=construct"),
    ("INSERT statements must have a column list", "constraints", "forbid-use token insert-without-columns form=construct"),
    ("No INSERT without a column list", "forbidden", "forbid-use token insert-without-columns form=construct"),
    ("No ORDER BY RAND()", "forbidden", "forbid-use token random-order form=construct"),
    ("No leading wildcards in LIKE patterns", "forbidden", "forbid-use token leading-wildcard form=construct"),
    ("No NOLOCK hints", "forbidden", "forbid-use token nolock-hint form=construct"),
    ("No DROP ... CASCADE", "forbidden", "forbid-use token drop-with-cascade form=construct"),
    ("No temporary tables", "forbidden", "forbid-use token temporary-table form=construct"),
    ("No single-letter table aliases", "forbidden", "forbid-use token single-letter-table-alias form=construct"),
    ("No composite primary keys", "forbidden", "forbid-use token composite-primary-key form=construct"),
    ("Never use GRANT ALL", "forbidden", "forbid-use token grant-all form=construct"),
    ("No sudo in scripts", "forbidden", "~ forbid-use token sudo-command in:**/scripts/** form=construct"),
    ("Never pipe curl to bash", "forbidden", "forbid-use token curl-pipe-to-shell form=construct"),
    ("Do not parse ls output", "forbidden", "forbid-use token parsed-ls form=construct"),
    ("Use [[ ]] instead of [ ]", "constraints", "forbid-use token single-bracket-test form=construct"),
    ("No chmod 777", "forbidden", "forbid-use token world-writable-mode form=construct"),
    ("No heredocs", "forbidden", "forbid-use token heredoc form=construct"),
    ("No bashisms", "forbidden", "~ forbid-use token bashism form=construct"),
    ("Use COPY instead of ADD", "constraints", "forbid-use token add-instruction form=construct"),
    ("WORKDIR must be absolute", "constraints", "forbid-use token relative-workdir form=construct"),
    ("No secrets in build args", "forbidden", "~ forbid-use token secret-build-argument form=construct"),
    ("Never mount the Docker socket", "forbidden", "forbid-use token docker-socket-mount form=construct"),
    ("No host networking", "forbidden", "forbid-use token host-networking form=construct"),
    ("No wildcard actions in IAM policies", "forbidden", "forbid-use token wildcard-action form=construct"),
    ("No provisioners in Terraform", "forbidden", "~ forbid-use token terraform-provisioner form=construct"),
    ("All Terraform variables must have a description", "constraints", "forbid-use token undescribed-variable form=construct"),
    ("No hardcoded ARNs", "forbidden", "forbid-use token hardcoded-arn form=construct"),
    ("All third-party actions must be pinned to a full commit SHA", "constraints",
     "unchecked"),
    ("No self-hosted runners", "forbidden", "forbid-use token self-hosted-runner form=construct"),
    ("No continue-on-error", "forbidden", "forbid-use token error-ignored-in-workflow form=construct"),
    ("Do not use ::set-output", "forbidden", "forbid-use token deprecated-workflow-command form=construct"),
    ("Workflows must have a permissions block", "constraints", "~ forbid-use token workflow-without-permissions form=construct"),
    ("No YAML anchors", "forbidden", "forbid-use token yaml-anchor form=construct"),
    ("No recursive make", "forbidden", "forbid-use token recursive-make form=construct"),
    ("Templates live in `templates/`", "constraints", "~ require-shape file templates/ in:*{Template,template}*,**/templates/** soft"),
    ("No echo in the audio pipeline", "constraints", "~ forbid-use technology echo soft"),
    ("Do not use traits", "forbidden", "forbid-use token trait-use form=construct"),
]
LEFT = [
    ("Avoid OFFSET pagination", "constraints"),
    ("No 0.0.0.0/0 ingress rules", "forbidden"),
    ("Values not in the list are rejected", "forbidden"),
    ("Use cursors for pagination", "constraints"),
    ("Concerns are raised in review", "constraints"),
    ("Use the union of both role sets", "constraints"),
    ("Do not use exit codes above two", "constraints"),
    ("Never insert into orders without a transaction", "constraints"),
    ("Do not use yield curves from the old feed", "constraints"),
    ("Composite keys are allowed", "constraints"),
    ("Use heredocs for multi-line messages", "constraints"),
    ("Services deploy to the default namespace", "constraints"),
    ("Raw pointers never own memory", "constraints"),
    ("Macros are expanded by the build", "constraints"),
    ("Follow the friend and family policy", "constraints"),
    ("Exceptions in C++ code are caught at the boundary", "constraints"),
    ("Use sudo for installation", "constraints"),
    ("Requests are forwarded to the default namespace only", "constraints"),
    ("Sequences of events are ordered", "constraints"),
    ("Every action is pinned in the toolbar", "constraints"),
    ("The subject of each mail is translated", "constraints"),
    ("Refinements are discussed weekly", "constraints"),
    ("Workers must not exit early", "constraints"),
    ("Keep unions of users private", "constraints"),
    ("Actions must be pinned to the top of the list", "constraints"),
    ("Jobs need a timeout of five minutes", "constraints"),
    ("Between releases nothing is merged", "constraints"),
    ("Degrade, do not die", "constraints"),
    ("Never alias", "constraints"),
    ("No traits of the old brand in the copy", "forbidden"),
    ("Never run with scissors", "forbidden"),
    ("Do not yield to pressure", "forbidden"),
]
# what a language without a grammar holds, and the line that shows it
HELD = [
    ("goto-jump", "src/a.c", "// longjmp(a)\nint b = '\"';\nlongjmp(b, 1);\n", [3]),
    ("sudo-command", "ops/run.sh", "cat <<EOF\nsudo a\nEOF\necho \"sudo b\"\nsudo c\n", [5]),
    ("sudo-command", "ops/run.txt", "sudo a\n", []),
    ("add-instruction", "ops/Dockerfile.dev", "FROM a\n# ADD b c\nADD d e\n", [3]),
    ("unpinned-action", ".github/workflows/ci.yml", "jobs:\n  a:\n    steps:\n      - uses: b/c@v1\n", [4]),
    ("unpinned-action", "config/ci.yml", "jobs:\n  a:\n    steps:\n      - uses: b/c@v1\n", []),
    ("null-macro", "src/a.c", "char *a = NULL;\n", []),
    ("null-macro", "src/a.cpp", "auto s = R\"(NULL \" NULL)\";\nchar *a = NULL;\n", [2]),
    ("late-variable", "lib/a.dart", "var a = '''\nlate int b;\n''';\nclass C {\n  late int d;\n}\n", [5]),
]


@pytest.mark.parametrize(("text", "field", "reading"), READ)
def test_a_noun_of_code_is_read(text: str, field: str, reading: str) -> None:
    assert shown(text, field) == reading


@pytest.mark.parametrize(("text", "field"), LEFT)
def test_a_word_that_only_sounds_like_one_is_left(text: str, field: str) -> None:
    assert shown(text, field).startswith("unchecked")


@pytest.mark.parametrize(("name", "path", "source", "lines"), HELD)
def test_what_is_no_code_holds_no_construct(name: str, path: str, source: str, lines: list[int]) -> None:
    assert [use.line for use in constructs(path, source.encode(), frozenset({name}))] == lines


def test_every_line_of_bare_code_stays_in_its_place() -> None:
    source = "a = 1 # b\n/* c\n d */ e = \"f\"\n"
    assert bare("terraform", source).count("\n") == source.count("\n")
    assert len(bare("terraform", source)) == len(source)
