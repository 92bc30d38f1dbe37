/** Social networks and one-tap, up to the moment where the player signs in or registers. */
import { badUserInput } from "../../errors/errors.ts";
import { inputError } from "../../errors/userErrors.ts";
import type { Resolvers, UserErrorCode } from "../../generated/resolvers.ts";
import { keepRegistrationToken, oauthStateName, oneTapName } from "../../sessions/cookie.ts";
import { textErrors } from "../../sessions/signIn.ts";
import { hashSession } from "../../sessions/tokens.ts";
import { insteadOf, UpstreamError } from "../../transport/upstreamError.ts";

/** How long a browser may take to come back from a network. */
const oauthSeconds = 600;

/** As long as one-tap's token holds. */
const oneTapSeconds = 120;

/** Tokens carried by an address of this site: to sign in (with a signature) or to register. */
function tokensIn(url: string | null): { signIn: string | null; registration: string | null } {
  // Behind the # or, of other services, in the query.
  const read = new URLSearchParams(url?.replace(/^[^?#]*[?#]?/, "").replaceAll(/[?#]/g, "&") ?? "");
  const token = read.get("token");
  return read.has("sign") ? { signIn: token, registration: null } : { signIn: null, registration: token };
}

/** How an unavailable network is shown. */
const startErrors: Readonly<Record<string, { code: UserErrorCode; field: string } | undefined>> = {
  BAD_REQUEST: { code: "INVALID", field: "returnPath" },
  NETWORK_UNKNOWN: { code: "NOT_OFFERED", field: "network" },
  NETWORK_AWAY: { code: "PROVIDER_UNAVAILABLE", field: "network" },
};

export const socialResolvers: Resolvers = {
  Query: {
    socialNetworks: (_, __, { parts }) => parts.services.social.networks(),
    oneTapClientId: (_, __, { parts }) => parts.services.social.clientId(),
    oneTapScript: (_, __, { parts }) => parts.services.social.oneTapScript(),
  },
  Mutation: {
    startOauth: async (_, { input: { network, returnPath } }, context) => {
      const problems = textErrors({ returnPath }, context);
      if (problems.length > 0) return { url: null, state: null, errors: problems };
      const {
        parts,
        language,
        client: { cookie },
      } = context;
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
      const {
        parts,
        language,
        client: { cookie },
      } = context;
      const numbers = Object.entries({ currencyId, countryId }).flatMap(([name, value]) =>
        value < 0 || value > 99_999 ? [inputError("INVALID", [name], language)] : [],
      );
      const problems = [
        ...textErrors({ credential, ...(nonceSecret != null && { nonceSecret }) }, context),
        ...numbers,
      ];
      if (problems.length > 0) return { redirectUrl: null, errors: problems };
      if (cookie === null) throw badUserInput("Signing in goes over HTTP.");
      const redirectUrl = await parts.services.social
        .oneTap({ credential, nonceSecret: nonceSecret ?? null, currencyId, countryId, language })
        .catch(insteadOf("NETWORK_AWAY", undefined));
      if (redirectUrl === undefined)
        return { redirectUrl: null, errors: [inputError("PROVIDER_UNAVAILABLE", ["credential"], language)] };
      const { signIn, registration } = tokensIn(redirectUrl);
      if (signIn !== null) cookie.keep(oneTapName, hashSession(signIn), oneTapSeconds);
      if (registration !== null) keepRegistrationToken(cookie, registration);
      return {
        redirectUrl,
        errors: redirectUrl === null ? [inputError("CREDENTIAL_REFUSED", ["credential"], language)] : [],
      };
    },
  },
};
