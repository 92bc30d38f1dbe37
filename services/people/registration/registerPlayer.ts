/** What registering makes: a player with a profile, their account, and what they chose. */
import type { RegistrationType } from "#shared/people/registration.ts";
import { giveWelcome } from "../../loyalty/bonuses/public.ts";
import { noteFriend } from "../../loyalty/referral/public.ts";
import { openAccount } from "../../money/accounts/public.ts";
import { noteHousehold, notePerson } from "../household/public.ts";
import { createPlayer } from "../players/public.ts";
import type { ServiceContext } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
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
  /** Hash of the caller's key and of what they sent under it. */
  keyHash: string;
  fingerprint: string;
  passwordHash: string;
  /** Lower-case; they have shown that they read its letters. */
  email: string | null;
  /** Digits with the dialling code; they have shown that they read its messages. */
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
 * Makes a player who has accepted the terms, with an empty main account, and answers their number. Null if somebody
 * else got the e-mail or the phone meanwhile.
 * @param address of those who register
 */
export async function registerPlayer(
  context: Pick<ServiceContext, "clock" | "outbox" | "secret" | "settings">,
  tx: Tx,
  made: NewPlayer,
  address?: string,
): Promise<number | null> {
  const now = context.clock.now();
  const { email, phone, passwordHash, name, mailing } = made;
  const playerId = await createPlayer(
    tx,
    { email, phone, passwordHash, name, createdAt: now },
    {
      countryCode: made.countryCode,
      refId: made.refId,
      isEmailConfirmed: email !== null,
      isPhoneConfirmed: phone !== null,
      surname: made.surname,
      dateBirthday: made.birthday,
      termsAcceptedAt: now,
      enableMailNews: mailing.enable_mail_news,
      enableMailDeposit: mailing.enable_mail_deposit,
      enableMailBets: mailing.enable_mail_bets,
      enableSmsNews: mailing.enable_sms_news,
    },
  );
  if (playerId === null) return null;
  await openAccount(tx, playerId, made.currency, 0);
  await notePerson(context, tx, playerId, { name: { name, surname: made.surname, birthday: made.birthday }, phone });
  await noteHousehold(context, tx, playerId, { address });
  await tx.insert(registration).values({
    playerId,
    kind: made.kind,
    keyHash: made.keyHash,
    fingerprint: made.fingerprint,
    refCode: made.refCode,
    firstDepositBonusChoice: made.bonusChoice,
    registeredAt: now,
    referral: made.referral,
  });
  await giveWelcome(context, tx, { playerId, choice: made.bonusChoice, code: made.refCode });
  await noteFriend(context, tx, playerId, [made.referral["bf"], made.refCode]);
  return playerId;
}
