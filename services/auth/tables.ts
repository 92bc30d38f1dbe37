/** Tables of people and their sessions, as services/core/migrations makes them. Times are epoch milliseconds. */
import { bigint, boolean, integer, pgTable, text } from "drizzle-orm/pg-core";

export const player = pgTable("player", {
  id: integer("id").generatedAlwaysAsIdentity().primaryKey(),
  login: text("login").notNull(),
  email: text("email"),
  phone: text("phone"),
  passwordHash: text("password_hash").notNull(),
  name: text("name"),
  banLevel: integer("ban_level").notNull().default(0),
  isDemo: boolean("is_demo").notNull().default(false),
  createdAt: bigint("created_at", { mode: "number" }).notNull(),
});

export const session = pgTable("session", {
  idHash: text("id_hash").primaryKey(),
  playerId: integer("player_id").notNull(),
  createdAt: bigint("created_at", { mode: "number" }).notNull(),
  expiresAt: bigint("expires_at", { mode: "number" }).notNull(),
  endedAt: bigint("ended_at", { mode: "number" }),
});

export const signInGuard = pgTable("sign_in_guard", {
  key: text("key").primaryKey(),
  lockedUntil: bigint("locked_until", { mode: "number" }),
});

export const signInAttempt = pgTable("sign_in_attempt", {
  id: bigint("id", { mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
  key: text("key").notNull(),
  at: bigint("at", { mode: "number" }).notNull(),
});
