/** The caller's session: its data, its device and its end. */
import type { Resolvers } from "../../generated/resolvers.ts";
import { inputError } from "../../errors/userErrors.ts";
import { readComponents } from "../../sessions/challenges.ts";
import { secureBrowser } from "../../sessions/secureBrowser.ts";
import { endCaller } from "../../sessions/signIn.ts";

export const authResolvers: Resolvers = {
  Query: {
    session: async (
      _,
      { isCookieIframe },
      {
        client: { caller },
        parts: {
          services: { auth },
        },
      },
    ) => {
      if (caller.kind === "guest") return { userId: null, isSignedIn: false };
      const proof = caller.kind === "cookie" ? { session: caller.session } : { token: caller.token };
      const userId = await auth.checkSession(proof, isCookieIframe ?? false);
      return { userId, isSignedIn: userId !== null };
    },
    loadedSession: async (
      _,
      __,
      {
        client: { caller },
        parts: {
          services: { auth },
        },
      },
    ) => {
      const userId = await auth.loadSession(caller.kind === "cookie" ? caller.session : null);
      return { userId, isSignedIn: userId !== null };
    },
  },
  Mutation: {
    createDeviceToken: async (_, { input }, { parts, language }) => {
      const componentsData = readComponents(input.componentsData);
      if (componentsData === null)
        return { device: null, errors: [inputError("INVALID", ["componentsData"], language)] };
      return { device: await parts.services.auth.deviceToken(componentsData), errors: [] };
    },
    secureBrowser: async (_, { input: { blockReason } }, context) => ({
      isSecured: await secureBrowser(context, blockReason ?? null),
      errors: [],
    }),
    logOut: async (_, __, context) => {
      await endCaller(context);
      context.client.cookie?.clear();
      context.become({ kind: "guest" });
      return { isSignedOut: true, errors: [] };
    },
  },
};
