/** Starting a deposit: limits are checked before the provider hears of it. */
import { and, eq, inArray } from "../../../platform/database/drizzle.ts";
import { roughWorth } from "#shared/betting/coupon/amounts.ts";
import { Exact } from "#shared/money/money.ts";
import { openPaymentStates } from "#shared/money/payments.ts";
import type { LanguageCode } from "#shared/site/languages.ts";
import { limitAgainstDeposit } from "../../limits/public.ts";
import type { FieldError } from "../../../platform/http/api.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Method } from "../methods/catalogue.ts";
import { openPayment, type Asked, type Outcome } from "../payment/open.ts";
import { payment, type PaymentRow } from "../tables.ts";

/** How long a player has to pay, in real milliseconds. */
const payWithinMs = 30 * 60_000;
/** When a job asks the provider for a deposit whose own call did not come to it, in real milliseconds. */
const askAfterMs = 15_000;

/** The open deposits of a player, this one with them, in its currency: all of them may still come in. */
async function underWay(tx: Tx, row: PaymentRow): Promise<string> {
  const rows = await tx
    .select({ amount: payment.amount, currency: payment.currency })
    .from(payment)
    .where(
      and(
        eq(payment.playerId, row.playerId),
        eq(payment.direction, "DEPOSIT"),
        inArray(payment.state, [...openPaymentStates("DEPOSIT")]),
      ),
    );
  return rows
    .reduce((sum, each) => sum.plus(roughWorth(each.amount, each.currency, row.currency)), new Exact(0))
    .toFixed();
}

export interface AskedDeposit extends Asked {
  /** Where the player pays from, and returns to. */
  from: { origin: string; language: LanguageCode };
}

/** Opens a deposit. A job asks the provider for it, also when this process ends here. */
export function startDeposit(
  context: ServiceContext,
  methods: readonly Method[],
  { from, ...asked }: AskedDeposit,
): Promise<Outcome> {
  const realNow = Date.now();
  const own = { ...from, details: null, expiresAt: realNow + payWithinMs, askAt: realNow + askAfterMs };
  return openPayment(context, methods, "DEPOSIT", asked, own, async (tx, row): Promise<FieldError[]> => {
    const movement = { amount: await underWay(tx, row), currency: row.currency };
    const limit = await limitAgainstDeposit(tx, row.playerId, movement, context.clock.now());
    if (limit === null) return [];
    const path = limit.effect === "deposited" ? ["amount"] : null;
    return [{ code: limit.code, message: `Limit ${limit.limitType} forbids the deposit`, path }];
  });
}
