/** Reports changes of limits by time alone: approvals that opened or lapsed, exclusions that ended. */
import { asc, eq, lte } from "../../platform/database/drizzle.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { appendLimits, rowsOf, writeLimit } from "./limits.ts";
import { playerLimit } from "./tables.ts";
import { limitTypeOf } from "./types.ts";
import { lockPlayer } from "../../people/players/public.ts";

/** Players per run; the rest waits for the next. */
const batch = 100;

/** Writes and reports every change that is due. Reads never wait for it: they apply due changes themselves. */
export async function sweepLimits(
  context: Pick<ServiceContext, "db" | "outbox" | "transact" | "siteConfig" | "clock">,
): Promise<void> {
  const due = await context.db
    .selectDistinct({ playerId: playerLimit.playerId })
    .from(playerLimit)
    .where(lte(playerLimit.changesAt, context.clock.now()))
    .orderBy(asc(playerLimit.playerId))
    .limit(batch);
  for (const { playerId } of due) {
    await context.transact(async (tx) => {
      await lockPlayer(tx, playerId, "update");
      const now = context.clock.now();
      const moved = await tx
        .select({ limitType: playerLimit.limitType, changesAt: playerLimit.changesAt })
        .from(playerLimit)
        .where(eq(playerLimit.playerId, playerId));
      const changed = new Set(
        moved.filter(({ changesAt }) => changesAt !== null && changesAt <= now).map(({ limitType }) => limitType),
      );
      if (changed.size === 0) return;
      for (const [limitType, row] of await rowsOf(tx, playerId, now))
        if (changed.has(limitType)) await writeLimit(tx, row, now);
      const sections = new Set([...changed].map((limitType) => limitTypeOf(limitType)?.section));
      await appendLimits(context, tx, playerId, now, ({ section }) => sections.has(section));
    });
  }
}
