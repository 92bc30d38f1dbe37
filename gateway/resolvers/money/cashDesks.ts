/** The operator's cash desks. */
import { badUserInput } from "../../errors/errors.ts";
import type { Resolvers } from "../../generated/resolvers.ts";

const countryForm = /^[A-Z]{2}$/;

export const cashDeskResolvers: Resolvers = {
  Query: {
    cashDesks: (_, { country }, { parts, language }) => {
      if (country != null && !countryForm.test(country)) throw badUserInput("country is two capital letters.");
      return parts.services.payments.cashDesks(language, country ?? null);
    },
  },
};
