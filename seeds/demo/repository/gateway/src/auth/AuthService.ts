import jwt from "jsonwebtoken";

const secret = process.env.TOKEN_SECRET ?? "";

export class AuthService {
  private revoked = new Set<string>();

  login(userId: string): string {
    return jwt.sign({ sub: userId }, secret, { expiresIn: "1h" });
  }

  logout(token: string): void {
    this.revoked.add(token);
  }

  verify(token: string): string {
    if (this.revoked.has(token)) throw new Error("logged out");
    return String(jwt.verify(token, secret).sub);
  }
}

export const authService = new AuthService();
