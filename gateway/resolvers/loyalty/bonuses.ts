/** Offers, bonuses, points, rewards and cashback. */
import { progressOf } from "#shared/money/bonus/amounts.ts";
import { takenKinds } from "#shared/money/bonus/terms.ts";
import { offerTitle } from "#shared/money/bonus/titles.ts";
import {
  bonusCursor,
  toBonus,
  type AnsweredBonus,
  type BonusBody,
  type BonusModel,
  type OfferModel,
} from "../../datasources/loyalty/bonuses.ts";
import { inputError, toUserError, toUserErrors, type UserErrorModel } from "../../errors/userErrors.ts";
import type { GatewayContext } from "../../execution/context.ts";
import type { OfferArea, Resolvers } from "../../generated/resolvers.ts";
import { insteadOf } from "../../transport/upstreamError.ts";
import { badCursor, pageSize, pageStartAt } from "../arguments.ts";
import { catalogueOf } from "../games/casinoGames.ts";
import { keyErrors } from "../keys.ts";
import { numberCursor } from "../../datasources/numberCursor.ts";

const offerCursor = numberCursor("offer");
const numberForm = /^[1-9]\d{0,8}$/;
const bonusForm = /^\d{1,15}$/;
const mostCode = 64;

interface Payload {
  bonus: BonusModel | null;
  errors: UserErrorModel[];
}

const isOfArea = ({ terms }: OfferModel, area: OfferArea | null | undefined) =>
  !area || terms.product === "ANY" || terms.product === area;

/** Does something with bonuses once what it needs has the form it must have. */
async function act(
  { player, credentials, language }: GatewayContext,
  refused: UserErrorModel[],
  ask: (token: string) => Promise<AnsweredBonus>,
): Promise<Payload> {
  // A guest learns first that they must sign in.
  await player.viewer();
  if (refused.length > 0) return { bonus: null, errors: refused };
  const { bonus, errors } = await credentials.withToken(ask);
  return { bonus, errors: toUserErrors(errors, language) };
}

/** The game of free rounds; null if it is not offered here. */
const gameOf = async ({ gameKey }: { gameKey: string }, _: unknown, context: GatewayContext) =>
  (await catalogueOf(context)).byKey.get(gameKey) ?? null;

export const bonusResolvers: Resolvers = {
  Query: {
    offers: async (_, { area, isPartner, first, after }, { parts }) => {
      const size = pageSize(first, 50, 100);
      const start = pageStartAt(after, offerCursor.read);
      const all = (await parts.services.bonuses.offers()).filter(
        (offer) => isOfArea(offer, area) && (isPartner == null || (offer.partner !== null) === isPartner),
      );
      const from = start === undefined ? 0 : all.findIndex(({ id }) => Number(id) === start) + 1;
      if (start !== undefined && from === 0) throw badCursor();
      const edges = all.slice(from, from + size).map((node) => ({ node, cursor: offerCursor.write(node.id) }));
      return {
        edges,
        pageInfo: { hasNextPage: from + size < all.length, endCursor: edges.at(-1)?.cursor ?? null },
        totalCount: all.length,
      };
    },
    promotion: async (_, { id }, { parts }) => {
      const offer = (await parts.services.bonuses.offers()).find((each) => each.id === id || each.key === id);
      return offer === undefined ? null : { id: offer.id, title: "", offer, results: offer.results };
    },
    rewards: (_, __, { parts }) => parts.services.bonuses.rewards(),
  },
  Promotion: {
    title: ({ offer }, _, { language }) => offerTitle(offer.terms, offer.repeat, language),
  },
  Offer: {
    title: ({ terms, repeat }, _, { language }) => offerTitle(terms, repeat, language),
    isTaken: ({ terms }) => takenKinds.includes(terms.kind),
  },
  Bonus: {
    title: ({ terms }, _, { language }) => offerTitle(terms, "ONCE", language),
    progress: ({ wagered, required }) => (required === null ? 0 : progressOf(wagered.amount, required.amount)),
  },
  BonusFreeRounds: { game: gameOf },
  FreeRoundsTerms: { game: gameOf },
  Viewer: {
    bonuses: (_, { first, after }, { parts, credentials }) => {
      const before = pageStartAt(after, bonusCursor.read);
      const query = { first: pageSize(first, 20, 50), ...(before !== undefined && { before: String(before) }) };
      return credentials.withToken((token) => parts.services.bonuses.bonuses(token, query));
    },
    bonus: async (_, { id }, { parts, credentials }) => {
      if (!bonusForm.test(id)) return null;
      return credentials
        .withToken((token) => parts.services.bonuses.bonus(token, id))
        .catch(insteadOf("BONUS_UNKNOWN", null));
    },
    offerHindrance: async (_, { offerId }, { parts, credentials, language }) => {
      if (!numberForm.test(offerId)) return null;
      const hindrance = await credentials
        .withToken((token) => parts.services.bonuses.hindrance(token, Number(offerId)))
        .catch(insteadOf("OFFER_UNKNOWN", null));
      return hindrance && toUserError(hindrance, language);
    },
    offerStandings: async (_, __, { parts, credentials, language }) =>
      (await credentials.withToken((token) => parts.services.bonuses.standings(token))).map(
        ({ offerId, hindrance }) => ({ offerId, hindrance: hindrance && toUserError(hindrance, language) }),
      ),
    points: (_, __, { parts, credentials }) => credentials.withToken((token) => parts.services.bonuses.points(token)),
    cashback: (_, __, { parts, credentials }) =>
      credentials
        .withToken((token) => parts.services.bonuses.cashback(token))
        .catch(insteadOf("CASHBACK_UNKNOWN", null)),
  },
  Mutation: {
    claimOffer: (_, { input: { offerId, currency } }, context) =>
      act(
        context,
        numberForm.test(offerId) ? [] : [inputError("OFFER_UNKNOWN", ["offerId"], context.language)],
        (token) => context.parts.services.bonuses.claim(token, Number(offerId), currency ?? undefined),
      ),
    redeemPromoCode: (_, { input: { code } }, context) =>
      act(
        context,
        code.trim() === ""
          ? [inputError("REQUIRED", ["code"], context.language)]
          : code.length > mostCode
            ? [inputError("PROMO_UNKNOWN", ["code"], context.language)]
            : [],
        (token) => context.parts.services.bonuses.redeem(token, code),
      ),
    forfeitBonus: (_, { input: { bonusId } }, context) => {
      const unknown = inputError("BONUS_UNKNOWN", ["bonusId"], context.language);
      return act(context, bonusForm.test(bonusId) ? [] : [unknown], (token) =>
        context.parts.services.bonuses
          .forfeit(token, bonusId)
          .then((bonus): AnsweredBonus => ({ bonus, errors: [] }))
          .catch(
            insteadOf("BONUS_UNKNOWN", {
              bonus: null,
              errors: [{ code: "BONUS_UNKNOWN", message: "There is no such bonus", path: ["bonusId"] }],
            }),
          ),
      );
    },
    buyReward: (_, { input: { rewardId, idempotencyKey } }, context) => {
      const refused = keyErrors(idempotencyKey, context.language);
      if (!/^[a-z0-9-]{1,40}$/.test(rewardId))
        refused.push(inputError("REWARD_UNKNOWN", ["rewardId"], context.language));
      return act(context, refused, (token) => context.parts.services.bonuses.buy(token, rewardId, idempotencyKey));
    },
  },
  Subscription: {
    bonusChanged: {
      subscribe: async (_, __, { parts, player }) => parts.events.ofPlayer("bonus", (await player.viewer()).id),
      resolve: ({ bonus }: { bonus: BonusBody }) => toBonus(bonus),
    },
  },
};
