/** The limit that forbids money to move, if any. */
import { roughWorth } from "#shared/betting/coupon/amounts.ts";
import { Exact } from "#shared/money/money.ts";
import { inArray } from "../../platform/database/drizzle.ts";
import { heldWith } from "../../people/household/public.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { left } from "./left.ts";
import { rowsOf } from "./limits.ts";
import { settled } from "./state.ts";
import { playerLimit } from "./tables.ts";
import { limitTypes, type LimitEffect, type LimitType } from "./types.ts";

interface Movement {
  amount: string;
  currency: string;
}

/** Why an exclusion holds: the player's own, or that of another account of the same person. */
export type ExclusionCode = "LIMIT_REACHED" | "PERSON_EXCLUDED";

/** A limit that forbids something, and the code of the refusal. */
export interface Forbidding extends LimitType {
  code: ExclusionCode;
}

/** Effects that hold against a movement whatever its amount, while the limit lasts or once its time is used up. */
const alwaysHold: readonly LimitEffect[] = ["excludes", "time"];

async function against(
  tx: Db,
  playerId: number,
  { amount, currency }: Movement,
  counted: readonly LimitEffect[],
  now: number,
  holding: readonly LimitEffect[] = alwaysHold,
): Promise<Forbidding | null> {
  const rows = await rowsOf(tx, playerId, now);
  for (const type of limitTypes) {
    const row = rows.get(type.limitType);
    if (row?.state !== "ACTIVE" || ![...holding, ...counted].includes(type.effect)) continue;
    if (type.effect === "excludes") return { ...type, code: "LIMIT_REACHED" };
    const rest = await left(tx, type, row, now);
    if (rest === null) continue;
    if (
      type.effect === "time"
        ? new Exact(rest).isZero()
        : roughWorth(amount, currency, row.currency ?? currency).greaterThan(rest)
    )
      return { ...type, code: "LIMIT_REACHED" };
  }
  return (await isExcludedElsewhere(tx, playerId, now)) ? { ...selfExclusion, code: "PERSON_EXCLUDED" } : null;
}

const excluding = limitTypes.filter(({ effect }) => effect === "excludes");
const [selfExclusion] = excluding as [LimitType, ...LimitType[]];

/** Those of some players who have excluded themselves or taken a time-out, by their own accounts alone. */
export async function excludedAmong(db: Db | Tx, playerIds: readonly number[], now: number): Promise<Set<number>> {
  if (playerIds.length === 0) return new Set();
  const rows = await db
    .select()
    .from(playerLimit)
    .where(inArray(playerLimit.playerId, [...playerIds]));
  const holds = rows.filter(
    (row) => excluding.some(({ limitType }) => limitType === row.limitType) && settled(row, now).state === "ACTIVE",
  );
  return new Set(holds.map(({ playerId }) => playerId));
}

/** Whether another account of the same person is excluded: the exclusion is the person's. */
const isExcludedElsewhere = async (db: Db | Tx, playerId: number, now: number): Promise<boolean> =>
  (await excludedAmong(db, await heldWith(db, playerId), now)).size > 0;

/** Which exclusion holds for a player, their own before that of another account of theirs; null for none. */
export async function exclusionOf(db: Db | Tx, playerId: number, now: number): Promise<ExclusionCode | null> {
  if ((await excludedAmong(db, [playerId], now)).size > 0) return "LIMIT_REACHED";
  return (await isExcludedElsewhere(db, playerId, now)) ? "PERSON_EXCLUDED" : null;
}

/** Whether self-exclusion or a time-out holds, of any account of the person. */
export const isExcluded = async (db: Db | Tx, playerId: number, now: number): Promise<boolean> =>
  (await exclusionOf(db, playerId, now)) !== null;

/**
 * The limit that forbids a stake: an exclusion, a session limit that is used up, or a wagering or loss limit of which
 * too little is left, whatever currency it is in. The caller has locked the player, so that two stakes at once don't
 * both see the same rest.
 */
export const limitAgainst = (tx: Db, playerId: number, stake: Movement, now: number): Promise<Forbidding | null> =>
  against(tx, playerId, stake, ["wagered", "lost"], now);

/**
 * The limit that forbids money which has come in for a deposit: an exclusion, or a deposit limit of which too little is
 * left. A session limit doesn't: paying may take longer than the session. The caller has locked the player.
 */
export const limitAgainstArrival = (
  tx: Tx,
  playerId: number,
  deposit: Movement,
  now: number,
): Promise<Forbidding | null> => against(tx, playerId, deposit, ["deposited"], now, ["excludes"]);

/**
 * The limit that forbids a deposit: an exclusion, a used-up session limit, or a deposit limit. The caller has locked
 * the player.
 */
export const limitAgainstDeposit = (
  tx: Tx,
  playerId: number,
  deposit: Movement,
  now: number,
): Promise<Forbidding | null> => against(tx, playerId, deposit, ["deposited"], now);
