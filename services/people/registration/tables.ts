/** Tables of registration. Times are epoch milliseconds. */
import { bigint, integer, jsonb, pgTable, text } from "../../platform/database/drizzle.ts";
import type { RegistrationType } from "#shared/people/registration.ts";
import type { NewPlayer, Referral } from "./registerPlayer.ts";

export const registration = pgTable("registration", {
  playerId: integer("player_id").primaryKey(),
  kind: text("kind").$type<RegistrationType>().notNull(),
  keyHash: text("key_hash").notNull(),
  fingerprint: text("fingerprint").notNull(),
  refCode: text("ref_code"),
  firstDepositBonusChoice: integer("first_deposit_bonus_choice").notNull().default(0),
  registeredAt: bigint("registered_at", { mode: "number" }).notNull(),
  referral: jsonb("referral").$type<Referral>().notNull().default({}),
});

export const pendingRegistration = pgTable("pending_registration", {
  codeId: text("code_id").primaryKey(),
  data: jsonb("data").$type<NewPlayer>().notNull(),
  expiresAt: bigint("expires_at", { mode: "number" }).notNull(),
});
