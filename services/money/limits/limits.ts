/** A player's responsible-gaming limits, as read and published. */
import { eq, inArray } from "../../platform/database/drizzle.ts";
import type { z } from "zod";
import type { LanguageCode } from "#shared/site/languages.ts";
import { disabledLimits, isNoLimit, notSet, approvalDeadline } from "#shared/money/limits.ts";
import { Exact } from "#shared/money/money.ts";
import type { ServiceContext } from "../../platform/context.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { limit as limitSchema } from "./api.ts";
import { left } from "./left.ts";
import { needsApproval, settled, type LimitRow } from "./state.ts";
import { playerLimit } from "./tables.ts";
import { limitTypes, type LimitType } from "./types.ts";
import { mainCurrencyOf } from "../accounts/public.ts";

export type Limit = z.infer<typeof limitSchema>;

const seconds = (ms: number | null) => (ms === null ? null : Math.floor(ms / 1000));

/** The rows of a player by type, each as it is now. */
export async function rowsOf(db: Db, playerId: number, now: number): Promise<Map<number, LimitRow>> {
  const rows = await db.select().from(playerLimit).where(eq(playerLimit.playerId, playerId));
  return new Map(rows.map((row) => [row.limitType, settled(row, now)]));
}

/** Types that the player can't change now [4.66, 4.67]. */
export function disabledOf(
  rows: ReadonlyMap<number, LimitRow>,
  config: Pick<ServiceContext["siteConfig"], "areLimitSectionsWhole">,
  now: number,
): ReadonlySet<number> {
  const facts = [...rows.values()].map((row) => ({
    limitType: row.limitType,
    needApprove: needsApproval(row, now),
    endsAt: row.endsAt,
  }));
  return disabledLimits(facts, config.areLimitSectionsWhole === true);
}

/** The pending change besides the current value, and whether it is looser or stricter [4.68]. */
function pendingOf(row: LimitRow | undefined, now: number): Limit["pending"] {
  if (!row || row.pendingValue === null || row.pendingFrom === null) return null;
  const isHigher =
    isNoLimit(row.limitType, row.pendingValue) ||
    row.value === null ||
    new Exact(row.pendingValue).greaterThan(row.value);
  const startedAt = Math.floor(row.pendingFrom / 1000);
  return {
    limitValue: isNoLimit(row.limitType, row.pendingValue) ? notSet : row.pendingValue,
    limitState: "PENDING",
    change: isHigher ? "HIGHER" : "LOWER",
    needApprove: needsApproval(row, now) ? 1 : 0,
    startedAt,
    approveUntil: approvalDeadline(startedAt),
  };
}

async function toLimit(
  db: Db,
  type: LimitType,
  row: LimitRow | undefined,
  shown: { currency: string; language: LanguageCode; isDisabled: boolean; now: number },
): Promise<Limit> {
  const isSet = row?.state === "ACTIVE";
  const pending = pendingOf(row, shown.now);
  return {
    limitType: type.limitType,
    limitValue: isSet ? row.value : null,
    limitBalance: isSet ? await left(db, type, row, shown.now) : null,
    limitState: isSet ? "ACTIVE" : pending ? "PENDING" : "INACTIVE",
    needApprove: pending?.needApprove ?? 0,
    startedAt: isSet ? seconds(row.startedAt) : null,
    endsAt: isSet ? seconds(row.endsAt) : null,
    label: type.labels[shown.language],
    measure: type.measure,
    currency: type.measure === "money" ? (row?.currency ?? shown.currency) : null,
    section: type.section,
    options: type.options?.map(String) ?? null,
    isDisabled: shown.isDisabled,
    pending,
  };
}

/** Currency of the main account, which money limits are in unless the player says otherwise. */
export const limitCurrencyOf = async (db: Db, playerId: number): Promise<string> =>
  (await mainCurrencyOf(db, playerId)) ?? "RUB";

/** One limit of every type, those not set as INACTIVE [3.13]; with `only`, those it names. */
export async function listLimits(
  context: Pick<ServiceContext, "siteConfig">,
  db: Db,
  playerId: number,
  language: LanguageCode,
  now: number,
  only?: (type: LimitType, row: LimitRow | undefined) => boolean,
): Promise<Limit[]> {
  const rows = await rowsOf(db, playerId, now);
  const wanted = limitTypes.filter((type) => !only || only(type, rows.get(type.limitType)));
  // Most stakes have no limit to report on: they only cost a look at the rows.
  if (wanted.length === 0) return [];
  const [currency, disabled] = [await limitCurrencyOf(db, playerId), disabledOf(rows, context.siteConfig, now)];
  const limits = [];
  for (const type of wanted)
    limits.push(
      await toLimit(db, type, rows.get(type.limitType), {
        currency,
        language,
        isDisabled: disabled.has(type.limitType),
        now,
      }),
    );
  return limits;
}

type TellContext = Pick<ServiceContext, "outbox" | "siteConfig">;

/**
 * Writes the events of the limits named, as they are in this transaction. Events have no language: labels are in
 * English.
 */
export async function appendLimits(
  context: TellContext,
  tx: Tx,
  playerId: number,
  now: number,
  only: (type: LimitType, row: LimitRow | undefined) => boolean,
): Promise<void> {
  for (const limit of await listLimits(context, tx, playerId, "en", now, only)) {
    await context.outbox.append(tx, { type: "limit", userId: playerId, data: { userId: playerId, limit } });
  }
}

/** Events of the limits in force that bets use up. */
export async function appendUsedLimits(context: TellContext, tx: Tx, playerId: number, now: number): Promise<void> {
  await appendLimits(
    context,
    tx,
    playerId,
    now,
    ({ effect }, row) => row?.state === "ACTIVE" && (effect === "wagered" || effect === "lost"),
  );
}

/** Those of some players who have limits at all; most have none, and a settlement pays thousands. */
export async function limitedAmong(db: Db, playerIds: readonly number[]): Promise<number[]> {
  if (playerIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ playerId: playerLimit.playerId })
    .from(playerLimit)
    .where(inArray(playerLimit.playerId, [...playerIds]));
  return rows.map(({ playerId }) => playerId);
}

/** Events of the limits in force that deposits use up. */
export async function appendDepositLimits(context: TellContext, tx: Tx, playerId: number, now: number): Promise<void> {
  await appendLimits(
    context,
    tx,
    playerId,
    now,
    ({ effect }, row) => row?.state === "ACTIVE" && effect === "deposited",
  );
}

/** Writes a row with the moment at which time changes it next. The caller decides which changes are allowed. */
export async function writeLimit(tx: Tx, row: LimitRow, now: number): Promise<void> {
  const next = settled(row, now);
  await tx
    .insert(playerLimit)
    .values(next)
    .onConflictDoUpdate({ target: [playerLimit.playerId, playerLimit.limitType], set: next });
}
