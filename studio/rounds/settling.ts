/** What becomes of a round: its bet is sent, it is played, paid or cancelled. Changes belong into a transaction of the caller. */
import { setTimeout as pause } from "node:timers/promises";
import { IllegalPlay } from "#shared/games/game.ts";
import { payoutOf } from "#shared/games/titles/stakes.ts";
import { Exact, minorDigits } from "#shared/money/money.ts";
import { Problem } from "../../scripts/lib/standIn/problems.ts";
import type { StudioContext } from "../context.ts";
import { fresh, isDemo, shownFree } from "../sessions/sessions.ts";
import { callId, type CallRow, writeCall } from "../wallet/queue.ts";
import type { FreeRounds, WalletAnswer } from "../wallet/wallet.ts";
import { findRound, movesOf, positionOf, type RoundRow, seedsOf, stakedIn } from "./round.ts";

const BET_ATTEMPTS = 3;

export function allowed<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof IllegalPlay)
      throw new Problem(422, "ILLEGAL_PLAY", `The rules don't allow it: ${error.message}`);
    throw error;
  }
}

export interface Settling {
  /** @throws Problem where there is no such round */
  current(id: string): RoundRow;
  addBalance(session: string, amount: string, currency: string): void;
  /**
   * The bet is taken: what follows from it is played. One in a shared round waits for the others. @throws Error for a
   * round whose bet isn't under way
   */
  opened(id: string): void;
  /**
   * Makes a move that needs no further stake, or whose stake is taken; answers whether the round is over. @throws Problem
   * for a round that is not open: refused, cancelled or over
   */
  moved(row: RoundRow, move: unknown): boolean;
  /** Ends a round that is over, with what it pays. */
  finish(row: RoundRow, returned: number): void;
  /** The wallet didn't take the bet, or it is given back. */
  cancel(row: RoundRow, reason: string, mayHaveMoved: boolean): void;
  /** Sends a bet up to three times, and writes down what the wallet says. */
  sendBet(call: CallRow): Promise<WalletAnswer>;
  /** Writes the answer to a bet down. */
  answered(row: RoundRow, call: CallRow, answer: WalletAnswer): void;
}

export function createSettling(context: StudioContext): Settling {
  const { store, timings, wallet, log } = context;

  const current = (id: string): RoundRow => {
    const row = findRound(store, id);
    if (row === undefined) throw new Problem(404, "UNKNOWN_ROUND", "There is no such round");
    return row;
  };

  const addBalance = (session: string, amount: string, currency: string) => {
    const { balance = "0" } =
      store.get<{ balance: string }>("select balance from session where id = :session", { session }) ?? {};
    store.run("update session set balance = :balance where id = :session", {
      session,
      balance: new Exact(balance).plus(amount).toFixed(minorDigits(currency)),
    });
  };

  /** Counts in the free rounds that pay a round, if its player still sees them. */
  function changeFree({ free, session }: RoundRow, change: (now: FreeRounds) => FreeRounds | null): void {
    const now = free === null ? null : shownFree(fresh(context, { id: session }));
    if (now === null || now.id !== free) return;
    const next = change(now);
    store.run("update session set free = :free where id = :session", {
      free: next === null ? null : JSON.stringify(next),
      session,
    });
  }

  function close(row: RoundRow, returned: number): void {
    if (current(row.id).status !== "open") throw new Error(`round ${row.id} is not open: it can't be paid`);
    const won = payoutOf(row.stake, returned, row.currency);
    store.run("update round set status = 'closed', returned = :returned, won = :won, ended_at = :now where id = :id", {
      id: row.id,
      returned,
      won,
      now: Date.now(),
    });
    if (isDemo(row)) return addBalance(row.session, won, row.currency);
    changeFree(row, (free) => ({
      ...free,
      won: new Exact(free.won).plus(won).toFixed(minorDigits(row.currency)),
    }));
    if (new Exact(won).greaterThan(0))
      writeCall(context, row, "win", { bet: callId(row.id, "bet"), amount: won, isRoundOver: true });
    else writeCall(context, row, "end", {});
  }

  return {
    current,
    addBalance,
    opened: (id) => {
      if (current(id).status !== "opening") throw new Error(`the bet of round ${id} is not under way`);
      store.run("update round set status = 'open' where id = :id", { id });
      const row = current(id);
      if (row.shared !== null) return;
      const { isOver, returned } = positionOf(row, seedsOf(store, row));
      if (isOver) close(row, returned);
    },
    moved: (row, move) => {
      if (current(row.id).status !== "open") throw new Problem(409, "ROUND_MOVED_ON", "The round has moved on");
      const moves = [...movesOf(row), move];
      const { isOver, returned, stakes = 1 } = allowed(() => positionOf(row, seedsOf(store, row), moves));
      store.run("update round set moves = :moves, stakes = :stakes, asked = null where id = :id", {
        id: row.id,
        moves: JSON.stringify(moves),
        stakes,
      });
      if (isOver) close(row, returned);
      return isOver;
    },
    finish: close,
    cancel: (row, reason, mayHaveMoved) => {
      store.run("update round set status = 'cancelled', reason = :reason, ended_at = :now where id = :id", {
        id: row.id,
        reason,
        now: Date.now(),
      });
      if (!mayHaveMoved) return;
      if (isDemo(row)) addBalance(row.session, stakedIn(row), row.currency);
      else
        writeCall(context, row, "rollback", {
          bet: callId(row.id, "bet"),
          amount: stakedIn(row),
        });
    },
    sendBet: async (call) => {
      for (let attempt = 1; ; attempt += 1) {
        const answer = await wallet.send("bet", call.body);
        if (answer.is !== "unknown" || attempt === BET_ATTEMPTS) return answer;
        log.warn({ call: call.id, attempt, why: answer.why }, "the wallet did not answer a bet");
        await pause(timings.betPauseMs);
      }
    },
    answered: (row, call, answer) => {
      if (answer.is === "taken") changeFree(row, (free) => ({ ...free, left: free.left - 1 }));
      if (answer.is === "refused" && answer.code === "NO_FREE_ROUND") changeFree(row, () => null);
      const result = answer.is === "taken" ? "taken" : answer.is === "refused" ? answer.code : "unknown";
      store.run("update wallet_call set result = :result where id = :id", {
        id: call.id,
        result,
      });
      if (answer.is !== "unknown" && answer.balance !== null)
        store.run("update session set balance = :balance where id = :id", {
          balance: answer.balance,
          id: row.session,
        });
    },
  };
}
