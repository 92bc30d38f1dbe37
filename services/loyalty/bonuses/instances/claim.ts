/** Taking an offer: by a button, by a code, or by what was chosen at registration. */
import { eq } from "drizzle-orm";
import { takenKinds, termsIn } from "#shared/money/bonus/terms.ts";
import { hasDeposit, isFrozen, mainCurrencyOf } from "../../../money/accounts/public.ts";
import { isExcluded } from "../../../money/limits/public.ts";
import { lockPlayer, profileOf } from "../../../people/players/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { FieldError } from "../../../platform/http/api.ts";
import { offerByCode, offerById, phaseOf, welcomeOffer } from "../offers/offers.ts";
import type { Definition } from "../offers/definition.ts";
import { cameByPartner } from "../offers/partners.ts";
import { bonus, bonusOffer, type BonusRow, type OfferRow } from "../tables.ts";
import { giveBonus } from "./give.ts";
import { bonusById, openBonusesOf, type BonusAnswer, type Context } from "./store.ts";

const messages = {
  OFFER_UNKNOWN: "There is no such offer",
  OFFER_CLOSED: "The offer can't be taken now",
  OFFER_TAKEN: "The player has taken the offer",
  OFFER_NOT_FOR_YOU: "The offer is for other players",
  PARTNER_ONLY: "The offer is for players who came by the partner's link or know the partner's code",
  BONUS_RUNNING: "Another bonus has to end first",
  PROMO_UNKNOWN: "There is no such promo code",
  PROMO_USED: "The promo code has been used",
  PROMO_EXPIRED: "The promo code is no longer valid",
  LIMIT_REACHED: "The player has excluded themselves",
  BETTING_CLOSED: "The player is banned or frozen",
  POINTS_TOO_FEW: "The player has too few points",
} as const;
export type RefusalCode = keyof typeof messages;

export const refusalOf = (code: RefusalCode, path: string[] | null = null): FieldError => ({
  code,
  message: messages[code],
  path,
});

const dayMs = 86_400_000;

/** The key under which an offer is given once, or once a day or week of UTC. */
export function grantKeyOf(offer: Pick<OfferRow, "id">, repeat: Definition["repeat"], playerId: number, now: number) {
  const day = Math.floor(now / dayMs);
  // The first of January 1970 was a Thursday.
  const period = repeat === "ONCE" ? "" : repeat === "DAY" ? `:d${day}` : `:w${Math.floor((day + 3) / 7)}`;
  return `offer:${offer.id}:${playerId}${period}`;
}

/** Whether a player may be given bonuses at all: not while excluded, banned or frozen. The caller has locked them. */
export async function personalHindrance(
  context: Context,
  tx: Tx,
  playerId: number,
): Promise<"LIMIT_REACHED" | "BETTING_CLOSED" | null> {
  const player = await lockPlayer(tx, playerId);
  if (player === null || player.banLevel > 0 || (await isFrozen(tx, playerId))) return "BETTING_CLOSED";
  return (await isExcluded(tx, playerId, context.clock.now())) ? "LIMIT_REACHED" : null;
}

/** Why a player can't take an offer; null if they can. The caller has locked them. */
async function hindrance(
  context: Context,
  tx: Tx,
  offer: OfferRow,
  { playerId, currency, isByCode }: { playerId: number; currency: string; isByCode: boolean },
): Promise<RefusalCode | null> {
  const { definition } = offer;
  const now = context.clock.now();
  const own = await personalHindrance(context, tx, playerId);
  if (own !== null) return own;
  if (!takenKinds.includes(definition.kind)) return "OFFER_CLOSED";
  if (phaseOf(offer, now) !== "OPEN") return isByCode ? "PROMO_EXPIRED" : "OFFER_CLOSED";
  if (definition.audience === "STAFF" || (definition.audience === "CODE" && !isByCode)) return "OFFER_NOT_FOR_YOU";
  if (definition.audience === "PARTNER" && !isByCode && !(await cameByPartner(tx, definition.partner, playerId)))
    return "PARTNER_ONLY";
  const isForNew = definition.audience === "NEW" || (definition.partner != null && definition.kind === "FIRST_DEPOSIT");
  if (isForNew && (await hasDeposit(tx, playerId))) return "OFFER_NOT_FOR_YOU";
  const country = (await profileOf(tx, playerId))?.countryCode;
  if (definition.countries && !(country && definition.countries.includes(country))) return "OFFER_NOT_FOR_YOU";
  if (termsIn(definition, currency) === null) return "OFFER_NOT_FOR_YOU";
  const key = grantKeyOf(offer, definition.repeat, playerId, now);
  const [taken] = await tx.select({ id: bonus.id }).from(bonus).where(eq(bonus.grantKey, key));
  if (taken !== undefined) return isByCode ? "PROMO_USED" : "OFFER_TAKEN";
  if (definition.isCombinable) return null;
  return (await othersRun(tx, playerId)) ? "BONUS_RUNNING" : null;
}

/** Whether a bonus runs that bears no other beside it. */
async function othersRun(tx: Tx, playerId: number): Promise<boolean> {
  for (const { offerId } of await openBonusesOf(tx, playerId)) {
    const [offer] = await tx
      .select({ definition: bonusOffer.definition })
      .from(bonusOffer)
      .where(eq(bonusOffer.id, offerId));
    if (offer?.definition.isCombinable === false) return true;
  }
  return false;
}

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
    await lockPlayer(tx, playerId);
    const chosen = currency ?? (await mainCurrencyOf(tx, playerId)) ?? "";
    const why = await hindrance(context, tx, offer, { playerId, currency: chosen, isByCode });
    if (why !== null) return { bonus: null, errors: [refusalOf(why, path)] };
    const key = grantKeyOf(offer, offer.definition.repeat, playerId, context.clock.now());
    const given = await giveBonus(context, tx, offer, { playerId, currency: chosen, key });
    if (given === null) return { bonus: null, errors: [refusalOf(isByCode ? "PROMO_USED" : "OFFER_TAKEN", path)] };
    return { bonus: await bonusById(tx, given.id, playerId), errors: [] };
  });
}

/** Why a player can't take an offer by its number, in the currency of their main account; null if they can. */
export async function standingOf(
  context: ServiceContext,
  playerId: number,
  offerId: number,
): Promise<FieldError | null | "OFFER_UNKNOWN"> {
  const offer = await offerById(context.db, offerId);
  if (offer === null) return "OFFER_UNKNOWN";
  return context.transact(async (tx) => {
    const currency = (await mainCurrencyOf(tx, playerId)) ?? "";
    const why = await hindrance(context, tx, offer, { playerId, currency, isByCode: false });
    return why && refusalOf(why);
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
  const currency = (await mainCurrencyOf(tx, playerId)) ?? "";
  const chosen =
    choice === 1 ? await welcomeOffer(tx, "SPORT") : choice === 2 ? await welcomeOffer(tx, "CASINO") : null;
  const coded = code === null ? null : await offerByCode(tx, code);
  const given: BonusRow[] = [];
  for (const [offer, isByCode] of [
    [chosen, false],
    [coded, true],
  ] as const) {
    if (offer === null || (await hindrance(context, tx, offer, { playerId, currency, isByCode })) !== null) continue;
    const key = grantKeyOf(offer, offer.definition.repeat, playerId, now);
    const one = await giveBonus(context, tx, offer, { playerId, currency, key });
    if (one !== null) given.push(one);
  }
  return given;
}
