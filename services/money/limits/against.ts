/** The limit that forbids money to move, if any. */
import { roughWorth } from "#shared/betting/coupon/amounts.ts";
import { Exact } from "#shared/money/money.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { left } from "./left.ts";
import { rowsOf } from "./limits.ts";
import { limitTypes, type LimitEffect, type LimitType } from "./types.ts";

interface Movement {
  amount: string;
  currency: string;
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
): Promise<LimitType | null> {
  const rows = await rowsOf(tx, playerId, now);
  for (const type of limitTypes) {
    const row = rows.get(type.limitType);
    if (row?.state !== "ACTIVE" || ![...holding, ...counted].includes(type.effect)) continue;
    if (type.effect === "excludes") return type;
    const rest = await left(tx, type, row, now);
    if (rest === null) continue;
    if (
      type.effect === "time"
        ? new Exact(rest).isZero()
        : roughWorth(amount, currency, row.currency ?? currency).greaterThan(rest)
    )
      return type;
  }
  return null;
}

/** Whether self-exclusion or a time-out holds. */
export async function isExcluded(db: Db, playerId: number, now: number): Promise<boolean> {
  const rows = await rowsOf(db, playerId, now);
  return limitTypes.some(({ limitType, effect }) => effect === "excludes" && rows.get(limitType)?.state === "ACTIVE");
}

/**
 * The limit that forbids a stake: an exclusion, a session limit that is used up, or a wagering or loss limit of which
 * too little is left, whatever currency it is in. The caller has locked the player, so that two stakes at once don't
 * both see the same rest.
 */
export const limitAgainst = (tx: Db, playerId: number, stake: Movement, now: number): Promise<LimitType | null> =>
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
): Promise<LimitType | null> => against(tx, playerId, deposit, ["deposited"], now, ["excludes"]);

/**
 * The limit that forbids a deposit: an exclusion, a used-up session limit, or a deposit limit. The caller has locked
 * the player.
 */
export const limitAgainstDeposit = (
  tx: Tx,
  playerId: number,
  deposit: Movement,
  now: number,
): Promise<LimitType | null> => against(tx, playerId, deposit, ["deposited"], now);
