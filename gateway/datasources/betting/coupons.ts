/** The coupons service: quoting, placing, listing and sharing coupons, and what becomes of them. */
import { GUEST_ACCOUNT_ID } from "#shared/betting/coupon/content.ts";
import type { CouponKind, OddsChange, PromoCode } from "../../generated/resolvers.ts";
import type { components, operations, paths } from "../../upstream/coupons.ts";
import { bearer } from "../../transport/headers.ts";
import { kindNumbers, toCoupon, toPromoCode, type CouponModel, type OffersBody } from "./placedCoupon.ts";
import { Upstream, type UpstreamOptions } from "../../transport/upstream.ts";
import { describeService } from "../descriptor.ts";

type Schemas = components["schemas"];
export type CouponBody = Schemas["CouponBodyInput"];
export type BetBody = Schemas["BetInput"];
export type QuoteBody = Schemas["Quote"];
type SharedBody = operations["share"]["requestBody"]["content"]["application/json"];
type SharedCouponBody = operations["shared"]["responses"][200]["content"]["application/json"];
type FieldErrorBody = Schemas["FieldError"];
export type ListQuery = Omit<NonNullable<operations["list"]["parameters"]["query"]>, "lng">;

/** What came of placing. */
export interface Placed {
  coupons: CouponModel[];
  /** Bets of multiple singles, by their index, that were not taken. */
  refused: { bet: number; errors: FieldErrorBody[] }[];
  errors: FieldErrorBody[];
}

/**
 * What came of something done with a placed coupon: the coupon after it, null if the player has none of that number.
 */
export interface Done {
  coupon: CouponModel | null;
  errors: FieldErrorBody[];
}

/** A coupon, and the key under which something is done with it once. */
interface Keyed {
  id: string;
  key: string;
}

const keyed = (token: string, key: string) => ({ ...bearer(token), "idempotency-key": key });
const toDone = ({ coupon, errors }: { coupon: Schemas["Coupon"] | null; errors: FieldErrorBody[] }): Done => ({
  coupon: coupon && toCoupon(coupon),
  errors,
});

/** A page of coupons as the schema's connection has it. */
export interface CouponPage {
  edges: { node: CouponModel; cursor: string }[];
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
      query: { lng: language },
      // Whatever account a caller without a session still names, it gets the guests' bounds.
      body: token === null ? { ...body, accountId: GUEST_ACCOUNT_ID } : body,
      headers: token === null ? {} : bearer(token),
    });
  }

  /** Places a coupon once per key. @throws UpstreamError */
  async place(token: string, key: string, body: CouponBody, language: string): Promise<Placed> {
    const { coupons, refused, errors } = await this.upstream.post("/coupon-api/v1/coupons", {
      query: { lng: language },
      body,
      headers: keyed(token, key),
    });
    return { coupons: coupons.map(toCoupon), refused, errors };
  }

  /** A page of a token's player's coupons, newest first. @throws UpstreamError with upstreamCode BAD_CURSOR. */
  async list(token: string, query: ListQuery, language: string): Promise<CouponPage> {
    const page = await this.upstream.get("/coupon-api/v1/coupons", {
      query: { ...query, lng: language },
      headers: bearer(token),
    });
    const edges = page.coupons.map((coupon, index) => ({ node: toCoupon(coupon), cursor: page.cursors[index] ?? "" }));
    return {
      edges,
      pageInfo: { hasNextPage: page.next !== null, endCursor: edges.at(-1)?.cursor ?? null },
      totalCount: page.totalCount,
    };
  }

  /** The player's own coupons by id, others left out. @throws UpstreamError */
  async byIds(token: string, ids: readonly string[], language: string): Promise<CouponModel[]> {
    const { coupons } = await this.upstream.get("/coupon-api/v1/coupons/by-ids", {
      query: { ids: ids.join(","), lng: language },
      headers: bearer(token),
    });
    return coupons.map(toCoupon);
  }

  /** Codes that a token's player can still use. @throws UpstreamError */
  async promoCodes(token: string): Promise<PromoCode[]> {
    const { promoCodes } = await this.upstream.get("/coupon-api/v1/promo-codes", { headers: bearer(token) });
    return promoCodes.map(toPromoCode);
  }

  /**
   * What can be done with a token's player's coupons (at most 50) at this moment; others are left out. @throws
   * UpstreamError
   */
  async offers(token: string, ids: readonly string[], language: string): Promise<OffersBody[]> {
    const { offers } = await this.upstream.get("/coupon-api/v1/offers", {
      query: { ids: ids.join(","), lng: language },
      headers: bearer(token),
    });
    return offers;
  }

  /** Sells a coupon or a share of it, once per key. @throws UpstreamError */
  async cashOut(
    token: string,
    { id, key, ...body }: Keyed & { token: string; value: string; share: string | null; policy: OddsChange },
    language: string,
  ): Promise<Done> {
    return toDone(
      await this.upstream.post("/coupon-api/v1/coupons/{id}/cash-out", {
        path: { id },
        query: { lng: language },
        body,
        headers: keyed(token, key),
      }),
    );
  }

  /** Orders a coupon to be sold at a value. @throws UpstreamError */
  async setAutoCashOut(token: string, id: string, target: string, language: string): Promise<Done> {
    return toDone(
      await this.upstream.post("/coupon-api/v1/coupons/{id}/auto-cash-out", {
        path: { id },
        query: { lng: language },
        body: { target },
        headers: bearer(token),
      }),
    );
  }

  /** Takes the order back. @throws UpstreamError */
  async cancelAutoCashOut(token: string, id: string, language: string): Promise<Done> {
    return toDone(
      await this.upstream.delete("/coupon-api/v1/coupons/{id}/auto-cash-out", {
        path: { id },
        query: { lng: language },
        headers: bearer(token),
      }),
    );
  }

  /** Insures a share of the stake in percent, once per key. @throws UpstreamError */
  async insure(
    token: string,
    { id, key, ...body }: Keyed & { share: number; premium: string },
    language: string,
  ): Promise<Done> {
    return toDone(
      await this.upstream.post("/coupon-api/v1/coupons/{id}/insure", {
        path: { id },
        query: { lng: language },
        body,
        headers: keyed(token, key),
      }),
    );
  }

  /** Replaces a bet by another outcome of its market, once per key. @throws UpstreamError */
  async swap(
    token: string,
    {
      id,
      key,
      ...body
    }: Keyed & { betOutcomeId: string; outcomeId: string; value: string | null; coef: string | null },
    language: string,
  ): Promise<Done> {
    return toDone(
      await this.upstream.post("/coupon-api/v1/coupons/{id}/swap", {
        path: { id },
        query: { lng: language },
        body,
        headers: keyed(token, key),
      }),
    );
  }

  /** Saves a coupon under a code. @throws UpstreamError */
  share(
    by: { token: string | null; address: string },
    kind: CouponKind,
    body: Omit<SharedBody, "typeId">,
    language: string,
  ): Promise<{ code: string | null; errors: FieldErrorBody[] }> {
    const headers = { "x-client-address": by.address, ...(by.token !== null && bearer(by.token)) };
    return this.upstream.post("/coupon-api/v1/shared", {
      query: { lng: language },
      body: { typeId: kindNumbers[kind], ...body },
      headers,
    });
  }

  /** What was saved under a code. @throws UpstreamError with status 404 for an unknown one. */
  shared(code: string): Promise<SharedCouponBody> {
    return this.upstream.get("/coupon-api/v1/shared/{code}", { path: { code } });
  }
}

export const coupons = describeService({
  name: "coupons",
  calls: {
    "POST /coupon-api/v1/quote": { isRead: true },
  },
  connect: (options) => new CouponsService(options),
});
