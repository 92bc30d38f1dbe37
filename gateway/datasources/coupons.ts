/** The coupons service: quoting, placing, listing and sharing coupons. */
import type { Bet, Coupon, CouponKind, CouponState, OddsChange } from "../generated/resolvers.ts";
import type { components, paths } from "../upstream/coupons.ts";
import { bearer } from "./auth.ts";
import { Upstream, type UpstreamOptions } from "../transport/upstream.ts";

type Schemas = components["schemas"];
export type CouponBody = Schemas["CouponBodyInput"];
export type BetBody = Schemas["BetInput"];
export type QuoteBody = Schemas["Quote"];
type FieldErrorBody = Schemas["FieldError"];

/** Upstream numbers of the kinds of coupon [4.07]. */
export const kindNumbers: Record<CouponKind, number> = {
  SINGLE: 0, EXPRESS: 1, SYSTEM: 2, CHAIN: 3, CONDITIONAL: 4, ANTI_EXPRESS: 11, FULL_COVER: 12, MULTIPLE_SINGLES: 10001,
};
const kindsByNumber = new Map(Object.entries(kindNumbers).map(([kind, number]) => [number, kind as CouponKind]));

/** The kind of an upstream number; undefined for one the schema does not know. */
export const kindOf = (number: number): CouponKind | undefined => kindsByNumber.get(number);

/** Upstream numbers of `changeCoefAction` [3.02]. */
export const oddsChangeNumbers: Record<OddsChange, number> = { NONE: 2, HIGHER: 1, ANY: 0 };

function toBet({ outcomeId, ...bet }: Schemas["PlacedBet"]): Bet {
  return { id: outcomeId, ...bet };
}

/** A coupon in the schema's words. */
function toCoupon(body: Schemas["Coupon"]): Coupon {
  const money = (amount: string) => ({ amount, currency: body.currency });
  return {
    id: body.id,
    kind: kindOf(body.typeId) ?? "SINGLE",
    state: body.state,
    placedAt: body.placedAt,
    decidesAt: body.decidesAt,
    settledAt: body.settledAt,
    accountId: body.accountId,
    amount: money(body.amount),
    coef: body.coef,
    possibleWin: money(body.possibleWin),
    payout: body.payout === null ? null : money(body.payout),
    rejectReason: body.rejectReason,
    bets: body.bets.map(toBet),
  };
}

/** A page of coupons as the schema's connection has it. */
export interface CouponPage {
  edges: { node: Coupon; cursor: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
}

export class CouponsService {
  readonly upstream: Upstream<paths>;

  constructor(options: UpstreamOptions) {
    this.upstream = new Upstream<paths>(options);
  }

  /** The arithmetic for a coupon not yet placed; `token` null for a guest. @throws UpstreamError */
  quote(token: string | null, body: CouponBody, language: string): Promise<QuoteBody> {
    return this.upstream.post("/coupon-api/v1/quote", {
      query: { lng: language }, body, headers: token === null ? {} : bearer(token),
    });
  }

  /** Places a coupon once per key. @throws UpstreamError */
  async place(token: string, key: string, body: CouponBody, language: string): Promise<{ coupons: Coupon[]; errors: FieldErrorBody[] }> {
    const { coupons, errors } = await this.upstream.post("/coupon-api/v1/coupons", {
      query: { lng: language }, body, headers: { ...bearer(token), "idempotency-key": key },
    });
    return { coupons: coupons.map(toCoupon), errors };
  }

  /** A page of a token's player's coupons, newest first. @throws UpstreamError with upstreamCode BAD_CURSOR. */
  async list(token: string, query: { first: number; after?: string; state?: CouponState }, language: string): Promise<CouponPage> {
    const page = await this.upstream.get("/coupon-api/v1/coupons", { query: { ...query, lng: language }, headers: bearer(token) });
    const edges = page.coupons.map((coupon, index) => ({ node: toCoupon(coupon), cursor: page.cursors[index] ?? "" }));
    return {
      edges,
      pageInfo: { hasNextPage: page.next !== null, endCursor: edges.at(-1)?.cursor ?? null },
      totalCount: page.totalCount,
    };
  }

  /** The player's own coupons by id, others left out. @throws UpstreamError */
  async byIds(token: string, ids: readonly string[], language: string): Promise<Coupon[]> {
    const { coupons } = await this.upstream.get("/coupon-api/v1/coupons/by-ids", {
      query: { ids: ids.join(","), lng: language }, headers: bearer(token),
    });
    return coupons.map(toCoupon);
  }

  /** Saves bets under a code. @throws UpstreamError */
  share(kind: CouponKind, bets: BetBody[], language: string): Promise<{ code: string | null; errors: FieldErrorBody[] }> {
    return this.upstream.post("/coupon-api/v1/shared", { query: { lng: language }, body: { typeId: kindNumbers[kind], bets } });
  }

  /** What was saved under a code. @throws UpstreamError with status 404 for an unknown one. */
  shared(code: string): Promise<{ code: string; typeId: number; outcomeIds: string[] }> {
    return this.upstream.get("/coupon-api/v1/shared/{code}", { path: { code } });
  }
}
