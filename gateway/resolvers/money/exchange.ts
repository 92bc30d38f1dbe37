/** Converting money between own accounts, and the statement by month. */
import { badUserInput } from "../../errors/errors.ts";
import { inputError, toUserErrors } from "../../errors/userErrors.ts";
import type { Resolvers } from "../../generated/resolvers.ts";
import { textUpTo } from "../arguments.ts";
import { keyErrors } from "../keys.ts";

const idForm = /^\d{1,9}$/;
const mostMonths = 12;
/** No quote of the house is as long. */
const mostQuote = 1000;

export const exchangeResolvers: Resolvers = {
  Viewer: {
    conversionQuote: async (_, { fromAccountId, toAccountId, amount }, { parts, credentials, language }) => {
      const unknown = Object.entries({ fromAccountId, toAccountId }).find(([, id]) => !idForm.test(id));
      if (unknown !== undefined)
        return { quote: null, errors: [inputError("ACCOUNT_UNKNOWN", [unknown[0]], language)] };
      const asked = { fromId: Number(fromAccountId), toId: Number(toAccountId), amount };
      const { quote, errors } = await credentials.withToken((token) =>
        parts.services.accounts.conversionQuote(token, asked),
      );
      return { quote, errors: toUserErrors(errors, language) };
    },
    statement: (_, { months }, { parts, credentials }) => {
      const count = months ?? mostMonths;
      if (count < 1 || count > mostMonths) throw badUserInput(`months is from 1 to ${mostMonths}.`);
      return credentials.withToken((token) => parts.services.accounts.statement(token, count));
    },
  },
  Mutation: {
    convertMoney: async (_, { input: { quote, idempotencyKey, endsBonus } }, context) => {
      const { parts, player, credentials, language } = context;
      // A guest learns first that they must sign in.
      await player.viewer();
      const refused = keyErrors(idempotencyKey, language);
      if (refused.length > 0) return { conversion: null, viewer: null, errors: refused };
      const { conversion, errors } = await credentials.withToken((token) =>
        parts.services.accounts.convertMoney(token, {
          quote: textUpTo("quote", quote, mostQuote),
          key: idempotencyKey,
          endsBonus: endsBonus === true,
        }),
      );
      context.rereadPlayer();
      return {
        conversion,
        viewer: conversion === null ? null : await context.player.viewer(),
        errors: toUserErrors(errors, language),
      };
    },
  },
};
