/** Accounts, their history and their currencies. */
import type { GatewayContext } from "../../execution/context.ts";
import { toAccount } from "../../datasources/money/accounts.ts";
import { hasUpstreamCode } from "../../transport/upstreamError.ts";
import type { Account, Resolvers } from "../../generated/resolvers.ts";
import { inputError, knownCode, type UserErrorModel } from "../../errors/userErrors.ts";
import { pageSize, pageStart, refusedCursor } from "../arguments.ts";

const defaultPage = 20;
const maxPage = 100;
const idForm = /^\d{1,15}$/;

/** The stored choice, else the main account [4.39]. */
function activeOf(accounts: readonly Account[]): Account | null {
  return accounts.find(({ isActive }) => isActive) ?? mainOf(accounts);
}

const mainOf = (accounts: readonly Account[]) => accounts.find(({ type }) => type === "MAIN") ?? null;

const isUnknownAccount = (error: unknown) => hasUpstreamCode(error, "ACCOUNT_UNKNOWN");

/** Adds or removes a currency: the service's message, or the error for an invalid number. */
async function changeCurrency(
  context: GatewayContext,
  currencyId: string,
  change: "addCurrency" | "removeCurrency",
): Promise<{ message: string | null; errors: UserErrorModel[] }> {
  const { parts, credentials, player, language } = context;
  // A guest learns first that they must sign in.
  await player.viewer();
  if (!idForm.test(currencyId)) return { message: null, errors: [inputError("INVALID", ["currencyId"], language)] };
  const { isDone, code, message } = await credentials.withToken((token) =>
    parts.services.accounts[change](token, language, Number(currencyId)),
  );
  context.rereadPlayer();
  return { message, errors: isDone ? [] : [inputError(knownCode(code ?? ""), ["currencyId"], language)] };
}

export const accountResolvers: Resolvers = {
  Query: {
    currencies: (_, __, { parts, language }) => parts.services.accounts.currencies(language),
  },
  Viewer: {
    accountConversion: (_, __, { parts, credentials }) =>
      credentials.withToken((token) => parts.services.accounts.conversion(token)),
    accounts: async (_, __, { player }) => (await player.accountData()).accounts,
    allAccounts: async (_, __, { player }) => (await player.accountData()).allAccounts,
    mainAccount: async (_, __, { player }) => mainOf((await player.accountData()).accounts),
    activeAccount: async (_, __, { player }) => activeOf((await player.accountData()).accounts),
    bonusAccounts: async (_, __, { player }) => (await player.accountData()).bonusAccounts,
    isFirstDepositBonusAvailable: async (_, __, { player }) =>
      (await player.accountData()).isFirstDepositBonusAvailable,
    isAccountFrozen: async (_, __, { player }) => (await player.accountData()).isAccountFrozen,
    accountHistory: async (_, { accountId, first, after, filter }, { parts, credentials }) => {
      const start = pageStart(after);
      const { types, from, before, includeArchive } = filter ?? {};
      if (accountId && !idForm.test(accountId)) return null;
      const query = {
        first: pageSize(first, defaultPage, maxPage),
        isIncludeArchive: includeArchive ?? false,
        ...(start !== undefined && { after: start }),
        ...(accountId && { accountId: Number(accountId) }),
        ...(types && { types }),
        ...(typeof from === "number" && { from }),
        ...(typeof before === "number" && { to: before }),
      };
      return credentials
        .withToken((token) => parts.services.accounts.history(token, query))
        .catch((error: unknown) => (isUnknownAccount(error) ? null : refusedCursor(error)));
    },
  },
  AccountEntry: {
    coupon: ({ couponId }, _, { player }) => (couponId === null ? null : player.coupon(couponId)),
    round: ({ roundId }, _, { player }) => (roundId === null ? null : player.round(roundId)),
  },
  Mutation: {
    setActiveAccount: async (_, { input: { accountId } }, context) => {
      const { parts, credentials, player, language } = context;
      const unknown = { viewer: null, errors: [inputError("ACCOUNT_UNKNOWN", ["accountId"], language)] };
      const viewer = await player.viewer();
      if (!idForm.test(accountId)) return unknown;
      try {
        await credentials.withToken((token) => parts.services.accounts.setActive(token, language, Number(accountId)));
      } catch (error) {
        if (isUnknownAccount(error)) return unknown;
        throw error;
      }
      context.rereadPlayer();
      return { viewer, errors: [] };
    },
    addCurrency: async (_, { input: { currencyId } }, context) => {
      const { message, errors } = await changeCurrency(context, currencyId, "addCurrency");
      if (errors.length > 0) return { account: null, viewer: null, message, errors };
      const account = await context.parts.services.accounts.awaitAccount(() => {
        context.rereadPlayer();
        return context.player.accountData();
      }, currencyId);
      return { account, viewer: await context.player.viewer(), message, errors };
    },
    removeCurrency: async (_, { input: { currencyId } }, context) => {
      const { message, errors } = await changeCurrency(context, currencyId, "removeCurrency");
      return { viewer: errors.length > 0 ? null : await context.player.viewer(), message, errors };
    },
    convertAccount: async (_, __, context) => {
      const { parts, credentials, language } = context;
      const { isDone, code, message } = await credentials.withToken((token) =>
        parts.services.accounts.convert(token, language),
      );
      if (!isDone) return { viewer: null, message, errors: [inputError(knownCode(code ?? ""), null, language)] };
      context.rereadPlayer();
      return { viewer: await context.player.viewer(), message, errors: [] };
    },
  },
  Subscription: {
    balanceChanged: {
      subscribe: async (_, __, { parts, player, credentials, language }) => {
        const { id } = await player.viewer();
        return parts.events.ofPlayerFromNow("balance", id, async () => {
          const version = await parts.services.config.accountDataVersion();
          const accounts = await credentials.withToken((token) =>
            parts.services.accounts.open(token, language, version),
          );
          return accounts.map((account) => ({ userId: Number(id), account }));
        });
      },
      resolve: ({ account }: { account: Parameters<typeof toAccount>[0] }) => toAccount(account),
    },
  },
};
