/** The signed-in player. */
import { toAccount } from "../datasources/accounts.ts";
import { isUnauthenticated, UpstreamError } from "../datasources/errors.ts";
import { toLimit } from "../datasources/limits.ts";
import type { Account, Resolvers } from "../generated/resolvers.ts";
import { inputError } from "../userErrors.ts";
import { pageSize, pageStart, refusedCursor } from "./paging.ts";

const defaultPage = 20;
const maxPage = 50;
const accountForm = /^\d{1,15}$/;

/** The stored choice, else the main account [4.39]. */
function activeOf(accounts: readonly Account[]): Account | null {
  return accounts.find(({ isActive }) => isActive) ?? accounts.find(({ type }) => type === "MAIN") ?? null;
}

export const viewerResolvers: Resolvers = {
  Query: {
    viewer: async (_, __, { credentials, player }) => {
      if (credentials.caller.kind === "guest") return null;
      return player.viewer().catch((error: unknown) => {
        if (isUnauthenticated(error)) return null;
        throw error;
      });
    },
  },
  Viewer: {
    accounts: (_, __, { player }) => player.accounts(),
    activeAccount: async (_, __, { player }) => activeOf(await player.accounts()),
    limits: (_, __, { player }) => player.limits(),
    coupons: (_, { first, after, state }, { parts, credentials, language }) => {
      const start = pageStart(after);
      const query = { first: pageSize(first, defaultPage, maxPage), ...(start !== undefined && { after: start }), ...(state && { state }) };
      return credentials.withToken((token) => parts.services.coupons.list(token, query, language)).catch(refusedCursor);
    },
  },
  Mutation: {
    setActiveAccount: async (_, { input: { accountId } }, { parts, credentials, player, language }) => {
      const unknown = { viewer: null, errors: [inputError("ACCOUNT_UNKNOWN", ["accountId"], language)] };
      const viewer = await player.viewer();
      if (!accountForm.test(accountId)) return unknown;
      try {
        await credentials.withToken((token) => parts.services.accounts.setActive(token, language, Number(accountId)));
      } catch (error) {
        if (error instanceof UpstreamError && error.upstreamCode === "ACCOUNT_UNKNOWN") return unknown;
        throw error;
      }
      return { viewer, errors: [] };
    },
  },
  Subscription: {
    balanceChanged: {
      subscribe: async (_, __, { parts, player }) => parts.events.ofPlayer("balance", (await player.viewer()).id),
      resolve: ({ account }: { account: Parameters<typeof toAccount>[0] }) => toAccount(account),
    },
    limitChanged: {
      subscribe: async (_, __, { parts, player }) => parts.events.ofPlayer("limit", (await player.viewer()).id),
      resolve: ({ limit }: { limit: Parameters<typeof toLimit>[0] }) => toLimit(limit),
    },
  },
};
