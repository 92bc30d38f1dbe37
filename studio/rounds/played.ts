/** What a player is told of their own round. */
import { EVEN } from "#shared/games/game.ts";
import { Exact } from "#shared/money/money.ts";
import { titleOf } from "#shared/games/titles/titles.ts";
import type { StudioContext } from "../context.ts";
import { fresh, shownFree } from "../sessions/sessions.ts";
import { cycleLeft, type RoundRow, shownRound, stakedIn } from "./round.ts";

/** A result is celebrated only when it brings more than was staked. */
export const isWin = ({ status, returned, stakes }: Pick<RoundRow, "status" | "returned" | "stakes">): boolean =>
  status === "closed" && (returned ?? 0) > EVEN * stakes;

/** Two bets in one shared round are celebrated by what both have staked and won. */
function isWinTogether({ store }: StudioContext, { shared, owner }: RoundRow): boolean {
  if (shared === null) return true;
  const bets = store.all<RoundRow>(
    "select * from round where shared = :shared and owner = :owner and status <> 'cancelled'",
    { shared, owner },
  );
  const left = bets.reduce((sum, bet) => sum.plus(bet.won ?? "0").minus(stakedIn(bet)), new Exact(0));
  return left.greaterThan(0);
}

/** A table's own clock keeps its rounds apart. */
export const waitAfter = (context: StudioContext, row: Pick<RoundRow, "game" | "started_at">): number =>
  context.settings.isProtected && titleOf(row.game)?.clock === undefined ? cycleLeft(context.timings, row) : 0;

export const playedOf = (context: StudioContext, row: RoundRow) => {
  const session = fresh(context, { id: row.session });
  return {
    round: { ...shownRound(context.store, row), isWin: isWin(row) && isWinTogether(context, row) },
    balance: session.balance,
    freeRounds: shownFree(session),
    nextInMs: waitAfter(context, row),
  };
};
