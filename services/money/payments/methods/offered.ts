/** The methods a player may use for an account: by country, currency, and what they have paid by before. */
import { and, desc, eq, inArray, sql } from "../../../platform/database/drizzle.ts";
import { Exact } from "#shared/money/money.ts";
import { openPaymentStates, type PaymentDirection } from "#shared/money/payments.ts";
import type { Db } from "../../../platform/database/database.ts";
import { profileOf } from "../../../people/players/public.ts";
import { payment, paymentInstrument, type Instrument } from "../tables.ts";
import type { Method } from "./catalogue.ts";
import { termsOf } from "./terms.ts";

export interface OfferedMethod {
  method: Method;
  /**
   * Cards and accounts that the player paid by, last used first: those the provider remembers for a deposit, all of them
   * for a withdrawal.
   */
  instruments: Instrument[];
  /** Why it can't be used now; null when it can. */
  blocked: "NO_INSTRUMENT" | "DEPOSIT_METHOD_FIRST" | null;
}

/** What of an account's deposits by each method has not gone back by it yet, exact; never negative. */
async function owedBack(db: Db, accountId: number): Promise<Map<string, string>> {
  const rows = await db
    .select({
      method: payment.method,
      rest: sql<string>`sum(case when ${payment.direction} = 'DEPOSIT' then ${payment.amount} else -${payment.amount} end)`,
    })
    .from(payment)
    .where(
      and(
        eq(payment.accountId, accountId),
        inArray(payment.state, ["SUCCEEDED", "PAID", ...openPaymentStates("WITHDRAWAL")]),
      ),
    )
    .groupBy(payment.method);
  return new Map(rows.map(({ method, rest }) => [method, Exact.max(0, rest).toFixed()]));
}

/** Every method that fits, in the list's order; those that were used before come first. */
export async function offeredMethods(
  db: Db,
  methods: readonly Method[],
  {
    playerId,
    accountId,
    currency,
    direction,
  }: { playerId: number; accountId: number; currency: string; direction: PaymentDirection },
): Promise<OfferedMethod[]> {
  const { countryCode } = await profileOf(db, playerId);
  const instruments = await db
    .select()
    .from(paymentInstrument)
    .where(eq(paymentInstrument.playerId, playerId))
    .orderBy(desc(paymentInstrument.usedAt));
  const rest = await owedBack(db, accountId);
  const closing = methods.filter(
    ({ code, isClosedLoop }) => isClosedLoop && new Exact(rest.get(code) ?? 0).greaterThan(0),
  );
  const fitting = methods.filter(
    (method) =>
      termsOf(method, direction) !== null &&
      (method.countries === null || method.countries.includes(countryCode)) &&
      (method.currencies === null || method.currencies.includes(currency)),
  );
  const offered = fitting.map((method): OfferedMethod => {
    const own = instruments.filter(
      (known) => known.method === method.code && (direction === "WITHDRAWAL" || known.isRemembered),
    );
    const isFirst = closing.length === 0 || closing.includes(method);
    return {
      method,
      instruments: own.map(({ token, label }) => ({ token, ...label })),
      blocked:
        direction === "DEPOSIT"
          ? null
          : !isFirst
            ? "DEPOSIT_METHOD_FIRST"
            : method.destination === "instrument" && own.length === 0
              ? "NO_INSTRUMENT"
              : null,
    };
  });
  const used = new Set(instruments.map(({ method }) => method));
  return offered.toSorted((one, other) => Number(used.has(other.method.code)) - Number(used.has(one.method.code)));
}
