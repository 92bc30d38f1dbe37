/** Combinations of one game, accumulators, and the bet generator. */
import { isCombination } from "#shared/betting/combination.ts";
import { accumulators, combination, proposals } from "../../datasources/betting/picks.ts";
import { isBookId } from "../../datasources/betting/sportsbook.ts";
import { badUserInput } from "../../errors/errors.ts";
import type { GenerateBetsInput, Resolvers } from "../../generated/resolvers.ts";

/** Longest ids and lists the service takes; no client sends longer ones by mistake. */
const bounds = { ids: 50, id: 128, text: 32 } as const;

/** @throws BAD_USER_INPUT */
function outcomeIdsOf(ids: readonly string[]): readonly string[] {
  if (ids.length > bounds.ids) throw badUserInput(`outcomeIds are at most ${bounds.ids}.`);
  if (ids.some((id) => id.length > bounds.id))
    throw badUserInput(`An outcome's id has at most ${bounds.id} characters.`);
  return ids;
}

/** @throws BAD_USER_INPUT */
function wishOf(input: GenerateBetsInput): GenerateBetsInput {
  const { stake, win, coefFrom, coefTo, sportIds } = input;
  if ([stake, win, coefFrom, coefTo, ...(sportIds ?? [])].some((text) => (text?.length ?? 0) > bounds.text))
    throw badUserInput(`Amounts, prices and ids have at most ${bounds.text} characters.`);
  if ((sportIds?.length ?? 0) > bounds.ids) throw badUserInput(`sportIds are at most ${bounds.ids}.`);
  return input;
}

export const picksResolvers: Resolvers = {
  Leg: { isSpecialCoef: ({ outcome }) => isCombination(outcome.id) },
  Query: {
    gameCombination: async (_, { gameId, outcomeIds }, { parts, language }) => {
      const ids = outcomeIdsOf(outcomeIds);
      return isBookId(gameId) ? combination(parts.services.sportsbook, gameId, ids, language) : null;
    },
    accumulators: (_, { section }, { parts, language }) => accumulators(parts.services.sportsbook, section, language),
    generateBets: (_, { input }, { parts, language }) => proposals(parts.services.sportsbook, wishOf(input), language),
    offeredLegs: async (_, { outcomeIds }, { parts, language }) => {
      const ids = [...new Set(outcomeIdsOf(outcomeIds))];
      return ids.length === 0 ? [] : parts.services.sportsbook.outcomes(ids, language);
    },
  },
};
