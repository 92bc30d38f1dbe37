/** Starting a deposit: limits are checked before the provider hears of it. */
import type { LanguageCode } from "#shared/site/languages.ts";
import { limitAgainstDeposit } from "../../limits/public.ts";
import type { FieldError } from "../../../platform/http/api.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Method } from "../methods/catalogue.ts";
import { openPayment, type Asked, type Outcome } from "../payment/open.ts";
import { openDepositsOf, sumIn } from "./openDeposits.ts";

/** How long a player has to pay, in real milliseconds. */
const payWithinMs = 30 * 60_000;
/** When a job asks the provider for a deposit whose own call did not come to it, in real milliseconds. */
const askAfterMs = 15_000;

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
    // This one is among them: all of them may still come in.
    const underWay = await openDepositsOf(tx, row.playerId);
    const movement = { amount: sumIn(row.currency, underWay), currency: row.currency };
    const limit = await limitAgainstDeposit(tx, row.playerId, movement, context.clock.now());
    if (limit === null) return [];
    const path = limit.effect === "deposited" ? ["amount"] : null;
    return [{ code: limit.code, message: `Limit ${limit.limitType} forbids the deposit`, path }];
  });
}
