/** Composing draws of games that lie ahead: by the job, or by hand. */
import { and, eq, gt, max } from "../../../platform/database/drizzle.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { lockKey, type Tx } from "../../../platform/database/database.ts";
import type { Fixture } from "../../sportsbook/public.ts";
import type { Rules } from "../rules/model.ts";
import { outcomesOf } from "../rules/outcomes.ts";
import { type DrawRow, totoDraw, totoKind } from "../tables.ts";

type Context = Pick<ServiceContext, "book" | "clock" | "transact">;

/** Games of a kind that can be composed now. */
function offered({ book, clock }: Pick<Context, "book" | "clock">, rules: Rules): Fixture[] {
  const from = Math.ceil(clock.now() / 1000) + rules.leadMinutes * 60;
  return book.upcoming(rules.sports, from, from + 30 * 86_400);
}

/** The first games after those of other draws that start close enough to each other; none where there are too few. */
export function choose(games: readonly Fixture[], rules: Rules, taken: ReadonlySet<string>): Fixture[] {
  const free = games.filter(({ gameId }) => !taken.has(gameId));
  for (let first = 0; first + rules.matches <= free.length; first += 1) {
    const chosen = free.slice(first, first + rules.matches);
    const span = (chosen.at(-1)?.startsAt ?? 0) - (chosen[0]?.startsAt ?? 0);
    if (span <= rules.windowHours * 3600) return chosen;
  }
  return [];
}

/** A game as a match of a draw. */
export const matchOf = (rules: Pick<Rules, "set">, game: Fixture) => ({
  gameId: game.gameId,
  sportId: game.sportId,
  names: game.names,
  championship: game.championship,
  startsAt: game.startsAt * 1000,
  set: rules.set,
  outcomes: outcomesOf(rules.set, game),
});

/** Writes a draw. The caller holds the kind's lock. */
async function write(
  tx: Tx,
  { kind, rules, games, now, by }: { kind: string; rules: Rules; games: readonly Fixture[]; now: number; by: string },
): Promise<DrawRow> {
  const [last] = await tx
    .select({ number: max(totoDraw.number) })
    .from(totoDraw)
    .where(eq(totoDraw.kind, kind));
  const matches = games.map((game) => matchOf(rules, game));
  const [row] = await tx
    .insert(totoDraw)
    .values({
      kind,
      number: (last?.number ?? 0) + 1,
      state: "OPEN",
      currency: rules.currency,
      rules,
      matches,
      results: matches.map(() => null),
      shares: matches.map(({ outcomes }) => outcomes.map(() => 0)),
      opensAt: now,
      closesAt: Math.min(...matches.map(({ startsAt }) => startsAt)),
      composedBy: by,
    })
    .returning();
  if (row === undefined) throw new Error(`no draw of ${kind} was written`);
  return row;
}

/** Brings each kind to the draws it has on sale at once. */
export async function composeDue(context: Context): Promise<void> {
  const { clock, transact } = context;
  await transact(async (tx) => {
    await lockKey(tx, "toto:compose");
    for (const { key: kind, rules } of await tx.select().from(totoKind).where(eq(totoKind.isOn, true))) {
      const now = clock.now();
      const open = await tx
        .select({ matches: totoDraw.matches })
        .from(totoDraw)
        .where(and(eq(totoDraw.kind, kind), eq(totoDraw.state, "OPEN"), gt(totoDraw.closesAt, now)));
      if (open.length >= rules.ahead) continue;
      const taken = new Set(open.flatMap(({ matches }) => matches.map(({ gameId }) => gameId)));
      const games = offered(context, rules);
      for (let missing = rules.ahead - open.length; missing > 0; missing -= 1) {
        const chosen = choose(games, rules, taken);
        if (chosen.length === 0) break;
        for (const { gameId } of chosen) taken.add(gameId);
        await write(tx, { kind, rules, games: chosen, now, by: "job" });
      }
    }
  });
}

/** A draw of games that the operator names; a code where they can't make one. */
export async function composeByHand(
  context: Context,
  { kind, gameIds, by }: { kind: string; gameIds: readonly string[]; by: string },
): Promise<DrawRow | "KIND_UNKNOWN" | "GAMES_UNFIT"> {
  return context.transact(async (tx) => {
    await lockKey(tx, "toto:compose");
    const [row] = await tx.select().from(totoKind).where(eq(totoKind.key, kind));
    if (row === undefined) return "KIND_UNKNOWN";
    const now = context.clock.now();
    const from = Math.ceil(now / 1000) + 1;
    const known = new Map(
      context.book.upcoming(row.rules.sports, from, from + 60 * 86_400).map((game) => [game.gameId, game]),
    );
    const games = gameIds.map((id) => known.get(id)).filter((game) => game !== undefined);
    const isFit = games.length === row.rules.matches && new Set(gameIds).size === gameIds.length;
    return isFit ? write(tx, { kind, rules: row.rules, games, now, by }) : "GAMES_UNFIT";
  });
}
