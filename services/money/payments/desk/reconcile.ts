/** A day of the provider's statement beside the books. */
import { and, eq, gte, inArray, isNotNull, lt } from "../../../platform/database/drizzle.ts";
import type { z } from "zod";
import { Exact } from "#shared/money/money.ts";
import { houseMovements } from "../../accounts/public.ts";
import { numberOfId } from "../../../platform/http/ids.ts";
import type { Db } from "../../../platform/database/database.ts";
import { providerAmount } from "../payment/takeOver.ts";
import type { ProviderSettings } from "../provider/client.ts";
import { statementOf } from "../provider/statement.ts";
import { payment, paymentEvent, type PaymentRow } from "../tables.ts";
import type { deskApi } from "./api.ts";
import { compare, owedBy, totalsOf, unstated, type Known, type Movement } from "./compare.ts";

export type Reconciliation = z.infer<typeof deskApi.reconciliation.response>;

const dayMs = 24 * 60 * 60_000;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

const movementOf = (row: PaymentRow, state: Movement["state"]): Movement => ({
  paymentId: String(row.id),
  // Held here is paid there.
  state: state === "HELD" ? "SUCCEEDED" : state,
  method: row.method,
  amount: providerAmount(row),
  currency: row.currency,
});

/** Payments by their number, with every movement of them. */
async function knownBy(db: Db, references: readonly string[]): Promise<Map<string, Known>> {
  const ids = references.flatMap((reference) => numberOfId(reference) ?? []);
  const known = new Map<string, Known & { movements: Movement[] }>();
  // In parts: a statement may have more lines than a statement of the database has parameters.
  for (let start = 0; start < ids.length; start += 1000) {
    const part = ids.slice(start, start + 1000);
    for (const row of await db.select().from(payment).where(inArray(payment.id, part)))
      known.set(String(row.id), { providerId: row.providerId, state: row.state, movements: [] });
    const moved = await db
      .select({ row: payment, state: paymentEvent.state })
      .from(paymentEvent)
      .innerJoin(payment, eq(payment.id, paymentEvent.paymentId))
      .where(and(inArray(payment.id, part), isNotNull(paymentEvent.movedAt)));
    for (const { row, state } of moved) known.get(String(row.id))?.movements.push(movementOf(row, state));
  }
  return known;
}

/** Movements of a day, by the time that the provider told. */
async function movedOn(db: Db, from: number): Promise<Movement[]> {
  const rows = await db
    .select({ row: payment, state: paymentEvent.state })
    .from(paymentEvent)
    .innerJoin(payment, eq(payment.id, paymentEvent.paymentId))
    .where(and(gte(paymentEvent.movedAt, from), lt(paymentEvent.movedAt, from + dayMs)))
    .orderBy(paymentEvent.id);
  return rows.map(({ row, state }) => movementOf(row, state));
}

/** The clearing account's movement of a day beside the statement's sum; what it owes the house is negative in the books. */
async function clearingOf(
  db: Db,
  from: number,
  there: ReadonlyMap<string, string>,
): Promise<Reconciliation["clearing"]> {
  const here = new Map(
    (await houseMovements(db, "clearing", from, from + dayMs)).map(({ currency, sum }) => [
      currency,
      new Exact(sum).negated().toFixed(),
    ]),
  );
  return [...new Set([...here.keys(), ...there.keys()])]
    .toSorted()
    .map((currency) => ({ currency, here: here.get(currency) ?? "0", there: there.get(currency) ?? "0" }));
}

/**
 * Fetches the statement of a day and compares it with the books.
 * @param day YYYY-MM-DD in UTC
 * @throws ProviderUnreachable
 */
export async function reconcile(db: Db, provider: ProviderSettings, day: string): Promise<Reconciliation> {
  const from = Date.parse(`${day}T00:00:00Z`);
  const lines = await statementOf(provider, day);
  const booked = await movedOn(db, from);
  const known = await knownBy(
    db,
    lines.map(({ reference }) => reference),
  );
  // Near midnight a movement may stand in a neighbouring day's statement, which is asked for only where one is missing.
  let alone = unstated(lines, booked);
  for (const next of [from - dayMs, from + dayMs])
    if (alone.length > 0) alone = unstated(await statementOf(provider, dayOf(next)), alone);
  const differences = compare(lines, known, alone);
  return {
    day,
    is_reconciled: differences.length === 0,
    differences,
    totals: totalsOf(lines, booked),
    clearing: await clearingOf(db, from, owedBy(lines)),
  };
}
