/** The ways to sign in: by password, code, token, network or picture, as a session or as a token. */
import type { GatewayContext } from "../../execution/context.ts";
import { badUserInput } from "../../errors/errors.ts";
import { inputError } from "../../errors/userErrors.ts";
import type { LogInInput, Resolvers, TwoStepInput } from "../../generated/resolvers.ts";
import { readComponents, tryWithProofs } from "../../sessions/challenges.ts";
import { oauthStateName, oneTapName } from "../../sessions/cookie.ts";
import { answerSentCode } from "../../sessions/sentCode.ts";
import {
  answerLogIn,
  answerRenewal,
  answerToken,
  phoneErrors,
  qrForm,
  textErrors,
  trySignIn,
} from "../../sessions/signIn.ts";
import { hashSession } from "../../sessions/tokens.ts";

/** `methodId` of tokens that one-tap made. */
const oneTapMethod = 2;

/** Tries a login, or a phone instead, with a password. @param isKept whether the session lasts a month, or a day */
function tryPassword(input: LogInInput, context: GatewayContext, isKept = input.save ?? true) {
  const { login, phone, password, device } = input;
  const problems = [
    ...(phone ? phoneErrors(phone, context) : textErrors({ login: login ?? "" }, context)),
    ...textErrors({ password }, context),
  ];
  const componentsData = readComponents(device?.componentsData);
  return trySignIn(context, input, problems, (headers) =>
    context.parts.services.auth.signIns.byPassword(
      {
        who: phone ? { phone } : { login: login ?? "" },
        password,
        save: isKept,
        ...(componentsData && { componentsData }),
      },
      headers,
    ),
  );
}

function tryTwoStep(input: TwoStepInput, context: GatewayContext, isKept = input.save ?? true) {
  const { token, code, after } = input;
  return trySignIn(context, input, textErrors({ token, code }, context), (headers) =>
    context.parts.services.auth.signIns.twoStep(after ?? "PASSWORD", token, code, isKept, headers),
  );
}

export const signInResolvers: Resolvers = {
  Query: {
    qrSignIn: async (_, { code }, { credentials, parts }) => {
      if (!qrForm.test(code)) return null;
      const asked = await credentials.withToken((userToken) => parts.services.auth.signIns.lookAtQr(userToken, code));
      return asked && { checkNumber: asked.check, expiresAt: asked.expires };
    },
    signInToken: async (_, { input: { methodId, token, sign } }, context) => {
      if (textErrors({ token, sign }, context).length > 0) return null;
      const found = await context.parts.services.auth.signIns.lookAtToken(methodId, token, sign);
      return found && { playerId: String(found.user_id), login: found.login, expiresAt: found.expires };
    },
  },
  Mutation: {
    logIn: async (_, { input }, context) =>
      answerLogIn(
        context,
        await tryPassword(input, context),
        input.phone ? "PHONE_PASSWORD" : "LOGIN_PASSWORD",
        input.save ?? true,
      ),
    logInTwoStep: async (_, { input }, context) =>
      answerLogIn(context, await tryTwoStep(input, context), "LOGIN_PASSWORD_TWO_STEP_CODE", input.save ?? true),
    logInBySms: async (_, { input }, context) => {
      const { phone, code, save } = input;
      const tried = await trySignIn(
        context,
        input,
        [...phoneErrors(phone, context), ...textErrors({ code }, context)],
        (headers) => context.parts.services.auth.signIns.bySms(phone, code, save ?? true, headers),
      );
      return answerLogIn(context, tried, "SMS", save ?? true);
    },
    logInByToken: async (_, { input }, context) => {
      const { methodId, token, sign } = input;
      // One-tap's token belongs to the browser it was made for: in a link to somebody else it would sign them in as its
      // sender.
      const isMadeHere =
        methodId !== oneTapMethod ||
        context.client.cookie === null ||
        context.client.cookie.kept(oneTapName) === hashSession(token);
      const problems = [
        ...textErrors({ token, sign }, context),
        ...(isMadeHere ? [] : [inputError("CREDENTIAL_REFUSED", null, context.language)]),
      ];
      const tried = await trySignIn(context, input, problems, (headers) =>
        context.parts.services.auth.signIns.byToken(methodId, token, sign, context.language, headers),
      );
      return answerLogIn(context, tried, "LOGIN_PASSWORD");
    },
    logInBySocial: async (_, { input }, context) => {
      const { network, credential } = input;
      const tried = await trySignIn(context, input, textErrors({ credential }, context), (headers) =>
        context.parts.services.auth.signIns.bySocial(network, credential, headers),
      );
      return answerLogIn(context, tried, "LOGIN_PASSWORD");
    },
    logInByOauth: async (_, { input }, context) => {
      const { network, code, state } = input;
      // A state that another browser was given would sign this one in as somebody else, without a word.
      const isStartedHere = context.client.cookie === null || context.client.cookie.kept(oauthStateName) === state;
      const tooLong = textErrors({ credential: code }, context).map((error) => ({ ...error, path: ["code"] }));
      const problems = [
        ...tooLong,
        ...textErrors({ state }, context),
        ...(isStartedHere ? [] : [inputError("CREDENTIAL_REFUSED", ["state"], context.language)]),
      ];
      const tried = await trySignIn(context, input, problems, (headers) =>
        context.parts.services.auth.signIns.byOauth(network, code, state, headers),
      );
      return answerLogIn(context, tried, "LOGIN_PASSWORD");
    },
    logInByQr: async (_, { input: { token, device } }, context) => {
      const problems = qrForm.test(token) ? [] : [inputError("CREDENTIAL_REFUSED", ["token"], context.language)];
      const tried = await trySignIn(context, { device }, problems, (headers) =>
        context.parts.services.auth.signIns.byQr(token, headers),
      );
      const { viewer, errors } = await answerLogIn(context, tried, "LOGIN_PASSWORD");
      return { viewer, isWaiting: tried.answer?.is_waiting ?? false, errors };
    },
    createToken: async (_, { input }, context) =>
      answerToken(context, await tryPassword(input, context), input.save ?? true),
    createTokenTwoStep: async (_, { input }, context) =>
      answerToken(context, await tryTwoStep(input, context), input.save ?? true),
    refreshToken: async (_, { input }, context) => answerRenewal(context, input.refreshToken),
    sendSignInCode: async (_, { input }, context) => {
      const problems = phoneErrors(input.phone, context);
      if (problems.length > 0) return { expiresAt: null, retryAt: null, errors: problems };
      return answerSentCode(
        context,
        await tryWithProofs(context, input, (headers) =>
          context.parts.services.auth.signIns.sendSms(input.phone, headers),
        ),
      );
    },
    createSignInToken: async (_, __, { credentials, parts }) => {
      const { method_id, token, sign, expires } = await credentials.withToken((userToken) =>
        parts.services.auth.signIns.issueToken(userToken),
      );
      return { methodId: method_id, token, sign, expiresAt: expires, errors: [] };
    },
    createQrSignIn: async (_, __, { parts, client: { cookie } }) => {
      if (cookie === null) throw badUserInput("Signing in goes over HTTP.");
      const { id, code, check, expires } = await parts.services.auth.signIns.createQr();
      return { token: id, code, checkNumber: check, expiresAt: expires, errors: [] };
    },
    answerQrSignIn: async (_, { input: { code, isAllowed } }, { credentials, parts, language }) => {
      const isDone =
        qrForm.test(code) &&
        (await credentials.withToken((userToken) => parts.services.auth.signIns.answerQr(userToken, code, isAllowed)));
      return { isAnswered: isDone, errors: isDone ? [] : [inputError("CREDENTIAL_REFUSED", ["code"], language)] };
    },
  },
};
