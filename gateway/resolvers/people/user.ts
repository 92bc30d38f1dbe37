/** A player's settings and agreements, phones, and coming over from the former brand. */
import type { Resolvers } from "../../generated/resolvers.ts";
import { tryWithProofs } from "../../sessions/challenges.ts";
import { answerSentCode } from "../../sessions/sentCode.ts";
import { phoneErrors, textErrors } from "../../sessions/signIn.ts";
import { inputError, toUserErrors } from "../../errors/userErrors.ts";
import { toUserConfig } from "./userConfig.ts";

/** Numbers of the former brand as the users service takes them. */
const formerForm = /^[1-9]\d{0,8}$/;

const statuses = { moved: "MOVED", already: "ALREADY", refused: "REFUSED" } as const;

export const userResolvers: Resolvers = {
  Query: {
    phoneCountries: (_, __, { parts, language }) => parts.services.users.phoneCountries(language),
  },
  Viewer: {
    config: async (_, __, { credentials, parts }) =>
      toUserConfig(await credentials.withToken((token) => parts.services.users.config(token))),
    rights: (_, __, { credentials, parts }) => credentials.withToken((token) => parts.services.auth.rights(token)),
    chatIdentity: (_, __, { credentials, parts }) =>
      credentials.withToken((token) => parts.services.users.chatIdentity(token)),
    agreement: (_, __, { credentials, parts }) =>
      credentials.withToken((token) => parts.services.users.agreement(token)),
  },
  Mutation: {
    acceptTerms: async (_, __, { credentials, parts }) => ({
      agreement: await credentials.withToken((token) => parts.services.users.acceptAgreement(token)),
      errors: [],
    }),
    setCookiesAgreement: async (_, { input: { agreedAt } }, { credentials, parts }) => ({
      isNoted: await credentials.withToken((token) => parts.services.users.cookiesAgreement(token, agreedAt)),
      errors: [],
    }),
    setBalanceHidden: async (_, { input: { isHidden } }, { credentials, parts }) => ({
      isHidden: await credentials.withToken((token) => parts.services.users.hideBalance(token, isHidden)),
      errors: [],
    }),
    sendTransferCode: async (_, { input }, context) => {
      const { formerId, phone } = input;
      const unknown = formerForm.test(formerId) ? [] : [inputError("INVALID", ["formerId"], context.language)];
      const problems = [...unknown, ...phoneErrors(phone, context)];
      if (problems.length > 0) return { expiresAt: null, retryAt: null, errors: problems };
      return answerSentCode(
        context,
        await tryWithProofs(context, input, (headers) =>
          context.parts.services.users.transferSendCode(Number(formerId), phone, headers),
        ),
      );
    },
    checkTransferCode: async (_, { input }, context) => {
      const { formerId, code } = input;
      const problems = [
        ...(formerForm.test(formerId) ? [] : [inputError("INVALID", ["formerId"], context.language)]),
        ...textErrors({ code }, context),
      ];
      if (problems.length > 0) return { redirectToken: null, errors: problems };
      const { answer, errors } = await tryWithProofs(context, input, (headers) =>
        context.parts.services.users.transferCheckCode(Number(formerId), code, headers),
      );
      return {
        redirectToken: answer?.redirectToken ?? null,
        errors: answer === null ? errors : toUserErrors(answer.errors, context.language),
      };
    },
    transferUser: async (_, { input: { redirectToken } }, context) => {
      const problems = textErrors({ redirectToken }, context);
      if (problems.length > 0) return { status: null, userId: null, password: null, errors: problems };
      const { status, ...person } = await context.parts.services.users.transferUserData(redirectToken);
      return { status: statuses[status], ...person, errors: [] };
    },
  },
};
