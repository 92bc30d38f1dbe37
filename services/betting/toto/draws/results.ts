/** A draw after its sale: it is closed, gets its results, and is drawn or cancelled. */
import { and, eq, inArray, lte } from "../../../platform/database/drizzle.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { resultOf, voidHits } from "../rules/outcomes.ts";
import { type DrawRow, type MatchResult, totoDraw } from "../tables.ts";

type Context = Pick<ServiceContext, "book" | "clock" | "db" | "transact">;

/** A draw with its row locked; null if it is in another state by now. */
export async function lockDraw(tx: Tx, id: number, states: readonly DrawRow["state"][]): Promise<DrawRow | null> {
  const [row] = await tx
    .select()
    .from(totoDraw)
    .where(and(eq(totoDraw.id, id), inArray(totoDraw.state, [...states])))
    .for("update");
  return row ?? null;
}

/** Ends the sale of a draw. */
export const closeDraw = (context: Pick<Context, "clock" | "transact">, id: number): Promise<boolean> =>
  context.transact(async (tx) => {
    const row = await lockDraw(tx, id, ["OPEN"]);
    if (row === null) return false;
    await tx
      .update(totoDraw)
      .set({ state: "CLOSED", closedAt: context.clock.now(), version: row.version + 1 })
      .where(eq(totoDraw.id, id));
    return true;
  });

export async function closeDue(context: Context): Promise<void> {
  const due = await context.db
    .select({ id: totoDraw.id })
    .from(totoDraw)
    .where(and(eq(totoDraw.state, "OPEN"), lte(totoDraw.closesAt, context.clock.now())));
  for (const { id } of due) await closeDraw(context, id);
}

/** The results that are known, and those that the deadline makes void. */
export function resultsNow(
  { book, clock }: Pick<Context, "book" | "clock">,
  { matches, results, rules }: Pick<DrawRow, "matches" | "results" | "rules">,
): (MatchResult | null)[] {
  const deadline = Math.max(...matches.map(({ startsAt }) => startsAt)) + rules.deadlineHours * 3_600_000;
  return matches.map((match, index) => {
    const known = results[index] ?? resultOf(book, match, rules.voidRule);
    if (known !== null || clock.now() < deadline) return known;
    return { hits: voidHits(match, rules.voidRule), isVoid: true, score: null };
  });
}

/** Whether the matches without a result make the whole draw void. */
export function isDrawVoid({ rules }: Pick<DrawRow, "rules">, results: readonly (MatchResult | null)[]): boolean {
  const gone = results.filter((result) => result?.isVoid === true).length;
  return gone > 0 && (rules.voidRule === "VOID" || results.length - gone < rules.leastMatches);
}

/** Writes results as they come. Answers the draws that have all of them, for settling. */
export async function collectResults(context: Context): Promise<void> {
  const closed = await context.db.select().from(totoDraw).where(eq(totoDraw.state, "CLOSED"));
  for (const { id } of closed)
    await context.transact(async (tx) => {
      const row = await lockDraw(tx, id, ["CLOSED"]);
      if (row === null) return;
      const results = resultsNow(context, row);
      const isVoid = isDrawVoid(row, results);
      if (!isVoid && results.every((result, index) => result === row.results[index])) return;
      await tx
        .update(totoDraw)
        .set({ results, version: row.version + 1, ...(isVoid && { state: "CANCELLED" as const }) })
        .where(eq(totoDraw.id, id));
    });
}
