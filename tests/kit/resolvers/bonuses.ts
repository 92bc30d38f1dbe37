/** Offers, bonuses, points and cashback as the gateway answers them. There is no wagering: a test says what counts. */
import { idsOf, inputOf } from "./args.ts";
import { isEntity, type Entity } from "../store.ts";
import { cashback, points, referral, rewards } from "../world/bonuses.ts";
import { signedIn, type MockContext } from "./context.ts";
import { userError } from "./errors.ts";
import type { Root } from "./query.ts";

const refused = (code: string, path: readonly string[]): Entity => ({ bonus: null, errors: [userError(code, path)] });
const termsOf = ({ terms }: Entity): Entity => (isEntity(terms) ? terms : {});
const isOpen = ({ state }: Entity) => state === "OFFERED" || state === "ACTIVE";

export const bonusQueries: Readonly<Record<string, Root>> = {
  offers: ({ area }, { state }) =>
    idsOf(
      state.store
        .all("Offer")
        .filter((offer) => typeof area !== "string" || ["ANY", area].includes(String(termsOf(offer)["product"]))),
    ),
  promotion: ({ id }, { state }) => {
    const offer = state.store.all("Offer").find((each) => each["id"] === id || each["key"] === id);
    return offer === undefined
      ? null
      : { id: offer["id"], title: offer["title"], offer: offer["id"], results: offer["$results"] ?? null };
  },
  rewards: () => rewards,
};

export const bonusFields: Readonly<Record<string, (source: Entity, args: Entity, context: MockContext) => unknown>> = {
  "Viewer.bonuses": (_viewer, _args, { state }) => idsOf(state.store.all("Bonus").toReversed()),
  "Viewer.bonus": (_viewer, { id }, { state }) => {
    const bonus = state.store.get("Bonus", String(id));
    return bonus === undefined
      ? null
      : {
          bonus: bonus["id"],
          changes: [{ state: bonus["state"], reason: null, at: bonus["offeredAt"] }],
          wagers: bonus["$wagers"] ?? [],
        };
  },
  "Viewer.offerHindrance": (_viewer, { offerId }, context) => {
    const offer = context.state.store.get("Offer", String(offerId));
    return offer === undefined ? null : toldHindrance(context, offer);
  },
  "Viewer.offerStandings": (_viewer, _args, context) =>
    context.state.store
      .all("Offer")
      .filter(({ isTaken }) => isTaken === true)
      .map((offer) => ({ offerId: offer["id"], hindrance: toldHindrance(context, offer) })),
  "Viewer.referral": () => referral,
  "Viewer.points": () => points,
  "Viewer.cashback": () => cashback,
};

/** What a player gets of an offer: one of a deposit waits, any other begins. */
function give({ state }: MockContext, offer: Entity): Entity {
  const terms = termsOf(offer);
  const waits = terms["percent"] !== null;
  const [amounts] = Array.isArray(terms["currencies"]) ? (terms["currencies"] as Entity[]) : [];
  const [id, now] = [String(7000 + state.next()), Date.now()];
  const none = { amount: "0.00", currency: "RUB" };
  const amount = waits ? null : (amounts?.["maxBonus"] ?? none);
  state.store.put("Bonus", {
    id,
    title: offer["title"],
    offerId: offer["id"],
    offerKey: offer["key"],
    state: waits ? "OFFERED" : "ACTIVE",
    terms,
    currency: "RUB",
    accountId: null,
    freeRounds: null,
    promoCode: terms["kind"] === "FREE_BET" ? `FB-${id}` : null,
    amount,
    balance: null,
    required: waits ? null : none,
    wagered: none,
    progress: 0,
    paid: none,
    reason: null,
    offeredAt: new Date(now).toISOString(),
    activatedAt: waits ? null : new Date(now).toISOString(),
    expiresAt: new Date(now + 7 * 86_400_000).toISOString(),
    endedAt: null,
  });
  return { bonus: id, errors: [] };
}

/** Why the player can't take an offer; null if they can. */
function hindranceOf({ state }: MockContext, offer: Entity, isByCode = false): string | null {
  const held = state.store.all("Bonus");
  if (offer["phase"] !== "OPEN" || offer["isTaken"] === false) return "OFFER_CLOSED";
  if (offer["audience"] === "CODE" && !isByCode) return "OFFER_NOT_FOR_YOU";
  if (held.some(({ offerId }) => offerId === offer["id"])) return "OFFER_TAKEN";
  return offer["isCombinable"] !== true && held.some(isOpen) ? "BONUS_RUNNING" : null;
}

function toldHindrance(context: MockContext, offer: Entity) {
  const why = hindranceOf(context, offer);
  return why === null ? null : userError(why, null);
}

function take(context: MockContext, offer: Entity, { isByCode, path }: { isByCode: boolean; path: string[] }): Entity {
  const why = hindranceOf(context, offer, isByCode);
  return why === null ? give(context, offer) : refused(why, path);
}

export const bonusMutations: Readonly<Record<string, Root>> = {
  claimOffer: (args, context) => {
    signedIn(context);
    const offer = context.state.store.get("Offer", String(inputOf(args)["offerId"]));
    return offer === undefined
      ? refused("OFFER_UNKNOWN", ["offerId"])
      : take(context, offer, { isByCode: false, path: ["offerId"] });
  },
  redeemPromoCode: (args, context) => {
    signedIn(context);
    const code = String(inputOf(args)["code"]).trim().toUpperCase();
    const offer = context.state.store.all("Offer").find(({ $code }) => $code !== undefined && $code === code);
    return offer === undefined
      ? refused("PROMO_UNKNOWN", ["code"])
      : take(context, offer, { isByCode: true, path: ["code"] });
  },
  forfeitBonus: (args, context) => {
    signedIn(context);
    const { store } = context.state;
    const bonus = store.get("Bonus", String(inputOf(args)["bonusId"]));
    if (bonus === undefined) return refused("BONUS_UNKNOWN", ["bonusId"]);
    if (isOpen(bonus))
      store.merge("Bonus", String(bonus["id"]), { state: "FORFEITED", endedAt: new Date().toISOString() });
    return { bonus: bonus["id"], errors: [] };
  },
  buyReward: (args, context) => {
    signedIn(context);
    const reward = rewards.find(({ id }) => id === inputOf(args)["rewardId"]);
    if (reward === undefined) return refused("REWARD_UNKNOWN", ["rewardId"]);
    if (Number(reward["price"]) > Number(points["balance"])) return refused("POINTS_TOO_FEW", ["rewardId"]);
    const offer = context.state.store.get("Offer", "102");
    return offer === undefined ? refused("OFFER_UNKNOWN", ["rewardId"]) : give(context, offer);
  },
};
