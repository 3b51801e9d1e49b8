"""A service of authentication has the name of one and does its work: it calls a primitive, or another service, in whatever file."""

from __future__ import annotations

import pytest

from keeper_validate.extract.snapshot import snapshot
from keeper_validate.tree import tree_of

TOKENS = "import jwt\ndef create_access_token(s):\n    return jwt.encode({}, s)\n"

ROUTED = (
    "import jwt\nfrom fastapi import FastAPI\nfrom tokens import create_access_token\napp = FastAPI()\n"
    "@app.post('/renewals')\ndef renew_token(user):\n"
)

GO = """package a

import "golang.org/x/crypto/bcrypt"

func HashPassword(p string) ([]byte, error) {
	return bcrypt.GenerateFromPassword([]byte(p), 10)
}
"""
GO_DOORS = """package a

import "golang.org/x/crypto/bcrypt"

func checkPwd(p, h string) bool { return bcrypt.CompareHashAndPassword([]byte(h), []byte(p)) == nil }

func printPwd(p string) string { return p }

func withUser(fn handler) handler { return func(r request) bool { return checkPwd(r.pwd, r.hash) && fn(r) } }

func withTimeout(fn handler) handler { return func(r request) bool { return fn(r) } }
"""
GO_MIDDLEWARE = """package a

import "github.com/gofiber/fiber/v2"

func Deserialize(c *fiber.Ctx) error {
	if c.Get("x") == "" {
		return c.Status(fiber.StatusUnauthorized).JSON(nil)
	}
	return c.Next()
}

func Orders(c *fiber.Ctx) error {
	return c.Status(fiber.StatusForbidden).JSON(nil)
}
"""
GO_METHODS = """package a

import (
	"golang.org/x/crypto/bcrypt"
	"net/http"
)

type DoorsAuthService struct{}

func (a *DoorsAuthService) VerifyToken(t string) error { return verifyToken(t) }

func (d *Doors) Session(next http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if d.known(r) == nil {
			responses.ERROR(w, http.StatusUnauthorized, nil)
			return
		}
		next(w, r)
	}
}

func (d *Doors) Timed(next http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) { next(w, r) }
}

func (s *Server) SignIn(email, pwd string) error { return checkPwd(email, pwd) }

func checkPwd(p, h string) bool { return bcrypt.CompareHashAndPassword([]byte(h), []byte(p)) == nil }
"""
GO_CHECKS = """package a

import "github.com/golang-jwt/jwt/v5"

func verifyToken(t string) error { _, err := jwt.Parse(t, nil); return err }
"""
PYTHON_ONWARD = """from functools import wraps
from flask import abort

def check_confirmed(view):
    @wraps(view)
    def inner(*given):
        if not given:
            abort(403)
        return view(*given)
    return inner

def timed(view):
    @wraps(view)
    def inner(*given):
        return view(*given)
    return inner
"""
STATUSES = """from functools import wraps
from http import HTTPStatus

def by_tuple(view):
    @wraps(view)
    def inner(*given):
        return view(*given) if given else ({}, 200)
    def other():
        return jsonify({}), 401
    return inner

def by_name(view):
    @wraps(view)
    def inner(*given):
        if not given:
            return {}, HTTPStatus.FORBIDDEN
        return view(*given)
    return inner

def by_answer(view):
    @wraps(view)
    def inner(*given):
        if not given:
            return web_answer({}, status=403)
        return view(*given)
    return inner

def by_comparing(view):
    @wraps(view)
    def inner(*given):
        answer = view(*given)
        return answer if answer.status != 401 else again(view)
    return inner

def by_none(view):
    @wraps(view)
    def inner(*given):
        if not given:
            return {}, 404
        return view(*given)
    return inner
"""
SENDING = """from functools import wraps
from flask import g, redirect, session, url_for
from flask_login import current_user

def confirmed(view):
    @wraps(view)
    def inner(*given):
        return view(*given) if current_user.confirmed else redirect(url_for("home"))
    return inner

def kept(view):
    @wraps(view)
    def inner(*given):
        return view(*given) if "user" in session else redirect(url_for("home"))
    return inner

def signed(view):
    @wraps(view)
    def inner(*given):
        return view(*given) if g.user else redirect(url_for("home"))
    return inner

def anonymous_only(view):
    @wraps(view)
    def inner(*given):
        return redirect(url_for("home")) if current_user.confirmed else view(*given)
    return inner

def moved(view):
    @wraps(view)
    def inner(*given):
        return view(*given) if given else redirect(url_for("home"))
    return inner
"""
DJANGO = """from django.contrib.auth.decorators import user_passes_test
from django.contrib.auth.mixins import UserPassesTestMixin

class StaffMixin(UserPassesTestMixin):
    def test_func(self):
        return self.request.user.is_staff

class OrdersView(UserPassesTestMixin):
    def test_func(self):
        return self.request.user.is_staff

def group_required(*groups):
    return user_passes_test(lambda user: user.groups)

def grouped(*groups):
    return user_passes_test(lambda user: user.groups)

def of_roles(*roles):
    def decorator(view_func):
        def wrapper(request, *given):
            return view_func(request, *given) if request.user.role in roles else HttpResponse("no", status=403)
        def other(request):
            return HttpResponse("no", status=403)
        return wrapper
    return decorator

def staff(view_func):
    def wrapper(request, *given):
        if not request.user.is_staff:
            return redirect("home")
        return view_func(request, *given)
    return wrapper

def unauthenticated_user(view_func):
    def wrapper(request, *given):
        if request.user.is_authenticated:
            return redirect("home")
        return view_func(request, *given)
    return wrapper
"""
ONWARD = """
export const boss = (req, res, next) => {
  if (!req.user) {
    return res.status(401).json({});
  }
  next();
};
export const csrfCheck = (req, res, next) => {
  if (!req.body) return res.status(403).json({});
  next();
};
export const removePost = (req, res, next) => {
  if (!req.user) return res.status(403).json({});
  remove(req).catch((error) => next(error));
};
export const logged = (req, res, next) => {
  res.status(200);
  next();
};
"""
HANDED_IN = """
const check = (given, user) => user.comparePassword(given)
const checkPassword = (given, user) => user.comparePassword(given)
"""
UNNAMED = """
module.exports = function (ctx, next) {
  ctx.assert(ctx.user, new AuthenticationError())
  return next()
}
"""
OBJECT = """
import bcrypt from 'bcryptjs'
export default { authorize: (given, user) => bcrypt.compare(given, user.hash) }
"""
UNLIKE = """
import { v4 } from 'uuid'
export const generateResetToken = (email) => save(email, v4())
export const rows = () => v4()
"""
CASES = [
    pytest.param(
        {"a.py": "import uuid\nclass ApiKey(Base):\n    id = Column(default=uuid.uuid4)\n"}, [], id="a row that is told from others"
    ),
    pytest.param(
        {"login.post.ts": "import jwt from 'jsonwebtoken'\nexport default defineEventHandler(() => jwt.sign({}, k))\n"},
        [],
        id="an anonymous answer to a request",
    ),
    pytest.param({"a.js": HANDED_IN}, ["checkPassword"], id="what leaves it to a method of an object that is handed in"),
    pytest.param({"auth-required.js": UNNAMED}, ["authRequired"], id="a default export without a name, by that of its file"),
    pytest.param({"auth.config.js": OBJECT}, [], id="an object that a file gives is none"),
    pytest.param(
        {
            "a.py": "def check_token(token):\n    return db.scalar(select(User).where(User.token == token))\n"
            "def revoke_token(token):\n    Token.query.filter_by(token=token).delete()\n"
            "def resolve_token(token):\n    return Token.query.filter_by(page=token).first()\n"
            "def check_share_token(token):\n    return Share.query.filter_by(token=token).first()\n"
            "def count_token(token):\n    return Token.query.filter_by(token=token).count()\n"
        },
        ["check_token", "revoke_token"],
        id="Python: a token that is looked up by hand",
    ),
    pytest.param(
        {
            "a.ts": "export const validateSession = (sessionToken) => prisma.session.findUnique({ where: { sessionToken } })\n"
            "export const revokeToken = (token) => db.delete(tokens).where(eq(tokens.tokenHash, digest(token)))\n"
            "export const getUserByToken = (token) => users.findOne({ token })\n"
            "export const validateToken = (token) => words.findOne({ word: token })\n"
            "export const getDocumentByToken = (token) => documents.findOne({ token })\n"
            "export const createPaypalToken = (token) => redis.set('paypal', token)\n"
            "export const checkToken = (token) => sessions.find({ token })\n"
            "export const checkTokens = (list) => list.find((one) => one.token)\n"
            "export const saveToken = (token) => Token.create({ token })\n"
            "export const revokeTokens = (id) => db.execute('DELETE FROM password_reset_session WHERE user_id = ?', [id])\n"
            "export const revokeTokensOf = (id) => db.execute('DELETE FROM api_tokens WHERE user_id = ?', [id])\n"
            "export const revokeTokenRows = (id) => db.execute('DELETE FROM token_rows WHERE user_id = ?', [id])\n"
        },
        ["validateSession", "revokeToken", "getUserByToken", "checkToken", "saveToken", "revokeTokens", "revokeTokensOf"],
        id="TypeScript: a token that is looked up by hand",
    ),
    pytest.param(
        {
            "a.go": "package a\n\nfunc VerifyToken(token string) error {\n\treturn db.Where(\"token = ?\", token).First(&t).Error\n}\n\n"
            "func CheckToken(token string) error {\n\treturn store.FindByToken(token)\n}\n\n"
            "func MakeToken(token string) error {\n\treturn db.Where(\"tokens > ?\", token).Error\n}\n"
        },
        ["VerifyToken", "CheckToken"],
        id="Go: a token that is looked up by hand",
    ),
    pytest.param(
        {
            "a.py": "def add_jti_to_blocklist(jti):\n    token_blocklist.set(name=jti, value='')\n"
            "def check_token_lock(jti):\n    token_blocklist.set(name=jti, value='')\n"
            "class RoleChecker:\n    def __call__(self, user):\n        raise InsufficientPermission()\n"
            "class RoleLister:\n    def __call__(self, user):\n        raise InsufficientPermission()\n",
            "a.ts": "export const createSession = (user) => SessionModel.create({ user })\n"
            "export const invalidateUserSessions = (id) => db.execute('DELETE FROM session WHERE user_id = ?', [id])\n"
            "export const invalidateGuestSessions = (id) => db.execute('DELETE FROM session_guest WHERE id = ?', [id])\n"
            "export const createTeamSession = (id) => paid().portal.sessions.create({ id })\n"
            "export const createPortalSession = (id) => prisma.session.create({ id })\n"
            "export const createOrder = (user) => SessionModel.create({ user })\n"
            "import { verify } from 'jsonwebtoken'\n"
            "export const deserializeUser = (req, res, next) => { req.user = verify(req.key, K); next() }\n",
        },
        ["add_jti_to_blocklist", "RoleChecker", "createSession", "invalidateUserSessions", "deserializeUser"],
        id="what is kept of sessions and tokens by hand, and who is turned away for too few permissions",
    ),
    pytest.param(
        {
            "a.go": "package a\n\nfunc (a Auth) Authenticate(user, pass string) error {\n\tif !a.sec.HashMatchesPassword(user, pass) {\n"
            "\t\treturn nil\n\t}\n\treturn a.tg.GenerateToken(user)\n}\n\n"
            "func (a Auth) Listed(user string) error {\n\treturn a.tg.GenerateToken(user)\n}\n\n"
            "func Middleware(p Parser) echo.MiddlewareFunc {\n\treturn func(next echo.HandlerFunc) echo.HandlerFunc {\n"
            "\t\treturn func(c echo.Context) error {\n\t\t\tif p.Parsed(c) == nil {\n"
            "\t\t\t\treturn c.NoContent(http.StatusUnauthorized)\n\t\t\t}\n\t\t\treturn next(c)\n\t\t}\n\t}\n}\n"
        },
        ["Auth.Authenticate", "Middleware"],
        id="Go: what asks an interface for a credential, and what answers without a body",
    ),
    pytest.param(
        {
            "a.go": "package a\n\nfunc (h *Handler) Login(c *gin.Context) {\n\th.tokens.GenerateToken(c)\n}\n\n"
            "func SignIn(c echo.Context) error {\n\treturn tokens.GenerateToken(c)\n}\n\n"
            "func RefreshToken(c echo.Context) (string, error) {\n\treturn tokens.GenerateToken(c), nil\n}\n\n"
            "func VerifyToken(c *gin.Context) {\n\ttokens.ParseToken(c)\n\tc.Next()\n}\n"
        },
        ["RefreshToken", "VerifyToken"],
        id="Go: what only answers a request by asking services",
    ),
    pytest.param(
        {
            "A.java": "import org.springframework.security.crypto.password.PasswordEncoder;\nclass Doors {\n"
            "  boolean checkPassword(PasswordEncoder coder, String raw) { return coder.matches(raw, kept); }\n"
            "  boolean checkPasswordRow(Codec coder, String raw) { return coder.matches(raw, kept); }\n}\n"
        },
        ["Doors.checkPassword"],
        id="Java: what a method is given",
    ),
    pytest.param({"tokens.ts": UNLIKE}, ["generateResetToken"], id="a token that is only made to be unlike any other"),
    pytest.param({"a.go": GO_MIDDLEWARE}, ["Deserialize"], id="what hands on in Go and turns others away, by any name"),
    pytest.param(
        {"a.go": GO_METHODS, "b.go": "package a\n\ntype Doors struct{}\n\ntype Server struct{}\n", "c.go": GO_CHECKS},
        ["DoorsAuthService", "Doors.Session", "Server.SignIn", "checkPwd", "verifyToken"],
        id="Go: methods of types of other files, and a part of a type that is a service",
    ),
    pytest.param(
        {"a.go": GO_METHODS.replace("type DoorsAuthService struct{}", ""), "c.go": GO_CHECKS},
        ["Doors.Session", "Server.SignIn", "checkPwd", "verifyToken"],
        id="Go: a method of a type that is a service in another file is a part of it",
    ),
    pytest.param({"a.py": PYTHON_ONWARD}, ["check_confirmed"], id="what is put around views and turns away, by any name"),
    pytest.param({"a.js": ONWARD}, ["boss"], id="what hands on and turns others away for who they are, by any name"),
    pytest.param({"a.go": GO_DOORS}, ["checkPwd", "withUser"], id="short words for a password, and what stands around a handler"),
    pytest.param({"a.py": TOKENS}, ["create_access_token"], id="a named function that calls a primitive"),
    pytest.param({"a.py": "import jwt\ndef render(s):\n    return jwt.encode({}, s)\n"}, [], id="another name is only a call"),
    pytest.param({"a.py": "def token_count(text):\n    return len(text)\n"}, [], id="a name alone is none"),
    pytest.param(
        {"a.py": "def admin_role_required(f):\n    return f\ndef shop_login_required(f):\n    return f\n"},
        ["admin_role_required", "shop_login_required"],
        id="guards with a word before",
    ),
    pytest.param(
        {"a.py": "def is_login_required(x):\n    return x\ndef login_not_required(f):\n    return f\n"},
        [],
        id="what only asks whether one must, and what says that one need not",
    ),
    pytest.param(
        {"a.py": "class DatabaseSessionManager:\n    pass\nclass ChatSessionService:\n    pass\n"}, [], id="sessions of other sorts"
    ),
    pytest.param(
        {"A.java": "public class ClientSessionService {\n  public Object find(String id) { return store.get(id); }\n}\n"}, [],
        id="sessions of what connects, which nobody signs in to",
    ),
    pytest.param(
        {"a.py": "import jwt\nclass DeviceSessionService:\n    def read_token(self, t):\n        return jwt.decode(t, k)\n"},
        ["DeviceSessionService"],
        id="sessions of other things that are made of tokens after all",
    ),
    pytest.param({"a.py": "class UserSessionManager:\n    pass\n"}, ["UserSessionManager"], id="sessions of users"),
    pytest.param(
        {"tokens.py": TOKENS, "b.py": "from tokens import create_access_token\ndef login(u):\n    return create_access_token(u)\n"},
        ["login", "create_access_token"],
        id="through a service of another file",
    ),
    pytest.param(
        {"a.py": "def login_required(view):\n    def wrapped():\n        return view()\n    return wrapped\n"},
        ["login_required"],
        id="a certain name",
    ),
    pytest.param(
        {"a.py": "class AuthService:\n    def login(self): ...\n"}, ["AuthService"], id="a class of a certain name, without its methods"
    ),
    pytest.param(
        {"a.py": "import jwt\nclass Users:\n    def verify_token(self, t):\n        return jwt.decode(t, k)\n"},
        ["Users.verify_token"],
        id="a method of a class that is none itself",
    ),
    pytest.param(
        {"a.py": "from pwdlib import PasswordHash\npassword_hash = PasswordHash.recommended()\n"}, [], id="a value that a library made"
    ),
    pytest.param(
        {"a.ts": "import jwt from 'express-jwt'\nexport const isAuth = jwt({ secret })\nexport const tokens = jwt({ secret })\n"},
        ["isAuth"],
        id="a guard that a library made",
    ),
    pytest.param(
        {
            "doors.py": "from flask_login import LoginManager\ndoors = LoginManager()\n",
            "a.py": "from doors import doors\n@doors.user_loader\ndef load_user(key):\n    return find(key)\n"
            "@cached\ndef load_users(key):\n    return find(key)\n",
        },
        ["load_user"],
        id="what a session is turned into a user by",
    ),
    pytest.param(
        {
            "session.ts": "import jwt from 'jsonwebtoken';\nexport function checkSession(r) { return jwt.verify(r.token, key); }\n",
            "roles.ts": "import { checkSession } from './session';\n"
            "export function requirePermission(p) { return async (r) => { const u = await checkSession(r); return u.may(p); }; }\n"
            "export function requirePermissions(p) { return ask(p); }\n",
        },
        ["requirePermission", "checkSession"],
        id="what asks for a permission of whom a service knows",
    ),
    pytest.param(
        {
            "a.ts": "import { Issuer } from 'openid-client';\n"
            "export async function oidcClient(c) { const found = await Issuer.discover(c.url); return new found.Client(c); }\n"
            "export function oidcLabel(c) { return c.name; }\n"
        },
        ["oidcClient"],
        id="a client of OpenID Connect",
    ),
    pytest.param(
        {"a.ts": "import { verifySync } from 'otplib';\nexport function verifyToken(t) { return verifySync({ token: t }); }\n"},
        ["verifyToken"],
        id="a code of one time",
    ),
    pytest.param(
        {
            "user.js": "const bcrypt = require('bcrypt');\nconst userSchema = make();\n"
            "userSchema.methods.checkPassword = async function (p) { return bcrypt.compare(p, this.password); };\n"
            "userSchema.statics.findByToken = function (t) { return find(t); };\n"
        },
        ["userSchema.methods.checkPassword"],
        id="a method that is put into what keeps methods",
    ),
    pytest.param(
        {
            "a.ts": "import { JwtService } from '@nestjs/jwt'\nexport class Users {\n"
            "  constructor(private readonly jwt: JwtService, plain: JwtService) {}\n"
            "  issueToken(u) { return this.jwt.signAsync(u) }\n  otherToken(u) { return this.plain.signAsync(u) }\n}\n"
        },
        ["Users.issueToken"],
        id="a member that a constructor declares",
    ),
    pytest.param(
        {"a.ts": "import { scrypt } from 'node:crypto'\nexport function scryptHash(v) { return scrypt(v, s, 64, done) }\n"},
        ["scryptHash"],
        id="a hash made with a primitive of passwords",
    ),
    pytest.param(
        {
            "a.py": "from starlette.authentication import AuthenticationBackend\n"
            "from rest_framework.authentication import BaseAuthentication as Base\n"
            "class Door(AuthenticationBackend): ...\nclass Keys(Base[int]): ...\nclass Paged(BaseAuthentication): ...\n"
        },
        ["Door", "Keys"],
        id="what a framework asks who somebody is, by any name",
    ),
    pytest.param(
        {"a.ts": "import { PassportStrategy } from '@nestjs/passport'\nexport class Anybody extends PassportStrategy(Strategy) {}\n"},
        ["Anybody"],
        id="what a framework asks, made by a call",
    ),
    pytest.param(
        {"a.ts": "export const getCurrentUserPlaylists = () => 1\nexport const getCurrentUserOrThrow = () => 1\n"},
        ["getCurrentUserOrThrow"],
        id="who somebody is, not what is theirs",
    ),
    pytest.param({"a.go": "package a\n\nfunc RequiresRole(role string) {\n}\n"}, ["RequiresRole"], id="a demand for a role"),
    pytest.param(
        {
            "a/Users.java": "package a;\nimport org.springframework.security.crypto.password.PasswordEncoder;\nclass Users {\n"
            "  private final PasswordEncoder encoder;\n  private final Codec codec;\n"
            "  String hashPassword(String raw) { return encoder.encode(raw); }\n"
            "  String tokenOf(String raw) { return codec.encode(raw); }\n}\n"
        },
        ["Users.hashPassword"],
        id="a field of Java that is named alone",
    ),
    pytest.param(
        {"a.js": "const { ExtractJwt } = require('passport-jwt')\nconst jwtOptions = { from: ExtractJwt.fromHeader('x') }\n"},
        [],
        id="options that a library is given",
    ),
    pytest.param(
        {
            "a.ts": "import { JwtService } from '@nestjs/jwt'\nexport class Issuing {\n  constructor(private jwt: JwtService) {}\n"
            "  issueToken(u) { return this.jwt.sign(u) }\n}\n"
            "export class UserController {\n  constructor(private tokens: Issuing) {}\n"
            "  login(u) { return this.tokens.issueToken(u) }\n  signIn(u) { return new JwtService().sign(u) }\n}\n"
        },
        ["Issuing.issueToken", "UserController.signIn"],
        id="a controller hands requests on to services",
    ),
    pytest.param(
        {
            "a.py": "from django.contrib.auth.hashers import check_password\n"
            "def verify_password(user, p):\n    return check_password(p, user.password)\n"
            "class LoginForm(Form):\n    def clean_password(self):\n        return verify_password(self.user, self.p)\n"
            "class AccountLoginForm(LoginForm):\n    def clean(self):\n        return super().clean()\n"
            "class SignInForm(Form):\n    def clean_password(self):\n        return check_password(self.p, self.user.password)\n",
        },
        ["verify_password", "SignInForm"],
        id="a form hands what is filled in on to services",
    ),
    pytest.param(
        {"d.py": TOKENS + "def get_current_user(t):\n    return jwt.decode(t, k)\nCurrentUser = Annotated[User, get_current_user]\n"},
        ["create_access_token", "get_current_user"],
        id="a value that only names a guard",
    ),
    pytest.param(
        {
            "lib/auth.ts": "import { createAuthClient } from 'better-auth/react'\nexport const client = createAuthClient()\n",
            "a.tsx": "import { client } from './lib/auth'\nexport const signOutAll = async () => client.revokeSessions()\n"
            "export function SignInForm() { return <form onSubmit={() => client.signIn.email(x)} /> }\n"
            "export function AuthProvider(p) { const s = client.useSession(); return <Shared value={s}>{p.children}</Shared> }\n"
            "export function AuthenticatedPage() { return <Layout onLogout={() => signOutAll()} /> }\n",
        },
        ["signOutAll", "AuthProvider"],
        id="what only shows a form is none, what stands around others is",
    ),
    pytest.param(
        {
            "a.py": "import secrets, hashlib\ndef create_session(user):\n    return store(secrets.token_urlsafe())\n"
            "def create_csrf_token():\n    return secrets.token_urlsafe()\ndef create_upload_session():\n    return secrets.token_hex()\n"
            "def make_slug():\n    return secrets.token_hex()\ndef generate_page_token(x):\n    return hashlib.md5(x)\n"
            "def verify_token(lexer):\n    return lexer.kind\ndef sign_up(user):\n    return create_session(user)\n",
        },
        ["create_session", "sign_up"],
        id="a session made by hand, and no other thing made of the same",
    ),
    pytest.param(
        {
            "a.py": "from flask import session\ndef login_user(user):\n    session['hash'] = user.hash\n"
            "def add_to_cart(x):\n    session['cart'] = x\ndef login_page():\n    return render()\n"
        },
        ["login_user"],
        id="who somebody is, kept by hand",
    ),
    pytest.param(
        {
            "a.ts": "import { sha256 } from '@oslojs/crypto/sha2'\nexport function validateSessionToken(t) { return find(sha256(t)) }\n"
            "export function generateSessionToken() { const b = new Uint8Array(20); crypto.getRandomValues(b); return b }\n"
            "export function createCheckoutSession() { return sha256(1) }\nexport const tokenCount = (t) => sha256(t)\n"
            "export class Menu { logout() { crypto.getRandomValues(b) } }\n"
        },
        ["validateSessionToken", "generateSessionToken", "Menu.logout"],
        id="tokens of sessions made and looked up by hand",
    ),
    pytest.param(
        {
            "a.go": 'package a\n\nimport "crypto/rand"\n\nfunc NewSessionToken() string {\n\trand.Read(b)\n\treturn b\n}\n\n'
            "func Shuffle() {\n\trand.Read(nil)\n}\n"
        },
        ["NewSessionToken"],
        id="Go: by hand",
    ),
    pytest.param(
        {
            "Keys.java": "import java.security.SecureRandom;\nclass Keys {\n"
            "  String generateApiKey() { return new SecureRandom().toString(); }\n"
            "  String shuffle() { return new SecureRandom().toString(); }\n}\n"
        },
        ["Keys.generateApiKey"],
        id="Java: by hand",
    ),
    pytest.param(
        {
            "A.cs": "public class AccountController { public void ChangePassword(X m) { _userManager.ChangePasswordAsync(u, a, b); } }\n"
            "public class Passwords { public void ChangePassword(X m) { _userManager.ChangePasswordAsync(u, a, b); } }\n"
        },
        ["Passwords"],
        id="a controller hands requests on to what the framework gives it",
    ),
    pytest.param(
        {
            "a.ts": "import { auth } from './auth'\nexport const requirePermission = (id) => auth.api.userHasPermission({ id })\n"
            "export function requestPermission() { return navigator.permissions.query({ name: 'camera' }) }\n"
            "export const adminProcedure = t.procedure.use(({ next }) => next())\n"
            "export const listProcedure = t.procedure.use(() => 1)\n",
            "auth.ts": "import { betterAuth } from 'better-auth'\nconst made = betterAuth({})\nexport { made as auth }\n",
        },
        ["requirePermission", "adminProcedure"],
        id="permissions that a library is asked for, and those of a device",
    ),
    pytest.param(
        {
            "a.jsx": "import jwt from 'jsonwebtoken'\nclass App extends React.Component {\n  handleLogin() { jwt.decode(t) }\n"
            "  render() { return <div /> }\n}\nclass Door { handleLogin() { jwt.decode(t) } }\n"
        },
        ["Door.handleLogin"],
        id="a method of what is seen",
    ),
    pytest.param(
        {
            "a.js": "const bcrypt = require('bcrypt')\nexports.login = [body('x'), async (q) => bcrypt.compare(q.a, q.b)]\n"
            "exports.passwords = [bcrypt]\nexports.register_routes = (app) => app.use(exports.login)\n"
        },
        ["login"],
        id="a list of functions, and what registers it",
    ),
    pytest.param(
        {
            "a.ts": "import { createAuthClient } from 'better-auth/react'\nconst client = createAuthClient({})\nconst other = make()\n"
            "export const signInWithGithub = () => client.signIn.social({})\nexport const signInOnce = () => other.signIn.social({})\n"
        },
        ["signInWithGithub"],
        id="a value that the same file makes",
    ),
    pytest.param(
        {"tokens.py": TOKENS, "b.py": ROUTED + "    return create_access_token(user)\n"},
        ["create_access_token"],
        id="what a route hands requests to, and hands them on to a service",
    ),
    pytest.param(
        {"tokens.py": TOKENS, "b.py": ROUTED + "    return jwt.encode({}, create_access_token(user))\n"},
        ["renew_token", "create_access_token"],
        id="what a route hands requests to, and calls a primitive itself",
    ),
    pytest.param(
        {"tokens.py": TOKENS, "b.py": ROUTED.replace("@app.post('/renewals')\n", "") + "    return create_access_token(user)\n"},
        ["renew_token", "create_access_token"],
        id="what no route hands requests to",
    ),
    pytest.param({"a.py": "class AuthorService: ...\ndef get_author(x): ...\n"}, [], id="authors"),
    pytest.param(
        {"a.ts": "import { sign } from 'jsonwebtoken'\nexport const signIn = action(async (d) => sign(d, k))\n"},
        ["signIn"],
        id="a wrapped arrow function",
    ),
    pytest.param(
        {"a.ts": "import { expressjwt as jwt } from 'express-jwt'\nexport const auth = { required: jwt({}), optional: jwt({}) }\n"},
        ["auth"],
        id="an object",
    ),
    pytest.param(
        {
            "a.ts": "import { cache } from 'react'\nimport { lucia } from './lucia'\n"
            "export const validateRequest = cache(async () => lucia.validateSession(x))\n"
            "export const orders = cache(async () => lucia.orders(x))\n",
            "lucia.ts": "import { Lucia } from 'lucia'\nexport const lucia = new Lucia(a)\n",
            "b.ts": "import { validateRequest, orders } from './a'\nexport const getUserAuth = async () => validateRequest()\n"
            "export const getAuthOrders = async () => orders()\n",
        },
        ["validateRequest", "getUserAuth"],
        id="through a service that a function wraps, in another file",
    ),
    pytest.param(
        {
            "a.py": "from litestar.exceptions import PermissionDeniedException\n"
            "def has_role(*names):\n    def guard(connection, _):\n        raise PermissionDeniedException('no')\n    return guard\n"
            "def has_permission(user, name):\n    return name in user.permissions\n"
            "def require_scope(scope):\n    raise HTTPException(status_code=status.HTTP_403_FORBIDDEN)\n"
            "def check_token(token):\n    abort(404)\ndef check_admin_token(token):\n    abort(401)\n"
            "def delete_role(role):\n    raise HTTPException(403)\n"
            "class RoleChecker:\n    def __call__(self, user):\n        raise HTTPException(403)\n"
            "class Boards:\n    def check_role(self, user):\n        raise HTTPException(403)\n"
        },
        ["has_role", "require_scope", "check_admin_token", "RoleChecker"],
        id="what stands before others and turns away, not what is a rule of something else",
    ),
    pytest.param(
        {
            "a.py": "from flask import Flask\nfrom flask_login import login_required\napp = Flask(__name__)\n"
            "@app.before_request\ndef require_login_first():\n    if not known():\n        return redirect(url_for('auth.login'))\n"
            "@app.route('/tokens')\ndef check_token():\n    abort(401)\n"
        },
        ["require_login_first"],
        id="what sends away to log in, and a route that turns away",
    ),
    pytest.param(
        {
            "a.ts": "export const isAdmin = (req, res, next) => req.user.admin ? next() : res.status(403).json({ m: 'no' })\n"
            "export const isAdminShown = (user) => user.admin\n"
            "export function isAccessDeniedError(e) { if (e.status === 403) return true; throw new Unauthorized() }\n"
            "export const checkRole = (r) => async (req, res, next) => { throw new ApiError('FORBIDDEN') }\n"
            "export const ensureRoleName = (r) => { throw new ApiError('name is missing') }\n"
            "export const verifySession = cache(async () => { if (!s) redirect('/account/login') })\n"
            "export const authAction = (roles) => client.use(async () => { throw new ActionError('Unauthorized.', 401) })\n"
            "export function buildAppName(kind) { if (verifySession()) throw new ForbiddenError() }\n"
            "export const requireAdminUser = (c) => c.json({ m: 'no' }, { status: 401 })\n"
            "export async function saveRole(r) { throw new ForbiddenError() }\n"
        },
        ["isAdmin", "checkRole", "verifySession", "requireAdminUser"],
        id="TypeScript: what turns away",
    ),
    pytest.param(
        {
            "a.ts": "import { CanActivate } from '@nestjs/common'\n"
            "export class Editing implements CanActivate { canActivate(c) { return c.user.editor } }\n"
            "export class PlainThrottlerGuard implements CanActivate { canActivate(c) { return few(c) } }\n"
            "export class Panel { activate() { return 1 } }\n"
        },
        ["Editing"],
        id="what a framework asks whether one may, by the method that answers",
    ),
    pytest.param(
        {
            "a.py": "from flask_login import LoginManager\ndef create_app():\n    doors = LoginManager()\n"
            "    @doors.user_loader\n    def load_user(key):\n        return find(key)\n"
            "    @cached\n    def load_login(key):\n        return find(key)\n    return doors\n"
        },
        ["create_app.load_user"],
        id="what a session is turned into a user by, where the application is made",
    ),
    pytest.param(
        {
            "s.ts": "import { SignJWT, jwtVerify } from 'jose'\nexport async function encrypt(p) { return new SignJWT(p).sign(k) }\n"
            "export async function decrypt(t) { return jwtVerify(t, k) }\nexport function encryptFile(f) { return seal(f) }\n",
            "a.ts": "import { decrypt } from './s'\nexport const getSessionUser = async () => decrypt(await read())\n"
            "export const getOptionalUser = async () => decrypt(await read())\nexport const getUsers = async () => decrypt(await read())\n",
        },
        ["getOptionalUser", "encrypt", "decrypt"],
        id="a token that is called encrypted, and who reads one",
    ),
    pytest.param(
        {
            "a.py": "import hashlib\ndef _hash_token(text):\n    return hashlib.sha256(text)\n"
            "def resolve_token(text):\n    return find(_hash_token(text))\ndef resolve_page(text):\n    return find(_hash_token(text))\n"
        },
        ["_hash_token", "resolve_token"],
        id="a token that is kept as a digest, by hand",
    ),
    pytest.param(
        {
            "a.py": "from flask_jwt_extended import JWTManager\njwt = JWTManager()\n"
            "@jwt.user_lookup_loader\ndef jwt_owner(header, data):\n    return find(data)\n"
        },
        ["jwt_owner"],
        id="a manager that a library makes is none, what it is handed is",
    ),
    pytest.param(
        {
            "a.py": "def get_authorization_header(request):\n    raise HTTPException(status_code=403)\n"
            "def get_author(x):\n    raise HTTPException(status_code=403)\ndef get_current_user():\n    return 1\n"
            "def get_current_user_authorizer(required):\n    return get_current_user\n"
            "def check_article_and_changing_permissions(x):\n    raise HTTPException(403)\n"
        },
        ["get_authorization_header", "get_current_user", "get_current_user_authorizer"],
        id="authorization is no author, and a permission of something is its own rule",
    ),
    pytest.param(
        {
            "src/key.ts": "export const getTeamFromToken = async (c) => {\n  const key = c.req.header('Authorization')\n"
            "  if (!key) throw new ApiError({ code: 'UNAUTHORIZED' })\n  return find(key)\n}\n"
            "export const getRowFromToken = (token) => rows[token]\n",
        },
        ["getTeamFromToken"],
        id="who a token stands for, where whoever has none is turned away",
    ),
    pytest.param(
        {
            "src/hooks.server.ts": "import { doors } from './lucia'\nexport const handle = async ({ event, resolve }) => {\n"
            "  event.locals.auth = doors.handleRequest(event)\n  return resolve(event)\n}\nexport const handleError = () => 1\n",
            "src/lucia.ts": "import { lucia } from 'lucia'\nexport const doors = lucia({})\n",
            "src/session.ts": "export async function getUserId(r) { return (await getSession(r)).get('userId') }\n"
            "export async function getSession(r) { return sessions.getSession(r) }\n"
            "import { createCookieSessionStorage } from '@remix-run/node'\n"
            "const sessions = createCookieSessionStorage({ cookie: { name: '__session' } })\n",
        },
        ["handle", "getUserId", "getSession"],
        id="what a framework puts before all, and a session that a library stores",
    ),
    pytest.param(
        {
            "a.py": "from flask_httpauth import HTTPTokenAuth\ntokens = HTTPTokenAuth()\n"
            "@tokens.verify_token\ndef owner(token):\n    return find(token)\n"
            "@tokens.error_handler\ndef told(status):\n    return status\n",
            "a.js": "isModerator = (req, res, next) => { res.status(403).send({ message: 'no' }) }\n"
            "const isEmpty = (list) => { if (!list) throw new Error('empty') }\n"
            "const isEditor = (req, res, next) => { res.status(403).json({}) }\n",
        },
        ["isModerator", "isEditor", "owner"],
        id="who a library asks for the owner of a token, and what lets through only those who are something",
    ),
    pytest.param(
        {
            "a.ts": "app.use((req, res, next) => {\n  if (!req.headers.authorization) return res.status(401).json({})\n  next()\n})\n"
            "export const keyed = (req, res, next) => {\n  if (!req.headers.key) return res.status(401).json({})\n  next()\n}\n",
        },
        ["middleware", "keyed"],
        id="what turns others away, under a name and without one",
    ),
    pytest.param(
        {
            "a.go": GO
        },
        ["HashPassword"],
        id="Go",
    ),
    pytest.param(
        {
            "trpc.ts": "import { TRPCError } from '@trpc/server'\nimport { refreshed } from './else'\n"
            "const isAuthed = t.middleware(({ ctx, next }) => {\n"
            "  if (!ctx.user) throw new TRPCError({ code: 'UNAUTHORIZED' })\n  return next({ ctx })\n})\n"
            "const timed = t.middleware(async ({ next }) => next())\n"
            "const limited = rateLimit({ windowMs: 1000 })\n"
            "export const protectedProcedure = t.procedure.use(isAuthed).use(timed)\n"
            "export const authedProcedure = t.procedure.use(timed)\n"
            "export const listed = t.procedure.use(isAuthed)\n"
        },
        ["isAuthed", "protectedProcedure"],
        id="what a library makes of a function that stands before others, and what stands behind it",
    ),
    pytest.param(
        {
            "a.py": "import hashlib\nimport ldap\ndef ask_ldap(name, word):\n    ldap.initialize(URL).simple_bind_s(name, word)\n"
            "def password_key(word, salt):\n    return hashlib.pbkdf2_hmac('sha512', word, salt, 100000)\n"
            "class PoolDbSessionManager:\n    def get(self): ...\n",
        },
        ["ask_ldap", "password_key"],
        id="Python: a directory, a key that the language derives, and sessions of a database",
    ),
    pytest.param(
        {
            "a.ts": "import jwt from 'jsonwebtoken'\nexport const validateLink = (link) => jwt.verify(link, KEY)\n"
            "export const sendValidationLink = (user) => jwt.sign({ id: user.id }, KEY)\n"
            "export const validateForm = (form) => schema.parse(form)\n"
            "import { createAuthMiddleware } from 'better-auth/api'\n"
            "export const beforeAll = createAuthMiddleware(async (ctx) => count(ctx))\n"
            "export const other = createMiddleware(async (ctx) => count(ctx))\n"
            "export const SecuredRoute = (handler) => async (q, s) => {\n  decryptAndVerifyToken(q.key)\n  return handler(q, s)\n}\n"
            "export const LoggedRoute = (handler) => async (q, s) => handler(q, s)\n"
            "export function decryptAndVerifyToken(key) {\n  if (!key) throw new Error('Unauthorized')\n  return open(key)\n}\n"
        },
        ["validateLink", "sendValidationLink", "beforeAll", "SecuredRoute", "decryptAndVerifyToken"],
        id="what is validated with a token, whatever it is called",
    ),
    pytest.param(
        {
            "a.ts": "import { Router } from 'express'\nconst app = Router()\n"
            "app.use((req, res, next) => {\n  if (!req.user) return res.status(401).end()\n  next()\n})\n"
            "app.get('/orders', (req, res, next) => {\n  if (!req.user) return res.status(403).end()\n  next()\n}, listOrders)\n"
            "app.post('/login', async (req, res, next) => {\n"
            "  if (!req.body.name) return res.status(401).end()\n  return next({ status: 500 })\n})\n"
        },
        ["middleware", "middleware 2"],
        id="functions written in place: those that stand before others are told by their turn, one that answers is none",
    ),
    pytest.param({"a.py": STATUSES}, ["by_tuple", "by_name", "by_answer"], id="Python: what is put around views and answers with a status"),
    pytest.param({"a.py": SENDING}, ["confirmed", "kept", "signed"], id="Python: what is put around views and sends off whom it knows"),
    pytest.param(
        {
            "a.ts": "export const withTeam = (handler) => async (request) => {\n"
            "  if (!request.team) return new Response(null, { status: 403 })\n  return handler(request)\n}\n"
            "export const withTeamRetried = (handler) => async (request) => {\n"
            "  const answer = await handler(request)\n  if (answer.status === 403) return retry(handler)\n  return answer\n}\n"
            "export const onlyTeam = createMiddleware(async (c, next) => {\n"
            "  if (!c.team) return c.text('no', 401)\n  await next()\n})\n"
            "export const ownOrigin = createMiddleware(async (c, next) => {\n"
            "  if (c.req.headers.get('Origin') !== HOST) return c.text('no', 403)\n  await next()\n})\n"
            "export const once = (handler) => { if (!handler) return { status: 403 }; return handler() }\n"
        },
        ["withTeam", "onlyTeam"],
        id="TypeScript: what stands around a handler that it is given, or before others, and answers with a status",
    ),
    pytest.param(
        {
            "a.py": "from typing import Annotated\nfrom fastapi import Depends, FastAPI, HTTPException\napp = FastAPI()\n"
            "async def member(team, user=Depends(known)):\n    if team not in user.teams:\n        raise HTTPException(status_code=403)\n"
            "async def owner(team, user: Annotated[User, Depends(known)]):\n    raise HTTPException(403)\n"
            "async def found(team, db=Depends(database)):\n    raise HTTPException(status_code=404)\n"
            "async def plain(team):\n    raise HTTPException(status_code=403)\n"
            "@app.get('/teams')\nasync def teams(user=Depends(known)):\n    raise HTTPException(status_code=403)\n"
            "def asks_staff(connection: ASGIConnection, handler):\n    raise NotAuthorizedException()\n"
        },
        ["member", "owner", "asks_staff"],
        id="Python: what a framework asks before what answers, by any name",
    ),
    pytest.param(
        {
            "social.py": "def github(code):\n    return http.post(URL, data={'client_secret': S, 'code': code})\n"
            "def google(code):\n    given = common.copy()\n    given.update(client_secret=S, code=code)\n    return http.post(URL, given)\n"
            "def machine():\n    return http.post(URL, data={'client_secret': S, 'grant_type': 'client_credentials'})\n"
            "def shown(row):\n    return row['client_secret'], row['code']\n",
            "auth.ts": "export const exchange = async (code) => {\n  const given = { client_secret: S, code }\n"
            "  return fetch(URL, { body: new URLSearchParams(given) })\n}\n"
            "export async function traded(code) {\n  const body = new URLSearchParams()\n  body.append('client_secret', S)\n"
            "  body.append('code', code)\n  return fetch(URL, { body })\n}\n"
            "export const named = ({ client_secret, code }) => code.length\n"
            "export function doors(app) { app.get('/back', (q) => send({ client_secret: S, code: q.code })) }\n",
            "slack.py": "def complete(code):\n    return http.post(URL, data={'client_secret': S, 'code': code})\n"
            "def complete_token(code):\n    return http.post(URL, data={'client_secret': S, 'code': code})\n",
        },
        ["exchange", "traded", "complete_token", "github", "google"],
        id="a code that is exchanged for tokens by hand",
    ),
    pytest.param(
        {
            "a.js": "server.decorate('authenticate', async (request, reply) => { await request.jwtVerify() })\n"
            "server.decorate('lengthen', async (request, reply) => { await request.jwtVerify() })\n"
            "server.add('authenticateAll', async (request, reply) => { await request.jwtVerify() })\n",
            "b.js": "import { compare } from 'bcrypt'\nconst userSchema = new Schema({})\n"
            "userSchema.method('checkPassword', function (given) { return compare(given, this.password) })\n"
            "userSchema.pre('checkPasswords', function (given) { return compare(given, this.password) })\n",
        },
        ["authenticate", "checkPassword"],
        id="a function that an application keeps under a name",
    ),
    pytest.param(
        {
            "a.ts": "export class LogoutUseCase {\n  constructor(private authService) {}\n"
            "  run(user) { return this.authService.endSession(user) }\n}\n"
            "export class LogoutReport {\n  constructor(private lines) {}\n  run(user) { return this.lines.endSession(user) }\n}\n"
            "export class Report {\n  run(user) { return this.authService.endSession(user) }\n}\n"
        },
        ["LogoutUseCase"],
        id="what leaves it to an object that is called a service of authentication",
    ),
    pytest.param(
        {
            "a.py": "class IssueView:\n    def get(self):\n        return answer(status=403)\n"
            "class IsStaff:\n    def get(self):\n        return answer(status=403)\n"
        },
        ["IsStaff"],
        id="a word that begins like a question",
    ),
    pytest.param(
        {
            "a.py": "from rest_framework.permissions import BasePermission\nclass IsOwner(BasePermission):\n"
            "    def has_permission(self, request, view):\n        return True\n"
            "class Own(Mine):\n    def has_object_permission(self, request, view, row):\n        return row.owner == request.user\n"
            "class Lists(Base):\n    def has_permission(self):\n        return True\n"
            "class Rows(Shown):\n    def is_accessible(self):\n        return known()\n",
            "A.java": "import org.springframework.security.oauth2.client.userinfo.DefaultOAuth2UserService;\n"
            "class Guests extends DefaultOAuth2UserService {}\nclass Hosts extends DefaultUserService {}\n",
        },
        ["Guests", "IsOwner", "Own", "Rows"],
        id="permissions, and who is told by another's answer",
    ),
    pytest.param(
        {
            "a/Own.java": "package a;\n"
            "import org.springframework.security.core.userdetails.ReactiveUserDetailsService;\n"
            "import org.springframework.security.authentication.ReactiveAuthenticationManager;\n"
            "import io.micronaut.security.authentication.provider.HttpRequestAuthenticationProvider;\n"
            "import io.micronaut.security.authentication.provider.HttpRequestReactiveAuthenticationProvider;\n"
            "import io.micronaut.security.authentication.AuthenticationProvider;\n"
            "import io.micronaut.security.token.validator.TokenValidator;\n"
            "import org.apache.shiro.realm.AuthorizingRealm;\nimport org.apache.shiro.realm.AuthenticatingRealm;\n"
            "import io.quarkus.security.identity.IdentityProvider;\n"
            "import io.quarkus.security.identity.SecurityIdentityAugmentor;\n"
            "import io.quarkus.vertx.http.runtime.security.HttpAuthenticationMechanism;\n"
            "import cn.dev33.satoken.stp.StpInterface;\n"
            "class H0 implements ReactiveUserDetailsService {}\nclass H1 implements ReactiveAuthenticationManager {}\n"
            "class H2 implements HttpRequestAuthenticationProvider {}\n"
            "class H3 implements HttpRequestReactiveAuthenticationProvider {}\n"
            "class H4 implements AuthenticationProvider {}\nclass H5 implements TokenValidator {}\n"
            "class H6 implements AuthorizingRealm {}\nclass H7 implements AuthenticatingRealm {}\n"
            "class H8 implements IdentityProvider {}\nclass H9 implements SecurityIdentityAugmentor {}\n"
            "class H10 implements HttpAuthenticationMechanism {}\nclass H11 implements StpInterface {}\n"
            "class Other implements Provider {}\n",
            "b/Own.kt": "package b\n"
            "import org.springframework.security.core.userdetails.ReactiveUserDetailsService\n"
            "import org.springframework.security.authentication.ReactiveAuthenticationManager\n"
            "import io.micronaut.security.authentication.provider.HttpRequestAuthenticationProvider\n"
            "import io.micronaut.security.authentication.provider.HttpRequestReactiveAuthenticationProvider\n"
            "import io.micronaut.security.authentication.AuthenticationProvider\n"
            "import io.micronaut.security.token.validator.TokenValidator\nimport org.apache.shiro.realm.AuthorizingRealm\n"
            "import org.apache.shiro.realm.AuthenticatingRealm\nimport io.quarkus.security.identity.IdentityProvider\n"
            "import io.quarkus.security.identity.SecurityIdentityAugmentor\n"
            "import io.quarkus.vertx.http.runtime.security.HttpAuthenticationMechanism\n"
            "import cn.dev33.satoken.stp.StpInterface\n"
            "class K0 : ReactiveUserDetailsService {}\nclass K1 : ReactiveAuthenticationManager {}\n"
            "class K2 : HttpRequestAuthenticationProvider {}\nclass K3 : HttpRequestReactiveAuthenticationProvider {}\n"
            "class K4 : AuthenticationProvider {}\nclass K5 : TokenValidator {}\nclass K6 : AuthorizingRealm {}\n"
            "class K7 : AuthenticatingRealm {}\nclass K8 : IdentityProvider {}\nclass K9 : SecurityIdentityAugmentor {}\n"
            "class K10 : HttpAuthenticationMechanism {}\nclass K11 : StpInterface {}\n"
            "class Another : Provider {}\n",
        },
        [*(f"H{each}" for each in range(12)), *(f"K{each}" for each in range(12))],
        id="what frameworks of the JVM ask who somebody is",
    ),
    pytest.param(
        {
            "a.py": "import enum\nfrom pydantic import BaseModel\nclass AuthProvider(enum.Enum):\n    LOCAL = 'local'\n"
            "class OwnAuthProvider(BaseModel):\n    name: str\n"
            "class OtherAuthProvider(BaseModel):\n    name: str\n    def ask(self): ...\n",
            "A.java": "public enum AuthProvider { LOCAL, GOOGLE }\n",
        },
        ["OtherAuthProvider"],
        id="what only holds values, under the name of a service",
    ),
    pytest.param(
        {
            "a.py": "import jwt\ndef get_socket_user(t):\n    return jwt.decode(t, K)\n"
            "def get_socket_room(t):\n    return jwt.decode(t, K)\n"
            "class Google:\n    def validate(self, t):\n        return jwt.decode(t, K)\n"
        },
        ["get_socket_user", "Google.validate"],
        id="who is read from a token, and what validates one",
    ),
    pytest.param(
        {
            "a.go": "package a\n\nimport \"github.com/gorilla/securecookie\"\n\ntype Doors struct {\n\tsc *securecookie.SecureCookie\n}\n\n"
            "func (d *Doors) MarshalSession(s Session) (string, error) { return d.sc.Encode(NAME, s) }\n\n"
            "func (d *Doors) MarshalOrder(s Session) (string, error) { return d.sc.Encode(NAME, s) }\n"
        },
        ["Doors.MarshalSession"],
        id="Go: a library's object that a field holds",
    ),
    pytest.param({"a.py": DJANGO}, ["StaffMixin", "group_required", "of_roles", "staff"], id="Django: what is mixed in, and decorators"),
    pytest.param(
        {
            "a.py": "import hashlib\nimport hmac\nfrom fastapi import Depends, Header, HTTPException\n"
            "def needs(*rights):\n    def ask(user=Depends(known)):\n        raise HTTPException(403)\n    return ask\n"
            "def wants(*rights):\n    def ask(user):\n        raise HTTPException(403)\n    return ask\n"
            "async def keyed(key: str = Header()):\n    raise HTTPException(status_code=401)\n"
            "def hash_pw(word):\n    return hashlib.sha256(word)\ndef hash_row(word):\n    return hashlib.sha256(word)\n"
            "def sign_cookie(text):\n    return hmac.new(K, text)\ndef sign_page(text):\n    return hmac.new(K, text)\n"
            "class SessionStore:\n    def put(self, user):\n        return self.redis.set('s', user)\n"
        },
        ["needs", "keyed", "hash_pw", "sign_cookie", "SessionStore"],
        id="Python: what makes a guard, and what signs and keeps by hand",
    ),
    pytest.param(
        {
            "a.ts": "export const getUserSession = (id) => redisClient.get(`session:${id}`)\n"
            "export const getPageSession = (id) => redisClient.get(`session:${id}`)\n"
            "export const assertOwner = (row) => { if (!row.mine) throw new TRPCError({ code: 'FORBIDDEN' }) }\n"
            "export const findOwner = (row) => { if (!row.mine) throw new TRPCError({ code: 'FORBIDDEN' }) }\n"
            "import { applyDecorators, UseGuards } from '@nestjs/common'\n"
            "export const Auth = () => applyDecorators(UseGuards(Known))\nexport const Docs = () => applyDecorators(Described())\n"
        },
        ["getUserSession", "assertOwner", "Auth"],
        id="TypeScript: sessions that are kept by hand, what is asserted, and a decorator made of guards",
    ),
    pytest.param(
        {
            "a.py": "from doors import check_token\n"
            "def register(server):\n    @server.tool\n    def rows(user=Depends(check_token)):\n        return user.rows\n"
            "def login(server):\n    @cached\n    def rows(word):\n        return check_token(word)\n    return rows(server.word)\n",
            "doors.py": "import jwt\ndef check_token(word):\n    return jwt.decode(word)\n",
        },
        ["login", "check_token"],
        id="Python: what puts others under what it is given leaves asking to them",
    ),
    pytest.param(
        {
            "auth.py": "def check_password(password, row):\n    return row['password'] == password\n"
            "def check_common_password(password, row):\n    return row['password'] == password\n"
            "def check_weak_password(password, row):\n    return row['password'] == password\n"
            "def check_leaked_password(password, row):\n    return row['password'] == password\n"
            "def check_compromised_password(password, row):\n    return row['password'] == password\n"
        },
        ["check_password"],
        id="Python: what holds a password against those that nobody should have",
    ),
    pytest.param(
        {
            "a.py": "import jwt\nfrom enum import StrEnum\nfrom pydantic import BaseModel\n"
            "class BasePermission(BaseModel):\n    name: str\nclass Permission(BasePermission):\n    pass\n"
            "class BaseOAuthProvider(BaseModel):\n    name: str\nclass OAuthProvider(BaseOAuthProvider):\n    pass\n"
            "class KnownOAuthProvider(StrEnum):\n    ONE = 'one'\n    def login_name(self):\n        return check_token(self.value)\n"
            "def check_token(word):\n    return jwt.decode(word)\n"
            "class AuthToken(BaseModel):\n    word: str\n    def read(self):\n        return jwt.decode(self.word)\n"
        },
        ["check_token", "AuthToken"],
        id="Python: what only holds something below others that do",
    ),
    pytest.param(
        {
            "a.ts": "export class Responses { withAuth() { return this.unauthorized() } }\n"
            "export class Pages { withAuth(page) { return page } }\nexport const withAuth = (page) => page\n"
        },
        ["Pages.withAuth", "withAuth"],
        id="TypeScript: what is put around nothing",
    ),
]


@pytest.mark.parametrize(("files", "expected"), CASES)
def test_services(files: dict[str, str], expected: list[str]) -> None:
    tree = tree_of({path: text.encode() for path, text in files.items()})
    assert [one.name for one in snapshot(tree, files, whole=True).elements if one.kind == "auth_service"] == expected


def test_calls_of_a_library_are_known_by_the_name_that_it_once_had() -> None:
    source = "from flask.ext.login import login_user\nfrom flask.exts.login import logout_user\nlogin_user(u)\nlogout_user()\n"
    elements = snapshot(tree_of({"a.py": source.encode()}), {"a.py"}, whole=True).elements
    assert [one.name for one in elements if one.kind == "auth_call"] == ["flask_login.login_user"]


def test_whatever_cookie_is_taken_away_where_a_session_ends_is_one_of_it() -> None:
    source = (
        "import { cookies } from 'next/headers'\n"
        "export async function signOut() { const all = await cookies(); all.delete(name); all.delete('cart') }\n"
        "export async function empty() { const all = await cookies(); all.delete(name) }\n"
    )
    elements = snapshot(tree_of({"a.ts": source.encode()}), {"a.ts"}, whole=True).elements
    assert [(one.name, one.value("within")) for one in elements if one.kind == "auth_call"] == [("cookies.delete", "signOut")]


LIBRARIES = {
    "a.py": """
from passlib.totp import TOTP, generate_secret
made = TOTP.using(secrets={})
made.new(); made.from_source(x); made.verify(x, y); TOTP.new(); generate_secret()
one = TOTP(); one.new(); one.from_source(x); one.verify(x); one.match(x); one.generate()
from flask_jwt import JWT, jwt_required
JWT(); jwt_required()
from fastapi_login import LoginManager
doors = LoginManager(K)
doors.create_access_token(data=x); doors.set_cookie(x, y); doors.get_current_user(x)
from flask_praetorian import Praetorian
guard = Praetorian()
guard.authenticate(a, b); guard.encode_jwt_token(u); guard.refresh_jwt_token(t); guard.hash_password(p); guard.extract_jwt_token(t)
from rest_framework_simplejwt.backends import TokenBackend
TokenBackend("HS256").encode(x); TokenBackend("HS256").decode(x)
from rest_framework_simplejwt.tokens import SlidingToken, UntypedToken
UntypedToken(t); SlidingToken(t)
from branca import Branca
Branca(key=K).encode(x)
import pyseto
pyseto.encode(K, x)
from argon2.low_level import hash_secret, hash_secret_raw, verify_secret
hash_secret(x); hash_secret_raw(x); verify_secret(x)
import nacl.pwhash
nacl.pwhash.str(x); nacl.pwhash.verify(x, y)
""",
    "a.ts": """
import { compare as heldTo } from 'bcrypt-nodejs'; heldTo(a, b)
import { hash as edge } from 'bcrypt-edge'; edge(a)
import { verify as phc } from '@phc/argon2'; phc(a, b)
import { verify as shown } from 'argon2-browser'; shown(a)
import { kdf } from 'scrypt-kdf'; kdf(a)
import { github, apple } from 'worker-auth-providers'; github.users(a); apple.convertPrivateKeyToClientSecret(a)
import { authorizationCodeGrantRequest } from 'oauth4webapi'; authorizationCodeGrantRequest(a)
import { ConfidentialClientApplication } from '@azure/msal-node'; new ConfidentialClientApplication(a)
import { useGoogleLogin } from '@react-oauth/google'; useGoogleLogin(a)
import { authkitMiddleware } from '@workos-inc/authkit-nextjs'; authkitMiddleware(a)
import { fetchUserInfo, refreshTokenGrant } from 'openid-client'; fetchUserInfo(a); refreshTokenGrant(a)
import { OAuth2Client } from 'google-auth-library'; const google = new OAuth2Client(a); google.getToken(a); google.generateAuthUrl(a)
import { CognitoJwtVerifier } from 'aws-jwt-verify'; const pool = CognitoJwtVerifier.create(a); pool.verify(b)
import { TOTP } from 'otpauth'; const once = new TOTP(a); once.validate(b)
import { verifyToken as twice } from 'node-2fa'; twice(a, b)
import { verifyECDSASignature } from '@oslojs/crypto/ecdsa'; verifyECDSASignature(a, b)
import { verifyRSASSAPKCS1v15Signature } from '@oslojs/crypto/rsa'; verifyRSASSAPKCS1v15Signature(a)
import { parseAttestationObject } from '@oslojs/webauthn'; parseAttestationObject(a)
import { jwt } from '@elysiajs/jwt'; jwt(a)
import OktaJwtVerifier from '@okta/jwt-verifier'; new OktaJwtVerifier(a)
""",
    "a.go": """package a

import (
	"github.com/gorilla/securecookie"
	"google.golang.org/api/idtoken"
)

func read(sc *securecookie.SecureCookie) {
	sc.Decode(n, v, &x)
	idtoken.Validate(ctx, t, a)
}
""",
}


@pytest.mark.parametrize(("path", "expected"), [("a.py", 38), ("a.ts", 26), ("a.go", 2)])
def test_calls_of_libraries(path: str, expected: int) -> None:
    source = LIBRARIES[path]
    elements = snapshot(tree_of({path: source.encode()}), {path}, whole=True).elements
    assert len([one for one in elements if one.kind == "auth_call"]) == expected


def test_a_token_that_is_made_by_the_model_of_it_is_a_call_of_auth() -> None:
    source = "from knox.models import AuthToken\ndef deploy(user):\n    return AuthToken.objects.create(user=user)\n"
    elements = snapshot(tree_of({"views.py": source.encode()}), {"views.py"}, whole=True).elements
    assert [one.name for one in elements if one.kind == "auth_call"] == ["objects.create"]


def test_on_the_one_line_of_a_bundle_a_function_goes_through_what_stands_in_it() -> None:
    first = "import jwt from 'jsonwebtoken';function verifyToken(e){return jwt.verify(e,k)}"
    bundle = f"{first}\n{'verifyToken(z);' * 600}function login(e){{return q(e)}}"
    read = snapshot(tree_of({"main.js": bundle.encode()}), ["main.js"])
    assert [one.name for one in read.elements if one.kind == "auth_service"] == ["verifyToken"]


def test_a_handler_of_a_route_is_no_service_for_its_name_alone() -> None:
    java = (
        "import org.springframework.web.reactive.function.server.RouterFunctions;\nclass UserEndpoint {\n"
        "  RouterFunction<ServerResponse> endpoint() {\n    return RouterFunctions.route()"
        ".GET(\"/users/-\", this::getCurrentUser).build();\n  }\n"
        "  private Mono<ServerResponse> getCurrentUser(ServerRequest request) { return users.find(request); }\n"
        "  private Mono<User> getCurrentUserId(String name) { return users.find(name); }\n}\n"
    )
    read = snapshot(tree_of({"UserEndpoint.java": java.encode()}), ["UserEndpoint.java"])
    assert [one.name for one in read.elements if one.kind == "route"] == ["GET /users/-"]
    assert [one.name for one in read.elements if one.kind == "auth_service"] == ["UserEndpoint.getCurrentUserId"]
