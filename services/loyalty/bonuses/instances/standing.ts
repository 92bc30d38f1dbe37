/** Whether a player can take offers, and why not. */
import { and, eq, inArray } from "../../../platform/database/drizzle.ts";
import { takenKinds, termsIn } from "#shared/money/bonus/terms.ts";
import { hasDeposit, isFrozen, mainCurrencyOf } from "../../../money/accounts/public.ts";
import { isExcluded } from "../../../money/limits/public.ts";
import { missingProof, type MissingProof, type Proof } from "../../../people/verification/public.ts";
import { lockPlayer, type Player, playerById, profileOf } from "../../../people/players/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { FieldError } from "../../../platform/http/api.ts";
import type { Definition } from "../offers/definition.ts";
import { holdsOf, proofOf } from "../holds/gifts.ts";
import { offerById, phaseOf, shownOffers } from "../offers/offers.ts";
import { cameByPartner, marksOf, type Marks } from "../offers/partners.ts";
import { bonus, bonusOffer, type HoldRow, type OfferRow } from "../tables.ts";
import { openBonusesOf, type Context } from "./store.ts";

const messages = {
  OFFER_UNKNOWN: "There is no such offer",
  OFFER_CLOSED: "The offer can't be taken now",
  OFFER_TAKEN: "The player has taken the offer",
  OFFER_NOT_FOR_YOU: "The offer is for other players",
  PARTNER_ONLY: "The offer is for players who came by the partner's link or know the partner's code",
  CONTACT_NEEDED: "The player has to confirm an e-mail or a phone first",
  VERIFICATION_NEEDED: "The player has to verify who they are first",
  HOUSEHOLD_HELD: "Somebody of the household has had the offer; the staff looks at it",
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

/** Why a player may be given no bonus at all: excluded, banned or frozen; null if they may. */
async function ownHindrance(
  context: Pick<ServiceContext, "clock">,
  db: Db,
  player: Player | null,
): Promise<"LIMIT_REACHED" | "BETTING_CLOSED" | null> {
  if (player === null || player.banLevel > 0 || (await isFrozen(db, player.id))) return "BETTING_CLOSED";
  return (await isExcluded(db, player.id, context.clock.now())) ? "LIMIT_REACHED" : null;
}

/** The same of a player who is locked by it, so that it holds until the transaction ends. */
export const personalHindrance = async (context: Context, tx: Tx, playerId: number) =>
  ownHindrance(context, tx, await lockPlayer(tx, playerId));

/** What a player's taking of any offer depends on. */
interface Taker {
  playerId: number;
  now: number;
  isDepositor: boolean;
  country: string | null | undefined;
  marks: readonly Marks[];
  /** Keys under which the looked at offers were taken. */
  taken: ReadonlySet<string>;
  /** Whether a bonus runs that bears no other beside it. */
  othersRun: boolean;
  /** What the player still has to show, for offers that ask for it. */
  missing: Readonly<Record<Proof, MissingProof | null>>;
  /** How gifts are held that somebody of the household has had, by offer. */
  holds: ReadonlyMap<number, HoldRow["state"]>;
}

/** Whether one of the bonuses that a player has bears no other beside it. */
async function othersRun(db: Db, playerId: number): Promise<boolean> {
  const ids = new Set((await openBonusesOf(db, playerId)).map(({ offerId }) => offerId));
  if (ids.size === 0) return false;
  const offers = await db
    .select({ definition: bonusOffer.definition })
    .from(bonusOffer)
    .where(inArray(bonusOffer.id, [...ids]));
  return offers.some(({ definition }) => !definition.isCombinable);
}

async function takerOf(db: Db, playerId: number, offers: readonly OfferRow[], now: number): Promise<Taker> {
  const keys = offers.map((offer) => grantKeyOf(offer, offer.definition.repeat, playerId, now));
  const taken = await db
    .select({ key: bonus.grantKey })
    .from(bonus)
    .where(and(eq(bonus.playerId, playerId), inArray(bonus.grantKey, keys)));
  return {
    playerId,
    now,
    isDepositor: await hasDeposit(db, playerId),
    country: (await profileOf(db, playerId))?.countryCode,
    marks: offers.some(({ definition }) => definition.partner !== null) ? await marksOf(db, playerId) : [],
    taken: new Set(taken.map(({ key }) => key)),
    othersRun: await othersRun(db, playerId),
    missing: {
      NONE: null,
      CONTACT: await missingProof(db, playerId, "CONTACT"),
      IDENTITY: await missingProof(db, playerId, "IDENTITY"),
    },
    holds: await holdsOf(db, playerId),
  };
}

/** Why a player can't take one of the offers that were looked at; null if they can. */
function refusalFor(
  offer: OfferRow,
  { playerId, now, isDepositor, country, marks, taken, othersRun: isBusy, missing, holds }: Taker,
  { currency, isByCode }: { currency: string; isByCode: boolean },
): RefusalCode | null {
  const { definition } = offer;
  if (!takenKinds.includes(definition.kind)) return "OFFER_CLOSED";
  if (phaseOf(offer, now) !== "OPEN") return isByCode ? "PROMO_EXPIRED" : "OFFER_CLOSED";
  if (definition.audience === "STAFF" || (definition.audience === "CODE" && !isByCode)) return "OFFER_NOT_FOR_YOU";
  if (definition.audience === "PARTNER" && !isByCode && !cameByPartner(definition.partner, marks))
    return "PARTNER_ONLY";
  const isForNew = definition.audience === "NEW" || (definition.partner != null && definition.kind === "FIRST_DEPOSIT");
  if (isForNew && isDepositor) return "OFFER_NOT_FOR_YOU";
  if (definition.countries && !(country && definition.countries.includes(country))) return "OFFER_NOT_FOR_YOU";
  if (termsIn(definition, currency) === null) return "OFFER_NOT_FOR_YOU";
  if (taken.has(grantKeyOf(offer, definition.repeat, playerId, now))) return isByCode ? "PROMO_USED" : "OFFER_TAKEN";
  const lacks = missing[proofOf(definition)];
  if (lacks !== null) return lacks;
  const hold = holds.get(offer.id);
  if (hold === "OPEN") return "HOUSEHOLD_HELD";
  if (hold === "REFUSED") return "OFFER_NOT_FOR_YOU";
  return isBusy && !definition.isCombinable ? "BONUS_RUNNING" : null;
}

/** Why a player can't take an offer; null if they can. @param who.player null for one who is not known */
export async function hindrance(
  context: Pick<ServiceContext, "clock">,
  db: Db,
  offer: OfferRow,
  { player, ...how }: { player: Player | null; currency: string; isByCode: boolean },
): Promise<RefusalCode | null> {
  const own = await ownHindrance(context, db, player);
  if (own !== null || player === null) return own ?? "BETTING_CLOSED";
  return refusalFor(offer, await takerOf(db, player.id, [offer], context.clock.now()), how);
}

/** Why a player can't take an offer by its number, in the currency of their main account; null if they can. */
export async function standingOf(
  context: ServiceContext,
  playerId: number,
  offerId: number,
): Promise<FieldError | null | "OFFER_UNKNOWN"> {
  const { db } = context;
  const offer = await offerById(db, offerId);
  if (offer === null) return "OFFER_UNKNOWN";
  const [player, currency] = await Promise.all([playerById(db, playerId), mainCurrencyOf(db, playerId)]);
  const why = await hindrance(context, db, offer, { player, currency: currency ?? "", isByCode: false });
  return why && refusalOf(why);
}

/** The same of all offers that are shown and that players take. */
export async function standingsOf(
  context: ServiceContext,
  playerId: number,
): Promise<{ offer_id: string; hindrance: FieldError | null }[]> {
  const { db, clock } = context;
  const [all, player, currency] = await Promise.all([
    shownOffers(db),
    playerById(db, playerId),
    mainCurrencyOf(db, playerId),
  ]);
  const offers = all.filter(({ definition }) => takenKinds.includes(definition.kind));
  const own = await ownHindrance(context, db, player);
  const taker = await takerOf(db, playerId, offers, clock.now());
  return offers.map((offer) => {
    const why = own ?? refusalFor(offer, taker, { currency: currency ?? "", isByCode: false });
    return { offer_id: String(offer.id), hindrance: why && refusalOf(why) };
  });
}
