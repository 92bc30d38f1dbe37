/**
 * The studio's calls. Those of a round come one after the other, whatever order and however often they are sent; each is
 * one transaction with its answer, so the same call again finds that answer.
 */
import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { Exact, isAmount } from "#shared/money/money.ts";
import { isFrozen } from "../accounts/public.ts";
import { appendUsedLimits, limitAgainst } from "../limits/public.ts";
import { lockPlayer } from "../../people/players/public.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { lockKey, type Tx } from "../../platform/database/database.ts";
import type { RefusalCode } from "./api.ts";
import type { Body, MoneyCall } from "./bodies.ts";
import { launchOf } from "./launches.ts";
import { balanceAfter, giveStakeBack, keepStake, payWin, takeStake } from "./money.ts";
import { casinoCall, casinoRound, type CallRow, type LaunchRow, type RoundRow } from "./tables.ts";

export interface CallAnswer {
  code: "OK" | RefusalCode;
  /** Null where no account is known. */
  balance: string | null;
}

const taken = async (tx: Tx, round: Pick<RoundRow, "accountId" | "currency">): Promise<CallAnswer> => ({
  code: "OK",
  balance: await balanceAfter(tx, round),
});
/** The same after money has moved: limits that play uses up are told how much is left. */
async function moved(
  context: ServiceContext,
  tx: Tx,
  round: Pick<RoundRow, "playerId" | "accountId" | "currency">,
): Promise<CallAnswer> {
  await appendUsedLimits(context, tx, round.playerId, context.clock.now());
  return taken(tx, round);
}
const refused = async (
  tx: Tx,
  code: RefusalCode,
  of: Pick<RoundRow, "accountId" | "currency"> | null,
): Promise<CallAnswer> => ({
  code,
  balance: of === null ? null : await balanceAfter(tx, of),
});

async function roundOf(tx: Tx, id: string): Promise<RoundRow | null> {
  const [row] = await tx.select().from(casinoRound).where(eq(casinoRound.id, id));
  return row ?? null;
}

/** The bet of a round by its number; null for one that never came. */
async function betOf(tx: Tx, { bet, round }: { bet: string; round: string }): Promise<CallRow | null> {
  const [row] = await tx
    .select()
    .from(casinoCall)
    .where(and(eq(casinoCall.id, bet), eq(casinoCall.kind, "bet"), eq(casinoCall.roundId, round)));
  return row ?? null;
}

async function isRolledBack(tx: Tx, bet: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: casinoCall.id })
    .from(casinoCall)
    .where(and(eq(casinoCall.betId, bet), eq(casinoCall.kind, "rollback"), eq(casinoCall.answer, "OK")));
  return row !== undefined;
}

/** Why a launch may not stake now; null if it may. The player is locked, so that two stakes don't see the same rest. */
async function hindrance(
  context: ServiceContext,
  tx: Tx,
  launch: LaunchRow,
  amount: string,
): Promise<RefusalCode | null> {
  const player = await lockPlayer(tx, launch.playerId);
  if (player === null || player.banLevel > 0 || (await isFrozen(tx, launch.playerId))) return "PLAYER_BLOCKED";
  const limit = await limitAgainst(tx, launch.playerId, { amount, currency: launch.currency }, context.clock.now());
  return limit === null ? null : limit.effect === "excludes" ? "PLAYER_BLOCKED" : "LIMIT_REACHED";
}

async function bet(context: ServiceContext, tx: Tx, call: Body<"bet">): Promise<CallAnswer> {
  const launch = await launchOf(context, tx, call.token);
  if (launch === null || String(launch.playerId) !== call.player || launch.game !== call.game)
    return refused(tx, "TOKEN_EXPIRED", null);
  if (await isRolledBack(tx, call.id)) return refused(tx, "ROLLED_BACK", launch);
  if (launch.currency !== call.currency) return refused(tx, "WRONG_CURRENCY", launch);
  if (!isAmount(call.amount, launch.currency) || !new Exact(call.amount).greaterThan(0))
    return refused(tx, "WRONG_AMOUNT", launch);
  const round = await roundOf(tx, call.round);
  if (round !== null && (round.playerId !== launch.playerId || round.accountId !== launch.accountId))
    return refused(tx, "DUPLICATE", launch);
  if (round !== null && round.state === "SETTLED") return refused(tx, "SETTLED", launch);
  const why = await hindrance(context, tx, launch, call.amount);
  if (why !== null) return refused(tx, why, launch);
  const row = { ...launch, id: call.round };
  if (!(await takeStake(context, tx, row, call.id, call.amount))) return refused(tx, "NOT_ENOUGH_MONEY", launch);
  const { playerId, accountId, currency, game } = launch;
  await tx
    .insert(casinoRound)
    .values({
      id: call.round,
      playerId,
      accountId,
      launchId: launch.id,
      currency,
      game,
      state: "OPEN",
      staked: call.amount,
      startedAt: context.clock.now(),
    })
    .onConflictDoUpdate({
      target: casinoRound.id,
      set: { staked: sql`${casinoRound.staked} + ${call.amount}::numeric`, state: "OPEN", endedAt: null },
    });
  return moved(context, tx, launch);
}

async function win(context: ServiceContext, tx: Tx, call: Body<"win">): Promise<CallAnswer> {
  const round = await roundOf(tx, call.round);
  const of = await betOf(tx, call);
  if (round === null || of?.answer !== "OK") return refused(tx, "NOT_FOUND", round);
  if (round.currency !== call.currency) return refused(tx, "WRONG_CURRENCY", round);
  if (await isRolledBack(tx, call.bet)) return refused(tx, "ROLLED_BACK", round);
  if (!new Exact(call.amount).isZero() && !isAmount(call.amount, round.currency))
    return refused(tx, "WRONG_AMOUNT", round);
  await payWin(context, tx, round, call.id, call.amount);
  await tx
    .update(casinoRound)
    .set({ won: sql`coalesce(${casinoRound.won}, 0) + ${call.amount}::numeric` })
    .where(eq(casinoRound.id, round.id));
  return moved(context, tx, round);
}

async function rollback(context: ServiceContext, tx: Tx, call: Body<"rollback">): Promise<CallAnswer> {
  const round = await roundOf(tx, call.round);
  const of = await betOf(tx, call);
  // One that comes before its bet refuses that; one of a refused bet has nothing to give back.
  if (round === null || of === null || of.answer !== "OK" || (await isRolledBack(tx, call.bet)))
    return round === null ? { code: "OK", balance: "0" } : taken(tx, round);
  if (round.state === "SETTLED" || round.won !== null) return refused(tx, "SETTLED", round);
  if (!new Exact(of.amount ?? 0).equals(call.amount)) return refused(tx, "WRONG_AMOUNT", round);
  await giveStakeBack(context, tx, round, call.bet);
  const staked = new Exact(round.staked).minus(call.amount);
  const isOver = staked.isZero();
  await tx
    .update(casinoRound)
    .set({ staked: staked.toFixed(), ...(isOver && { state: "ROLLED_BACK", endedAt: context.clock.now() }) })
    .where(eq(casinoRound.id, round.id));
  return moved(context, tx, round);
}

async function end(context: ServiceContext, tx: Tx, call: Body<"end">): Promise<CallAnswer> {
  const round = await roundOf(tx, call.round);
  if (round === null) return { code: "OK", balance: "0" };
  if (round.state === "OPEN") {
    await keepStake(context, tx, round);
    await tx
      .update(casinoRound)
      .set({ state: "SETTLED", endedAt: context.clock.now() })
      .where(eq(casinoRound.id, round.id));
  }
  return taken(tx, round);
}

function act(context: ServiceContext, tx: Tx, it: MoneyCall): Promise<CallAnswer> {
  switch (it.kind) {
    case "bet":
      return bet(context, tx, it.call);
    case "win":
      return win(context, tx, it.call);
    case "rollback":
      return rollback(context, tx, it.call);
    case "end":
      return end(context, tx, it.call);
  }
}

/** Takes a call once. @param raw the body as it was signed */
export function takeCall(context: ServiceContext, it: MoneyCall, raw: string): Promise<CallAnswer> {
  const fingerprint = createHash("sha256").update(`${it.kind}\n${raw}`).digest("hex");
  return context.transact(async (tx) => {
    await lockKey(tx, `casinoRound:${it.call.round}`);
    const [known] = await tx.select().from(casinoCall).where(eq(casinoCall.id, it.call.id));
    if (known !== undefined)
      return known.fingerprint === fingerprint
        ? { code: known.answer as CallAnswer["code"], balance: known.balance }
        : { code: "DUPLICATE", balance: null };
    const answer = await act(context, tx, it);
    await tx.insert(casinoCall).values({
      id: it.call.id,
      kind: it.kind,
      roundId: it.call.round,
      betId: "bet" in it.call ? it.call.bet : null,
      fingerprint,
      amount: "amount" in it.call ? it.call.amount : null,
      answer: answer.code,
      balance: answer.balance,
      at: context.clock.now(),
    });
    return answer;
  });
}
