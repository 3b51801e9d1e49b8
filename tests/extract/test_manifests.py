"""What a project declares is found in every manifest, with its line, its group, and what the lexicons know of the package."""

from __future__ import annotations

import pytest

from keeper_validate.extract.manifests.dependencies import reader_of

PACKAGE_JSON = b"""{
  "name": "ws",
  "scripts": {"jose": "node x"},
  "dependencies": {"ws": "^8.0.0", "react": "18"},
  "devDependencies": {
    "jsonwebtoken": "9"
  },
  "peerDependencies": {"react": ">=17"}
}
"""
PYPROJECT = b"""[project]
name = "pyjwt-user"
dependencies = [
  "PyJWT[crypto]>=2.8; python_version > '3.8'",  # tokens
  "Flask_Login",
]
[project.optional-dependencies]
test = ["pytest"]
[dependency-groups]
dev = ["ruff>=0.4", {include-group = "test"}]
[tool.poetry.dependencies]
python = "^3.11"
redis = {version = "^5", extras = ["hiredis"]}
[tool.poetry.group.docs.dependencies]
mkdocs = "*"
"""
REQUIREMENTS = b"""# passlib is not used
-r base.txt
-c constraints.txt
--index-url https://example.com/simple
Bcrypt==4.1 \\
  --hash=sha256:00
websockets ; python_version > "3"   # live
git+https://example.com/x.git#egg=python-jose
-e .
./local
"""
GO_MOD = b"""module github.com/me/app

go 1.22

require github.com/golang-jwt/jwt/v5 v5.2.0
require (
	github.com/gorilla/websocket v1.5.1
	// github.com/gorilla/sessions v1.0.0
	github.com/redis/go-redis/v9 v9.5.0 // indirect
)
replace github.com/foo/bar => ../bar
exclude github.com/gorilla/securecookie v1.0.0
"""
CARGO = b"""[package]
name = "x"
[dependencies]
jsonwebtoken = "9"
[dev-dependencies]
tokio-tungstenite = { version = "0.2" }
"""
POM = b"""<project>
  <!-- <dependency><groupId>a</groupId><artifactId>b</artifactId></dependency> -->
  <dependencies>
    <dependency>
      <groupId>io.jsonwebtoken</groupId>
      <artifactId>jjwt-api</artifactId>
      <version>0.12</version>
    </dependency>
  </dependencies>
</project>
"""
GRADLE = b"""dependencies {
    implementation("io.jsonwebtoken:jjwt-api:0.12")
    testImplementation 'org.junit:junit'
    // implementation("a:b:1")
}
"""
CSPROJ = b"""<Project>
  <ItemGroup>
    <PackageReference Include="BCrypt.Net-Next" Version="4.0" />
  </ItemGroup>
</Project>
"""
MIX = b'''defmodule Shop.MixProject do
  use Mix.Project
  def project, do: [app: :shop, version: "0.1.0", deps: deps(), aliases: [{:setup, "run"}]]
  defp deps do
    [
      {:phoenix, "~> 1.7"},
      {:guardian, "~> 2.0"}, # {:pow, "~> 1.0"}
      {:credo, "~> 1.7", only: [:dev, :test], runtime: false},
      {:jason, github: "shop/jason", only: [:test, :prod]},
      {:stock, in_umbrella: true},
      {:req,
       path: "../req"}
      # {:swoosh, "~> 1.0"}
    ] ++ test_deps()
  end

  defp elixirc_paths(:test), do: ["lib", {:other, "x"}]
  # what only tests need
  defp test_deps, do: [{:floki, ">= 0.3.0", only: :test}]
  defp aliases, do: [{:setup, "deps.get"}]
end
'''
GEMFILE = b"""source 'https://example.com'
gem 'devise', '~> 4.9'
group :test do
  gem "rspec"
end
# gem 'jwt'
"""
PUBSPEC = b"""name: app
dependencies:
  flutter:
    sdk: flutter
  firebase_auth: ^4.0.0
dev_dependencies:
  test: any
"""

CASES = [
    pytest.param(
        "web/package.json",
        PACKAGE_JSON,
        ["4 npm:ws main ^8.0.0", "4 npm:react main,peer 18,>=17", "6 npm:jsonwebtoken dev 9 auth"],
        id="npm",
    ),
    pytest.param(
        "pyproject.toml",
        PYPROJECT,
        [
            "4 pypi:pyjwt main >=2.8 auth",
            "5 pypi:flask-login main  auth",
            "8 pypi:pytest test ",
            "10 pypi:ruff dev >=0.4",
            "13 pypi:redis main ^5",
            "15 pypi:mkdocs docs *",
        ],
        id="pyproject in all its dialects",
    ),
    pytest.param(
        "requirements/main.txt",
        REQUIREMENTS,
        ["5 pypi:bcrypt main ==4.1 auth", "7 pypi:websockets main ", "8 pypi:python-jose main  auth"],
        id="requirements",
    ),
    pytest.param(
        "requirements.txt",
        b"flask==1 \\\n    --hash=sha256:0\n    # via -r requirements.in\nwerkzeug==3\n    # via flask\nclick==8  # via flask, werkzeug\n"
        b"a==1\n    # via\n    #   flask\n    #   werkzeug\n"
        b"b==1\n    # via\n    #   -r base.txt\n    #   flask\nc==2  # via -r ../base.txt\n"
        b"d==3\n    # via\n    #   -c limits.txt\n    #   flask\n",
        ["1 pypi:flask main ==1"], id="what is only there by way of others",
    ),
    pytest.param(
        "src/App.csproj", b'<Project><PackageReference Update="Dapper" Version="2" /></Project>', [], id="a version that is set anew",
    ),
    pytest.param("requirements/lint.in", b"ruff\n", ["1 pypi:ruff dev "], id="requirements of those who check the code"),
    pytest.param("api/requirements-dev.txt", b"pytest\n", ["1 pypi:pytest dev "], id="requirements of those who work on it"),
    pytest.param("device/requirements.txt", b"redis\n", ["1 pypi:redis main "], id="requirements of something called like it"),
    pytest.param(
        "server/go.mod",
        GO_MOD,
        [
            "5 go:github.com/golang-jwt/jwt/v5 main v5.2.0 auth",
            "7 go:github.com/gorilla/websocket main v1.5.1",
        ],
        id="go.mod",
    ),
    pytest.param("Cargo.toml", CARGO, ["4 cargo:jsonwebtoken main 9 auth", "6 cargo:tokio-tungstenite dev 0.2"], id="cargo"),
    pytest.param("pom.xml", POM, ["4 maven:io.jsonwebtoken:jjwt-api main 0.12 auth"], id="maven"),
    pytest.param(
        "app/build.gradle.kts", GRADLE, ["2 maven:io.jsonwebtoken:jjwt-api main 0.12 auth", "3 maven:org.junit:junit dev "], id="gradle"
    ),
    pytest.param("src/App.csproj", CSPROJ, ["3 nuget:BCrypt.Net-Next main 4.0 auth"], id="nuget"),
    pytest.param("Gemfile", GEMFILE, ["2 gem:devise main ~> 4.9 auth", "4 gem:rspec test "], id="gems"),
    pytest.param("Gemfile.next", GEMFILE, ["2 gem:devise main ~> 4.9 auth", "4 gem:rspec test "], id="gems of another set"),
    pytest.param("gemfiles/rails_8.gemfile", GEMFILE, ["2 gem:devise main ~> 4.9 auth", "4 gem:rspec test "], id="gems of a version"),
    pytest.param(
        "apps/shop/mix.exs",
        MIX,
        [
            "6 hex:phoenix main ~> 1.7", "7 hex:guardian main ~> 2.0 auth", "8 hex:credo dev ~> 1.7", "9 hex:jason main ",
            "11 hex:req main ", "19 hex:floki test >= 0.3.0",
        ],
        id="mix",
    ),
    pytest.param("pubspec.yaml", PUBSPEC, ["3 pub:flutter main ", "5 pub:firebase_auth main ^4.0.0 auth", "7 pub:test dev any"], id="pub"),
    pytest.param("setup.cfg", b"[options]\ninstall_requires =\n  bcrypt>=4\n", ["3 pypi:bcrypt main >=4 auth"], id="setup.cfg"),
    pytest.param("Pipfile", b'[packages]\nrequests = "*"\n', ["2 pypi:requests main *"], id="pipfile"),
    pytest.param(
        "composer.json", b'{"require": {"php": ">=8", "laravel/sanctum": "^4"}}', ["1 composer:laravel/sanctum main ^4 auth"], id="composer"
    ),
]

HIDDEN = [
    ("package.json", b'{"dependencies": {"tools": "npm:passport@1"}}', "npm:passport"),
    ("package.json", b'{"dependencies": {"tools": "github:jaredhanson/passport#main"}}', "npm:passport"),
    ("package.json", b'{"dependencies": {"tools": "git+https://example.com/x/passport.git"}}', "npm:passport"),
    ("package.json", b'{"overrides": {"a": "npm:passport@1"}}', "npm:passport"),
    ("package.json", b'{"pnpm": {"overrides": {"a": "npm:passport@1"}}}', "npm:passport"),
    ("Gemfile", b'group(:web) { gem("devise", "~> 4") }\n', "gem:devise"),
    ("build.gradle", b'project.dependencies.add("implementation", "io.jsonwebtoken:j:1")\n', "maven:io.jsonwebtoken:j"),
    ("requirements.txt", b"flask==1\npyjwt==2 \\\n    --hash=sha256:0\n    # via\n    #   -r a.in\n    #   flask\n", "pypi:pyjwt"),
    ("requirements.txt", b"flask==1\npyjwt==2  # via elsewhere\n", "pypi:pyjwt"),
    ("requirements.txt", b"flask==1\npyjwt==2\n    # via\n    #   -c limits.txt\n    #   -r a.in\n", "pypi:pyjwt"),
    ("requirements.txt", b"flask==1\npyjwt==2  # via\n", "pypi:pyjwt"),
    ("requirements.txt", b"https://files.example.org/PyJWT-2.8.0-py3-none-any.whl\n", "pypi:pyjwt"),
    ("requirements.txt", b"git+https://example.com/x/pyjwt.git@v2\n", "pypi:pyjwt"),
    ("setup.py", b'REQUIRED = ["flask", "PyJWT>=2"]\nsetup(install_requires=REQUIRED)\n', "pypi:pyjwt"),
    ("setup.py", b'setup(extras_require={"more": ["pyjwt"]})\n', "pypi:pyjwt"),
    ("environment.yml", b"dependencies:\n  - flask\n  - pip:\n      - pyjwt==2\n", "pypi:pyjwt"),
    ("go.mod", b"module x\n\nreplace example.org/a => github.com/golang-jwt/jwt/v5 v5.0.0\n", "go:github.com/golang-jwt/jwt/v5"),
    ("pom.xml", b"<project><properties><g>io.jsonwebtoken</g></properties><dependency><groupId>${g}</groupId><artifactId>j</artifactId>"
     b"</dependency></project>", "maven:io.jsonwebtoken:j"),
    ("build.gradle", b"  implementation group: 'io.jsonwebtoken', name: 'j', version: '1'\n", "maven:io.jsonwebtoken:j"),
    ("build.gradle", b"dependencies { api 'a:b:1'; implementation 'io.jsonwebtoken:j:1' }\n", "maven:io.jsonwebtoken:j"),
    ("build.gradle", b"dependencies {\n  implementation 'a:b:1', // first\n    'io.jsonwebtoken:j:1'\n}\n", "maven:io.jsonwebtoken:j"),
    ("build.gradle.kts", b'dependencies {\n  implementation(\n    "io.jsonwebtoken:j:1"\n  )\n}\n', "maven:io.jsonwebtoken:j"),
    ("build.gradle.kts", b'dependencies { add("ksp", "io.jsonwebtoken:j:1") }\n', "maven:io.jsonwebtoken:j"),
    ("gradle/libs.versions.toml", b'[libraries]\nj = { group = "io.jsonwebtoken", name = "j" }\n', "maven:io.jsonwebtoken:j"),
    ("packages.config", b'<packages><package id="BCrypt.Net-Next" version="4" /></packages>', "nuget:BCrypt.Net-Next"),
    ("x.gemspec", b'  s.add_dependency "devise", "~> 4"\n', "gem:devise"),
]


def test_a_comment_of_gradle_declares_nothing_and_a_text_with_slashes_hides_nothing() -> None:
    read = reader_of("build.gradle")
    assert read is not None
    elements, _ = read(b"/* api 'a:b:1' */ // api 'a:c:1'\nurl 'https://x'; api 'a:d:1'\n")
    assert [(element.name, element.line) for element in elements] == [("maven:a:d", 2)]


@pytest.mark.parametrize(("path", "data", "name"), HIDDEN)
def test_a_package_is_found_wherever_a_project_can_say_it(path: str, data: bytes, name: str) -> None:
    read = reader_of(path)
    assert read is not None
    elements, gaps = read(data)
    found = {element.name: element for element in elements if element.kind == "dependency"}
    assert name in found and not gaps
    assert ("auth", "package") in [(facet.role, facet.name) for facet in found[name].facets]


@pytest.mark.parametrize(("path", "data"), [
    ("package.json", b'{"dependencies": {"mine": "file:../passport", "other": "workspace:*", "third": "^1 || ^2"}}'),
    ("requirements.txt", b"./passlib\n../pyjwt\n"),
    ("setup.py", b'setup(name="pyjwt", keywords=["bcrypt"], entry_points={"x": ["passlib"]})\n'),
    ("environment.yml", b"name: pyjwt\nchannels:\n  - bcrypt\n"),
    ("go.mod", b"module x\n\nreplace github.com/golang-jwt/jwt => ../jwt\n"),
])
def test_what_only_looks_like_a_package_is_none(path: str, data: bytes) -> None:
    read = reader_of(path)
    assert read is not None
    assert not [facet for element in read(data)[0] for facet in element.facets if facet.role == "auth"]


@pytest.mark.parametrize(("path", "data", "expected"), CASES)
def test_declared(path: str, data: bytes, expected: list[str]) -> None:
    read = reader_of(path)
    assert read is not None
    elements, gaps = read(data)
    listed = []
    for element in elements:
        if element.kind == "dependency":
            groups, constraints = (",".join(facet.name for facet in element.named(role)) for role in ("group", "constraint"))
            auth = " auth" if element.value("auth") else ""
            listed.append(f"{element.line} {element.name} {groups} {constraints}{auth}")
    assert listed == expected
    assert gaps == ()


@pytest.mark.parametrize(
    ("path", "data", "technology"),
    [
        pytest.param("package.json", PACKAGE_JSON, "websocket", id="npm"),
        pytest.param("go.mod", GO_MOD, "websocket", id="go"),
        pytest.param("requirements.txt", REQUIREMENTS, "websocket", id="pypi"),
    ],
)
def test_a_declared_package_is_evidence_of_its_technology(path: str, data: bytes, technology: str) -> None:
    read = reader_of(path)
    assert read is not None
    assert technology in {element.name for element in read(data)[0] if element.kind == "technology"}


def test_a_module_that_only_others_need_is_no_choice_of_the_project() -> None:
    read = reader_of("go.mod")
    assert read is not None
    assert not [element for element in read(GO_MOD)[0] if "redis" in element.name]


@pytest.mark.parametrize(
    ("path", "data"),
    [("package.json", b"{"), ("package.json", b"[]"), ("pyproject.toml", b"a = \n"), ("setup.cfg", b"nothing"), ("pom.xml", b"<html/>")],
)
def test_a_manifest_that_cannot_be_read_is_a_gap(path: str, data: bytes) -> None:
    read = reader_of(path)
    assert read is not None
    elements, gaps = read(data)
    assert not elements
    assert len(gaps) == 1


@pytest.mark.parametrize("path", ["package-lock.json", "src/package.json.ts", "go.sum", "docs/requirements.md", "notes.txt"])
def test_other_files_are_no_manifests(path: str) -> None:
    assert reader_of(path) is None
