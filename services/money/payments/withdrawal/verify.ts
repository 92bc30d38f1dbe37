/** Which withdrawals wait for their player's verification: all above a sum, until the player has proved who they are. */
import type { Decimal } from "decimal.js";
import { and, eq, inArray } from "../../../platform/database/drizzle.ts";
import { roughWorth } from "#shared/betting/coupon/amounts.ts";
import { Exact, minorDigits, roundMoney } from "#shared/money/money.ts";
import { openPaymentStates } from "#shared/money/payments.ts";
import { askForNeeded, isVerified } from "../../../people/verification/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { payment } from "../tables.ts";

type Above = NonNullable<ServiceContext["settings"]["verification"]["above"]>;

/** What a player has withdrawn or is about to, in a currency. */
async function withdrawn(db: Db | Tx, playerId: number, currency: string): Promise<Decimal> {
  const rows = await db
    .select({ amount: payment.amount, currency: payment.currency })
    .from(payment)
    .where(
      and(
        eq(payment.playerId, playerId),
        eq(payment.direction, "WITHDRAWAL"),
        inArray(payment.state, [...openPaymentStates("WITHDRAWAL"), "PAID"]),
      ),
    );
  return rows.reduce<Decimal>((sum, each) => sum.plus(roughWorth(each.amount, each.currency, currency)), new Exact(0));
}

/** What a player can still take out below the bound; negative above it. */
const leftBelow = async (db: Db | Tx, playerId: number, { amount, currency }: Above): Promise<Decimal> =>
  new Exact(amount).minus(await withdrawn(db, playerId, currency));

/**
 * What a player can still withdraw before verification is asked for, rounded down in a currency; null when it is not
 * asked for.
 */
export async function unverifiedAmount(
  { db, settings }: Pick<ServiceContext, "db" | "settings">,
  playerId: number,
  currency: string,
): Promise<string | null> {
  const { above } = settings.verification;
  if (above === null || (await isVerified(db, playerId))) return null;
  const left = Exact.max(0, await leftBelow(db, playerId, above));
  const worth = roughWorth(left.toFixed(), above.currency, currency);
  return roundMoney(worth.toDecimalPlaces(minorDigits(currency), Exact.ROUND_DOWN), currency);
}

/**
 * Whether a withdrawal that was just written waits for verification; the player is asked for documents then. The caller
 * has locked the player.
 */
export async function needsVerification(
  context: Pick<ServiceContext, "clock" | "outbox" | "settings">,
  tx: Tx,
  { playerId }: { playerId: number },
): Promise<boolean> {
  const { above } = context.settings.verification;
  if (above === null || (await isVerified(tx, playerId))) return false;
  if (!(await leftBelow(tx, playerId, above)).isNegative()) return false;
  await askForNeeded(context, tx, playerId);
  return true;
}
