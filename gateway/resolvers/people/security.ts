/** What keeps the player's account safe. */
import type { GatewayContext } from "../../execution/context.ts";
import type { FieldErrors, SentToContact } from "../../datasources/people/security.ts";
import type { TryHeaders } from "../../datasources/people/signIns.ts";
import type { Resolvers } from "../../generated/resolvers.ts";
import { tryWithProofs, type Proofs } from "../../sessions/challenges.ts";
import { phoneErrors, textErrors, toTwoStep } from "../../sessions/signIn.ts";
import { inputError, toUserErrors, type UserErrorModel } from "../../errors/userErrors.ts";

/** Ids of sessions as the service names them. */
const sessionForm = /^[0-9a-f]{64}$/;
const longest = { email: 254, answer: 256, sealed: 2048 } as const;

const state = ({ credentials, parts }: GatewayContext) =>
  credentials.withToken((token) => parts.services.security.state(token));

/** The payload of a change: the new security state, or errors. */
async function answer(
  context: GatewayContext,
  problems: UserErrorModel[],
  change: (token: string) => Promise<FieldErrors | void>,
) {
  if (problems.length > 0) return { security: null, errors: problems };
  const errors = toUserErrors((await context.credentials.withToken(change)) ?? [], context.language);
  if (errors.length > 0) return { security: null, errors };
  context.rereadPlayer();
  return { security: await state(context), errors: [] };
}

async function answerCodes(
  context: GatewayContext,
  problems: UserErrorModel[],
  change: (token: string) => Promise<{ recovery_codes: string[] | null; errors: FieldErrors }>,
) {
  let recoveryCodes: string[] | null = null;
  const { security, errors } = await answer(context, problems, async (token) => {
    const told = await change(token);
    recoveryCodes = told.recovery_codes;
    return told.errors;
  });
  return { recoveryCodes, security, errors };
}

async function answerSent(
  context: GatewayContext,
  captcha: Proofs["captcha"],
  problems: UserErrorModel[],
  send: (token: string, headers: TryHeaders) => Promise<SentToContact>,
) {
  const nothing = { token: null, expiresAt: null, retryAt: null };
  if (problems.length > 0) return { ...nothing, errors: problems };
  const { answer: sent, errors } = await tryWithProofs(context, { captcha }, (headers) =>
    context.credentials.withToken((token) => send(token, headers)),
  );
  if (sent === null) return { ...nothing, errors };
  return {
    token: sent.result?.token ?? null,
    expiresAt: sent.result?.expires ?? null,
    retryAt: sent.result?.retry ?? null,
    errors: toUserErrors(sent.errors, context.language),
  };
}

/** Errors of a text with its own maximum length. */
function textProblem(name: string, value: string, most: number, { language }: GatewayContext): UserErrorModel[] {
  if (value.trim() === "") return [inputError("REQUIRED", [name], language)];
  return value.length > most || value.includes("\0") ? [inputError("INVALID", [name], language)] : [];
}

const givenAnswer = (value: string | null | undefined, context: GatewayContext) =>
  value == null || value === "" ? [] : textProblem("answer", value, longest.answer, context);
const codeProblems = (code: string, context: GatewayContext) => textErrors({ code }, context);

/** Passwords have their own fields; the service judges those that can be sent. */
const passwordProblem = (name: string, value: string, context: GatewayContext) =>
  textErrors({ password: value }, context).map((error) => ({ ...error, path: [name] }));

export const securityResolvers: Resolvers = {
  Viewer: {
    security: (_, __, context) => state(context),
    sessions: (_, __, { credentials, parts }) =>
      credentials.withToken((token) => parts.services.security.sessions(token)),
  },
  Mutation: {
    confirmPassword: (_, { input: { password } }, context) =>
      answer(context, passwordProblem("password", password, context), (token) =>
        context.parts.services.security.confirm(token, password),
      ),
    beginTwoFactor: async (_, __, { credentials, parts, language }) => {
      const { result, errors } = await credentials.withToken((token) => parts.services.security.beginTwoFactor(token));
      return { secret: result?.secret ?? null, uri: result?.uri ?? null, errors: toUserErrors(errors, language) };
    },
    confirmTwoFactor: (_, { input: { code } }, context) =>
      answerCodes(context, codeProblems(code, context), (token) =>
        context.parts.services.security.confirmTwoFactor(token, code),
      ),
    renewRecoveryCodes: (_, __, context) =>
      answerCodes(context, [], (token) => context.parts.services.security.renewRecoveryCodes(token)),
    sendStopCode: (_, { input }, context) =>
      answerSent(context, input?.captcha, [], (token, headers) =>
        context.parts.services.security.sendStopCode(token, headers),
      ),
    stopTwoFactor: (_, { input }, context) => {
      const problems = [
        ...passwordProblem("password", input.password, context),
        ...codeProblems(input.code, context),
        ...(input.token == null ? [] : textProblem("token", input.token, 64, context)),
        ...givenAnswer(input.answer, context),
      ];
      return answer(context, problems, (token) =>
        context.parts.services.security.stopTwoFactor(token, input, context.language),
      );
    },
    sendTwoStepCode: async (_, { input: { token, after } }, context) => {
      const problems = textProblem("token", token, 64, context);
      if (problems.length > 0) return { twoStep: null, errors: problems };
      const { two_step, errors } = await context.parts.services.auth.signIns.sendTwoStep(after ?? "PASSWORD", token, {
        "x-client-address": context.client.address,
        "x-language": context.language,
      });
      return { twoStep: toTwoStep(two_step), errors: toUserErrors(errors, context.language) };
    },
    sendPhoneBindingCode: (_, { input: { phone, captcha } }, context) =>
      answerSent(context, captcha, phoneErrors(phone, context), (token, headers) =>
        context.parts.services.security.sendPhoneCode(token, phone, headers),
      ),
    bindPhone: (_, { input: { token: sealed, code } }, context) =>
      answer(
        context,
        [...textProblem("token", sealed, longest.sealed, context), ...codeProblems(code, context)],
        (token) => context.parts.services.security.bind(token, "phone", sealed, code, context.language),
      ),
    sendEmailBindingCode: (_, { input: { email, captcha } }, context) =>
      answerSent(context, captcha, textProblem("email", email, longest.email, context), (token, headers) =>
        context.parts.services.security.sendEmailCode(token, email, headers),
      ),
    bindEmail: (_, { input: { token: sealed, code } }, context) =>
      answer(
        context,
        [...textProblem("token", sealed, longest.sealed, context), ...codeProblems(code, context)],
        (token) => context.parts.services.security.bind(token, "email", sealed, code, context.language),
      ),
    setSecurityQuestion: (_, { input: { questionId, answer: text } }, context) =>
      answer(context, textProblem("answer", text, longest.answer, context), (token) =>
        context.parts.services.security.setQuestion(token, questionId, text),
      ),
    changePassword: (_, { input }, context) => {
      const problems = [
        ...passwordProblem("oldPassword", input.oldPassword, context),
        ...passwordProblem("newPassword", input.newPassword, context),
        ...givenAnswer(input.answer, context),
      ];
      return answer(context, problems, (token) =>
        context.parts.services.security.changePassword(token, input, context.language),
      );
    },
    endSessions: async (_, { input: { id } }, { credentials, parts, language }) => {
      if (id != null && !sessionForm.test(id))
        return { sessions: null, errors: [inputError("INVALID", ["id"], language)] };
      await credentials.withToken((token) => parts.services.security.endSessions(token, id ?? null));
      return { sessions: await credentials.withToken((token) => parts.services.security.sessions(token)), errors: [] };
    },
    exportMyData: async (_, __, { credentials, parts, language }) => {
      const { data, errors } = await credentials.withToken((token) => parts.services.security.exportData(token));
      return { data, errors: toUserErrors(errors, language) };
    },
    closeAccount: async (_, { input: { password } }, context) => {
      const problems = passwordProblem("password", password, context);
      if (problems.length > 0) return { isClosed: false, errors: problems };
      const errors = toUserErrors(
        await context.credentials.withToken((token) => context.parts.services.security.eraseAccount(token, password)),
        context.language,
      );
      if (errors.length > 0) return { isClosed: false, errors };
      context.client.cookie?.clear();
      context.become({ kind: "guest" });
      return { isClosed: true, errors: [] };
    },
    setMailing: (_, { input }, context) =>
      answer(context, [], (token) => context.parts.services.security.setMailing(token, input)),
    syncProtectionMethods: (_, __, context) =>
      answer(context, [], (token) => context.parts.services.security.sync(token)),
  },
};
