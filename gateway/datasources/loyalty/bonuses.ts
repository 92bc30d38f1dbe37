/** The bonuses service: offers, the bonuses that players hold, points, rewards and cashback. */
import type {
  BonusChange,
  BonusWager,
  Cashback,
  Money,
  Points,
  PromotionResults,
  Reward,
} from "../../generated/resolvers.ts";
import { bearer } from "../../transport/headers.ts";
import { KeptAnswers } from "../../transport/kept.ts";
import { Upstream, type UpstreamOptions } from "../../transport/upstream.ts";
import type { components, paths } from "../../upstream/bonuses.ts";
import { describeService } from "../descriptor.ts";
import { numberCursor } from "../numberCursor.ts";
import { maybe, money, toFreeRounds, toTerms, type BonusFreeRoundsModel, type TermsModel } from "./bonusTerms.ts";

type Schemas = components["schemas"];
type OfferBody = Schemas["Offer"];
export type BonusBody = Schemas["Bonus"];
type FieldError = Schemas["FieldError"];

/** An offer without its name, which depends on the language. */
export interface OfferModel {
  id: string;
  key: string;
  phase: OfferBody["phase"];
  audience: OfferBody["audience"];
  isWelcome: boolean;
  picture: string;
  countries: string[] | null;
  repeat: OfferBody["repeat"];
  isCombinable: boolean;
  promoCode: string | null;
  hasCode: boolean;
  partner: OfferBody["partner"];
  terms: TermsModel;
  startsAt: number;
  endsAt: number | null;
  results: PromotionResults | null;
}

const toOffer = (body: OfferBody): OfferModel => ({
  id: body.id,
  key: body.key,
  phase: body.phase,
  audience: body.audience,
  isWelcome: body.welcome !== null,
  picture: body.picture,
  countries: body.countries,
  repeat: body.repeat,
  isCombinable: body.is_combinable,
  promoCode: body.code,
  hasCode: body.has_code,
  partner: body.partner,
  terms: toTerms(body.terms),
  startsAt: body.starts_at,
  endsAt: body.ends_at,
  results: body.results && {
    players: body.results.players,
    paid: body.results.paid.map(({ amount, currency }) => money(amount, currency)),
  },
});

export interface BonusModel {
  id: string;
  offerId: string;
  offerKey: string;
  state: BonusBody["state"];
  terms: TermsModel;
  currency: string;
  accountId: string | null;
  promoCode: string | null;
  freeRounds: BonusFreeRoundsModel | null;
  amount: Money | null;
  balance: Money | null;
  required: Money | null;
  wagered: Money;
  paid: Money;
  reason: string | null;
  offeredAt: number;
  activatedAt: number | null;
  expiresAt: number;
  endedAt: number | null;
}

export const toBonus = (body: BonusBody): BonusModel => ({
  id: body.id,
  offerId: body.offer_id,
  offerKey: body.offer_key,
  state: body.state,
  terms: toTerms(body.terms),
  currency: body.currency,
  accountId: body.account_id === null ? null : String(body.account_id),
  promoCode: body.promo_code,
  freeRounds: toFreeRounds(body),
  amount: maybe(body.amount, body.currency),
  balance: maybe(body.balance, body.currency),
  required: maybe(body.required, body.currency),
  wagered: money(body.wagered, body.currency),
  paid: money(body.paid, body.currency),
  reason: body.reason,
  offeredAt: body.offered_at,
  activatedAt: body.activated_at,
  expiresAt: body.expires_at,
  endedAt: body.ended_at,
});

export interface BonusDetailsModel {
  bonus: BonusModel;
  changes: BonusChange[];
  wagers: BonusWager[];
}

export interface BonusPage {
  edges: { node: BonusModel; cursor: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
}

/** What became of a mutation; refusals are values. */
export interface AnsweredBonus {
  bonus: BonusModel | null;
  errors: FieldError[];
}

const answered = ({ bonus, errors }: { bonus: BonusBody | null; errors: FieldError[] }): AnsweredBonus => ({
  bonus: bonus === null ? null : toBonus(bonus),
  errors,
});

export const bonusCursor = numberCursor("bonus");

/** For so long an operator's change of an offer is not seen. */
const offersKeptMs = 5_000;

export class BonusesService {
  readonly upstream: Upstream<paths>;
  readonly #offers = new KeptAnswers({ max: 1, ttlMs: offersKeptMs });

  constructor(options: UpstreamOptions) {
    this.upstream = new Upstream<paths>(options);
  }

  /** All offers. @throws UpstreamError, as all below */
  offers(): Promise<OfferModel[]> {
    return this.#offers.get([], async () => (await this.upstream.get("/bonus-api/v1/offers", {})).offers.map(toOffer));
  }

  async rewards(): Promise<Reward[]> {
    const { rewards } = await this.upstream.get("/bonus-api/v1/rewards", {});
    return rewards.map(({ id, price, amounts, min_coef: minCoef, days }) => ({
      id,
      price,
      amounts: amounts.map(({ amount, currency }) => money(amount, currency)),
      minCoef,
      days,
    }));
  }

  /** A page of the player's bonuses, newest first. */
  async bonuses(token: string, query: { first: number; before?: string }): Promise<BonusPage> {
    const {
      bonuses,
      total,
      has_more: hasNextPage,
    } = await this.upstream.get("/bonus-api/v1/bonuses", {
      query,
      headers: bearer(token),
    });
    const edges = bonuses.map((body) => ({ node: toBonus(body), cursor: bonusCursor.write(body.id) }));
    return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null }, totalCount: total };
  }

  /** @throws UpstreamError with upstreamCode BONUS_UNKNOWN */
  async bonus(token: string, id: string): Promise<BonusDetailsModel> {
    const { bonus, changes, wagers } = await this.upstream.get("/bonus-api/v1/bonuses/{id}", {
      path: { id },
      headers: bearer(token),
    });
    return {
      bonus: toBonus(bonus),
      changes,
      wagers: wagers.map(({ source_id: sourceId, stake, amount, ...wager }) => ({
        ...wager,
        sourceId,
        stake: money(stake, bonus.currency),
        amount: money(amount, bonus.currency),
      })),
    };
  }

  /** Why the player can't take an offer; null if they can. @throws UpstreamError with upstreamCode OFFER_UNKNOWN */
  async hindrance(token: string, id: number): Promise<FieldError | null> {
    const path = { id };
    return (await this.upstream.get("/bonus-api/v1/offers/{id}/standing", { path, headers: bearer(token) })).hindrance;
  }

  /** Of the offers that players take, each with why the player can't, null if they can. */
  async standings(token: string): Promise<{ offerId: string; hindrance: FieldError | null }[]> {
    const { standings } = await this.upstream.get("/bonus-api/v1/standings", { headers: bearer(token) });
    return standings.map(({ offer_id: offerId, hindrance }) => ({ offerId, hindrance }));
  }

  async claim(token: string, id: number, currency: string | undefined): Promise<AnsweredBonus> {
    return answered(
      await this.upstream.post("/bonus-api/v1/offers/{id}/claim", {
        path: { id },
        body: currency === undefined ? {} : { currency },
        headers: bearer(token),
      }),
    );
  }

  async redeem(token: string, code: string): Promise<AnsweredBonus> {
    return answered(
      await this.upstream.post("/bonus-api/v1/promo-codes/redeem", { body: { code }, headers: bearer(token) }),
    );
  }

  /** @throws UpstreamError with upstreamCode BONUS_UNKNOWN */
  async forfeit(token: string, id: string): Promise<BonusModel> {
    return toBonus(
      await this.upstream.post("/bonus-api/v1/bonuses/{id}/forfeit", { path: { id }, headers: bearer(token) }),
    );
  }

  async buy(token: string, id: string, key: string): Promise<AnsweredBonus> {
    return answered(
      await this.upstream.post("/bonus-api/v1/rewards/{id}/buy", {
        path: { id },
        headers: { ...bearer(token), "idempotency-key": key },
      }),
    );
  }

  async points(token: string): Promise<Points> {
    const { entries, ...points } = await this.upstream.get("/bonus-api/v1/points", { headers: bearer(token) });
    return { ...points, entries: entries.map(({ id, amount, reason, at }) => ({ id, amount, reason, at })) };
  }

  /** @throws UpstreamError with upstreamCode CASHBACK_UNKNOWN */
  async cashback(token: string): Promise<Cashback> {
    const body = await this.upstream.get("/bonus-api/v1/cashback", { headers: bearer(token) });
    return {
      level: body.level,
      collected: body.collected,
      toNextLevel: body.to_next,
      levels: body.levels,
      mostOfStakes: body.most_of_stakes,
      highestReturn: body.highest_return,
      periodFrom: body.period_from,
      periodTo: body.period_to,
      running: body.running.map(({ currency, staked, won, bonuses, net_loss: netLoss, amount }) => ({
        staked: money(staked, currency),
        won: money(won, currency),
        bonuses: money(bonuses, currency),
        netLoss: money(netLoss, currency),
        amount: money(amount, currency),
      })),
      payments: body.payments.map((paid) => ({
        level: paid.level,
        percent: paid.percent,
        periodFrom: paid.period_from,
        periodTo: paid.period_to,
        staked: money(paid.staked, paid.currency),
        won: money(paid.won, paid.currency),
        bonuses: money(paid.bonuses, paid.currency),
        amount: money(paid.amount, paid.currency),
        at: paid.at,
      })),
    };
  }
}

export const bonuses = describeService({
  name: "bonuses",
  connect: (options) => new BonusesService(options),
});
