/** What signing in needs beside a login: codes, captchas, device tokens, social networks, the browser's cookies. */
import { badUserInput } from "../errors.ts";
import { UpstreamError } from "../transport/upstreamError.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import { isChallengeId, readComponents, solvedCaptcha, tryWithProofs } from "../sessions/challenges.ts";
import { oauthStateName } from "../sessions/cookie.ts";
import { secureBrowser } from "../sessions/secureBrowser.ts";
import { phoneErrors, textErrors } from "../sessions/signIn.ts";
import { inputError } from "../userErrors.ts";
import { answerSentCode } from "../sessions/sentCode.ts";

/** How long a browser may take to come back from a network. */
const oauthSeconds = 600;

export const proofResolvers: Resolvers = {
  Query: {
    socialNetworks: (_, __, { parts }) => parts.services.social.networks(),
    oneTapClientId: (_, __, { parts }) => parts.services.social.clientId(),
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
    startOauth: async (_, { input: { network, returnPath } }, context) => {
      const problems = textErrors({ returnPath }, context);
      if (problems.length > 0) return { url: null, state: null, errors: problems };
      const { parts, language, client: { cookie } } = context;
      if (cookie === null) throw badUserInput("Signing in goes over HTTP.");
      try {
        const started = await parts.services.social.start(network, returnPath);
        cookie.keep(oauthStateName, started.state, oauthSeconds);
        return { ...started, errors: [] };
      } catch (error) {
        const code = error instanceof UpstreamError ? error.upstreamCode : null;
        if (code !== "NETWORK_UNKNOWN" && code !== "BAD_REQUEST") throw error;
        return { url: null, state: null, errors: [code === "BAD_REQUEST" ? inputError("INVALID", ["returnPath"], language) : inputError("NOT_OFFERED", ["network"], language)] };
      }
    },
    oneTap: async (_, { input: { credential, currencyId, countryId } }, context) => {
      const { parts, language } = context;
      const numbers = Object.entries({ currencyId, countryId }).flatMap(([name, value]) => (value < 0 || value > 99_999 ? [inputError("INVALID", [name], language)] : []));
      const problems = [...textErrors({ credential }, context), ...numbers];
      if (problems.length > 0) return { redirectUrl: null, errors: problems };
      const redirectUrl = await parts.services.social.oneTap({ credential, currencyId, countryId, language });
      return { redirectUrl, errors: redirectUrl === null ? [inputError("CREDENTIAL_REFUSED", ["credential"], language)] : [] };
    },
    createCaptcha: async (_, __, { parts }) => ({ challenge: await parts.services.captcha.challenge(), errors: [] }),
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
