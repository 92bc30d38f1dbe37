/**
 * The studio's calls. Those of a round come one after the other, whatever order and however often they are sent; each is
 * one transaction with its answer, so the same call again finds that answer.
 */
import { createHash } from "node:crypto";
import { Exact, isAmount, roundMoney } from "#shared/money/money.ts";
import { appendBalances } from "../accounts/public.ts";
import { appendUsedLimits, limitAgainst } from "../limits/public.ts";
import type { ServiceContext } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { RefusalCode } from "./api.ts";
import type { Body, MoneyCall } from "./bodies.ts";
import { type Facts, lockFacts, type RoundMoney } from "./facts.ts";
import { freeRoundWon, giveFreeRoundBack, spendFreeRound } from "./freeRounds.ts";
import {
  balanceEvents,
  endEvents,
  freeStakeJournal,
  giveStakeBack,
  keptJournals,
  payingMoney,
  stakeJournal,
  winJournals,
} from "./money.ts";
import type { RoundRow } from "./tables.ts";
import { type Outcome, writeCall } from "./write.ts";

export interface CallAnswer {
  code: "OK" | RefusalCode;
  /** Null where no account is known. */
  balance: string | null;
}

type Launch = NonNullable<Facts["launch"]>;

const refused = (code: RefusalCode, shown: Outcome["shown"]): Outcome => ({ code, shown });
/** There is no round: nothing to do, and no account to tell of. */
const nothing: Outcome = { code: "OK", shown: null, balance: "0" };

const shownOf = ({ round, shownId }: Facts): Outcome["shown"] =>
  round === null || shownId === null ? null : { accountId: shownId, currency: round.currency };

/** A round that is known has an account. */
function moneyOf({ money }: Facts): RoundMoney {
  if (money === null) throw new Error("a round has no account");
  return money;
}

/** Why a launch may not stake now; null if it may. The player is locked, so that two stakes don't see the same rest. */
async function hindrance(
  { clock }: ServiceContext,
  tx: Tx,
  { isBanned, hasLimits, money }: Facts,
  { playerId, currency }: Launch,
  amount: string,
): Promise<RefusalCode | null> {
  if (isBanned || money?.isFrozen === true) return "PLAYER_BLOCKED";
  const limit = hasLimits ? await limitAgainst(tx, playerId, { amount, currency }, clock.now()) : null;
  return limit === null ? null : limit.effect === "excludes" ? "PLAYER_BLOCKED" : "LIMIT_REACHED";
}

/** Whether a launch may stake in a round: of its account, or of the cash that took the place of an ended bonus. */
const isOfLaunch = (round: RoundRow, launch: Launch): boolean =>
  round.playerId === launch.playerId &&
  round.grantId === null &&
  (round.accountId === launch.accountId || round.launchId === launch.id);

const newRound = (call: Body<"bet">, { id, playerId, currency, game }: Launch, startedAt: number) => ({
  id: call.round,
  playerId,
  launchId: id,
  currency,
  game,
  state: "OPEN" as const,
  staked: call.amount,
  won: null,
  startedAt,
  endedAt: null,
});

async function bet(context: ServiceContext, tx: Tx, call: Body<"bet">, facts: Facts): Promise<Outcome> {
  const { launch, round, isRolledBack } = facts;
  if (launch === null || String(launch.playerId) !== call.player || launch.game !== call.game)
    return refused("TOKEN_EXPIRED", null);
  if (isRolledBack) return refused("ROLLED_BACK", launch);
  if (launch.currency !== call.currency) return refused("WRONG_CURRENCY", launch);
  if (!isAmount(call.amount, launch.currency) || !new Exact(call.amount).greaterThan(0))
    return refused("WRONG_AMOUNT", launch);
  if (call.freeRounds !== undefined) return freeBet(context, tx, call, launch, facts);
  if (round !== null && !isOfLaunch(round, launch)) return refused("DUPLICATE", launch);
  if (round !== null && round.state === "SETTLED") return refused("SETTLED", launch);
  const why = await hindrance(context, tx, facts, launch, call.amount);
  if (why !== null) return refused(why, launch);
  const money = await payingMoney(tx, moneyOf(facts), round);
  const stake = money === null ? null : await stakeJournal(context, tx, money, call);
  if (money === null || stake === null) return refused("NOT_ENOUGH_MONEY", launch);
  const now: RoundRow =
    round === null
      ? { ...newRound(call, launch, context.clock.now()), accountId: money.account.id, grantId: null }
      : {
          ...round,
          state: "OPEN",
          staked: roundMoney(new Exact(round.staked).plus(call.amount).toFixed(), round.currency),
          endedAt: null,
        };
  const journals = [stake];
  return { code: "OK", shown: launch, round: now, journals, events: balanceEvents(money, journals), isPlayed: true };
}

/** A round that free rounds pay: one stake, of their size and in their game. */
async function freeBet(
  context: ServiceContext,
  tx: Tx,
  call: Body<"bet">,
  launch: Launch,
  facts: Facts,
): Promise<Outcome> {
  // A round whose only stake was given back may be staked anew by none: its free round has gone back too.
  if (facts.round !== null) return refused("DUPLICATE", launch);
  const why = await hindrance(context, tx, facts, launch, "0");
  if (why !== null) return refused(why, launch);
  const now = context.clock.now();
  const grant = await spendFreeRound(tx, launch, { id: Number(call.freeRounds), stake: call.amount, now });
  if (grant === null) return refused("NO_FREE_ROUND", launch);
  await appendBalances(context, tx, launch.playerId, [grant.accountId]);
  return {
    code: "OK",
    shown: launch,
    round: { ...newRound(call, launch, now), accountId: grant.accountId, grantId: grant.id },
    journals: [await freeStakeJournal(context, tx, moneyOf(facts), call)],
  };
}

async function win(context: ServiceContext, tx: Tx, call: Body<"win">, facts: Facts): Promise<Outcome> {
  const { round, bet: of, isRolledBack } = facts;
  const shown = shownOf(facts);
  if (round === null || of?.answer !== "OK") return refused("NOT_FOUND", shown);
  if (round.currency !== call.currency) return refused("WRONG_CURRENCY", shown);
  if (isRolledBack) return refused("ROLLED_BACK", shown);
  // Calls of a round come one after the other: what comes after its end is none of its wins.
  if (round.state === "SETTLED") return refused("SETTLED", shown);
  if (!new Exact(call.amount).isZero() && !isAmount(call.amount, round.currency)) return refused("WRONG_AMOUNT", shown);
  const money = moneyOf(facts);
  if (round.grantId !== null) await freeRoundWon(tx, round.grantId, call.amount);
  const paid = await winJournals(context, tx, money, round, call);
  const won = { ...round, won: roundMoney(new Exact(round.won ?? 0).plus(call.amount).toFixed(), round.currency) };
  const events = balanceEvents(money, paid);
  if (call.isRoundOver !== true || round.state !== "OPEN")
    return { code: "OK", shown, round: won, journals: paid, events, isPlayed: true };
  const kept = await keptJournals(context, tx, money, round);
  return {
    code: "OK",
    shown,
    round: { ...won, state: "SETTLED", endedAt: context.clock.now() },
    journals: [...paid, ...kept],
    events: [...events, ...endEvents(money, round, paid)],
    isPlayed: true,
  };
}

async function rollback(context: ServiceContext, tx: Tx, call: Body<"rollback">, facts: Facts): Promise<Outcome> {
  const { round, bet: of, isRolledBack } = facts;
  if (round === null) return nothing;
  const shown = shownOf(facts);
  // One that comes before its bet refuses that; one of a refused bet has nothing to give back.
  if (of === null || of.answer !== "OK" || isRolledBack) return { code: "OK", shown };
  if (round.state === "SETTLED" || round.won !== null) return refused("SETTLED", shown);
  if (!new Exact(of.amount ?? 0).equals(call.amount)) return refused("WRONG_AMOUNT", shown);
  if (round.grantId !== null) await giveFreeRoundBack(tx, round.grantId);
  await giveStakeBack(context, tx, round, call.bet);
  const staked = new Exact(round.staked).minus(call.amount);
  const over = staked.isZero() ? { state: "ROLLED_BACK" as const, endedAt: context.clock.now() } : {};
  const now = { ...round, staked: roundMoney(staked.toFixed(), round.currency), ...over };
  return { code: "OK", shown, round: now, isPlayed: true };
}

async function end(context: ServiceContext, tx: Tx, facts: Facts): Promise<Outcome> {
  const { round } = facts;
  if (round === null) return nothing;
  const shown = shownOf(facts);
  if (round.state !== "OPEN") return { code: "OK", shown };
  const money = moneyOf(facts);
  return {
    code: "OK",
    shown,
    round: { ...round, state: "SETTLED", endedAt: context.clock.now() },
    journals: await keptJournals(context, tx, money, round),
    events: endEvents(money, round, []),
  };
}

function act(context: ServiceContext, tx: Tx, it: MoneyCall, facts: Facts): Promise<Outcome> {
  switch (it.kind) {
    case "bet":
      return bet(context, tx, it.call, facts);
    case "win":
      return win(context, tx, it.call, facts);
    case "rollback":
      return rollback(context, tx, it.call, facts);
    case "end":
      return end(context, tx, facts);
  }
}

/** Takes a call once. @param raw the body as it was signed */
export function takeCall(context: ServiceContext, it: MoneyCall, raw: string): Promise<CallAnswer> {
  const fingerprint = createHash("sha256").update(`${it.kind}\n${raw}`).digest("hex");
  const { kind, call } = it;
  return context.transact(async (tx) => {
    const facts = await lockFacts(context, tx, {
      call: call.id,
      round: call.round,
      bet: kind === "bet" ? call.id : "bet" in call ? call.bet : null,
      token: "token" in call ? call.token : null,
      // A free round's stake moves no money of the player's, and the end of a round none either.
      isMoneyLocked: kind !== "end" && !("freeRounds" in call && call.freeRounds !== undefined),
    });
    if (facts.known !== null)
      return facts.known.fingerprint === fingerprint
        ? { code: facts.known.answer as CallAnswer["code"], balance: facts.known.balance }
        : { code: "DUPLICATE", balance: null };
    const outcome = await act(context, tx, it, facts);
    const at = context.clock.now();
    const balance = await writeCall(
      tx,
      {
        id: call.id,
        kind,
        roundId: call.round,
        betId: "bet" in call ? call.bet : null,
        fingerprint,
        amount: "amount" in call ? call.amount : null,
        at,
      },
      outcome,
    );
    // Limits that play uses up are told how much is left.
    const playerId = facts.round?.playerId ?? facts.launch?.playerId;
    if (outcome.isPlayed === true && facts.hasLimits && playerId !== undefined)
      await appendUsedLimits(context, tx, playerId, at);
    return { code: outcome.code, balance };
  });
}
