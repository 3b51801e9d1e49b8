"""What tells authentication where no list of names does: the name of a package, of a file or a class, a header that is read."""

from __future__ import annotations

import pytest

from keeper_validate.extract.snapshot import snapshot
from keeper_validate.tree import tree_of

MAKER = "import jwt\ndef issue(u):\n    return jwt.encode({}, u)\ndef seed_all():\n    return jwt.encode({}, 1)\n"
ROUTED = "import jwt\nfrom fastapi import APIRouter\nr = APIRouter()\n@r.post('/x')\ndef renew(u):\n    return jwt.encode({}, u)\n"
BY_CLASS = """import bcrypt from 'bcrypt'
export class Hash { static make(p) { return bcrypt.hashSync(p) } }
export class Orders { static make(p) { return bcrypt.hashSync(p) } }
"""
REGISTERING = """import bcrypt from 'bcrypt'
export function doors(app) { app.post('/a', (req, res) => res.send(bcrypt.hashSync(req.body.a))) }
"""
KEEPING = """import fp from 'fastify-plugin'
export default fp(async function (app) {
  app.register(require('@fastify/jwt'), {})
  app.decorate('authenticate', async (req) => { await req.jwtVerify() })
})
"""
READING = """
export function getToken(ctx) { return ctx.request.header.authorization.split(' ')[1] }
export function bearerToken(req) { return req.get('Authorization') }
export function tokenOf(req) { return req.headers['authorization'] }
export function setToken(c, t) { c.headers.authorization = t; c.headers['Authorization'] = t }
export function loginClient(t) { return fetch('/x', { headers: { Authorization: t } }) }
export function putToken(c, t) { c.set('Authorization', t) }
export function orders(req) { return req.get('Authorization') }
"""
READING_PYTHON = """
def get_token(request):
    return request.headers.get("Authorization", "").split(" ")[1]
def token_of(request):
    return request.META["HTTP_AUTHORIZATION"]
def basic_token(request):
    return request.authorization
def set_token(session, t):
    session.headers["Authorization"] = t
def as_token(words):
    return words["Authorization"]
"""
READING_GO = """package a

func ExtractToken(r *http.Request) string { return r.Header.Get("Authorization") }

func TokenOf(c echo.Context) string { return c.Request().Header.Get(echo.HeaderAuthorization) }

func SetToken(r *http.Request) { r.Header.Set("Authorization", "x") }
"""
INTERFACE = """package a

type Server struct{ tokenMaker Maker }

func (s *Server) authorizeUser(t string) error { return s.tokenMaker.VerifyToken(t) }

func (s *Server) authorizeOrder(t string) error { return s.other.VerifyToken(t) }
"""
CONTROLLER = """import { Controller, Get, UseGuards } from '@nestjs/common'
import { AuthGuard } from '@nestjs/passport'
@Controller('auth')
export class AuthController {
  @Get('me') @UseGuards(AuthGuard()) me() { return 1 }
}
"""
CHECKOUT = """import NextAuth from 'next-auth'
const { auth } = NextAuth({})
export const createCheckoutSession = async () => { const session = await auth(); return pay(session) }
export const createUserSession = async () => { const session = await auth(); return pay(session) }
"""
VERSIONED = "import jwt\ndef create_jwt(u):\n    return jwt.encode({}, u)\ndef access_token(u):\n    return create_jwt(u)\n"
TWO_FACTORS = """import { authenticator } from 'otplib'
export const verifyTwoFactorService = async (t) => authenticator.verify({ token: t })
"""
KEPT = """import { db } from '@/db'
export const logoutService = async (token) => { await db.refreshToken.findUnique({ where: { token } }) }
export const forgotService = async (token) => { await db.passwordResetToken.upsert({ token }) }
export const forgotShared = async (token) => { await db.passwordResetToken.upsert({ token }) }
"""
TELLING = """
export async function attachUserToRequestEvent(id, event) { event.locals.user = await find(id) }
export async function attachUserToOrder(id, order) { order.user = await find(id) }
export const withUser = (c, found) => { c.set('user', found) }
export const withoutUser = (req) => { req.user = null }
export const withSameUser = (req, res) => { res.locals.user = req.user }
export const orders = (req, found) => { req.user = found }
"""
TELLING_PYTHON = """
def load_user_of(request):
    request.state.user = find(request)
def attach_user(request):
    g.user = None
"""
RAISING = """from fastapi import Depends
from errors import CREDENTIAL_EXCEPTIONS, NOT_FOUND
def payload_of(t=Depends(scheme)):
    if t is None:
        raise CREDENTIAL_EXCEPTIONS
    return t
def order_of(t=Depends(scheme)):
    if t is None:
        raise NOT_FOUND
    return t
def known(t=Depends(scheme)):
    return t is not CREDENTIAL_EXCEPTIONS
"""
STANDING_ON = """from rest_framework_simplejwt.tokens import Token
from allauth.core.kit import MailAuthenticator, MailPayload
class RenewalToken(Token):
    token_type = "x"
class Letter(MailAuthenticator):
    pass
class Row(MailPayload):
    pass
def make_token(u):
    return RenewalToken()
"""
PROPERTY = """import bcrypt
class User:
    @property
    def password(self):
        return self._password
    @password.setter
    def password(self, value):
        self._password = bcrypt.hashpw(value, SALT)
"""
SIBLINGS = {
    "__init__.py": "", "doors/__init__.py": "", "tools.py": "from passlib.context import CryptContext\nhasher = CryptContext()\n",
    "doors/views.py": "from tools import hasher\ndef verify_password(a, b):\n    return hasher.verify(a, b)\n",
}
EXCHANGING = """import * as client from 'openid-client'
export async function profileOf(config, url) { return client.authorizationCodeGrant(config, url) }
"""
ASKING_AROUND = """import { getCurrentUser } from './people'
export const defineDoor = (what, handler) => server(async (event) => {
  const user = await getCurrentUser(event)
  return handler({ event, user })
})
export const defineTimed = (what, handler) => server(async (event) => handler({ event }))
export const makeTelemetry = (handler) => async (event) => { await getCurrentUser(event); return handler(event) }
"""
GO_DIRECTIVE = """package doors

import "x/people"

func IsAdmin(ctx context.Context, obj any, next graphql.Resolver) (any, error) {
	if user := people.UserFromContext(ctx); user == nil {
		return nil, errors.New("no")
	}
	return next(ctx)
}

func Timed(ctx context.Context, obj any, next graphql.Resolver) (any, error) { return next(ctx) }
"""
GO_PEOPLE = "package people\n\nfunc UserFromContext(ctx context.Context) *User { return ctx.Value(key).(*User) }\n"
GO_REDIRECTING = """package doors

func ValidVisit(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		if !known(c) {
			return c.Redirect(307, base+"/login")
		}
		return next(c)
	}
}

func NeedsBoss(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		if !isAdmin(c) {
			return c.Redirect(307, base+"/")
		}
		return next(c)
	}
}

func Moved(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		if c.Path() == "/old" {
			return c.Redirect(307, base+"/")
		}
		return next(c)
	}
}
"""
HANDED_BY_NAME = """from missing import keeper
@keeper.token_in_blocklist_loader
def ended(header, payload):
    return find(payload)
@keeper.user_lookup_loader
def somebody(header, payload):
    return find(payload)
@keeper.error_loader
def orders(header, payload):
    return find(payload)
"""
STATUS_SET = """
@app.before_request
def door():
    if not known(request):
        response = make_response()
        response.status_code = 401
        return response
@app.before_request
def counted():
    response = make_response()
    response.status_code = 404
    return response
"""
ROWS = """from models import PasswordResetToken, UsersSessions, Order
def get_reset_token(code):
    return PasswordResetToken.query.filter_by(code=code).first()
def make_reset_token(user):
    return PasswordResetToken(user=user)
def get_session_by_id(given, db):
    return db.query(UsersSessions).filter(UsersSessions.id == given).first()
def make_order_token(user):
    return Order(user=user)
def cleanup_reset_tokens():
    return PasswordResetToken.query.filter_by(used=True)
"""
PICTURES = """import base64
class PictureImageService:
    def validate_token(self, given):
        return base64.urlsafe_b64decode(given)
class PictureDoors:
    def validate_token(self, given):
        return base64.urlsafe_b64decode(given)
"""
MANAGERS = """
class SessionManager:
    def reset(self):
        return 1
class ShopSessionService:
    def reset(self):
        return 1
class UserDetailsService:
    def reset(self):
        return 1
"""
STARTING = """import basicAuth from 'express-basic-auth'
export async function start(app) {
  app.use(basicAuth({ users: {} }))
  app.use((req, res, next) => { if (!req.user) { res.status(401).end() } else { next() } })
}
"""
BY_METHOD = """
export function tokenOf(header) { const [type, token] = header.split(' '); return type !== 'Bearer' ? undefined : token }
export function tokenIn(words) { const [first, token] = words.split(' '); return first !== 'Bearer' ? undefined : token }
"""
BASES = """from abc import ABC
class BaseAuth(ABC):
    def login(self, given):
        pass
class BaseAuthor(ABC):
    def login(self, given):
        pass
"""
PERMITTED = """from people import verify_password
class Store:
    def check_permission(self, given):
        return verify_password(given, self.kept)
    def check_stock(self, given):
        return verify_password(given, self.kept)
"""
PEOPLE = "import bcrypt\ndef verify_password(a, b):\n    return bcrypt.checkpw(a, b)\n"
INDEXED = """
def current_user():
    return find(session["user_id"])
def login_of(request, user):
    request.session["user"] = user.id
def cart_user():
    return session["cart"]
def session_user(session):
    return session.user_id
def get_user():
    return db.session.query(User)
def order_of():
    return session["user_id"]
"""
INDEXED_JS = """
export function loadUser(req) { return find(req.session.userId) }
export function signInUser(req, user) { req.session.user = user }
export function userTheme(req) { return req.session.theme }
export function loginChat(bot) { return bot.session.user }
"""
MODELLED = """const kdf = require('scrypt-kdf')
module.exports = function (sequelize, types) {
  const User = sequelize.define('User', {})
  User.hashPassword = async function (plain) { return kdf.kdf(plain, 1) }
  User.prototype.verifyPassword = async function (given) { return kdf.verify(this.password, given) }
  User.ordersOf = async function (plain) { return kdf.kdf(plain, 1) }
  return User
}
"""
MIDDLEWARES = """
class Closed(MiddlewareMixin):
    def process_request(self, request):
        if not request.user.is_authenticated:
            return HttpResponseForbidden()
class Counted(MiddlewareMixin):
    def process_request(self, request):
        return HttpResponseNotFound()
class Closing:
    def process_request(self, request):
        return HttpResponseForbidden()
"""
GRANTS = """from authlib.oauth2.rfc6749 import grants
class ByCode(grants.AuthorizationCodeGrant):
    pass
"""
GRANTED = """
export async function oauthTokens(given) { return post(url, { grant_type: 'authorization_code', code: given }) }
export async function oauthOrders(given) { return post(url, { grant_type: 'x' }) }
"""
FROM_SQL = """package a

func (d *Store) GetUserFromToken(t string) error { return d.db.QueryRow("SELECT id FROM access_tokens WHERE x > "+d.now(), t) }

func (d *Store) DeleteToken(t string) error { return d.db.Exec("DELETE FROM access_tokens WHERE x = ?", t) }

func (d *Store) DeleteOrder(t string) error { return d.db.Exec("DELETE FROM access_tokens WHERE x = ?", t) }

func stripBearerPrefix(t string) string { return t[7:] }
"""
USERS = """
async def token_of(user):
    strategy = get_jwt_strategy()
    return await strategy.write_token(user)
async def tokens_page(user, user_manager):
    return await user_manager.authenticate(user)
"""
MANAGED = """
def create_tokens(user, token_manager):
    return token_manager.create_token(user)
def create_orders(user, token_manager):
    return token_manager.create_token(user)
"""
SERVICES = [
    pytest.param({"oidc.ts": EXCHANGING}, ["profileOf"], id="who another service says that somebody is"),
    pytest.param({"shop.ts": EXCHANGING}, [], id="the same where nothing speaks of it is only a call"),
    pytest.param(
        {"doors.ts": ASKING_AROUND, "people.ts": "export const getCurrentUser = async (event) => find(event)\n"},
        ["defineDoor", "getCurrentUser"], id="what stands around others and asks who is there",
    ),
    pytest.param(
        {"doors/a.go": GO_DIRECTIVE, "people/a.go": GO_PEOPLE, "go.mod": "module x\n"}, ["IsAdmin", "UserFromContext"],
        id="Go: a directive",
    ),
    pytest.param({"doors/a.go": GO_REDIRECTING}, ["ValidVisit", "NeedsBoss"], id="Go: who is sent away to log in, or for who it is"),
    pytest.param({"a.py": HANDED_BY_NAME}, ["ended", "somebody"], id="what only a library's object is handed, wherever that was made"),
    pytest.param({"a.py": STATUS_SET}, ["door"], id="a status that an answer is given"),
    pytest.param(
        {"a.py": ROWS}, ["get_reset_token", "make_reset_token", "get_session_by_id"], id="a table's own class is asked, or a row made",
    ),
    pytest.param({"a.py": PICTURES}, ["PictureDoors.validate_token"], id="tokens of pictures"),
    pytest.param({"a.py": MANAGERS}, ["ShopSessionService"], id="what manages any sessions"),
    pytest.param({"a.ts": STARTING}, [], id="what sets all up hands nothing on itself"),
    pytest.param({"a.js": BY_METHOD}, ["tokenOf"], id="a scheme that is held against what is called so"),
    pytest.param({"a.py": BASES}, ["BaseAuth"], id="the base of others"),
    pytest.param({"a.py": PERMITTED, "people.py": PEOPLE}, ["Store.check_permission", "verify_password"], id="who may, by a service"),
    pytest.param({"a.py": INDEXED}, ["current_user", "login_of"], id="a session that is asked by an index"),
    pytest.param({"a.js": INDEXED_JS}, ["loadUser", "signInUser"], id="a session of a request, by a member"),
    pytest.param({"a.js": MODELLED}, ["default.User.hashPassword", "default.User.verifyPassword"], id="what a model is given"),
    pytest.param({"a.py": MIDDLEWARES}, ["Closed"], id="a class that a framework asks before others"),
    pytest.param({"a.py": GRANTS}, ["ByCode"], id="a grant of a library"),
    pytest.param({"a.ts": GRANTED}, ["oauthTokens"], id="a code of a grant is handed over"),
    pytest.param({"a.go": FROM_SQL}, ["Store.GetUserFromToken", "Store.DeleteToken", "stripBearerPrefix"], id="Go: a joined text"),
    pytest.param({"app/auth.py": USERS}, ["token_of"], id="objects by what they are called, but in no page"),
    pytest.param({"a.py": MANAGED}, ["create_tokens"], id="an object that is a service by what it is called"),
    pytest.param({"api/v1/tools.py": VERSIONED}, ["create_jwt", "access_token"], id="below a folder that is called after a version"),
    pytest.param({"doors.ts": TWO_FACTORS}, ["verifyTwoFactorService"], id="two factors"),
    pytest.param({"auth/doors.ts": KEPT}, ["logoutService", "forgotService"], id="what keeps credentials, where the folder says so"),
    pytest.param({"doors.ts": KEPT}, [], id="the same elsewhere"),
    pytest.param({"a.js": TELLING}, ["attachUserToRequestEvent", "withUser"], id="who is there is told"),
    pytest.param({"a.py": TELLING_PYTHON}, ["load_user_of"], id="the same in Python"),
    pytest.param({"a.py": RAISING}, ["payload_of"], id="what is raised is made elsewhere"),
    pytest.param({"a.py": STANDING_ON}, ["RenewalToken", "Letter", "make_token"], id="what stands on such a package, and what makes it"),
    pytest.param({"a.py": PROPERTY}, ["User.password"], id="a second definition of a name"),
    pytest.param(SIBLINGS, ["verify_password"], id="a tree that is a package itself"),
    pytest.param({"tokens.py": MAKER}, ["issue"], id="any name in a file that is called after a credential, but for what fills a store"),
    pytest.param({"orders.py": MAKER}, [], id="any name elsewhere is only a call"),
    pytest.param({"tokens.py": ROUTED}, [], id="what answers a route there only calls"),
    pytest.param({"a.js": BY_CLASS}, ["Hash"], id="a class that is called after a credential"),
    pytest.param({"passwords.js": REGISTERING}, [], id="what registers the routes that call"),
    pytest.param({"jwt.js": KEEPING}, ["authenticate"], id="what keeps a service for others is none itself"),
    pytest.param({"a.js": READING}, ["getToken", "bearerToken", "tokenOf"], id="the header of a request that is read"),
    pytest.param({"a.py": READING_PYTHON}, ["get_token", "token_of", "basic_token"], id="the same in Python"),
    pytest.param({"a.go": READING_GO}, ["ExtractToken", "TokenOf"], id="the same in Go"),
    pytest.param({"a.go": INTERFACE}, ["Server.authorizeUser"], id="Go: an interface that is called after a credential"),
    pytest.param({"a.ts": CONTROLLER}, [], id="a controller that only names guards"),
    pytest.param({"a.ts": CHECKOUT}, ["createUserSession"], id="a session of something else is none where one only asks who is there"),
    pytest.param({"A.java": "class AuthorizationService { boolean may() { return true; } }"}, ["AuthorizationService"], id="Java: who may"),
]
SO_NAMED = {
    "a.js": """import session from 'koa-generic-session'
import { Strategy, StrategyError } from 'passport-doors'
import { Kit } from '@x/paseto-kit'
import { Adapter } from '@auth/db-adapter'
import { auth } from 'auth'
import author from 'author-names'
app.use(session()); use(new Strategy({})); Adapter(); auth(); author()
const kit = new Kit()
function issue(u) { if (!u) throw new StrategyError(); return kit.sign(u) }
use(Strategy)
""",
    "a.py": """from fastapi_sso.sso.google import GoogleSSO
from user_auth import allowed
import scrypt
sso = GoogleSSO("a")
sso.verify_and_process(r); scrypt.hash(a, b); allowed(r)
""",
    "a.go": """package a

import "github.com/o1egl/paseto"

type Maker struct { p *paseto.V2 }

func (m *Maker) Check(t string) error { return m.p.Decrypt(t, nil, nil, nil) }
""",
    "entirely.js": "import argon2 from 'argon2'\nimport { errors } from 'jose'\n"
    "argon2.generateSalt(); argon2.raw(x).toString(); errors.made()\n",
    "auth/a.js": "import { setCookie } from 'hono/cookie'\n"
    "setCookie(c, KEY, x); setCookie(c, THEME_KEY, x); setCookie(c, name, x); setCookie(c, 'cart', x)\n"
    "setCookie(c, ATTRIBUTION_COOKIE_NAME, x)\n",
    "a.rs": "use totp_rs::TOTP;\nfn check(c: &str) { TOTP::new(c); }\n",
    "shop.py": "from flask import request\nfrom flask_oauthlib.client import OAuth\nkit = OAuth()\n"
    "door = kit.remote_app('x')\nrequest.cookies.get('session'); request.cookies.get('theme')\n",
    "shop.ts": "import { useSession } from 'h3'\nimport { google } from 'googleapis'\n"
    "export const found = (e) => useSession(e, {})\nconst kit = new google.auth.OAuth2(a)\nkit.getToken(code)\n"
    "bank.getUserSession(e); getUserSession(e)\n",
    "loaded.js": "app.use(require('express-session')({}))\napp.register(require('@fastify/jwt'))\napp.register(require('bcrypt'))\n",
}


@pytest.mark.parametrize(("files", "expected"), SERVICES)
def test_services(files: dict[str, str], expected: list[str]) -> None:
    tree = tree_of({path: text.encode() for path, text in files.items()})
    assert [one.name for one in snapshot(tree, files, whole=True).elements if one.kind == "auth_service"] == expected


CALLS = {
    "a.js": ["Strategy", "koa-generic-session", "paseto-kit.Kit", "Kit.sign"],
    "a.py": ["GoogleSSO", "GoogleSSO.verify_and_process", "scrypt.hash"],
    "a.go": ["V2.Decrypt"],
    "entirely.js": ["argon2.generateSalt", "argon2.raw"],
    "auth/a.js": ["cookie.setCookie"],
    "a.rs": ["TOTP.new"],
    "shop.py": ["OAuth", "OAuth.remote_app", "cookies.get"],
    "shop.ts": ["h3.useSession", "OAuth2", "OAuth2.getToken", "getUserSession"],
    "loaded.js": ["express-session", "jwt"],
}


@pytest.mark.parametrize("path", CALLS)
def test_calls_of_packages_that_are_named_so(path: str) -> None:
    elements = snapshot(tree_of({path: SO_NAMED[path].encode()}), {path}, whole=True).elements
    assert [one.name for one in elements if one.kind == "auth_call"] == CALLS[path]
