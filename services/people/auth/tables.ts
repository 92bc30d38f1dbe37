/** Tables of signing in. Times are epoch milliseconds. */
import { bigint, boolean, integer, pgTable, primaryKey, text } from "../../platform/database/drizzle.ts";
import { bytea } from "../../platform/secrets/secrets.ts";

export const refreshToken = pgTable("refresh_token", {
  idHash: text("id_hash").primaryKey(),
  sessionHash: text("session_hash").notNull(),
  isLasting: boolean("is_lasting").notNull(),
  createdAt: bigint("created_at", { mode: "number" }).notNull(),
  usedAt: bigint("used_at", { mode: "number" }),
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

/** Purpose of a code. */
export type CodePurpose =
  | "sms"
  | "two_step"
  | "social_two_step"
  | "transfer"
  | "recovery"
  | "activation"
  | "bind_phone"
  | "bind_email"
  | "stop_two_step"
  | "registration";

export const oneTimeCode = pgTable("one_time_code", {
  id: text("id").primaryKey(),
  purpose: text("purpose").$type<CodePurpose>().notNull(),
  subject: text("subject").notNull(),
  holder: integer("holder"),
  codeHash: text("code_hash").notNull(),
  triesLeft: integer("tries_left").notNull(),
  expiresAt: bigint("expires_at", { mode: "number" }).notNull(),
  usedAt: bigint("used_at", { mode: "number" }),
});

export const codeGuess = pgTable("code_guess", {
  id: bigint("id", { mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
  playerId: integer("player_id").notNull(),
  purpose: text("purpose").notNull(),
  source: text("source").notNull().default(""),
  at: bigint("at", { mode: "number" }).notNull(),
});

export const qrSignIn = pgTable("qr_sign_in", {
  idHash: text("id_hash").primaryKey(),
  codeHash: text("code_hash").notNull(),
  playerId: integer("player_id"),
  isRefused: boolean("is_refused").notNull().default(false),
  expiresAt: bigint("expires_at", { mode: "number" }).notNull(),
  takenAt: bigint("taken_at", { mode: "number" }),
});

export const authenticator = pgTable("authenticator", {
  playerId: integer("player_id").primaryKey(),
  secret: bytea("secret").notNull(),
  createdAt: bigint("created_at", { mode: "number" }).notNull(),
  confirmedAt: bigint("confirmed_at", { mode: "number" }),
  lastStep: bigint("last_step", { mode: "number" }),
});

export const recoveryCode = pgTable(
  "recovery_code",
  {
    playerId: integer("player_id").notNull(),
    codeHash: text("code_hash").notNull(),
    usedAt: bigint("used_at", { mode: "number" }),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.codeHash] })],
);
