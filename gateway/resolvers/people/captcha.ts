/** Captchas: challenges, their sound, and checks of answers. */
import type { Resolvers } from "../../generated/resolvers.ts";
import { isChallengeId, solvedCaptcha } from "../../sessions/challenges.ts";
import { inputError } from "../../errors/userErrors.ts";

export const captchaResolvers: Resolvers = {
  Query: {
    captchaSecondsLeft: (_, { challengeId }, { parts }) =>
      isChallengeId(challengeId) ? parts.services.captcha.secondsLeft(challengeId) : 0,
  },
  Mutation: {
    createCaptcha: async (_, { input }, { parts, language }) => {
      const replaced = input?.replaces ?? undefined;
      if (replaced !== undefined && !isChallengeId(replaced))
        return { challenge: null, errors: [inputError("INVALID", ["replaces"], language)] };
      return { challenge: await parts.services.captcha.challenge(replaced), errors: [] };
    },
    createCaptchaSound: async (_, { input: { challengeId } }, { parts, language }) => {
      if (!isChallengeId(challengeId))
        return { sound: null, errors: [inputError("INVALID", ["challengeId"], language)] };
      const sound = await parts.services.captcha.sound(challengeId, language);
      return { sound, errors: sound === null ? [inputError("CAPTCHA_EXPIRED", ["challengeId"], language)] : [] };
    },
    checkCaptcha: async (_, { input }, { parts, language }) => {
      const solved = solvedCaptcha(input);
      if (solved === null)
        return { isRight: false, type: null, secondsLeft: 0, errors: [inputError("INVALID", ["answer"], language)] };
      const { isRight, type, secondsLeft } = await parts.services.captcha.check(solved);
      return {
        isRight,
        type,
        secondsLeft,
        errors: isRight
          ? []
          : [inputError(secondsLeft > 0 ? "CAPTCHA_WRONG" : "CAPTCHA_EXPIRED", ["answer"], language)],
      };
    },
  },
};
