/** What signing in needs beside a login: codes, captchas, device tokens, social networks, the browser's cookies. */
import { badUserInput } from "../errors.ts";
import { UpstreamError } from "../transport/upstreamError.ts";
import type { Resolvers, UserErrorCode } from "../generated/resolvers.ts";
import { isChallengeId, readComponents, solvedCaptcha, tryWithProofs } from "../sessions/challenges.ts";
import { keepRegistrationToken, oauthStateName, oneTapName } from "../sessions/cookie.ts";
import { hashSession } from "../sessions/tokens.ts";
import { secureBrowser } from "../sessions/secureBrowser.ts";
import { phoneErrors, qrForm, textErrors } from "../sessions/signIn.ts";
import { inputError } from "../userErrors.ts";
import { answerSentCode } from "../sessions/sentCode.ts";

/** How long a browser may take to come back from a network. */
const oauthSeconds = 600;

/** As long as one-tap's token holds. */
const oneTapSeconds = 120;

/** The tokens that an address of this site carries: to sign in by, which has a signature beside it, or to register by. */
function tokensIn(url: string | null): { signIn: string | null; registration: string | null } {
  // Behind the # or, of other services, in the query.
  const read = new URLSearchParams(url?.replace(/^[^?#]*[?#]?/, "").replaceAll(/[?#]/g, "&") ?? "");
  const token = read.get("token");
  return read.has("sign") ? { signIn: token, registration: null } : { signIn: null, registration: token };
}

/** What a network that can't be gone to is told by. */
const startErrors: Readonly<Record<string, { code: UserErrorCode; field: string } | undefined>> = {
  BAD_REQUEST: { code: "INVALID", field: "returnPath" }, NETWORK_UNKNOWN: { code: "NOT_OFFERED", field: "network" }, NETWORK_AWAY: { code: "PROVIDER_UNAVAILABLE", field: "network" },
};

export const proofResolvers: Resolvers = {
  Query: {
    socialNetworks: (_, __, { parts }) => parts.services.social.networks(),
    oneTapClientId: (_, __, { parts }) => parts.services.social.clientId(),
    oneTapScript: (_, __, { parts }) => parts.services.social.oneTapScript(),
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
    captchaSecondsLeft: (_, { challengeId }, { parts }) => (isChallengeId(challengeId) ? parts.services.captcha.secondsLeft(challengeId) : 0),
  },
  Mutation: {
    sendSignInCode: async (_, { input }, context) => {
      const problems = phoneErrors(input.phone, context);
      if (problems.length > 0) return { expiresAt: null, retryAt: null, errors: problems };
      return answerSentCode(context, await tryWithProofs(context, input, (headers) => context.parts.services.auth.signIns.sendSms(input.phone, headers)));
    },
    createSignInToken: async (_, __, { credentials, parts }) => {
      const { method_id, token, sign, expires } = await credentials.withToken((userToken) => parts.services.auth.signIns.issueToken(userToken));
      return { methodId: method_id, token, sign, expiresAt: expires, errors: [] };
    },
    createQrSignIn: async (_, __, { parts, client: { cookie } }) => {
      if (cookie === null) throw badUserInput("Signing in goes over HTTP.");
      const { id, code, check, expires } = await parts.services.auth.signIns.createQr();
      return { token: id, code, checkNumber: check, expiresAt: expires, errors: [] };
    },
    answerQrSignIn: async (_, { input: { code, isAllowed } }, { credentials, parts, language }) => {
      const isDone = qrForm.test(code) && (await credentials.withToken((userToken) => parts.services.auth.signIns.answerQr(userToken, code, isAllowed)));
      return { isAnswered: isDone, errors: isDone ? [] : [inputError("CREDENTIAL_REFUSED", ["code"], language)] };
    },
    startOauth: async (_, { input: { network, returnPath } }, context) => {
      const problems = textErrors({ returnPath }, context);
      if (problems.length > 0) return { url: null, state: null, errors: problems };
      const { parts, language, client: { cookie } } = context;
      if (cookie === null) throw badUserInput("Signing in goes over HTTP.");
      try {
        const started = await parts.services.social.start(network, returnPath, cookie.origin);
        cookie.keep(oauthStateName, started.state, oauthSeconds);
        return { ...started, errors: [] };
      } catch (error) {
        const code = error instanceof UpstreamError ? error.upstreamCode : null;
        const told = startErrors[code ?? ""];
        if (told === undefined) throw error;
        return { url: null, state: null, errors: [inputError(told.code, [told.field], language)] };
      }
    },
    oneTap: async (_, { input: { credential, nonceSecret, currencyId, countryId } }, context) => {
      const { parts, language, client: { cookie } } = context;
      const numbers = Object.entries({ currencyId, countryId }).flatMap(([name, value]) => (value < 0 || value > 99_999 ? [inputError("INVALID", [name], language)] : []));
      const problems = [...textErrors({ credential, ...(nonceSecret != null && { nonceSecret }) }, context), ...numbers];
      if (problems.length > 0) return { redirectUrl: null, errors: problems };
      if (cookie === null) throw badUserInput("Signing in goes over HTTP.");
      const redirectUrl = await parts.services.social.oneTap({ credential, nonceSecret: nonceSecret ?? null, currencyId, countryId, language }).catch((error: unknown) => {
        if (error instanceof UpstreamError && error.upstreamCode === "NETWORK_AWAY") return undefined;
        throw error;
      });
      if (redirectUrl === undefined) return { redirectUrl: null, errors: [inputError("PROVIDER_UNAVAILABLE", ["credential"], language)] };
      const { signIn, registration } = tokensIn(redirectUrl);
      if (signIn !== null) cookie.keep(oneTapName, hashSession(signIn), oneTapSeconds);
      if (registration !== null) keepRegistrationToken(cookie, registration);
      return { redirectUrl, errors: redirectUrl === null ? [inputError("CREDENTIAL_REFUSED", ["credential"], language)] : [] };
    },
    createCaptcha: async (_, { input }, { parts, language }) => {
      const replaced = input?.replaces ?? undefined;
      if (replaced !== undefined && !isChallengeId(replaced)) return { challenge: null, errors: [inputError("INVALID", ["replaces"], language)] };
      return { challenge: await parts.services.captcha.challenge(replaced), errors: [] };
    },
    createCaptchaSound: async (_, { input: { challengeId } }, { parts, language }) => {
      if (!isChallengeId(challengeId)) return { sound: null, errors: [inputError("INVALID", ["challengeId"], language)] };
      const sound = await parts.services.captcha.sound(challengeId, language);
      return { sound, errors: sound === null ? [inputError("CAPTCHA_EXPIRED", ["challengeId"], language)] : [] };
    },
    checkCaptcha: async (_, { input }, { parts, language }) => {
      const solved = solvedCaptcha(input);
      if (solved === null) return { isRight: false, type: null, secondsLeft: 0, errors: [inputError("INVALID", ["answer"], language)] };
      const { isRight, type, secondsLeft } = await parts.services.captcha.check(solved);
      return { isRight, type, secondsLeft, errors: isRight ? [] : [inputError(secondsLeft > 0 ? "CAPTCHA_WRONG" : "CAPTCHA_EXPIRED", ["answer"], language)] };
    },
    createDeviceToken: async (_, { input }, { parts, language }) => {
      const componentsData = readComponents(input.componentsData);
      if (componentsData === null) return { device: null, errors: [inputError("INVALID", ["componentsData"], language)] };
      return { device: await parts.services.auth.deviceToken(componentsData), errors: [] };
    },
    secureBrowser: async (_, { input: { blockReason } }, context) => ({ isSecured: await secureBrowser(context, blockReason ?? null), errors: [] }),
  },
};
