/** Making a player: his login, his profile, his account, and what he chose when he registered. */
import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
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

/**
 * Makes a player who has accepted the terms, with an empty main account. Null when somebody else got the e-mail or the
 * phone meanwhile.
 */
export async function createPlayer(tx: Tx, made: NewPlayer, now: number): Promise<{ id: number; login: string } | null> {
  const { email, phone, passwordHash, name, mailing } = made;
  const [row] = await tx.insert(player).values({ login: `new-${randomBytes(12).toString("hex")}`, email, phone, passwordHash, name, createdAt: now }).onConflictDoNothing().returning({ id: player.id });
  if (!row) return null;
  const login = `id${row.id}`;
  await tx.update(player).set({ login }).where(eq(player.id, row.id));
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
