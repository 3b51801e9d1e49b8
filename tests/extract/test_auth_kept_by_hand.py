"""Authentication that is done by hand: cookies of a session, schemes of a header, hooks before every request, what others leave to it."""

from __future__ import annotations

import pytest

from keeper_validate.extract.snapshot import snapshot
from keeper_validate.tree import tree_of

COOKIES = """
const COOKIE = 'shop_session'
export function setSessionCookie(headers, id) { headers.append("Set-Cookie", `${COOKIE}=${id}`) }
export function readSession(request) { return value(request.headers.get("cookie"), COOKIE) }
export function endSession() { return new Response(null, { headers: { 'Set-Cookie': 'a=; Max-Age=0' } }) }
export function sessionNames() { return ['Set-Cookie', 'cookie'] }
export function themeCookie(request) { return request.headers.get("cookie") }
export function getUserPreferencesCookie(request) { return request.headers.get("cookie") }
"""
SCHEMES = """
export function verifyBasicAuth(header, a) { return header.startsWith('Basic ') && header.slice(6) === a }
export function bearerToken(header) { return header.replace('Bearer ', '') }
export function isBasicAuth(scheme) { return scheme === 'basic' }
export function authClient(t) { return fetch('/x', { headers: { 'X-Auth': 'Bearer ' + t } }) }
export function tokenType() { return 'Bearer' }
export function getAuthHeader(task) { return task.method === 'basic' ? task.value : {} }
export function basicAuthName() { return names.indexOf('Basic Authentication of old') }
export function shortName(name) { return name.replace('Basic ', '') }
"""
SCHEMES_PYTHON = """
def parse_auth(value):
    kind, _, token = value.partition(" ")
    return token if kind.lower() == "bearer" else None
def get_token(value):
    return value.removeprefix("Bearer ")
def auth_headers(token):
    return {"X-Auth": "Bearer " + token}
"""
FOLLOWED = {
    "password_kinds.py": "import bcrypt\ndef _by_bcrypt(a, b):\n    return bcrypt.checkpw(a, b)\n"
    "def verify_password_hash(a, b):\n    return _by_bcrypt(a, b)\n",
    "security.py": "from passlib.context import CryptContext\nkit = CryptContext()\ndef verify_secret(a, b):\n    return kit.verify(a, b)\n"
    "def authenticate_user(user, given):\n    return verify_secret(given, user.secret)\n",
}
MAKING = """import bcrypt from 'bcrypt'
export function createStore() {
  return { async begin({ given }) { return bcrypt.compare(given, kept) } }
}
"""
LEFT_TO = """
export async function runLogin(form) { return authRepository.login(form) }
export async function runOrder(form) { return authRepository.login(form) }
"""
SOMEBODY = """
export async function forgotPassword(token) { const user = await find(token); user.changePassword(token.given) }
export async function submitPassword(form) { await api.changePassword(form) }
"""
REFRESHED = """package auth

func (uc *usecase) Refresh(t string) error { return uc.jwtService.ParseToken(t) }

func (uc *usecase) Reload(t string) error { return uc.jwtService.ParseToken(t) }
"""
HOOKS = """
from flask import Flask, abort, g, redirect, session
def create_app():
    app = Flask(__name__)
    @app.before_request
    def second_step():
        if not session.get("second"):
            return redirect("/second")
    @app.before_request
    def started():
        g.start = 1
    @app.after_request
    def later(answer):
        abort(403)
    return app
def enforce_renewal():
    if not g.user:
        return redirect("/renewal")
"""
ASKED_TYPED = """
from litestar.connection import ASGIConnection
def forbid_giving(connection: ASGIConnection[Any, Any], _: Handler) -> None:
    raise PermissionDeniedError()
def forbid_taking(connection: Mapping[Any, Any]) -> None:
    raise PermissionDeniedError()
"""
NON_NULL = """
export class Users { async findByCredentials(given) { return this.one.verifyPassword!(given) } }
"""
REFUSING = """
export const mayPass = async (ctx, next) => { if (!ctx.state.user) throw new NotAuthorizeError(); await next() }
export const mayEnter = async (ctx, next) => { if (!ctx.state.user) throw new LoginError(); await next() }
"""
DECODED = """
export const verifyResetToken = (token) => JSON.parse(Buffer.from(token, 'base64url').toString()).until > Date.now()
export const readPicture = (text) => Buffer.from(text, 'base64')
export const authenticate = (text) => Buffer.from(text, 'base64')
export const refreshToken = (id) => fetch('/x', { headers: { Key: Buffer.from(id).toString('base64') } })
"""
DECODED_PYTHON = """import base64
def decode_token(t):
    return base64.urlsafe_b64decode(t)
def picture(t):
    return base64.b64decode(t)
"""
CAPTCHA = "from flask import session\ndef clear_captcha_session():\n    session.clear()\n"
TYPED_JWT = """import type { JWT } from '@fastify/jwt'
export const decode = async (token: string, jwt: JWT) => jwt.decode(token)
"""
INJECTED = """import { type Kit } from './kit'
export class Kits { constructor(private readonly auth: Kit) {}
  async getSession(h) { return this.auth.api.getSession({ headers: h }) } }
"""
MADE = """import bcrypt from 'bcrypt'
export const makeCryptService = () => ({ hash: async (plain) => bcrypt.hash(plain, 10) })
export const makeOrderService = () => ({ hash: async (plain) => bcrypt.hash(plain, 10) })
"""
ASKED_BY_NAME = """
export const makeLogin = (deps) => async (given) => deps.tokenService.sign(await deps.users.find(given))
export const loginPage = (deps) => async (given) => deps.pages.sign(given)
"""
KEEPING = """package a

import "golang.org/x/crypto/bcrypt"

func (r *repository) LoginRepository(a string) error { return bcrypt.CompareHashAndPassword(a, a) }
"""
TABLES = """
export async function createSession(userId) { await db.insert(sessionTable).values({ userId }) }
export async function getUserBySessionId(id) { return db.select().from(sessionTable).where(eq(sessionTable.id, id)) }
export async function invalidateSession(id) { await db.delete(schema.userSessions).where(eq(schema.userSessions.id, id)) }
export async function createSessionOfGame(id) { await db.insert(gameTable).values({ id }) }
"""
CONSTRUCTED = """
export const addRefreshToken = async (given) => { const kept = new RefreshToken({ given }); await kept.save() }
export const addRefreshTokenCount = async (given) => { const kept = new Counter({ given }); await kept.save() }
"""
OWN_BASE = """
class BasePermission(ABC):
    def allows(self, request): ...
class IsAdmin(BasePermission):
    def allows(self, request):
        return request.user.admin
class IsLong(BaseLength):
    def allows(self, request):
        return request.long
"""
ENCODED = "def encrypt_mail_password(password):\n    return kit.seal(password.encode()).decode()\n"
KEEPING_CLASS = "import bcrypt\nclass AuthRepository:\n    hasher = bcrypt.hashpw(1, 2)\n"
DEVICE = """
export const hasDeviceInfoHeader = (req, res, next) => { if (!req.headers.device) throw new ForbiddenError(); next() }
export const hasKeyHeader = (req, res, next) => { if (!req.headers.key) throw new ForbiddenError(); next() }
"""
HANDED_IN = """
import type bcrypt from 'bcrypt'
export class Kits { constructor(private readonly bcrypt: Kit) {}
  async hashPassword(p) { return this.bcrypt.hash(p, 10) } }
"""
UNDER = """from shop.store import store
def blacklist_token(jti):
    store.set(f"blacklist:{jti}", "1")
def is_token_blacklisted(jti):
    return store.get(f"blacklist:{jti}") is not None
def token_price(jti):
    return store.get(f"prices:{jti}")
"""
UNDER_SCRIPT = """
export const createSession = async (c, user) => c.get('box').put(`session_${user.id}`, user.id)
export const deleteSession = async (c, id) => c.get('box').delete(`session_${id}`)
export const createSessionOfGame = async (c, id) => c.get('box').put(`board_${id}`, id)
"""
UNDER_GO = """package auth

import "fmt"

func (s *shelf) DeleteSession(id string) { s.box.Del(fmt.Sprintf("session:%s", id)) }

func (s *shelf) DeleteToken(id string) { s.box.Del(fmt.Sprintf("board:%s", id)) }
"""
STRATEGY = """
import { Strategy as Bearer } from 'passport-jwt'
const found = async (payload, done) => done(null, await people.find(payload.sub))
const drawn = async (payload, done) => done(null, await people.find(payload.sub))
export const strategy = new Bearer({ key }, found)
export const board = new Board({ key }, drawn)
"""
PEPPERED = """
import { createHmac, createHash } from 'node:crypto'
export const peppered = (password) => createHmac('sha256', PEPPER).update(password).digest('hex')
export const cacheKeyOf = (code) => createHash('sha256').update(code).digest('hex')
export const tagged = (body) => createHash('sha256').update(body).digest('hex')
"""
ASSUMED = """from django.utils.deprecation import MiddlewareMixin
class ActingAsMiddleware(MiddlewareMixin):
    def process_request(self, request):
        request.user = self.other(request)
class TimingMiddleware(MiddlewareMixin):
    def process_request(self, request):
        request.started = 1
"""
RESET_JAVA = """package a;
import java.util.UUID;
class PasswordResetTokens {
  Token generateToken() { Token made = new Token(); made.setToken(UUID.randomUUID()); return made; }
}
class PasswordResetTokensTest {
  void expiredToken() { new PasswordResetTokens().generateToken(); }
}
"""
OTP_PHP = """<?php
trait SendOtp {
  public function sendOtp($user) { $otp = random_int(1000, 9999); return $otp; }
}
trait SendDice {
  public function sendDice($user) { return random_int(1, 6); }
}
"""
HASHED_GO = """package secure

import "crypto/hmac"

func HashOTP(code string, key []byte) []byte { return hmac.New(sha, key).Sum([]byte(code)) }

func HashPage(page string, key []byte) []byte { return hmac.New(sha, key).Sum([]byte(page)) }
"""
HASHED_CS = """class RefreshTokenHasher {
  public string Compute(string given) { using var made = new HMACSHA256(_key); return Text(made.ComputeHash(given)); }
}
class PageHasher {
  public string Compute(string given) { using var made = new HMACSHA256(_key); return Text(made.ComputeHash(given)); }
}
"""
SPLIT = """
export const validateTokenParts = (token) => JSON.parse(atob(token.split('.')[1])).until > Date.now()
export const readPicture = (text) => atob(text)
export const generateTwoFactorCode = () => String(Math.floor(Math.random() * 1e6))
export const generateColour = () => String(Math.floor(Math.random() * 1e6))
"""
WRAPPED = """import { setSignedCookie } from 'hono/cookie'
export const keepCookie = async (c, name, value) => setSignedCookie(c, name, value, KEY)
"""
LEFT_ON = {
    "lib/keys.ts": (
        "import { createHash } from 'node:crypto'\n"
        "export const hashToken = (t) => createHash('sha256').update(t).digest('hex')\n"
    ),
    "verification.ts": (
        "import { hashToken } from './lib/keys'\nexport const consume = async (given) => rows.take(hashToken(given))\n"
        "export const answer = async (req, res) => res.json(hashToken(req.body.given))\nexport const setup = () => hashToken('a')\n"
    ),
    "orders.ts": "import { hashToken } from './lib/keys'\nexport const consume = async (given) => rows.take(hashToken(given))\n",
}
LEFT_ON_GO = """package store

import "crypto/sha256"

func HashToken(t string) string { return string(sha256.Sum256([]byte(t))) }

func (s *SessionShelf) Take(ctx context.Context, t string) error { return s.rows.Take(HashToken(t)) }

func (s *Shelf) Take(ctx context.Context, t string) error { return s.rows.Take(HashToken(t)) }
"""
OTP_KIT = """<?php
class CodeChecker {
  public function checkOtp($user, $given) { return $this->google2fa->verifyKey($user->secret, $given); }
}
class OtpKitServiceProvider extends ServiceProvider {
  public function register() { $this->app->singleton(fn () => new Google2FA()); }
}
"""
WHOLE = """
import { lucia } from 'lucia'
export const auth = lucia({ getUserAttributes: (kept) => kept })
"""
LOOKED = """
export function findSessionById(id) { return db.query.sessions.findFirst({ where: eq(sessions.token, id) }) }
export async function logUserIn({ user }) { return findSessionById(user.id) }
export async function logUserStory({ user }) { return findSessionById(user.id) }
"""
PLACED = """<?php
class CheckSeat {
  public function handle($request, Closure $next) { if (!$request->user()->may('x')) { abort(403); } return $next($request); }
}
class TrimSeat { public function handle($request, Closure $next) { return $next($request); } }
class OpenHours { public function handle($request, Closure $next) { if (now()->hour < 9) { abort(403); } return $next($request); } }
class BlockedIpCheck { public function handle($request, Closure $next) { if ($request->user()->far) { abort(403); } } }
"""
TURNED = """from sqlalchemy import select
from shop.models import UserToken, Basket
async def revoke_oldest_session(user_id, kept):
    await kept.delete((await kept.execute(select(UserToken))).first())
async def revoke_oldest_session_of_basket(user_id, kept):
    await kept.delete((await kept.execute(select(Basket))).first())
"""
SERVICES = [
    pytest.param({"app/Http/Middleware/A.php": PLACED}, ["CheckSeat"], id="PHP: what stands in the folder of such as stand before others"),
    pytest.param({"app/Http/Seats/A.php": PLACED}, [], id="the same elsewhere"),
    pytest.param({"a.py": TURNED}, ["revoke_oldest_session"], id="Python: a model of tokens that is selected"),
    pytest.param(LEFT_ON, ["hashToken", "consume"], id="what is left to a maker of credentials, where the file speaks of one"),
    pytest.param({"store/a.go": LEFT_ON_GO}, ["HashToken", "SessionShelf.Take"], id="the same of a method of Go"),
    pytest.param({"a.php": OTP_KIT}, ["CodeChecker.checkOtp"], id="PHP: a kit of second factors, and what only makes it known"),
    pytest.param({"a.ts": WHOLE}, [], id="a whole library, with what it is told"),
    pytest.param({"a.ts": LOOKED}, ["findSessionById", "logUserIn"], id="a session that is looked up"),
    pytest.param({"pkg/secure/a.go": HASHED_GO}, ["HashOTP"], id="Go: a digest of a code"),
    pytest.param({"a.cs": HASHED_CS}, ["RefreshTokenHasher"], id="C#: a digest of a token"),
    pytest.param({"a.ts": SPLIT}, ["validateTokenParts", "generateTwoFactorCode"], id="a token in parts, a code of chance"),
    pytest.param({"lib/auth/a.ts": WRAPPED}, ["keepCookie"], id="a cookie under the name that is given, where all speaks of it"),
    pytest.param({"lib/shop/a.ts": WRAPPED}, [], id="the same elsewhere"),
    pytest.param({"auth/a.py": UNDER}, ["blacklist_token", "is_token_blacklisted"], id="kept under a key that begins so"),
    pytest.param({"auth/a.ts": UNDER_SCRIPT}, ["createSession", "deleteSession"], id="the same in a template"),
    pytest.param({"auth/a.go": UNDER_GO}, ["shelf.DeleteSession"], id="the same in a format"),
    pytest.param({"a.ts": STRATEGY}, ["found"], id="handed to what makes a strategy"),
    pytest.param({"utils/bcrypt.ts": PEPPERED}, ["peppered"], id="a digest of a password that is given"),
    pytest.param({"utils/pages.ts": PEPPERED}, [], id="the same where nothing speaks of credentials"),
    pytest.param({"a.py": ASSUMED}, ["ActingAsMiddleware"], id="Django: a middleware that tells who is there"),
    pytest.param({"a.java": RESET_JAVA}, ["PasswordResetTokens"], id="Java: a token of chance, and what tests it"),
    pytest.param({"a.php": OTP_PHP}, ["SendOtp"], id="PHP: a code of chance"),
    pytest.param({"a.ts": MADE}, ["makeCryptService"], id="what makes something that is called after a credential"),
    pytest.param({"a.ts": ASKED_BY_NAME}, ["makeLogin"], id="an object that is called after a credential is asked"),
    pytest.param({"a.go": KEEPING}, ["repository.LoginRepository"], id="Go: a function that is called a repository, and asks"),
    pytest.param({"a.py": KEEPING_CLASS}, [], id="a class that keeps rows"),
    pytest.param({"auth.ts": TABLES}, ["createSession", "getUserBySessionId", "invalidateSession"], id="tables of sessions"),
    pytest.param({"auth.ts": CONSTRUCTED}, ["addRefreshToken"], id="a row of a model of tokens"),
    pytest.param({"a.py": OWN_BASE}, ["IsAdmin"], id="a base of permissions of one's own"),
    pytest.param({"a.py": ENCODED}, [], id="the bytes of a text"),
    pytest.param({"a.ts": DEVICE}, ["hasKeyHeader"], id="what looks at a device looks at nobody"),
    pytest.param({"a.ts": HANDED_IN}, ["Kits.hashPassword"], id="a library that is handed in under its name"),
    pytest.param({"a.ts": COOKIES}, ["setSessionCookie", "readSession", "endSession"], id="cookies by hand"),
    pytest.param({"a.ts": SCHEMES}, ["verifyBasicAuth", "bearerToken", "isBasicAuth"], id="the scheme of a header"),
    pytest.param({"a.py": SCHEMES_PYTHON}, ["parse_auth", "get_token"], id="the same in Python"),
    pytest.param(FOLLOWED, ["_by_bcrypt", "verify_password_hash", "verify_secret", "authenticate_user"], id="what acts is asked"),
    pytest.param({"auth/a.ts": MAKING}, ["createStore"], id="an object whose methods ask, made by a function"),
    pytest.param({"orders/a.ts": MAKING}, [], id="the same where nothing speaks of credentials"),
    pytest.param({"a.ts": LEFT_TO}, ["runLogin"], id="what leaves it to a repository of authentication"),
    pytest.param({"a.ts": SOMEBODY}, ["forgotPassword"], id="somebody who is asked for a new password"),
    pytest.param({"auth/a.go": REFRESHED}, ["usecase.Refresh"], id="Go: what renews by a service"),
    pytest.param({"a.py": HOOKS}, ["create_app.second_step", "enforce_renewal"], id="hooks before every request"),
    pytest.param({"a.py": ASKED_TYPED}, ["forbid_giving"], id="Litestar: a guard by its type with what it is of"),
    pytest.param({"a.ts": NON_NULL}, ["Users.findByCredentials"], id="a call of what is said to be there"),
    pytest.param({"a.ts": REFUSING}, ["mayPass", "mayEnter"], id="exceptions that are spelled otherwise"),
    pytest.param({"a.ts": DECODED}, ["verifyResetToken"], id="a token that is only decoded"),
    pytest.param({"a.py": DECODED_PYTHON}, ["decode_token"], id="the same in Python"),
    pytest.param({"a.py": CAPTCHA}, [], id="the session of a captcha is nobody's"),
    pytest.param({"a.ts": TYPED_JWT}, ["decode"], id="Fastify's own type of tokens"),
    pytest.param({"a.ts": INJECTED}, ["Kits.getSession"], id="an instance of better-auth that is handed in"),
]
KEYS = """from flask import session
SEEN = "captcha_seen"
WHO = "user_id"
def read(request, response):
    name = CONFIG.access_token.cookie_name
    request.cookies.pop(name, None)
    response.delete_cookie(name)
    response.delete_cookie(other)
    session.get(SEEN)
    session.get(WHO)
"""
SPREAD = """def sign_in(response, kept):
    response.set_cookie(**kept.refresh_cookie)
    response.set_cookie(**kept.theme)
    response.set_cookie("session", **kept.theme)
"""
MANAGED = """package a;
class LoginFilter extends UsernamePasswordAuthenticationFilter {
  Authentication attempt(HttpServletRequest r) {
    return getAuthenticationManager().authenticate(r);
  }
}
"""
COOKIES_GO = """package auth

import "net/http"

func begin(w http.ResponseWriter, r *http.Request) {
	http.SetCookie(w, &http.Cookie{Name: "session", Value: "a"})
	http.SetCookie(w, &http.Cookie{Name: "theme", Value: "a"})
	c, _ := r.Cookie("session")
	kept := &http.Cookie{Name: "access_token"}
	http.SetCookie(w, kept)
	http.SetCookie(w, &http.Cookie{Name: s.cfg.CookieName})
	http.SetCookie(w, &http.Cookie{Name: s.cfg.CSRFToken.CookieKey})
}
"""
FACTOR = "export const keep = (cookies) => { cookies.set('two_factor_id', '1'); cookies.set('two_columns', '1') }\n"
CHOSEN = """import { setCookie } from 'hono/cookie'
export const keep = (c) => {
  const name = c.env.LIVE ? '__Secure-session' : 'session'
  setCookie(c, name, '1')
  const look = c.user ? 'theme' : 'dark'
  setCookie(c, look, '1')
}
"""
ENCODER = """package a;
import org.springframework.security.crypto.bcrypt.BCryptPasswordEncoder;
class A { String keep(String given) {
    return new BCryptPasswordEncoder()
        .encode(given); } }
"""
HANDLER_CS = """using System.IdentityModel.Tokens.Jwt;
class A {
  string Make(Kept kept) { var handler = new JwtSecurityTokenHandler();
    return handler.WriteToken(kept); }
  string Draw(Kept kept) { return board.WriteToken(kept); }
}
"""
ARGON_RUST = """use argon2::{Argon2, PasswordHasher};
pub fn keep(p: &str) -> String {
    Argon2::default()
        .hash_password(p.as_bytes(), &salt).to_string()
}
"""
NAMED_BY = """package core

import "net/http"

func (s *shelf) LoginOf(r *http.Request) { k, _ := r.Cookie(s.cookieName()) }

func (s *shelf) LookOf(r *http.Request) { k, _ := r.Cookie(s.cookieName()) }
"""
CALLS = [
    pytest.param({"core/a.go": NAMED_BY}, [5], id="Go: a cookie whose name another says, where a login asks for it"),
    pytest.param({"A.cs": HANDLER_CS}, [3, 4], id="C#: a handler of tokens"),
    pytest.param({"src/a.rs": ARGON_RUST}, [3, 3], id="Rust: argon2"),
    pytest.param({"auth/a.go": COOKIES_GO}, [6, 8, 10, 11], id="Go: cookies by their names"),
    pytest.param({"a.ts": FACTOR}, [1], id="the cookie of a second factor"),
    pytest.param({"a.ts": CHOSEN}, [4], id="one of two names"),
    pytest.param({"A.java": ENCODER}, [4, 4], id="Java: an encoder that is made in place"),
    pytest.param({"a.ts": "import { getIp } from '@better-auth/core/utils/ip'\ngetIp(request)\n"}, [], id="the tools of a library"),
    pytest.param({"a.ts": "import { make } from '@better-auth/core/session'\nmake(request)\n"}, [2], id="the library itself"),
    pytest.param({"A.java": MANAGED}, [4], id="Spring: the manager that a filter has"),
    pytest.param({"a.py": SPREAD}, [2, 4], id="what a cookie is made of, by its name"),
    pytest.param({"a.py": KEYS}, [6, 7, 10], id="the key is what a constant or a local name is bound to"),
    pytest.param({"a.ts": "export const f = (responseCookies) => responseCookies.set({ name: 'session' })\n"}, [1], id="an answer"),
]


def _found(files: dict[str, str], kind: str) -> list[tuple[str, int]]:
    tree = tree_of({path: text.encode() for path, text in files.items()})
    return [(one.name, one.line) for one in snapshot(tree, files, whole=True).elements if one.kind == kind]


@pytest.mark.parametrize(("files", "expected"), SERVICES)
def test_services(files: dict[str, str], expected: list[str]) -> None:
    assert [name for name, _ in _found(files, "auth_service")] == expected


@pytest.mark.parametrize(("files", "expected"), CALLS)
def test_calls(files: dict[str, str], expected: list[int]) -> None:
    assert [line for _, line in _found(files, "auth_call")] == expected
