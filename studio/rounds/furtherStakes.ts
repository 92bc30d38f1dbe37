/**
 * A double or a split takes a further stake in a round that is open. The move waits until the wallet has taken it: a stake
 * that is refused leaves the round as it was, and one that gets no answer is rolled back and the round goes on without it.
 */
import { Exact } from "#shared/money/money.ts";
import { stakesOf } from "#shared/games/titles/stakes.ts";
import { Problem } from "../../scripts/lib/standIn/problems.ts";
import type { StudioContext } from "../context.ts";
import { fresh, isDemo, type SessionRow } from "../sessions/sessions.ts";
import { callId, type CallRow, writeCall } from "../wallet/queue.ts";
import type { RoundRow } from "./round.ts";
import type { Settling } from "./settling.ts";

export interface FurtherStakes {
  /** In demo play takes the stakes and makes the move; else writes a bet down for `ask`. */
  request(session: SessionRow, row: RoundRow, further: { move: unknown; stakes: number }): CallRow | null;
  /** Sends the bet and makes the move that waits for it. @throws Problem with the wallet's code where it isn't taken */
  ask(id: string, call: CallRow, move: unknown): Promise<void>;
  /** Takes back what a stop of the process has left without an answer. */
  recover(): void;
}

interface Asked {
  amount: string;
  number: number;
}

export function createFurtherStakes(context: StudioContext, settling: Settling): FurtherStakes {
  const { store } = context;

  function takeBack(row: RoundRow): void {
    const { amount, number } = JSON.parse(row.asked ?? "{}") as Asked;
    store.run("update round set asked = null where id = :id", { id: row.id });
    writeCall(context, row, "rollback", { bet: callId(row.id, "bet", number), amount }, number);
  }

  return {
    request: (session, row, { move, stakes }) => {
      const amount = stakesOf(row.stake, stakes, row.currency);
      if (isDemo(row)) {
        if (new Exact(fresh(context, session).balance).lessThan(amount))
          throw new Problem(422, "NOT_ENOUGH_MONEY", "The balance is lower than the stake");
        settling.addBalance(row.session, `-${amount}`, row.currency);
        settling.moved(row, move);
        return null;
      }
      // A stake that was refused or taken back keeps its number.
      const { bets = 0 } =
        store.get<{ bets: number }>("select count(*) as bets from wallet_call where round = :id and kind = 'bet'", {
          id: row.id,
        }) ?? {};
      const asked: Asked = { amount, number: bets + 1 };
      store.run("update round set asked = :asked where id = :id", { id: row.id, asked: JSON.stringify(asked) });
      return writeCall(context, row, "bet", { token: session.wallet_token, amount }, asked.number);
    },
    ask: async (id, call, move) => {
      const answer = await settling.sendBet(call);
      store.transact(() => {
        const row = settling.current(id);
        settling.answered(row, call, answer);
        if (answer.is === "taken") settling.moved(row, move);
        else if (answer.is === "unknown") takeBack(row);
        else store.run("update round set asked = null where id = :id", { id });
      });
      if (answer.is !== "taken")
        throw new Problem(
          422,
          answer.is === "refused" ? answer.code : "WALLET_AWAY",
          "The wallet didn't take the stake",
        );
    },
    recover: () => {
      for (const row of store.all<RoundRow>("select * from round where asked is not null")) takeBack(row);
    },
  };
}
