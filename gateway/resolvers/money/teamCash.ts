/** What a player paid in at cash desks. */
import type { Resolvers } from "../../generated/resolvers.ts";
import { pageSize } from "../arguments.ts";
import { paymentStart } from "./payments.ts";

const defaultPage = 20;
const maxPage = 100;

export const teamCashResolvers: Resolvers = {
  Viewer: {
    teamCashPayments: (_, { first, after }, { parts, credentials, language }) => {
      const start = paymentStart(after);
      const query = { first: pageSize(first, defaultPage, maxPage), ...(start !== undefined && { after: start }) };
      return credentials.withToken((token) => parts.services.payments.teamCashPayments(token, language, query));
    },
  },
};
