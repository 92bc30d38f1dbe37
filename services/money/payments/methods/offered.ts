/** The methods a player may use for an account: by country, currency, and what they have paid by before. */
import { and, desc, eq, inArray, or, sql } from "../../../platform/database/drizzle.ts";
import type { Decimal } from "decimal.js";
import { roughWorth } from "#shared/betting/coupon/amounts.ts";
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

/**
 * Methods by which a player has paid in more than has gone back, over all their accounts: money may be converted between
 * them, so currencies count together by their rough worth.
 */
async function owedBack(db: Db, playerId: number): Promise<Set<string>> {
  const rows = await db
    .select({
      method: payment.method,
      currency: payment.currency,
      rest: sql<string>`sum(case when ${payment.direction} = 'DEPOSIT' then ${payment.amount} else -${payment.amount} end)`,
    })
    .from(payment)
    .where(
      and(
        eq(payment.playerId, playerId),
        or(
          inArray(payment.state, ["SUCCEEDED", "PAID"]),
          and(eq(payment.direction, "WITHDRAWAL"), inArray(payment.state, [...openPaymentStates("WITHDRAWAL")])),
        ),
      ),
    )
    .groupBy(payment.method, payment.currency);
  const worth = new Map<string, Decimal>();
  for (const { method, currency, rest } of rows)
    worth.set(method, roughWorth(rest, currency, "EUR").plus(worth.get(method) ?? 0));
  return new Set([...worth].flatMap(([method, rest]) => (rest.greaterThan(0) ? [method] : [])));
}

/** Every method that fits, in the list's order; those that were used before come first. */
export async function offeredMethods(
  db: Db,
  methods: readonly Method[],
  { playerId, currency, direction }: { playerId: number; currency: string; direction: PaymentDirection },
): Promise<OfferedMethod[]> {
  const { countryCode } = await profileOf(db, playerId);
  const instruments = await db
    .select()
    .from(paymentInstrument)
    .where(eq(paymentInstrument.playerId, playerId))
    .orderBy(desc(paymentInstrument.usedAt));
  const owed = await owedBack(db, playerId);
  const closing = methods.filter(({ code, isClosedLoop }) => isClosedLoop && owed.has(code));
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
