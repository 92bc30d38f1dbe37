/** Bonus games as the gateway answers them, by the rules of the real ones over seeds that are always the same. */
import { bonusPosition, type BonusGameKey } from "#shared/games/bonus/bonusGames.ts";
import { IllegalPlay } from "#shared/games/game.ts";
import { idsOf, inputOf } from "./args.ts";
import type { Entity } from "../store.ts";
import { points } from "../world/bonuses.ts";
import { bonusGames, gameKeys, newAttempt } from "../world/bonusGames.ts";
import { signedIn, type MockContext } from "./context.ts";
import { userError } from "./errors.ts";
import type { Root } from "./query.ts";

const refused = (code: string, path: readonly string[]): Entity => ({ attempt: null, errors: [userError(code, path)] });
const attemptsOf = ({ state }: MockContext) => state.store.all("BonusGameAttempt");
const isDaily = (attempt: Entity, game: unknown) => attempt["game"] === game && attempt["source"] === "DAILY";
const isOpen = ({ state }: Entity) => state === "READY" || state === "PLAYING";

export const bonusGameQueries: Readonly<Record<string, Root>> = { bonusGames: () => bonusGames };

export const bonusGameFields: Readonly<
  Record<string, (source: Entity, args: Entity, context: MockContext) => unknown>
> = {
  "Viewer.bonusGames": (_viewer, _args, context) =>
    gameKeys.map((game) => {
      const own = attemptsOf(context).filter((attempt) => attempt["game"] === game && isOpen(attempt));
      const next = own.find(({ state }) => state === "PLAYING") ?? own[0];
      return {
        game,
        ready: own.length,
        hasDaily: game === "FORTUNA" && !attemptsOf(context).some((attempt) => isDaily(attempt, game)),
        attempt: next?.["id"] ?? null,
      };
    }),
  "Viewer.bonusGameAttempts": (_viewer, { game }, context) =>
    idsOf(
      attemptsOf(context)
        .filter((attempt) => game == null || attempt["game"] === game)
        .toReversed(),
    ),
};

/** The attempt after its next move; null where the rules refuse it. */
function moved(attempt: Entity, move: readonly number[], clientSeed: string): Entity | null {
  const moves = [...(attempt["moves"] as number[][]), [...move]];
  const serverSeed = String(attempt["$serverSeed"]);
  const weights = (attempt["prizes"] as Entity[]).map(({ weight }) => Number(weight));
  try {
    const game = String(attempt["gameKey"]).toLowerCase() as BonusGameKey;
    const { shown, isOver, prize } = bonusPosition(game, weights, moves, { serverSeed, clientSeed });
    return {
      state: isOver ? "DONE" : "PLAYING",
      clientSeed,
      moves,
      shown,
      prize,
      ...(isOver && { serverSeed, endedAt: new Date().toISOString() }),
    };
  } catch (error) {
    if (error instanceof IllegalPlay) return null;
    throw error;
  }
}

export const bonusGameMutations: Readonly<Record<string, Root>> = {
  takeBonusGameAttempt: (args, context) => {
    signedIn(context);
    const { gameKey: game, source } = inputOf(args);
    const { store } = context.state;
    const found = bonusGames.find(({ key }) => key === game);
    const taken = attemptsOf(context).find((attempt) => isDaily(attempt, game));
    if (source === "DAILY" && taken !== undefined) return { attempt: taken["id"], errors: [] };
    if (source === "DAILY" ? found?.["isDaily"] !== true : found?.["price"] == null)
      return refused("OFFER_CLOSED", ["gameKey"]);
    if (source === "POINTS" && Number(found?.["price"]) > Number(points["balance"]))
      return refused("POINTS_TOO_FEW", ["gameKey"]);
    const id = String(9100 + context.state.next());
    store.put("BonusGameAttempt", newAttempt(id, String(game), String(source)));
    return { attempt: id, errors: [] };
  },
  playBonusGame: (args, context) => {
    signedIn(context);
    const { attemptId, step, move, clientSeed } = inputOf(args);
    const { store } = context.state;
    const attempt = store.get("BonusGameAttempt", String(attemptId));
    if (attempt === undefined) return refused("ATTEMPT_UNKNOWN", ["attemptId"]);
    const moves = attempt["moves"] as number[][];
    const made = moves[Number(step)];
    if (made !== undefined && String(made) === String(move)) return { attempt: attemptId, errors: [] };
    if (attempt["state"] === "EXPIRED") return refused("ATTEMPT_EXPIRED", ["attemptId"]);
    const seed = attempt["clientSeed"] ?? clientSeed ?? "kit";
    const change = step === moves.length && isOpen(attempt) ? moved(attempt, move as number[], String(seed)) : null;
    if (change === null) return refused("MOVE_REFUSED", ["move"]);
    store.merge("BonusGameAttempt", String(attemptId), change);
    return { attempt: attemptId, errors: [] };
  },
};
