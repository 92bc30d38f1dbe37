/** Taking an offer: by a button, by a code, or by what was chosen at registration. */
import { mainCurrencyOf } from "../../../money/accounts/public.ts";
import { lockPlayer } from "../../../people/players/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { FieldError } from "../../../platform/http/api.ts";
import { holdGift } from "../holds/gifts.ts";
import { offerByCode, offerById, welcomeOffer } from "../offers/offers.ts";
import type { BonusRow, OfferRow } from "../tables.ts";
import { giveBonus } from "./give.ts";
import { grantKeyOf, hindrance, refusalOf } from "./standing.ts";
import { bonusById, type BonusAnswer, type Context } from "./store.ts";

interface Claimed {
  bonus: BonusAnswer | null;
  errors: FieldError[];
}

async function take(
  context: ServiceContext,
  offer: OfferRow,
  {
    playerId,
    currency,
    isByCode,
    path,
  }: { playerId: number; currency?: string | undefined; isByCode: boolean; path: string[] },
): Promise<Claimed> {
  return context.transact(async (tx) => {
    const player = await lockPlayer(tx, playerId);
    const chosen = currency ?? (await mainCurrencyOf(tx, playerId)) ?? "";
    const why = await hindrance(context, tx, offer, { player, currency: chosen, isByCode });
    if (why !== null) return { bonus: null, errors: [refusalOf(why, path)] };
    if (await holdGift(context, tx, offer, playerId))
      return { bonus: null, errors: [refusalOf("HOUSEHOLD_HELD", path)] };
    const key = grantKeyOf(offer, offer.definition.repeat, playerId, context.clock.now());
    const given = await giveBonus(context, tx, offer, { playerId, currency: chosen, key });
    if (given === null) return { bonus: null, errors: [refusalOf(isByCode ? "PROMO_USED" : "OFFER_TAKEN", path)] };
    return { bonus: await bonusById(tx, given.id, playerId), errors: [] };
  });
}

/** Takes an offer by its number. */
export async function claimOffer(
  context: ServiceContext,
  playerId: number,
  offerId: number,
  currency: string | undefined,
): Promise<Claimed> {
  const offer = await offerById(context.db, offerId);
  if (offer === null) return { bonus: null, errors: [refusalOf("OFFER_UNKNOWN", ["offerId"])] };
  return take(context, offer, { playerId, currency, isByCode: false, path: ["offerId"] });
}

/** Takes the offer of a promo code. Tried 200 times at once it counts once: the player is locked, and the key is one. */
export async function redeemCode(context: ServiceContext, playerId: number, code: string): Promise<Claimed> {
  const offer = await offerByCode(context.db, code);
  if (offer === null) return { bonus: null, errors: [refusalOf("PROMO_UNKNOWN", ["code"])] };
  return take(context, offer, { playerId, isByCode: true, path: ["code"] });
}

/** What a new player chose and typed when they registered: offered within that transaction [3.28]. */
export async function giveWelcome(
  context: Context,
  tx: Tx,
  { playerId, choice, code }: { playerId: number; choice: number; code: string | null },
): Promise<BonusRow[]> {
  const now = context.clock.now();
  const player = await lockPlayer(tx, playerId);
  const currency = (await mainCurrencyOf(tx, playerId)) ?? "";
  const chosen =
    choice === 1 ? await welcomeOffer(tx, "SPORT") : choice === 2 ? await welcomeOffer(tx, "CASINO") : null;
  const coded = code === null ? null : await offerByCode(tx, code);
  const given: BonusRow[] = [];
  for (const [offer, isByCode] of [
    [chosen, false],
    [coded, true],
  ] as const) {
    if (offer === null || (await hindrance(context, tx, offer, { player, currency, isByCode })) !== null) continue;
    if (await holdGift(context, tx, offer, playerId)) continue;
    const key = grantKeyOf(offer, offer.definition.repeat, playerId, now);
    const one = await giveBonus(context, tx, offer, { playerId, currency, key });
    if (one !== null) given.push(one);
  }
  return given;
}
