import express from "express";
import { authService } from "./auth/AuthService";
import { requireAuth } from "./auth/requireAuth";
import { userService } from "./users/UserService";

export const app = express();
app.use(express.json());

app.post("/sessions", (req, res) => {
  res.status(201).json({ token: authService.login(req.body.userId) });
});

app.delete("/sessions", requireAuth, (req, res) => {
  authService.logout(req.get("authorization") ?? "");
  res.sendStatus(204);
});

app.get("/users/:id", requireAuth, async (req, res) => {
  res.json(await userService.getProfile(req.params.id));
});
