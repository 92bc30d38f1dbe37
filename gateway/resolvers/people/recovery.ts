/** A lost password, confirmed contacts, newsletters stopped. */
import type { Resolvers } from "../../generated/resolvers.ts";
import { tryWithProofs, type Tried } from "../../sessions/challenges.ts";
import { answerSentCode } from "../../sessions/sentCode.ts";
import { enter, phoneErrors, textErrors } from "../../sessions/signIn.ts";
import { inputError, toUserErrors, type UserErrorModel } from "../../errors/userErrors.ts";
import type { GatewayContext } from "../../execution/context.ts";
import type { FieldError } from "../../datasources/people/signIns.ts";

const channels = { EMAIL: "email", PHONE: "phone" } as const;

/** What went wrong, of the try itself and of its answer. */
const errorsOf = (
  { answer, errors }: Tried<{ errors: FieldError[] }>,
  { language }: GatewayContext,
): UserErrorModel[] => (answer === null ? errors : toUserErrors(answer.errors, language));

const ID_FORM = /^[\w-]{1,64}$/;

export const recoveryResolvers: Resolvers = {
  Mutation: {
    sendRecoveryCode: async (_, { input }, context) => {
      const { email, phone } = input;
      const problems = phone ? phoneErrors(phone, context) : textErrors({ email: email ?? "" }, context);
      if (problems.length > 0) return { id: null, expiresAt: null, retryAt: null, errors: problems };
      const tried = await tryWithProofs(context, input, (headers) =>
        context.parts.services.recovery.sendCode(phone ? { phone } : { email: email ?? "" }, headers),
      );
      const result = tried.answer?.result ?? null;
      return {
        id: result?.id ?? null,
        expiresAt: result?.expires ?? null,
        retryAt: result?.retry ?? null,
        errors: errorsOf(tried, context),
      };
    },
    checkRecoveryCode: async (_, { input }, context) => {
      const { id, code } = input;
      const problems = [
        ...(ID_FORM.test(id) ? [] : [inputError("INVALID", ["id"], context.language)]),
        ...textErrors({ code }, context),
      ];
      if (problems.length > 0) return { token: null, errors: problems };
      const tried = await tryWithProofs(context, input, (headers) =>
        context.parts.services.recovery.checkCode(id, code, headers),
      );
      return { token: tried.answer?.token ?? null, errors: errorsOf(tried, context) };
    },
    resetPassword: async (_, { input }, context) => {
      const { token, password } = input;
      const problems = textErrors({ token, password }, context);
      if (problems.length > 0) return { isChanged: false, viewer: null, errors: problems };
      const tried = await tryWithProofs(context, input, (headers) =>
        context.parts.services.recovery.resetPassword(token, password, headers),
      );
      const signedIn = tried.answer?.result ?? null;
      if (signedIn !== null) await enter(context, signedIn);
      return {
        isChanged: tried.answer?.is_changed ?? false,
        viewer: signedIn === null ? null : await context.player.viewer(),
        errors: errorsOf(tried, context),
      };
    },
    sendActivationLink: async (_, { input }, context) =>
      answerSentCode(
        context,
        await tryWithProofs(context, input ?? {}, (headers) =>
          context.credentials.withToken((token) => context.parts.services.recovery.sendLink(token, headers)),
        ),
      ),
    activateEmail: async (_, { input: { token } }, context) => {
      const problems = textErrors({ token }, context);
      if (problems.length > 0) return { isConfirmed: false, passwordToken: null, errors: problems };
      const { is_confirmed, errors } = await context.parts.services.recovery.openLink(token);
      return { isConfirmed: is_confirmed, passwordToken: null, errors: toUserErrors(errors, context.language) };
    },
    sendActivationCode: async (_, { input }, context) =>
      answerSentCode(
        context,
        await tryWithProofs(context, { captcha: input.captcha }, (headers) =>
          context.credentials.withToken((token) =>
            context.parts.services.recovery.sendActivationCode(token, channels[input.channel], headers),
          ),
        ),
      ),
    activateFast: async (_, { input: { channel, code } }, context) => {
      const problems = textErrors({ code }, context);
      if (problems.length > 0) return { isConfirmed: false, passwordToken: null, errors: problems };
      const { is_confirmed, password_token, errors } = await context.credentials.withToken((token) =>
        context.parts.services.recovery.checkActivationCode(token, channels[channel], code),
      );
      return {
        isConfirmed: is_confirmed,
        passwordToken: password_token,
        errors: toUserErrors(errors, context.language),
      };
    },
    stopNewsletter: async (_, { input: { token } }, context) => {
      const problems = textErrors({ token }, context);
      if (problems.length > 0) return { isStopped: false, errors: problems };
      const { is_stopped, errors } = await context.parts.services.recovery.stopNewsletter(token);
      return { isStopped: is_stopped, errors: toUserErrors(errors, context.language) };
    },
  },
};
