import type { NextFunction, Request, Response } from "express";
import { authService } from "./AuthService";

export function requireAuth(req: Request, res: Response, next: NextFunction) {
  try {
    res.locals.userId = authService.verify(req.get("authorization") ?? "");
    next();
  } catch {
    res.sendStatus(401);
  }
}
