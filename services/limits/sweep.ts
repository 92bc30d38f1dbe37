/** Tells what time alone has changed of limits: approvals that opened or lapsed, exclusions that ended. */
import { asc, eq, lte } from "drizzle-orm";
import { playerChoice } from "../accounts/tables.ts";
import type { ServiceContext } from "../core/context.ts";
import { appendLimits, rowsOf, writeLimit } from "./limits.ts";
import { playerLimit } from "./tables.ts";
import { limitTypeOf } from "./types.ts";

/** Players taken up in one go; what is left waits for the next. */
const batch = 100;

/** Writes and tells every change whose moment has come. Reading never waits for it: rows are read as they are by then. */
export async function sweepLimits(context: Pick<ServiceContext, "db" | "outbox" | "transact" | "siteConfig" | "clock">): Promise<void> {
  const due = await context.db.selectDistinct({ playerId: playerLimit.playerId }).from(playerLimit)
    .where(lte(playerLimit.changesAt, context.clock.now())).orderBy(asc(playerLimit.playerId)).limit(batch);
  for (const { playerId } of due) {
    await context.transact(async (tx) => {
      await tx.select({ id: playerChoice.id }).from(playerChoice).where(eq(playerChoice.id, playerId)).for("update");
      const now = context.clock.now();
      const moved = await tx.select({ limitType: playerLimit.limitType, changesAt: playerLimit.changesAt }).from(playerLimit).where(eq(playerLimit.playerId, playerId));
      const changed = new Set(moved.filter(({ changesAt }) => changesAt !== null && changesAt <= now).map(({ limitType }) => limitType));
      if (changed.size === 0) return;
      for (const [limitType, row] of await rowsOf(tx, playerId, now)) if (changed.has(limitType)) await writeLimit(tx, row, now);
      const sections = new Set([...changed].map((limitType) => limitTypeOf(limitType)?.section));
      await appendLimits(context, tx, playerId, now, ({ section }) => sections.has(section));
    });
  }
}
