/** Tournaments that repeat: the next edition opens one period after the last one. */
import { desc, sql } from "../../../platform/database/drizzle.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { tournament } from "../tables.ts";

const hourMs = 3_600_000;

/** Creates editions that are due. One that the operator stopped or called off doesn't repeat. */
export async function repeatDue({ db, clock }: Pick<ServiceContext, "clock" | "db">): Promise<void> {
  const now = clock.now();
  const latest = await db
    .selectDistinctOn([tournament.key])
    .from(tournament)
    .where(sql`${tournament.definition} ->> 'repeatHours' is not null`)
    .orderBy(tournament.key, desc(tournament.edition));
  for (const { key, edition, definition, opensAt, startsAt, endsAt, closesAt, reason } of latest) {
    const period = (definition.repeatHours ?? 0) * hourMs;
    if (period === 0 || reason === "STOPPED" || reason === "CALLED_OFF" || opensAt + period > now) continue;
    // Periods in which no process ran are left out.
    const shift = period * Math.max(1, Math.ceil((now - endsAt + 1) / period));
    await db
      .insert(tournament)
      .values({
        key,
        edition: edition + 1,
        state: "ACTIVE",
        definition,
        opensAt: opensAt + shift,
        startsAt: startsAt + shift,
        endsAt: endsAt + shift,
        closesAt: closesAt + shift,
        createdAt: now,
      })
      .onConflictDoNothing();
  }
}
