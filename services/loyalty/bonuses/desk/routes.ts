/** Calls of the operator's back office about bonuses. */
import { eq } from "../../../platform/database/drizzle.ts";
import type { FastifyInstance } from "fastify";
import { takenKinds, termsIn } from "#shared/money/bonus/terms.ts";
import { isAmount } from "#shared/money/money.ts";
import { leastMargin } from "../../../betting/sportsbook/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Db } from "../../../platform/database/database.ts";
import { fingerprintOfCall, numberOfId, readKey } from "../../../platform/http/ids.ts";
import { Failure } from "../../../platform/http/rest.ts";
import { serviceRoute } from "../../../platform/http/serviceRoute.ts";
import { personalHindrance } from "../instances/standing.ts";
import { endBonus } from "../instances/end.ts";
import { giveBonus } from "../instances/give.ts";
import { bonusById, bonusesOf, lockBonus } from "../instances/store.ts";
import { changeOffer, createOffer, offerById } from "../offers/offers.ts";
import { programmeNow, setProgramme } from "../programme/programme.ts";
import { tooGenerous, worthOf } from "../programme/worth.ts";
import { bonus, type OfferRow } from "../tables.ts";
import { bonusDeskApi } from "./api.ts";

const offerUnknown = new Failure(404, "OFFER_UNKNOWN", "There is no such offer");
const offerExists = new Failure(409, "OFFER_EXISTS", "The key or the promo code is another offer's");
const bonusUnknown = new Failure(404, "BONUS_UNKNOWN", "There is no such bonus");
const refusals = {
  OFFER_CLOSED: new Failure(409, "OFFER_CLOSED", "The offer has no bonus to be given"),
  OFFER_NOT_FOR_YOU: new Failure(409, "OFFER_NOT_FOR_YOU", "The offer has no terms for this gift"),
  LIMIT_REACHED: new Failure(409, "LIMIT_REACHED", "The player has excluded themselves"),
  BETTING_CLOSED: new Failure(409, "BETTING_CLOSED", "The player is unknown, banned or frozen"),
  IDEMPOTENCY_MISMATCH: new Failure(409, "IDEMPOTENCY_MISMATCH", "The key was used for something else"),
} as const;

interface Grant {
  playerId: number;
  currency: string;
  amount: string | undefined;
  key: string;
  fingerprint: string;
}

/** What was given under the key of a grant: the bonus, or that the key was used for something else; null for nothing. */
async function grantedUnder(
  db: Db,
  offer: OfferRow,
  { key, playerId, fingerprint }: Grant,
): Promise<number | "IDEMPOTENCY_MISMATCH" | null> {
  const [found] = await db.select().from(bonus).where(eq(bonus.grantKey, key));
  if (found === undefined) return null;
  // Those given before fingerprints were kept are known by player and offer.
  const isSame =
    found.playerId === playerId &&
    found.offerId === offer.id &&
    (found.grantFingerprint === null || found.grantFingerprint === fingerprint);
  return isSame ? found.id : "IDEMPOTENCY_MISMATCH";
}

/** Gives a bonus as the operator says; answers its number, or what keeps the player from it. */
async function grant(context: ServiceContext, offer: OfferRow, asked: Grant): Promise<number | keyof typeof refusals> {
  const { playerId, currency, amount } = asked;
  const earlier = await grantedUnder(context.db, offer, asked);
  if (earlier !== null) return earlier;
  if (!takenKinds.includes(offer.definition.kind)) return "OFFER_CLOSED";
  // Free rounds are as many as the offer says.
  const hasNoAmount = amount !== undefined && offer.definition.kind === "FREE_ROUNDS";
  if (
    hasNoAmount ||
    termsIn(offer.definition, currency) === null ||
    (amount !== undefined && !isAmount(amount, currency))
  )
    return "OFFER_NOT_FOR_YOU";
  return context.transact(async (tx) => {
    const own = await personalHindrance(context, tx, playerId);
    if (own !== null) return own;
    const given = await giveBonus(context, tx, offer, asked);
    if (given !== null) return given.id;
    // The same call arrived twice at once.
    const meanwhile = await grantedUnder(tx, offer, asked);
    if (meanwhile === null) throw new Error(`nothing was given under ${asked.key}`);
    return meanwhile;
  });
}

export function registerBonusDesk(app: FastifyInstance, context: ServiceContext): void {
  const { serviceKey } = context.settings;

  serviceRoute(app, serviceKey, bonusDeskApi.createOffer, async ({ body }) => {
    const { key, definition, starts_at: startsAt, ends_at: endsAt } = body;
    const times = { startsAt: startsAt * 1000, endsAt: endsAt === null ? null : endsAt * 1000 };
    return (await createOffer(context.db, { key, definition, ...times }, context.clock.now())) ?? offerExists;
  });

  serviceRoute(app, serviceKey, bonusDeskApi.changeOffer, async ({ params, body }) => {
    const { definition, starts_at: startsAt, ends_at: endsAt, stop } = body;
    const change = {
      ...(definition && { definition }),
      ...(startsAt !== undefined && { startsAt: startsAt * 1000 }),
      ...(endsAt !== undefined && { endsAt: endsAt === null ? null : endsAt * 1000 }),
      ...(stop && { state: "STOPPED" as const }),
    };
    return (await changeOffer(context.db, params.id, change, context.clock.now())) ?? offerUnknown;
  });

  serviceRoute(app, serviceKey, bonusDeskApi.programme, async () => {
    const { terms, version } = await programmeNow(context.db);
    return { programme: terms, version, worth: worthOf(terms, leastMargin) };
  });

  serviceRoute(app, serviceKey, bonusDeskApi.setProgramme, async ({ body: { programme } }) => {
    const worth = worthOf(programme, leastMargin);
    const [line] = tooGenerous(worth);
    if (line !== undefined)
      return new Failure(
        409,
        "TOO_GENEROUS",
        `Of ${line.of === "COUPONS" ? "coupons" : "casino rounds"} up to ${line.gives} % of the stake comes back, and the house keeps ${line.keeps} %`,
      );
    const { terms, version } = await setProgramme(context.db, programme);
    return { programme: terms, version, worth };
  });

  serviceRoute(app, serviceKey, bonusDeskApi.grant, async ({ body, header }) => {
    const sent = readKey(header("idempotency-key"));
    if (typeof sent !== "string") return new Failure(400, sent.code, sent.message);
    const offer = await offerById(context.db, body.offer_id);
    if (offer === null) return offerUnknown;
    const { player_id: playerId, currency, amount } = body;
    const fingerprint = fingerprintOfCall(playerId, offer.id, currency, amount ?? null);
    const given = await grant(context, offer, { playerId, currency, amount, key: `desk:${sent}`, fingerprint });
    if (typeof given === "string") return refusals[given];
    return (await bonusById(context.db, given, null)) ?? offerUnknown;
  });

  serviceRoute(app, serviceKey, bonusDeskApi.revoke, async ({ params, body }) => {
    const id = numberOfId(params.id) ?? 0;
    await context.transact(async (tx) => {
      const row = await lockBonus(tx, id);
      if (row !== null) await endBonus(context, tx, row, "CANCELLED", body.reason);
    });
    return (await bonusById(context.db, id, null)) ?? bonusUnknown;
  });

  serviceRoute(app, serviceKey, bonusDeskApi.listBonuses, async ({ query }) =>
    bonusesOf(context.db, query.player_id, {
      first: query.first,
      before: query.before === undefined ? null : numberOfId(query.before),
    }),
  );
}
