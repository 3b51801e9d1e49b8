import { sign as seal } from "jsonwebtoken";

export class ProfileTokenService {
  issue(userId: string): string {
    return seal({ sub: userId, scope: "profile" }, process.env.TOKEN_SECRET ?? "", { expiresIn: "30d" });
  }
}
