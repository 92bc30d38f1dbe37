/** Withdrawals as the operator's desk sees them. */
import { and, asc, eq, inArray } from "../../../platform/database/drizzle.ts";
import { waitingStates } from "#shared/money/payments.ts";
import type { Db } from "../../../platform/database/database.ts";
import { paymentOf, type Payment } from "../payment/show.ts";
import { payment, type Destination } from "../tables.ts";

interface Waiting {
  player_id: number;
  payment: Payment;
  destination: Record<string, string> | null;
}

const given = (destination: Destination | null) =>
  destination === null ? null : Object.fromEntries(Object.entries(destination).map(([name, value]) => [name, value]));

/** Withdrawals that wait for a decision, oldest first. */
export async function waitingWithdrawals(db: Db): Promise<Waiting[]> {
  const rows = await db
    .select()
    .from(payment)
    .where(and(eq(payment.direction, "WITHDRAWAL"), inArray(payment.state, [...waitingStates])))
    .orderBy(asc(payment.id))
    .limit(100);
  const waiting: Waiting[] = [];
  for (const { id, playerId, destination } of rows) {
    const shown = await paymentOf(db, playerId, id);
    if (shown !== null) waiting.push({ player_id: playerId, payment: shown, destination: given(destination) });
  }
  return waiting;
}
