/** Playing an attempt: one move at a time, and the prize with the last. */
import { randomBytes } from "node:crypto";
import { eq } from "../../../platform/database/drizzle.ts";
import { isClientSeed } from "#shared/games/fair/draw.ts";
import type { BonusPosition } from "#shared/games/bonus/bonusGames.ts";
import { IllegalPlay } from "#shared/games/game.ts";
import { personalHindrance } from "../../bonuses/public.ts";
import { lockPlayer } from "../../../people/players/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { bonusAttempt, type AttemptRow } from "../tables.ts";
import { refused, type Answered } from "./give.ts";
import { payPrize } from "./pay.ts";
import { lockAttempt, positionOf, shownAttempt } from "./store.ts";

interface Move {
  step: number;
  move: number[];
  clientSeed: string | undefined;
}

const wrong = (code: string, message: string, path: string[]): Answered => ({
  attempt: null,
  errors: [{ code, message, path }],
});

/** Where the attempt stands after its moves; null where the last isn't allowed. */
function positionAfter(row: AttemptRow): BonusPosition | null {
  try {
    return positionOf(row);
  } catch (error) {
    if (error instanceof IllegalPlay) return null;
    throw error;
  }
}

/** Makes the next move. One that was made before answers with the attempt as it is now. */
export async function makeMove(
  context: ServiceContext,
  playerId: number,
  id: number,
  { step, move, clientSeed }: Move,
): Promise<Answered> {
  if (clientSeed !== undefined && !isClientSeed(clientSeed))
    return wrong("INVALID", "The seed has 1 to 64 letters, digits, _ or -", ["clientSeed"]);
  return context.transact(async (tx) => {
    await lockPlayer(tx, playerId);
    const row = await lockAttempt(tx, id, playerId);
    if (row === null) return wrong("ATTEMPT_UNKNOWN", "The player has no such attempt", ["attemptId"]);
    const now = context.clock.now();
    const made = row.moves[step];
    if (made !== undefined && String(made) === String(move)) return { attempt: shownAttempt(row, now), errors: [] };
    if (row.state === "WITHDRAWN" || (row.state === "READY" && row.expiresAt <= now))
      return wrong("ATTEMPT_EXPIRED", "The attempt can't be begun any more", ["attemptId"]);
    const own = await personalHindrance(context, tx, playerId);
    if (own !== null) return refused(own, null);
    const next: AttemptRow = {
      ...row,
      state: "PLAYING",
      clientSeed: row.clientSeed ?? clientSeed ?? randomBytes(8).toString("hex"),
      moves: [...row.moves, move],
    };
    const position = step === row.moves.length && row.state !== "DONE" ? positionAfter(next) : null;
    if (position === null) return wrong("MOVE_REFUSED", "The move isn't allowed now", ["move"]);
    const bonusId = position.prize === null ? null : await payPrize(context, tx, next, position.prize);
    const ended = position.isOver ? ({ state: "DONE", endedAt: now } as const) : {};
    const { clientSeed: seed, moves } = next;
    const [after] = await tx
      .update(bonusAttempt)
      .set({ state: "PLAYING", clientSeed: seed, moves, prize: position.prize, bonusId, ...ended })
      .where(eq(bonusAttempt.id, id))
      .returning();
    if (after === undefined) throw new Error(`there is no attempt ${id}`);
    return { attempt: shownAttempt(after, now), errors: [] };
  });
}
