/** Tables of people and their sessions, as services/core/migrations makes them. Times are epoch milliseconds. */
import { bigint, boolean, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bytea } from "../core/secrets.ts";

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
  /** When the personal data was erased. */
  erasedAt: bigint("erased_at", { mode: "number" }),
});

export const session = pgTable("session", {
  idHash: text("id_hash").primaryKey(),
  playerId: integer("player_id").notNull(),
  createdAt: bigint("created_at", { mode: "number" }).notNull(),
  expiresAt: bigint("expires_at", { mode: "number" }).notNull(),
  endedAt: bigint("ended_at", { mode: "number" }),
  userAgent: text("user_agent"),
  address: text("address"),
  country: text("country"),
  lastSeenAt: bigint("last_seen_at", { mode: "number" }),
  provenAt: bigint("proven_at", { mode: "number" }),
  device: text("device"),
});

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

export const usedOnce = pgTable("used_once", {
  key: text("key").primaryKey(),
  tries: integer("tries").notNull().default(0),
  usedAt: bigint("used_at", { mode: "number" }),
  expiresAt: bigint("expires_at", { mode: "number" }).notNull(),
});

/** What a code is for. */
export type CodePurpose = "sms" | "two_step" | "social_two_step" | "transfer" | "recovery" | "activation" | "bind_phone" | "bind_email" | "stop_two_step" | "registration";

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

export const message = pgTable("message", {
  id: bigint("id", { mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
  channel: text("channel").$type<"sms" | "email" | "site">().notNull(),
  recipient: text("recipient").notNull(),
  playerId: integer("player_id"),
  subject: text("subject"),
  body: text("body").notNull(),
  createdAt: bigint("created_at", { mode: "number" }).notNull(),
  expiresAt: bigint("expires_at", { mode: "number" }),
  readAt: bigint("read_at", { mode: "number" }),
  unsubscribeUrl: text("unsubscribe_url"),
  deliveredAt: bigint("delivered_at", { mode: "number" }),
  deliveryTries: integer("delivery_tries").notNull().default(0),
  deliverAfter: bigint("deliver_after", { mode: "number" }).notNull().default(0),
});

export const socialLink = pgTable("social_link", {
  network: integer("network").notNull(),
  subject: text("subject").notNull(),
  playerId: integer("player_id").notNull(),
}, (table) => [primaryKey({ columns: [table.network, table.subject] })]);

export const signingKey = pgTable("signing_key", {
  id: text("id").primaryKey(),
  privateKey: bytea("private_key").notNull(),
  createdAt: bigint("created_at", { mode: "number" }).notNull(),
});

export const qrSignIn = pgTable("qr_sign_in", {
  idHash: text("id_hash").primaryKey(),
  codeHash: text("code_hash").notNull(),
  playerId: integer("player_id"),
  isRefused: boolean("is_refused").notNull().default(false),
  expiresAt: bigint("expires_at", { mode: "number" }).notNull(),
  takenAt: bigint("taken_at", { mode: "number" }),
});
