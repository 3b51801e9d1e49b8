"""Technologies, calls of auth primitives and environment variables: found through any alias, never in prose, types or keys."""

from __future__ import annotations

import pytest

from keeper_validate.element import Element
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.tree import tree_of


def found(kind: str, files: dict[str, str]) -> list[Element]:
    tree = tree_of({path: text.encode() for path, text in files.items()})
    return [element for element in snapshot(tree, files, whole=True).elements if element.kind == kind]


CALLS = [
    pytest.param(
        "a.ts",
        "import { GitHub } from 'arctic'\nconst g = new GitHub(a)\nconst t = await g.validateAuthorizationCode(c)\nt.accessToken()\n",
        ["2 GitHub oauth", "3 GitHub.validateAuthorizationCode oauth"],
        id="what a library gives is only read on",
    ),
    pytest.param(
        "a.ts",
        "export default eventHandler(async (event) => {\n  const { user } = await requireUserSession(event)\n})\n",
        ["2 requireUserSession session"],
        id="what Nuxt binds in every file",
    ),
    pytest.param(
        "a.ts",
        "export function getUserSession(x) { return x }\nexport const y = getUserSession(1)\n",
        [],
        id="a function of the same name",
    ),
    pytest.param("a.py", "import jwt as t\nt.encode({}, k)\n", ["2 jwt.encode token"], id="python: an aliased module"),
    pytest.param(
        "a.py", "from jwt import encode as e\ndef f():\n    return e({}, k)\n", ["3 jwt.encode token"], id="python: an aliased member"
    ),
    pytest.param("a.py", "from jose import jwt\njwt.decode(t, k)\n", ["2 jwt.decode token"], id="python: a submodule"),
    pytest.param(
        "a.py",
        "from passlib.context import CryptContext\npwd = CryptContext()\ndef check(a, b):\n    return pwd.verify(a, b)\n",
        ["2 CryptContext password", "4 CryptContext.verify password"],
        id="python: a method of what a call made",
    ),
    pytest.param(
        "a.py",
        "from flask import session\nsession.get('user_id')\nsession.get('cart')\nsession.get('notify_user_by_default')\n",
        ["2 session.get session"],
        id="python: only keys of credentials",
    ),
    pytest.param(
        "a.py",
        "def keep(response, request):\n    response.set_cookie(key='theme', value='dark')\n    response.set_cookie(key='access_token')\n"
        "    request.cookies.get('user_filter')\n    request.session.flush()\n",
        ["3 response.set_cookie session", "5 session.flush session"],
        id="python: a key that is given by its name, and one that only names a view of users",
    ),
    pytest.param(
        "a.py",
        "class Tokens:\n    def decode(self, t): ...\ndef read(jwt: Tokens):\n    return jwt.decode(t)\n"
        "def other(jwt):\n    return jwt.decode(t)\n",
        ["6 jwt.decode token"],
        id="python: a parameter that is said to be something else",
    ),
    pytest.param(
        "a.py",
        "from fastapi.security import HTTPBearer\nfrom passlib.context import CryptContext\nclass Door(HTTPBearer):\n"
        "    other = HTTPBearer()\nclass Own(CryptContext): ...\n",
        ["4 HTTPBearer oauth", "5 CryptContext password"],
        id="python: a class that stands on what a framework asks is a service, and no call",
    ),
    pytest.param(
        "a.py", "import jwt\n# jwt.encode(x)\ns = 'jwt.encode(x)'\nd = {'encode': jwt}\n", [], id="python: prose, strings and keys"
    ),
    pytest.param("a.py", "def encode(x):\n    return x\nencode(1)\nbase64.encode(x)\n", [], id="python: other things of that name"),
    pytest.param(
        "a.py", "from passlib.hash import argon2\nargon2.hash('x')\n", ["2 argon2.hash password"], id="python: any member of an open module"
    ),
    pytest.param(
        "a.py",
        "from pwdlib import PasswordHash\nclass Hasher:\n    def __init__(self, context: PasswordHash, other):\n"
        "        self.context = context\n        self.other = other\n    def check(self, a, b):\n"
        "        return self.other.verify(a, b) or self.context.verify(a, b)\n",
        ["7 PasswordHash.verify password"],
        id="python: a method of what a constructor is given by its type",
    ),
    pytest.param(
        "a.py",
        "from fastapi_users import FastAPIUsers\nusers = FastAPIUsers[User, uuid.UUID](manager, backends)\nusers.current_user()\n"
        "kinds['FastAPIUsers'](manager)\nFastAPIUsers['x'](manager)\n",
        ["2 FastAPIUsers token", "3 FastAPIUsers.current_user token"],
        id="python: a class called with types",
    ),
    pytest.param(
        "a.py",
        "from clients import google\ngoogle().authorize_redirect(uri)\ngoogle().authorize(uri)\n",
        ["2 authorize_redirect oauth"],
        id="python: what only a client of OAuth can be asked",
    ),
    pytest.param(
        "a.ts", "import { sign as s } from 'jsonwebtoken'\ns({}, k)\n", ["2 jsonwebtoken.sign token"], id="ecmascript: an aliased member"
    ),
    pytest.param("a.ts", "import * as T from 'jsonwebtoken'\nT.sign({}, k)\n", ["2 jsonwebtoken.sign token"], id="ecmascript: a namespace"),
    pytest.param("a.ts", "import jwt from 'jsonwebtoken'\njwt.verify(t, k)\n", ["2 jsonwebtoken.verify token"], id="ecmascript: a default"),
    pytest.param(
        "a.js",
        "const { sign: mint } = require('jsonwebtoken')\nmint({}, k)\n",
        ["2 jsonwebtoken.sign token"],
        id="ecmascript: a required member",
    ),
    pytest.param(
        "a.js", "const j = require('jsonwebtoken')\nj.sign({}, k)\n", ["2 jsonwebtoken.sign token"], id="ecmascript: a required module"
    ),
    pytest.param(
        "a.ts",
        "import { SignJWT } from 'jose'\nawait new SignJWT(p).setIssuedAt().sign(k)\n",
        ["2 SignJWT token"],
        id="ecmascript: a construction",
    ),
    pytest.param(
        "a.ts",
        "import { cookies } from 'next/headers'\n(await cookies()).get('session')\n;(await cookies()).get('theme')\n"
        ";(await cookies()).get('login-retry')\n",
        ["2 cookies.get session"],
        id="ecmascript: a method of an awaited call, by its key",
    ),
    pytest.param(
        "a.ts",
        "import { getCookie, getSignedCookie, setCookie } from 'hono/cookie'\ngetCookie(c, 'session')\ngetCookie(session, 'theme')\n"
        "setCookie(c, 'theme', token)\ngetCookie(c)\ngetSignedCookie(c, secret, 'session')\ngetSignedCookie(c, token, 'theme')\n",
        ["2 cookie.getCookie session", "6 cookie.getSignedCookie session"],
        id="ecmascript: a key that comes second",
    ),
    pytest.param(
        "a.ts",
        "export default defineEventHandler((event) => {\n  setCookie(event, 'auth-token', t)\n  getCookie(event, 'theme')\n"
        "  jar.setCookie(event, 'auth-token')\n})\n",
        ["2 setCookie session"],
        id="ecmascript: what a framework binds by itself",
    ),
    pytest.param(
        "a.ts",
        "function setCookie(name, token) { document.cookie = name + token }\nsetCookie('theme', 'token')\n",
        [],
        id="ecmascript: a function of that name",
    ),
    pytest.param(
        "a.ts",
        "import { createCookieSessionStorage } from 'react-router'\n"
        "export const authSessions = createCookieSessionStorage({ cookie: { name: '__session' } })\n"
        "export const themes = createCookieSessionStorage({ cookie: { name: 'theme' } })\n",
        ["2 react-router.createCookieSessionStorage session"],
        id="ecmascript: a storage of sessions, by the name of its cookie",
    ),
    pytest.param(
        "a.ts",
        "import { Spotify } from 'arctic'\nconst spotify = new Spotify(a, b, c)\nspotify.createAuthorizationURL(s)\n",
        ["2 Spotify oauth", "3 Spotify.createAuthorizationURL oauth"],
        id="ecmascript: any provider of a library",
    ),
    pytest.param(
        "a.ts",
        "import { lucia } from 'lucia'\nconst auth = lucia({})\nauth.createKey({})\n"
        "export const f = async (event) => event.locals.auth.validate()\nexport const g = async (event) => event.locals.theme.validate()\n",
        ["2 lucia.lucia session", "3 lucia.createKey session", "4 auth.validate session"],
        id="ecmascript: a service that a request carries along",
    ),
    pytest.param(
        "a.ts",
        "export class Doors { leave(response) { response.clearCookie('jwt'); response.clearCookie('theme') } }\n",
        ["1 response.clearCookie session"],
        id="ecmascript: a cookie that is taken back",
    ),
    pytest.param(
        "a.ts",
        "import express, { Response } from 'express'\nexport function enter(r, answer: Response) {\n  r.cookie('session', 'x')\n"
        "  answer.cookie('token', 'x')\n  answer.cookie('theme', 'dark')\n}\n"
        "express().post('/in', (_, out) => { out.status(200).cookie('jwt', 'x'); out.setCookie('token', 'x') })\ncookie('token')\n",
        ["3 r.cookie session", "4 answer.cookie session", "7 out.setCookie session", "7 status.cookie session"],
        id="ecmascript: a cookie that is set, whatever its answer is called",
    ),
    pytest.param(
        "a.ts",
        "import { scrypt, scryptAsync } from '@noble/hashes/scrypt.js'\n"
        "import { scrypt as older, scryptAsync as later } from '@noble/hashes/scrypt'\n"
        "import { argon2id, argon2idAsync } from '@noble/hashes/argon2.js'\n"
        "import { argon2id as a, argon2idAsync as b } from '@noble/hashes/argon2'\n"
        "import { pbkdf2, pbkdf2Async } from '@noble/hashes/pbkdf2.js'\n"
        "import { pbkdf2 as c, pbkdf2Async as d } from '@noble/hashes/pbkdf2'\n"
        "import { constantTimeEqual } from '@oslojs/crypto/subtle'\n"
        "scrypt(p)\nscryptAsync(p)\nolder(p)\nlater(p)\nargon2id(p)\nargon2idAsync(p)\na(p)\nb(p)\npbkdf2(p)\npbkdf2Async(p)\nc(p)\nd(p)\n"
        "constantTimeEqual(x, y)\n",
        [
            "8 scrypt.scrypt password", "9 scrypt.scryptAsync password", "10 scrypt.scrypt password", "11 scrypt.scryptAsync password",
            "12 argon2.argon2id password", "13 argon2.argon2idAsync password", "14 argon2.argon2id password",
            "15 argon2.argon2idAsync password",
            "16 pbkdf2.pbkdf2 password", "17 pbkdf2.pbkdf2Async password", "18 pbkdf2.pbkdf2 password", "19 pbkdf2.pbkdf2Async password",
            "20 subtle.constantTimeEqual password",
        ],
        id="ecmascript: passwords of smaller libraries",
    ),
    pytest.param(
        "a.ts",
        "import passport from 'koa-passport'\npassport.use(s)\npassport.authenticate('jwt')\npassport.authorize('x')\n"
        "passport.initialize()\n"
        "passport.session()\npassport.serializeUser(f)\npassport.deserializeUser(f)\n",
        [
            "2 koa-passport.use session", "3 koa-passport.authenticate session", "4 koa-passport.authorize session",
            "5 koa-passport.initialize session", "6 koa-passport.session session", "7 koa-passport.serializeUser session",
            "8 koa-passport.deserializeUser session",
        ],
        id="ecmascript: passport of Koa",
    ),
    pytest.param(
        "a.py",
        "from fastapi import Response\ndef enter(r: Response, made):\n    r.set_cookie('token', 'x')\n    made.set_cookie('theme', 'x')\n"
        "    made.delete_cookie('session')\n    self.set_secure_cookie('user_token', 'x')\n    made.set_signed_cookie('session', 'x')\n",
        ["3 r.set_cookie session", "5 made.delete_cookie session", "6 self.set_secure_cookie session", "7 made.set_signed_cookie session"],
        id="python: a cookie that is set, whatever its answer is called",
    ),
    pytest.param(
        "a.ts",
        "import { sign } from 'jsonwebtoken'\ntype A = { sign: string }\nconst o = { sign: 1 }\n// sign()\nconst s = 'sign()'\n",
        [],
        id="ecmascript: types, keys, comments and strings",
    ),
    pytest.param("a.tsx", "import { hash } from 'bcrypt'\nexport const P = () => <p>hash('x')</p>\n", [], id="ecmascript: JSX text"),
    pytest.param(
        "a.go",
        'package a\n\nimport j "github.com/golang-jwt/jwt/v5"\n\nfunc f() {\n\tj.NewWithClaims(m, c)\n}\n',
        ["6 jwt.NewWithClaims token"],
        id="go: an aliased package with a major version",
    ),
    pytest.param(
        "a.go",
        'package a\n\nimport "golang.org/x/crypto/bcrypt"\n\nfunc f(s bcrypt.Cost) {\n\tx := "bcrypt.GenerateFromPassword"\n}\n',
        [],
        id="go: types, strings",
    ),
]


MADE_ELSEWHERE = [
    pytest.param(
        {
            "lib/auth.ts": "import { betterAuth } from 'better-auth'\nexport const auth = betterAuth({})\nexport const kept = new Map()\n",
            "a.ts": "import { auth, kept } from './lib/auth'\nauth.handler(r)\nauth.api.getSession({})\nkept.get('session')\n"
            "type Session = typeof auth.$Infer.Session\nmount(auth)\n",
        },
        ["a.ts:2 betterAuth.handler", "a.ts:3 api.getSession", "lib/auth.ts:2 better-auth.betterAuth"],
        id="what is called on a value that another file makes, not what it only keeps or hands over",
    ),
    pytest.param(
        {
            "c.ts": "import { createAuthClient } from 'better-auth/react'\nexport const client = createAuthClient({})\n"
            "export const { signIn, useSession } = client\nexport const { other } = {}\n",
            "a.ts": "import { signIn, useSession, other } from './c'\nexport const f = () => signIn.email({})\nother.email({})\n",
        },
        ["a.ts:2 signIn.email", "c.ts:2 react.createAuthClient"],
        id="a member of what is taken out of a client",
    ),
    pytest.param(
        {
            "n.ts": "import NextAuth from 'next-auth'\nexport const { handlers, auth, signIn } = NextAuth({})\n",
            "a.ts": "import { auth as who } from './n'\nexport const f = () => who()\nexport const DELETE = who(async () => 1)\n",
            "b.ts": "import { auth } from './other'\nexport const f = async () => await auth()\n",
            "other.ts": "export const auth = async () => 1\n",
        },
        ["a.ts:2 next-auth.auth", "a.ts:3 next-auth.auth", "n.ts:2 next-auth"],
        id="a function taken out of what a library's default makes",
    ),
    pytest.param(
        {
            "db.ts": "import { createServerClient } from '@supabase/ssr'\nexport const connect = () => {\n  const jar = cookies()\n"
            "  return createServerClient(url, key, { jar })\n}\nexport const orders = () => table('orders')\n",
            "a.ts": "import { connect, orders } from './db'\nexport async function f() {\n  const db = await connect()\n"
            "  const rows = orders()\n  await db.auth.updateUser({})\n  await db.from('x').select()\n  await rows.auth.updateUser({})\n}\n",
        },
        ["a.ts:5 auth.updateUser"],
        id="a member of what a function of another file returns",
    ),
    pytest.param(
        {
            "s.ts": "import { createCookieSessionStorage as store } from '@remix-run/node'\nconst own = store({ cookie: { name: 'x' } })\n"
            "export const sessions = own\nexport const toastSessions = own\n",
            "a.ts": "import { sessions, toastSessions } from './s'\nsessions.getSession(c)\ntoastSessions.getSession(c)\n",
        },
        ["a.ts:2 createCookieSessionStorage.getSession"],
        id="a storage of sessions, not one of what is shown",
    ),
    pytest.param(
        {
            "l.ts": "import { Lucia } from 'lucia'\nexport const lucia = new Lucia(adapter)\nexport class Own { invalidate() {} }\n",
            "a.ts": "import { lucia, Own } from './l'\nlucia.deleteExpiredSessions()\nnew Own().invalidate()\n",
        },
        ["a.ts:2 Lucia.deleteExpiredSessions", "l.ts:2 Lucia"],
        id="any member of what a class makes",
    ),
]


@pytest.mark.parametrize(("files", "expected"), MADE_ELSEWHERE)
def test_calls_on_what_another_file_makes(files: dict[str, str], expected: list[str]) -> None:
    assert [f"{call.path}:{call.line} {call.name}" for call in found("auth_call", files)] == expected


@pytest.mark.parametrize(("path", "text", "expected"), CALLS)
def test_auth_calls(path: str, text: str, expected: list[str]) -> None:
    calls = found("auth_call", {path: text})
    assert [f"{call.line} {call.name} {call.value('primitive')}" for call in calls] == expected


def test_a_call_names_its_definition_and_its_callee_as_written() -> None:
    (call,) = found("auth_call", {"a.py": "import jwt as t\nclass Tokens:\n    def make(self):\n        return t.encode({}, k)\n"})
    assert (call.value("within"), call.value("callee")) == ("Tokens.make", "t.encode")


def test_a_value_of_another_file_is_followed() -> None:
    files = {
        "app/__init__.py": "",
        "app/security.py": "from pwdlib import PasswordHash\nhasher = PasswordHash.recommended()\n",
        "app/users.py": "from app.security import hasher\nhasher.hash('x')\n",
    }
    assert "PasswordHash.recommended.hash" not in {call.name for call in found("auth_call", files)}
    assert [call.name for call in found("auth_call", files) if call.path == "app/users.py"] == ["recommended.hash"]


SHOWN = [
    pytest.param("a.ts", "import { WebSocket } from 'ws'\n", {"websocket"}, id="an import"),
    pytest.param("a.ts", "import { upgradeWebSocket } from 'hono/deno'\nupgradeWebSocket(f)\n", {"websocket", "hono"}, id="an upgrade"),
    pytest.param("a.py", "from flask_sock import Sock\n", {"websocket"}, id="sockets of a small library"),
    pytest.param("a.ts", "const s = new WebSocket(url)\n", {"websocket"}, id="a global construction"),
    pytest.param(
        "a.ts",
        "let s: WebSocket | null\ntype WSMessage = { WebSocket: string }\n// new WebSocket(x)\n",
        set(),
        id="types and prose are none",
    ),
    pytest.param("a.ts", "import type { WebSocket } from 'ws'\n", set(), id="an import of a type is none"),
    pytest.param(
        "a.ts", "import { WebSocket } from './socket'\nnew WebSocket(url)\n", set(), id="the project's own thing of that name is none"
    ),
    pytest.param("a.ts", "[1].forEach(console.log)\n", {"console.log"}, id="a function that is handed over to be called"),
    pytest.param("a.ts", "window.localStorage.setItem('a', 'b')\n", {"localStorage"}, id="a member of a global"),
    pytest.param("a.ts", "import r from './redis'\n", set(), id="a file of that name is none"),
    pytest.param("a.ts", 'import "axios";\nimport "ws";\n', {"axios", "websocket"}, id="an import that binds no name"),
    pytest.param("a.ts", "import a from 'https://esm.sh/axios@1.2/utils.js'\n", {"axios"}, id="an address that hands out a package"),
    pytest.param("a.ts", "import a from 'https://cdn.jsdelivr.net/npm/axios@1'\n", {"axios"}, id="an address with a folder before it"),
    pytest.param("a.ts", "import a from 'https://example.org/axios'\n", set(), id="an address of somebody's own"),
    pytest.param("a.py", "import redis.asyncio as r\n", {"redis"}, id="a submodule"),
    pytest.param("a.py", "import redistribute\n", set(), id="a longer name is none"),
    pytest.param("a.py", "import typing as t\ndef f(a: t.Optional[int]): ...\n", {"typing-optional"}, id="a member of a module"),
    pytest.param("a.py", "import typing\ndef f(a: typing.List[int]): ...\n", set(), id="another member of it is none"),
    pytest.param("a.py", "def f(jwt, requests):\n    return jwt.split('.'), requests.get()\n", set(), id="values called like libraries"),
    pytest.param("a.py", "class A:\n    def f(self):\n        return self.requests.get(1)\n", set(), id="a member called like a library"),
    pytest.param("a.ts", "export const f = (jwt: string) => jwt.split('.')\n", set(), id="ecmascript: a value called like a library"),
    pytest.param("a.ts", "const axios = { get: () => 1 }\naxios.get()\n", set(), id="ecmascript: an object called like a library"),
    pytest.param("a.py", "import subprocess as s\ns.run(['tmux', 'new'])\n", {"tmux", "subprocess"}, id="a program that is run"),
    pytest.param(
        "a.py", "import subprocess\nsubprocess.run(['ls', 'tmux'])\n", {"subprocess"}, id="an argument of another program is none"
    ),
    pytest.param(
        "a.go",
        'package a\n\nimport "os/exec"\n\nfunc f() {\n\texec.Command("tmux", "ls")\n}\n',
        {"tmux", "subprocess"},
        id="go: a program that is run",
    ),
    pytest.param("a.go", 'package a\n\nimport "github.com/redis/go-redis/v9"\n', {"redis"}, id="go: a module with a major version"),
    pytest.param("a.go", "package a\n\ntype WSMessage struct{}\n\n// websocket\n", set(), id="go: names and prose are none"),
]


@pytest.mark.parametrize(("path", "text", "expected"), SHOWN)
def test_technologies(path: str, text: str, expected: set[str]) -> None:
    assert {element.name for element in found("technology", {path: text, "socket.ts": "export class WebSocket {}\n"})} == expected


def test_a_technology_is_one_element_a_file_with_all_its_evidence() -> None:
    (element,) = found("technology", {"a.ts": "import { WebSocketServer } from 'ws'\nnew WebSocketServer({})\n\nnew WebSocketServer({})\n"})
    assert (element.line, [(facet.name, facet.value) for facet in element.named("evidence")]) == (
        1,
        [("import", "ws"), ("constructor", "WebSocketServer")],
    )


VARIABLES = [
    pytest.param("a.py", "import os\nos.getenv('A')\nos.environ['B']\nos.environ.get('C', 1)\n", ["2 A", "3 B", "4 C"], id="python"),
    pytest.param("a.py", "from os import environ as e, getenv\ne['A']\ngetenv('B')\n", ["2 A", "3 B"], id="python: aliases"),
    pytest.param("a.py", "x = {'os.environ': 'A'}\n# os.environ['A']\n", [], id="python: prose"),
    pytest.param(
        "a.py",
        "from pydantic_settings import BaseSettings\nclass S(BaseSettings):\n  db_url: str\n  debug: bool\n  kept: ClassVar[int] = 1\n",
        ["3 DB_URL", "4 DEBUG"],
        id="python: settings",
    ),
    pytest.param(
        "a.ts", "process.env.A\nprocess.env['B']\nconst { C, D = 1 } = process.env\n", ["1 A", "2 B", "3 C", "3 D"], id="ecmascript"
    ),
    pytest.param(
        "a.py", "import os\n\nkept = os.environ.copy()\nfor key, value in os.environ.items():\n    print(key)\nos.environ['A']\n", ["6 A"],
        id="python: methods",
    ),
    pytest.param("a.ts", "import.meta.env.VITE_A\n", ["1 VITE_A"], id="ecmascript: import.meta"),
    pytest.param(
        "a.go",
        'package a\n\nimport "os"\n\nvar x = os.Getenv("A")\n\nfunc f() {\n\ty, ok := os.LookupEnv("B")\n}\n',
        ["5 A", "8 B"],
        id="go",
    ),
    pytest.param(
        "a.go",
        'package a\n\ntype S struct {\n\tA string `env:"A,required"`\n\tB int `arg:"--b,env:B" json:"environ"`\n\tC int `json:"env"`\n}\n',
        ["4 A", "5 B"],
        id="go: tags of fields",
    ),
    pytest.param(
        "a.mjs", "import { env } from 'node:process';\nenv.A;\nglobalThis.process.env.B;\n", ["2 A", "3 B"], id="ecmascript: by import"
    ),
]


@pytest.mark.parametrize(("path", "text", "expected"), VARIABLES)
def test_environment(path: str, text: str, expected: list[str]) -> None:
    assert [f"{element.line} {element.name}" for element in found("env_var", {path: text})] == expected
