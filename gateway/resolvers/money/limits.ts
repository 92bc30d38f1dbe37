/** Responsible-gaming limits: setting, deciding, cancelling, and the ping that counts time. */
import { toLimit, type LimitAction } from "../../datasources/money/limits.ts";
import type { Limit, Resolvers } from "../../generated/resolvers.ts";
import { inputError, knownCode, toUserErrors, type UserErrorModel } from "../../errors/userErrors.ts";
import type { Language } from "../../sessions/language.ts";

interface Decided {
  limits: Limit[] | null;
  title: string;
  errors: UserErrorModel[];
}

/** Result of an action; a refusal concerns the named type. */
function toPayload(
  { isDone, code, title, limits }: LimitAction,
  limitType: number | null | undefined,
  language: Language,
): Decided {
  const path = typeof limitType === "number" ? ["limitType"] : null;
  return isDone
    ? { limits, title, errors: [] }
    : { limits: null, title, errors: [inputError(knownCode(code ?? ""), path, language)] };
}

export const limitResolvers: Resolvers = {
  Viewer: {
    played: (_, __, { parts, credentials }) => credentials.withToken((token) => parts.services.limits.played(token)),
    limits: async (_, { section }, { player }) => {
      const limits = await player.limits();
      return section ? limits.filter((limit) => limit.section === section) : limits;
    },
  },
  Mutation: {
    setLimit: async (_, { input: { limitType, value, currency } }, { parts, credentials, language }) => {
      const answer = await credentials.withToken((token) =>
        parts.services.limits.set(token, language, { limitType, limitValue: value, currency: currency ?? null }),
      );
      if (!answer.isDone)
        return { limit: null, limits: null, title: answer.title, errors: toUserErrors(answer.errors, language) };
      return {
        limit: answer.limits.find((limit) => limit.limitType === limitType) ?? null,
        limits: answer.limits,
        title: answer.title,
        errors: [],
      };
    },
    decideLimit: async (_, { input: { limitType, approve } }, { parts, credentials, language }) =>
      toPayload(
        await credentials.withToken((token) =>
          parts.services.limits.decide(token, language, approve, limitType ?? null),
        ),
        limitType,
        language,
      ),
    cancelLimit: async (_, { input: { limitType } }, { parts, credentials, language }) =>
      toPayload(
        await credentials.withToken((token) => parts.services.limits.cancel(token, language, limitType ?? null)),
        limitType,
        language,
      ),
    pingSession: async (_, { input }, { parts, credentials }) => {
      const { pingSeconds, session, realityCheck, isDisconnected } = await credentials.withToken((token) =>
        parts.services.limits.ping(token, input?.isRealityCheckSeen ?? false),
      );
      return {
        pingSeconds,
        usedSeconds: session.usedSeconds,
        leftSeconds: session.leftSeconds,
        playedSeconds: realityCheck.playedSeconds,
        isRealityCheckDue: realityCheck.isDue,
        isDisconnected,
        errors: [],
      };
    },
  },
  Subscription: {
    limitChanged: {
      subscribe: async (_, __, { parts, player }) => parts.events.ofPlayer("limit", (await player.viewer()).id),
      resolve: ({ limit }: { limit: Parameters<typeof toLimit>[0] }) => toLimit(limit),
    },
  },
};
