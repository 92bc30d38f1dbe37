/** Noting what players have and use, and finding those who have the same. */
import { and, inArray, lt, ne, sql } from "../../platform/database/drizzle.ts";
import { lockKey, type Db, type Tx } from "../../platform/database/database.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { householdKeys, personKeys, type Told } from "./keys.ts";
import { householdKey, personKey, personMatch } from "./tables.ts";

type Context = Pick<ServiceContext, "clock" | "secret" | "settings">;

/** A card that a shop lends, or a number that is made up: with more accounts it tells nobody. */
const mostMatches = 100;
/** How long a key counts as just seen, so that a page does not write with each call. */
const seenForMs = 24 * 60 * 60_000;

/**
 * Keeps what became known of a player, and finds accounts that may be the same person's: each pair is for the staff to
 * look at. What was known before stays, so that a changed name leads nowhere. The caller need not have locked anybody.
 */
export async function notePerson(context: Context, tx: Tx, playerId: number, told: Told): Promise<void> {
  const { samePerson } = context.settings;
  if (samePerson === "off") return;
  const keys = await personKeys(context, told);
  if (keys.length === 0) return;
  // Two accounts that tell the same at once: the second waits, and finds the first.
  for (const { hash } of keys.toSorted((one, other) => (one.hash < other.hash ? -1 : 1)))
    await lockKey(tx, `person ${hash}`);
  const now = context.clock.now();
  await tx
    .insert(personKey)
    .values(keys.map((key) => ({ ...key, playerId, seenAt: now })))
    .onConflictDoUpdate({
      target: [personKey.playerId, personKey.kind, personKey.hash],
      set: { seenAt: now },
    });
  const theirs = await tx
    .select({ id: personKey.playerId, kind: personKey.kind })
    .from(personKey)
    .where(
      and(
        inArray(
          personKey.hash,
          keys.map(({ hash }) => hash),
        ),
        ne(personKey.playerId, playerId),
      ),
    )
    .orderBy(personKey.playerId);
  const found = [...Map.groupBy(theirs, ({ id }) => id)].slice(0, mostMatches);
  if (found.length === 0) return;
  const holds = samePerson === "refuse";
  const { kinds } = personMatch;
  await tx
    .insert(personMatch)
    .values(
      found.map(([id, shared]) => ({
        oneId: Math.min(id, playerId),
        otherId: Math.max(id, playerId),
        kinds: [...new Set(shared.map(({ kind }) => kind))].toSorted(),
        state: "OPEN" as const,
        holds,
        foundAt: now,
      })),
    )
    // A new thing in common reopens a match, even one that was decided as two people.
    .onConflictDoUpdate({
      target: [personMatch.oneId, personMatch.otherId],
      set: {
        kinds: sql`(select array_agg(distinct kind order by kind) from unnest(${kinds} || excluded.kinds) as kind)`,
        state: sql`case ${personMatch.state} when 'SAME' then 'SAME' else 'OPEN' end`,
        holds: sql`${personMatch.state} = 'SAME' or excluded.holds`,
        foundAt: sql`excluded.found_at`,
      },
      setWhere: sql`not ${kinds} @> excluded.kinds`,
    });
}

/** Keeps where a player was seen, and on what device. */
export async function noteHousehold(
  context: Pick<ServiceContext, "clock" | "secret">,
  db: Db | Tx,
  playerId: number,
  seen: { address?: string | undefined; device?: string | undefined },
): Promise<void> {
  const keys = await householdKeys(context, seen);
  if (keys.length === 0) return;
  const now = context.clock.now();
  await db
    .insert(householdKey)
    .values(keys.map((key) => ({ ...key, playerId, seenAt: now })))
    .onConflictDoUpdate({
      target: [householdKey.playerId, householdKey.kind, householdKey.hash],
      set: { seenAt: now },
      setWhere: lt(householdKey.seenAt, now - seenForMs),
    });
}
