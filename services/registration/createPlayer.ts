/** Making a player: his login, his profile, his account, and what he chose when he registered. */
import { randomInt } from "node:crypto";
import { eq, or } from "drizzle-orm";
import type { RegistrationType } from "#shared/registration.ts";
import { openAccount } from "../accounts/open.ts";
import { player } from "../auth/tables.ts";
import type { Tx } from "../core/database.ts";
import { playerProfile } from "../users/tables.ts";
import { registration } from "./tables.ts";

/** Mailing flags (SPEC 3.31). */
export interface Mailing {
  enable_mail_news: boolean;
  enable_mail_deposit: boolean;
  enable_mail_bets: boolean;
  enable_sms_news: boolean;
}

/** What partners' links had left in the browser, by the name of the cookie (SPEC 3.39). */
export type Referral = Readonly<Record<string, string>>;

export interface NewPlayer {
  kind: RegistrationType;
  /** Hash of the caller's key and of what he sent under it. */
  keyHash: string;
  fingerprint: string;
  passwordHash: string;
  /** Lower-case; he has shown that he reads its letters. */
  email: string | null;
  /** Digits with the dialling code; he has shown that he reads its messages. */
  phone: string | null;
  name: string | null;
  surname: string | null;
  /** "1990-05-31". */
  birthday: string | null;
  /** Two lower-case letters. */
  countryCode: string;
  currency: string;
  refCode: string | null;
  bonusChoice: number;
  mailing: Mailing;
  /** Number of the partner whose site this is. */
  refId: number;
  referral: Referral;
}

/** Letters and digits that nobody takes for others; a letter comes first, or a login could be a number. */
const [letters, signs] = ["abcdefghjkmnpqrstuvwxyz", "23456789abcdefghjkmnpqrstuvwxyz"];
const loginLength = 10;

/** A login that tells nothing of others: in sequence, one player's would be a list of all. */
const newLogin = (): string => Array.from({ length: loginLength }, (_, index) => { const from = index === 0 ? letters : signs; return from[randomInt(from.length)]; }).join("");

/** Nine digits, for the same reason: players sign in by their numbers too. */
const newId = (): number => randomInt(100_000_000, 1_000_000_000);

/** Of a thousand million numbers one is free soon enough, unless what is taken is the e-mail or the phone. */
const mostTries = 20;

/** Null when somebody has the e-mail or the phone. */
async function insertPlayer(tx: Tx, values: Omit<typeof player.$inferInsert, "login">): Promise<{ id: number; login: string } | null> {
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const [row] = await tx.insert(player).overridingSystemValue().values({ ...values, id: newId(), login: newLogin() }).onConflictDoNothing().returning({ id: player.id, login: player.login });
    if (row) return row;
    const contacts = [...(values.email == null ? [] : [eq(player.email, values.email)]), ...(values.phone == null ? [] : [eq(player.phone, values.phone)])];
    const [other] = contacts.length === 0 ? [] : await tx.select({ id: player.id }).from(player).where(or(...contacts)).limit(1);
    if (other) return null;
  }
  throw new Error("no number was free for a new player");
}

/**
 * Makes a player who has accepted the terms, with an empty main account. Null when somebody else got the e-mail or the
 * phone meanwhile.
 */
export async function createPlayer(tx: Tx, made: NewPlayer, now: number): Promise<{ id: number; login: string } | null> {
  const { email, phone, passwordHash, name, mailing } = made;
  const row = await insertPlayer(tx, { email, phone, passwordHash, name, createdAt: now });
  if (row === null) return null;
  const { login } = row;
  await tx.insert(playerProfile).values({
    playerId: row.id, countryCode: made.countryCode, refId: made.refId, isEmailConfirmed: email !== null, isPhoneConfirmed: phone !== null,
    surname: made.surname, dateBirthday: made.birthday, termsAcceptedAt: now,
    enableMailNews: mailing.enable_mail_news, enableMailDeposit: mailing.enable_mail_deposit, enableMailBets: mailing.enable_mail_bets, enableSmsNews: mailing.enable_sms_news,
  });
  await openAccount(tx, row.id, made.currency, 0);
  await tx.insert(registration).values({
    playerId: row.id, kind: made.kind, keyHash: made.keyHash, fingerprint: made.fingerprint, refCode: made.refCode, firstDepositBonusChoice: made.bonusChoice,
    registeredAt: now, referral: made.referral,
  });
  return { id: row.id, login };
}
