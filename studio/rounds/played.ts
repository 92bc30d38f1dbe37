/** What a player is told of their own round. */
import { EVEN } from "#shared/games/game.ts";
import { titleOf } from "#shared/games/titles/titles.ts";
import type { StudioContext } from "../context.ts";
import { fresh } from "../sessions/sessions.ts";
import { cycleLeft, type RoundRow, shownRound } from "./round.ts";

/** A result is celebrated only when it brings more than was staked. */
export const isWin = ({ status, returned, stakes }: Pick<RoundRow, "status" | "returned" | "stakes">): boolean =>
  status === "closed" && (returned ?? 0) > EVEN * stakes;

/** A table's own clock keeps its rounds apart. */
export const waitAfter = (context: StudioContext, row: Pick<RoundRow, "game" | "started_at">): number =>
  context.settings.isProtected && titleOf(row.game)?.clock === undefined ? cycleLeft(context.timings, row) : 0;

export const playedOf = (context: StudioContext, row: RoundRow) => ({
  round: { ...shownRound(context.store, row), isWin: isWin(row) },
  balance: fresh(context, { id: row.session }).balance,
  nextInMs: waitAfter(context, row),
});
