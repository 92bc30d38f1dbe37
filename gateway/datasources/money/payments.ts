/** The payments service: methods, deposits and withdrawals. */
import { isCancellable } from "#shared/money/payments.ts";
import type {
  CashDesk,
  Money,
  Payment,
  PaymentConnection,
  PaymentDirection,
  PaymentMethod,
  PaymentMethodKind,
  PaymentState,
  TeamCashPaymentConnection,
} from "../../generated/resolvers.ts";
import { KeptAnswers } from "../../transport/kept.ts";
import { bearer } from "../../transport/headers.ts";
import { Upstream, type UpstreamOptions } from "../../transport/upstream.ts";
import type { components, paths } from "../../upstream/payments.ts";
import { toCashDesk } from "./cashDesks.ts";
import { toTeamCashPayment } from "./teamCash.ts";
import { describeService } from "../descriptor.ts";
import { numberCursor } from "../numberCursor.ts";

type Schemas = components["schemas"];
type PaymentBody = Schemas["Payment"];
type MethodBody = Schemas["PaymentMethod"];
type FieldError = Schemas["FieldError"];

/** A payment in the schema's words. */
export function toPayment(body: PaymentBody): Payment {
  const money = (amount: string) => ({ amount, currency: body.currency });
  return {
    id: body.id,
    direction: body.direction,
    state: body.state,
    amount: money(body.amount),
    fee: money(body.fee),
    methodId: body.method,
    accountId: String(body.account_id),
    reason: body.reason,
    receipt: body.receipt,
    redirectUrl: body.redirect_url,
    instrumentBrand: body.instrument?.brand ?? null,
    instrumentLast4: body.instrument?.last4 ?? null,
    instrumentAccount: body.instrument?.account ?? null,
    isCancellable: body.direction === "WITHDRAWAL" && isCancellable(body.state),
    events: body.events,
    createdAt: body.created_at,
    changedAt: body.changed_at,
  };
}

const kinds = {
  card: "CARD",
  bank: "BANK",
  wallet: "WALLET",
  voucher: "VOUCHER",
  crypto: "CRYPTO",
  cash: "CASH",
} as const;
const codes = {
  CARD: "card",
  BANK: "bank",
  WALLET: "wallet",
  VOUCHER: "voucher",
  CRYPTO: "crypto",
  CASH: "cash",
} as const satisfies Record<PaymentMethodKind, keyof typeof kinds>;
const destinations = {
  instrument: "INSTRUMENT",
  iban: "IBAN",
  wallet: "WALLET",
  address: "ADDRESS",
  point: "POINT",
  none: "NONE",
} as const;

/** A method in the schema's words, with amounts in the account's currency. */
function toMethod(body: MethodBody, currency: string): PaymentMethod {
  const money = (amount: string) => ({ amount, currency });
  const orNull = (amount: string | null) => (amount === null ? null : money(amount));
  return {
    id: body.id,
    kind: kinds[body.kind],
    name: body.name,
    minAmount: money(body.min_amount),
    maxAmount: money(body.max_amount),
    maxPerDay: orNull(body.max_per_day),
    maxPerMonth: orNull(body.max_per_month),
    fee: {
      percent: body.fee.percent,
      fixed: money(body.fee.fixed),
      min: orNull(body.fee.min),
      max: orNull(body.fee.max),
    },
    presets: body.presets.map(money),
    minutesFrom: body.minutes_from,
    minutesTo: body.minutes_to,
    destination: destinations[body.destination],
    networks: body.networks,
    banks: body.banks,
    instruments: body.instruments,
    blocked: body.blocked,
  };
}

/** A payment as it is asked for. */
export interface Ordered {
  accountId: number;
  methodId: string;
  amount: string;
  instrument?: string | undefined;
  key: string;
}

export interface PaymentQuery {
  direction?: PaymentDirection | undefined;
  states?: readonly PaymentState[] | undefined;
  accountId?: number | undefined;
  kind?: PaymentMethodKind | undefined;
  from?: number | undefined;
  to?: number | undefined;
  first: number;
  after?: number | undefined;
}

export interface Answered {
  payment: Payment | null;
  errors: FieldError[];
}

const answered = ({ payment, errors }: { payment: PaymentBody | null; errors: FieldError[] }): Answered => ({
  payment: payment === null ? null : toPayment(payment),
  errors,
});

const bodyOf = ({ accountId, methodId, amount, instrument }: Ordered) => ({
  account_id: accountId,
  method: methodId,
  amount,
  ...(instrument !== undefined && { instrument }),
});

export const paymentCursor = numberCursor("payment");

export class PaymentsService {
  readonly upstream: Upstream<paths>;
  readonly #desks = new KeptAnswers({ max: 500, ttlMs: 600_000 });

  constructor(options: UpstreamOptions) {
    this.upstream = new Upstream<paths>(options);
  }

  /** Methods for an account. @throws UpstreamError with upstreamCode ACCOUNT_UNKNOWN */
  async methods(
    token: string,
    language: string,
    direction: PaymentDirection,
    accountId: number,
  ): Promise<PaymentMethod[]> {
    const { methods, currency } = await this.upstream.get("/payments-api/v1/methods", {
      query: { direction, account_id: accountId },
      headers: { ...bearer(token), "x-language": language },
    });
    return methods.map((method) => toMethod(method, currency));
  }

  /** What can be withdrawn before verification is asked for; null when it isn't. @throws as `methods` */
  async unverifiedWithdrawal(token: string, accountId: number): Promise<Money | null> {
    const { amount, currency } = await this.upstream.get("/payments-api/v1/withdrawals/unverified", {
      query: { account_id: accountId },
      headers: bearer(token),
    });
    return amount === null ? null : { amount, currency };
  }

  /**
   * Starts a deposit. Refusals are values.
   * @param from where the player pays from, and returns to
   * @throws UpstreamError
   */
  async startDeposit(
    token: string,
    from: { language: string; origin: string | undefined },
    order: Ordered,
  ): Promise<Answered> {
    return answered(
      await this.upstream.post("/payments-api/v1/deposits", {
        body: { ...bodyOf(order), ...(from.origin !== undefined && { origin: from.origin }) },
        headers: { ...bearer(token), "x-language": from.language, "idempotency-key": order.key },
      }),
    );
  }

  /** Asks for a withdrawal. Refusals are values. @throws UpstreamError */
  async requestWithdrawal(
    token: string,
    order: Ordered,
    { destination, endsBonus }: { destination: Record<string, string>; endsBonus: boolean },
  ): Promise<Answered> {
    return answered(
      await this.upstream.post("/payments-api/v1/withdrawals", {
        body: { ...bodyOf(order), destination, ends_bonus: endsBonus },
        headers: { ...bearer(token), "idempotency-key": order.key },
      }),
    );
  }

  /** Takes a withdrawal back. Refusals are values. @throws UpstreamError */
  async cancelWithdrawal(token: string, id: string): Promise<Answered> {
    return answered(
      await this.upstream.post("/payments-api/v1/withdrawals/{id}/cancel", { path: { id }, headers: bearer(token) }),
    );
  }

  /** A page of the player's payments, newest first. @throws UpstreamError */
  async payments(token: string, { states, accountId, kind, ...query }: PaymentQuery): Promise<PaymentConnection> {
    const { payments, next, total } = await this.upstream.get("/payments-api/v1/payments", {
      query: {
        ...query,
        ...(states !== undefined && { states: states.join(",") }),
        ...(accountId !== undefined && { account_id: accountId }),
        ...(kind !== undefined && { kind: codes[kind] }),
      },
      headers: bearer(token),
    });
    const edges = payments.map((body) => ({ node: toPayment(body), cursor: paymentCursor.write(body.id) }));
    return {
      edges,
      pageInfo: { hasNextPage: next !== null, endCursor: edges.at(-1)?.cursor ?? null },
      totalCount: total,
    };
  }

  /** Payments of the player by their numbers; unknown ones are left out. @throws UpstreamError */
  async byIds(token: string, ids: readonly string[]): Promise<Payment[]> {
    const { payments } = await this.upstream.get("/payments-api/v1/payments", {
      query: { ids: ids.join(","), first: ids.length },
      headers: bearer(token),
    });
    return payments.map(toPayment);
  }

  /** A page of what the player paid in at cash desks, newest first. @throws UpstreamError */
  async teamCashPayments(
    token: string,
    language: string,
    query: { first: number; after?: number },
  ): Promise<TeamCashPaymentConnection> {
    const { entities, next, total_count } = await this.upstream.get("/payments-api/v1/team-cash/payments", {
      query,
      headers: { ...bearer(token), "x-language": language },
    });
    const edges = entities.map((body) => ({ node: toTeamCashPayment(body), cursor: paymentCursor.write(body.id) }));
    return {
      edges,
      pageInfo: { hasNextPage: next !== null, endCursor: edges.at(-1)?.cursor ?? null },
      totalCount: total_count,
    };
  }

  /** Cash desks of a country, or all of them. @throws UpstreamError */
  cashDesks(language: string, country: string | null): Promise<CashDesk[]> {
    return this.#desks.get([language, country], async () => {
      const { desks } = await this.upstream.get("/payments-api/v1/cash-desks", {
        query: country === null ? {} : { country },
        headers: { "x-language": language },
      });
      return desks.map(toCashDesk);
    });
  }

  /** One payment of the player. @throws UpstreamError with upstreamCode PAYMENT_UNKNOWN */
  async payment(token: string, id: string): Promise<Payment> {
    return toPayment(
      await this.upstream.get("/payments-api/v1/payments/{id}", { path: { id }, headers: bearer(token) }),
    );
  }
}

export const payments = describeService({
  name: "payments",
  connect: (options) => new PaymentsService(options),
});
