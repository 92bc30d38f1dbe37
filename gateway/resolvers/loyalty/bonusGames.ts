/** Bonus games and the attempts that players have in them. */
import { attemptCursor, type AnsweredAttempt } from "../../datasources/loyalty/bonusGames.ts";
import { inputError, toUserErrors, type UserErrorModel } from "../../errors/userErrors.ts";
import type { GatewayContext } from "../../execution/context.ts";
import type { BonusGameAttempt, Resolvers } from "../../generated/resolvers.ts";
import { pageSize, pageStartAt } from "../arguments.ts";
import { keyErrors } from "../keys.ts";

const idForm = /^\d{1,15}$/;
/** The service refuses what is beyond these; nothing of it is worth a call. */
const mostSteps = 1000;
const mostNumbers = 10;
const mostSeed = 64;

/** Does something with an attempt once what it needs has the form it must have. */
async function act(
  { player, credentials, language }: GatewayContext,
  refused: UserErrorModel[],
  ask: (token: string) => Promise<AnsweredAttempt>,
): Promise<{ attempt: BonusGameAttempt | null; errors: UserErrorModel[] }> {
  // A guest learns first that they must sign in.
  await player.viewer();
  if (refused.length > 0) return { attempt: null, errors: refused };
  const { attempt, errors } = await credentials.withToken(ask);
  return { attempt, errors: toUserErrors(errors, language) };
}

const isStep = (step: number) => step >= 0 && step <= mostSteps;
const isMove = (move: readonly number[]) =>
  move.length <= mostNumbers && move.every((number) => number >= 0 && number <= mostSteps);

export const bonusGameResolvers: Resolvers = {
  Query: {
    bonusGames: (_, __, { parts }) => parts.services.bonusgames.games(),
  },
  Viewer: {
    bonusGames: (_, __, { parts, credentials }) =>
      credentials.withToken((token) => parts.services.bonusgames.seats(token)),
    bonusGameAttempts: (_, { game, first, after }, { parts, credentials }) => {
      const before = pageStartAt(after, attemptCursor.read);
      const query = {
        first: pageSize(first, 20, 50),
        ...(before !== undefined && { before: String(before) }),
        game: game ?? null,
      };
      return credentials.withToken((token) => parts.services.bonusgames.attempts(token, query));
    },
  },
  Mutation: {
    takeBonusGameAttempt: (_, { input: { gameKey, source, idempotencyKey } }, context) => {
      const key = source === "POINTS" ? (idempotencyKey ?? "") : "";
      return act(context, source === "POINTS" ? keyErrors(key, context.language) : [], (token) =>
        context.parts.services.bonusgames.take(token, gameKey, source, key),
      );
    },
    playBonusGame: (_, { input: { attemptId, step, move, clientSeed } }, context) => {
      const { language } = context;
      const refused = [
        ...(idForm.test(attemptId) ? [] : [inputError("ATTEMPT_UNKNOWN", ["attemptId"], language)]),
        ...(isStep(step) && isMove(move) ? [] : [inputError("MOVE_REFUSED", ["move"], language)]),
        ...((clientSeed?.length ?? 0) <= mostSeed ? [] : [inputError("INVALID", ["clientSeed"], language)]),
      ];
      return act(context, refused, (token) =>
        context.parts.services.bonusgames.move(token, attemptId, {
          step,
          move,
          ...(clientSeed != null && { client_seed: clientSeed }),
        }),
      );
    },
  },
};
