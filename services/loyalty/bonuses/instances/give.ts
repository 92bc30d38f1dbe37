/** Giving a bonus: it is offered, and begins with its deposit or at once. */
import { eq } from "../../../platform/database/drizzle.ts";
import { bonusOfDeposit, wagerOf } from "#shared/money/bonus/amounts.ts";
import { termsIn, type BonusTerms } from "#shared/money/bonus/terms.ts";
import { Exact } from "#shared/money/money.ts";
import { giveFreeBet } from "../../../betting/coupons/public.ts";
import {
  accountIn,
  appendBalance,
  hasLeftSince,
  houseAccount,
  openAccount,
  post,
} from "../../../money/accounts/public.ts";
import { depositKey } from "../../../money/payments/public.ts";
import { giveFreeRounds } from "../../../money/wallet/public.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { termsOf } from "../offers/offers.ts";
import { staffOffer } from "../offers/staffOffers.ts";
import { bonus, bonusChange, type BonusRow, type OfferRow } from "../tables.ts";
import { changeState, tellBonus, type Context } from "./store.ts";

const dayMs = 86_400_000;

interface Given {
  playerId: number;
  currency: string;
  /** The same key gives nothing twice. */
  key: string;
  /** What was asked under the key, where it is somebody else's. */
  fingerprint?: string | undefined;
  /** Another amount than the offer's, by the operator. */
  amount?: string | undefined;
}

/**
 * Gives a player the bonus of an offer: one of a deposit waits for that, any other begins now. The caller has locked the
 * player and knows that they may have it. Null if the key was used before.
 */
export async function giveBonus(
  context: Context,
  tx: Tx,
  offer: OfferRow,
  { playerId, currency, key, fingerprint = undefined, amount }: Given,
): Promise<BonusRow | null> {
  const now = context.clock.now();
  const terms = termsOf(offer.definition);
  const waits = terms.percent !== null && amount === undefined;
  const [made] = await tx
    .insert(bonus)
    .values({
      playerId,
      offerId: offer.id,
      grantKey: key,
      grantFingerprint: fingerprint ?? null,
      state: "OFFERED",
      terms,
      currency,
      offeredAt: now,
      expiresAt: now + (waits ? terms.offerDays : terms.days) * dayMs,
    })
    .onConflictDoNothing()
    .returning();
  if (made === undefined) return null;
  await tx.insert(bonusChange).values({ bonusId: made.id, state: "OFFERED", reason: null, at: now });
  if (waits) {
    await tellBonus(context, tx, made);
    return made;
  }
  const given = amount ?? termsIn(terms, currency)?.maxBonus;
  if (given === undefined) throw new Error(`the offer ${offer.key} has no terms in ${currency}`);
  if (terms.kind === "FREE_ROUNDS") return beginFreeRounds(context, tx, made);
  return terms.kind === "FREE_BET"
    ? beginFreeBet(context, tx, made, given)
    : beginWagering(context, tx, made, { amount: given, deposit: "0" });
}

/**
 * Gives a player a bonus with terms of another service's own, such as a prize: once a key. The caller has locked the
 * player and knows that they may have it.
 *
 * @param gift.name of the gift, such as `game-chest`; bonuses of one name come from one offer
 * @returns number of the bonus
 */
export async function giveOwnBonus(
  context: Context,
  tx: Tx,
  { name, terms, ...given }: Omit<Given, "amount"> & { name: string; terms: BonusTerms },
): Promise<number> {
  const offer = await staffOffer(tx, name, terms, context.clock.now());
  const made = await giveBonus(context, tx, offer, given);
  if (made === null) throw new Error(`the bonus of ${given.key} was given before`);
  return made.id;
}

/** A free bet stands in the slip as a code of the player's. */
async function beginFreeBet(context: Context, tx: Tx, row: BonusRow, amount: string): Promise<BonusRow> {
  const now = context.clock.now();
  const { minLegs, minCoef, days } = row.terms;
  const expiresAt = now + days * dayMs;
  const code = `FB-${row.id}`;
  await giveFreeBet(tx, {
    code,
    playerId: row.playerId,
    currency: row.currency,
    amount,
    minCoef: minLegs === 1 ? minCoef : new Exact(minCoef).pow(minLegs).toFixed(3),
    minBets: minLegs === 1 ? null : minLegs,
    validUntil: expiresAt,
  });
  return changeState(context, tx, row, "ACTIVE", {
    amount,
    required: "0",
    promoCode: code,
    activatedAt: now,
    expiresAt,
    reason: null,
  });
}

/** Free rounds wait at the wallet; what they win goes to cash, or to an account of the bonus. */
async function beginFreeRounds(context: Context, tx: Tx, row: BonusRow): Promise<BonusRow> {
  const now = context.clock.now();
  const { playerId, currency, terms } = row;
  const free = terms.freeRounds;
  const stake = free?.stakes[currency];
  if (!free || stake === undefined) throw new Error(`the bonus ${row.id} has no free rounds in ${currency}`);
  const expiresAt = now + terms.days * dayMs;
  const accountId = new Exact(terms.multiplier).isZero() ? null : await openAccount(tx, playerId, currency, 4);
  const freeGrantId = await giveFreeRounds(tx, {
    key: `bonus:${row.id}`,
    playerId,
    accountId: accountId ?? (await accountIn(tx, playerId, currency)),
    currency,
    game: free.game,
    stake,
    rounds: free.rounds,
    givenAt: now,
    expiresAt,
  });
  const begun = { accountId, freeGrantId, activatedAt: now, expiresAt, reason: null };
  return changeState(context, tx, row, "ACTIVE", begun);
}

async function beginWagering(
  context: Context,
  tx: Tx,
  row: BonusRow,
  { amount, deposit, paymentId = null }: { amount: string; deposit: string; paymentId?: string | null },
): Promise<BonusRow> {
  const now = context.clock.now();
  const { playerId, currency, terms } = row;
  const accountId = await openAccount(tx, playerId, currency, 4);
  const posted = await post(tx, {
    key: `bonus:${row.id}:given`,
    kind: "bonus",
    use: "bonus",
    at: now,
    entries: [
      { accountId: await houseAccount(tx, "promo", currency), amount: `-${amount}` },
      { accountId, amount },
    ],
  });
  if (!posted.ok || posted.isReplay) throw new Error(`the bonus ${row.id} was not given`);
  const begun = await changeState(context, tx, row, "ACTIVE", {
    amount,
    required: wagerOf(terms, amount, deposit, currency),
    accountId,
    paymentId,
    activatedAt: now,
    expiresAt: now + terms.days * dayMs,
    reason: null,
  });
  await appendBalance(context, tx, playerId, accountId);
  return begun;
}

export interface Deposit {
  id: string;
  amount: string;
  currency: string;
}

/**
 * Begins a bonus that waited for a deposit; null if this one doesn't bring it. The caller has locked player and bonus.
 */
export async function beginByDeposit(
  context: Context,
  tx: Tx,
  row: BonusRow,
  deposit: Deposit,
): Promise<BonusRow | null> {
  if (row.state !== "OFFERED" || row.expiresAt <= context.clock.now()) return null;
  // Offered in the main account's currency; the deposit says which one it is.
  const amount = bonusOfDeposit(row.terms, deposit.amount, deposit.currency);
  if (amount === null) return null;
  const [known] = await tx.select({ id: bonus.id }).from(bonus).where(eq(bonus.paymentId, deposit.id));
  if (known !== undefined) return null;
  // Deposits are heard of a moment later: whoever has taken money out meanwhile has given the bonus up.
  const cash = { playerId: row.playerId, currency: deposit.currency };
  if (await hasLeftSince(tx, cash, depositKey(deposit))) return null;
  if (row.currency !== deposit.currency)
    await tx.update(bonus).set({ currency: deposit.currency }).where(eq(bonus.id, row.id));
  const current = { ...row, currency: deposit.currency };
  return beginWagering(context, tx, current, { amount, deposit: deposit.amount, paymentId: deposit.id });
}
