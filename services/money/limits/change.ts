/** Changing limits [4.64–4.70]: a tighter value holds at once, a looser one waits and needs the player's word. */
import { isCancellable, isLooser, isNoLimit, isOption, notSet } from "#shared/money/limits.ts";
import { amountProblem, Exact } from "#shared/money/money.ts";
import { endAllSessions, lockPlayer } from "../../people/players/public.ts";
import type { FieldError } from "../../platform/http/api.ts";
import type { ServiceContext } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import { appendLimits, disabledOf, limitCurrencyOf, rowsOf, writeLimit } from "./limits.ts";
import { coolingOffMs, needsApproval, type LimitRow } from "./state.ts";
import { limitTypeOf, type LimitType } from "./types.ts";
import { currenciesOf } from "../accounts/public.ts";

type ChangeContext = Pick<ServiceContext, "outbox" | "transact" | "siteConfig" | "clock">;

export interface LimitWish {
  limitType: number;
  /** A decimal; "-1" takes the limit away. */
  limitValue: string;
  /** Of a money limit; the main account's without it. */
  currency?: string | null | undefined;
}

const dayMs = 24 * 60 * 60_000;
const error = (code: string, message: string, ...path: string[]): FieldError => ({ code, message, path });

/** Runs a change with the player locked, as placing does: no stake slips between a limit and its change. */
async function locked<T>(
  context: ChangeContext,
  playerId: number,
  work: (tx: Tx, rows: Map<number, LimitRow>, now: number) => Promise<T>,
): Promise<T> {
  return context.transact(async (tx) => {
    await lockPlayer(tx, playerId, "update");
    const now = context.clock.now();
    return work(tx, await rowsOf(tx, playerId, now), now);
  });
}

function emptyRow(playerId: number, limitType: number): LimitRow {
  return {
    playerId,
    limitType,
    state: "INACTIVE",
    value: null,
    currency: null,
    startedAt: null,
    endsAt: null,
    pendingValue: null,
    pendingFrom: null,
    changesAt: null,
  };
}

/** Errors of a value, regardless of the current limit. */
function valueError(type: LimitType, value: string, currency: string): FieldError | null {
  if (value === "") return error("REQUIRED", "The value is missing", "limitValue");
  if (type.measure !== "money")
    return isOption(type, value) ? null : error("INVALID", "The limit does not take this value", "limitValue");
  if (isNoLimit(type.limitType, value)) return null;
  const problem = amountProblem(value, currency);
  return problem ? error(problem, "The value is no amount", "limitValue") : null;
}

/** The row with a value that holds from now on. */
function withValue(row: LimitRow, type: LimitType, value: string, currency: string, now: number): LimitRow {
  const none = { pendingValue: null, pendingFrom: null };
  if (isNoLimit(type.limitType, value))
    return { ...row, ...none, state: "INACTIVE", value: null, startedAt: null, endsAt: null };
  return {
    ...row,
    ...none,
    state: "ACTIVE",
    value: new Exact(value).toFixed(),
    currency: type.measure === "money" ? currency : null,
    startedAt: now,
    endsAt: type.measure === "days" ? now + Number(value) * dayMs : null,
  };
}

/**
 * Sets a limit; the errors are those that the player can fix. Self-exclusion and time-out end the player's sessions.
 */
export async function setLimit(context: ChangeContext, playerId: number, wish: LimitWish): Promise<FieldError[]> {
  const type = limitTypeOf(wish.limitType);
  if (!type) return [error("INVALID", "There is no such limit", "limitType")];
  return locked(context, playerId, async (tx, rows, now) => {
    const row = rows.get(type.limitType) ?? emptyRow(playerId, type.limitType);
    const currency = wish.currency ?? row.currency ?? (await limitCurrencyOf(tx, playerId));
    const problem = valueError(type, wish.limitValue, currency);
    if (problem) return [problem];
    if (type.measure === "money") {
      const own = await currenciesOf(tx, playerId);
      // In another currency its value can't be compared with the current one, so the change must wait.
      const isForeign = row.state === "ACTIVE" && row.currency !== currency;
      if (isForeign || !own.includes(currency))
        return [error("INVALID", "The limit can't be in this currency", "currency")];
    }
    if (isLooser(row, wish.limitValue, now)) {
      if (disabledOf(rows, context.siteConfig, now).has(type.limitType))
        return [error("LIMIT_LOCKED", "The limit can't be loosened now", "limitType")];
      await writeLimit(
        tx,
        {
          ...row,
          pendingValue: isNoLimit(type.limitType, wish.limitValue) ? notSet : wish.limitValue,
          pendingFrom: now + coolingOffMs,
        },
        now,
      );
    } else {
      await writeLimit(tx, withValue(row, type, wish.limitValue, currency, now), now);
      if (type.effect === "excludes") {
        // Nothing that was asked for before is loosened during the exclusion, or at its end.
        const waiting = chosen(rows, undefined, ({ limitType }) => limitType !== type.limitType);
        await writeAll(context, tx, playerId, waiting.map(withoutPending), now);
        await endAllSessions(context, tx, playerId);
      }
    }
    await appendLimits(
      context,
      tx,
      playerId,
      now,
      ({ limitType, section }) => limitType === type.limitType || section === type.section,
    );
    return [];
  });
}

/** The player's pending change that a call is about: of one type, or any that fits. */
function chosen(
  rows: ReadonlyMap<number, LimitRow>,
  limitType: number | undefined,
  fits: (row: LimitRow) => boolean,
): LimitRow[] {
  return [...rows.values()].filter(
    (row) => row.pendingFrom !== null && (limitType === undefined || row.limitType === limitType) && fits(row),
  );
}

async function writeAll(
  context: ChangeContext,
  tx: Tx,
  playerId: number,
  rows: readonly LimitRow[],
  now: number,
): Promise<boolean> {
  for (const row of rows) await writeLimit(tx, row, now);
  const sections = new Set(rows.map(({ limitType }) => limitTypeOf(limitType)?.section));
  await appendLimits(context, tx, playerId, now, ({ section }) => sections.has(section));
  return rows.length > 0;
}

const withoutPending = (row: LimitRow): LimitRow => ({ ...row, pendingValue: null, pendingFrom: null });

/**
 * Approves or rejects changes that need approval; false if there is none. After a reject no deposit limit is pending
 * any more [4.70].
 */
export async function decideLimits(
  context: ChangeContext,
  playerId: number,
  isApproved: boolean,
  limitType: number | undefined,
): Promise<boolean> {
  return locked(context, playerId, (tx, rows, now) => {
    const due = chosen(rows, limitType, (row) => needsApproval(row, now));
    const isDeposit = (row: LimitRow) => limitTypeOf(row.limitType)?.section === "DEPOSIT";
    const alsoDropped =
      !isApproved && due.some(isDeposit) ? chosen(rows, undefined, (row) => isDeposit(row) && !due.includes(row)) : [];
    const approved = (row: LimitRow) => {
      const type = limitTypeOf(row.limitType);
      return type && row.pendingValue !== null
        ? withValue(row, type, row.pendingValue, row.currency ?? "", now)
        : withoutPending(row);
    };
    return writeAll(
      context,
      tx,
      playerId,
      [...due.map(isApproved ? approved : withoutPending), ...alsoDropped.map(withoutPending)],
      now,
    );
  });
}

/** Cancels pending deposit limits that don't need approval yet [4.64, 7.32]; false if there is none. */
export async function cancelLimits(
  context: ChangeContext,
  playerId: number,
  limitType: number | undefined,
): Promise<boolean> {
  return locked(context, playerId, (tx, rows, now) =>
    writeAll(
      context,
      tx,
      playerId,
      chosen(rows, limitType, (row) =>
        isCancellable({ limitType: row.limitType, needApprove: needsApproval(row, now) }),
      ).map(withoutPending),
      now,
    ),
  );
}
