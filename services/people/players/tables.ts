/** Tables of players, their profiles and their sessions. Times are epoch milliseconds. */
import { bigint, boolean, integer, pgTable, text } from "../../platform/database/drizzle.ts";
import { bytea } from "../../platform/secrets/secrets.ts";

const moment = (name: string) => bigint(name, { mode: "number" });
const flag = (name: string) => boolean(name).notNull().default(false);

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

export const playerProfile = pgTable("player_profile", {
  playerId: integer("player_id").primaryKey(),
  /** Two lower-case letters. */
  countryCode: text("country_code").notNull().default("ru"),
  refId: integer("ref_id").notNull().default(1),
  hideBalance: flag("hide_balance"),
  isPhoneConfirmed: flag("is_phone_confirmed"),
  isEmailConfirmed: flag("is_email_confirmed"),
  passwordChangedAt: moment("password_changed_at"),
  isTwoFactor: flag("is_two_factor"),
  isEmailAuth: flag("is_email_auth"),
  hasSecurityQuestion: flag("has_security_question"),
  surname: text("surname"),
  /** Days are written "1990-05-31". */
  dateBirthday: text("date_birthday"),
  documentTypeId: integer("document_type_id"),
  inn: text("inn"),
  passport: text("passport"),
  passportDate: text("passport_date"),
  passportEndDate: text("passport_end_date"),
  registrationAddress: text("registration_address"),
  isLineDisallowed: flag("is_line_disallowed"),
  isLiveDisallowed: flag("is_live_disallowed"),
  isIdentificationNeeded: flag("is_identification_needed"),
  banVersion: integer("ban_version").notNull().default(0),
  userStatusId: integer("user_status_id").notNull().default(0),
  verificationStatus: integer("verification_status").notNull().default(0),
  verificationTypes: integer("verification_types").array().notNull().default([]),
  verificationStatusGroupCode: text("verification_status_group_code"),
  isDocumentRequested: flag("is_document_requested"),
  isIdentificationBonus: flag("is_identification_bonus"),
  showsVerificationOnDeposit: flag("shows_verification_on_deposit"),
  activateUntil: moment("activate_until"),
  cookiesAgreedAt: moment("cookies_agreed_at"),
  termsAcceptedAt: moment("terms_accepted_at"),
  enableMailNews: boolean("enable_mail_news").notNull().default(true),
  enableMailDeposit: boolean("enable_mail_deposit").notNull().default(true),
  enableMailBets: boolean("enable_mail_bets").notNull().default(true),
  enableSmsNews: boolean("enable_sms_news").notNull().default(true),
  isNewsletterStopped: flag("is_newsletter_stopped"),
});
export type Profile = typeof playerProfile.$inferSelect;

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

export const signingKey = pgTable("signing_key", {
  id: text("id").primaryKey(),
  privateKey: bytea("private_key").notNull(),
  createdAt: bigint("created_at", { mode: "number" }).notNull(),
});
