/**
 * Signing in at a network's own site: the authorization code flow of OpenID Connect with PKCE, state and nonce. What
 * the browser brings back is worthless without this site's part, kept in the sealed state.
 */
import { LRUCache } from "lru-cache";
import * as openid from "openid-client";
import { takeOnce } from "../../platform/secrets/once.ts";
import { seal, unseal } from "../../platform/secrets/sealed.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { ask, callSeconds, isAway, NetworkAway } from "./networkCalls.ts";
import { providersOf, providerOf, type Provider } from "./providers.ts";

/** Time to answer a network's questions. */
const stateMs = 10 * 60_000;
const discoveryMs = 60 * 60_000;

const discovered = new LRUCache<string, openid.ServerMetadata>({ max: 64, ttl: discoveryMs });

/**
 * A provider's addresses and rules, loaded once an hour. @throws what the library throws if it doesn't answer or
 * answers nonsense
 */
export async function configurationOf({ issuer, clientId, clientSecret }: Provider): Promise<openid.Configuration> {
  const isPlain = issuer.startsWith("http:");
  const known = discovered.get(issuer);
  const authentication = clientSecret === null ? openid.None() : openid.ClientSecretPost(clientSecret);
  // Without the first a token's signature would go unread: TLS vouches for the token endpoint, but not beyond it.
  const rules = [openid.enableNonRepudiationChecks, ...(isPlain ? [openid.allowInsecureRequests] : [])];
  const options = { execute: rules, timeout: callSeconds, [openid.customFetch]: ask };
  if (known === undefined) {
    const found = await openid.discovery(new URL(issuer), clientId, undefined, authentication, options);
    discovered.set(issuer, found.serverMetadata());
    return found;
  }
  const configuration = new openid.Configuration(known, clientId, undefined, authentication);
  configuration.timeout = callSeconds;
  configuration[openid.customFetch] = ask;
  for (const rule of rules) rule(configuration);
  return configuration;
}

export interface Person {
  network: number;
  /** The network's number of the person. */
  subject: string;
  /** Confirmed by the network; null if it doesn't say. */
  email: string | null;
  name: string | null;
}

interface State {
  network: number;
  issuer: string;
  redirectUri: string;
  nonce: string;
  verifier: string;
}

/** Where to send the browser, and what it must bring back. @throws NetworkAway */
export async function startFlow(
  context: ServiceContext,
  network: number,
  provider: Provider,
  redirectUri: string,
): Promise<{ url: string; state: string }> {
  const kept: State = {
    network,
    issuer: provider.issuer,
    redirectUri,
    nonce: openid.randomNonce(),
    verifier: openid.randomPKCECodeVerifier(),
  };
  const { token, sign } = await seal(context, "oauth", JSON.stringify(kept), stateMs);
  const state = `${token}.${sign}`;
  const configuration = await configurationOf(provider).catch((error: unknown) => {
    throw new NetworkAway("the network tells nothing of itself", { cause: error });
  });
  const url = openid.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: "openid email profile",
    state,
    nonce: kept.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(kept.verifier),
    code_challenge_method: "S256",
  });
  return { url: url.href, state };
}

const text = (value: unknown, most: number) =>
  typeof value === "string" && value.length <= most && !value.includes("\0") ? value : null;

/** The person in the claims of a valid token; null for claims that identify nobody. */
export function personOf(network: number, claims: Readonly<Record<string, unknown>>): Person | null {
  const subject = text(claims["sub"], 255);
  // An e-mail that the network has not confirmed may be anybody's.
  return subject === null || subject === ""
    ? null
    : {
        network,
        subject,
        email: claims["email_verified"] === true ? text(claims["email"], 128) : null,
        name: text(claims["name"], 64),
      };
}

/**
 * Who came back with a code. Null for a state that is not ours, is old or was used, a code the network does not take,
 * and an answer that does not hold: a wrong signature, audience, issuer or nonce. @throws NetworkAway
 */
export async function endFlow(
  context: ServiceContext,
  network: number,
  code: string,
  state: string,
): Promise<Person | null> {
  const [token = "", sign = "", ...more] = state.split(".");
  const opened = more.length === 0 ? await unseal(context, "oauth", token, sign) : null;
  if (opened === null || opened.isTimeUp) return null;
  const kept = JSON.parse(opened.payload) as State;
  const provider = providerOf(context.settings, providersOf(context.settings), kept.network, kept.issuer);
  if (
    kept.network !== network ||
    provider === null ||
    !(await takeOnce(context.db, `state ${token}`, opened.expiresAt, context.clock.now()))
  )
    return null;
  const back = new URL(kept.redirectUri);
  back.searchParams.set("code", code);
  back.searchParams.set("state", state);
  try {
    const tokens = await openid.authorizationCodeGrant(await configurationOf(provider), back, {
      pkceCodeVerifier: kept.verifier,
      expectedNonce: kept.nonce,
      expectedState: state,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    return claims === undefined ? null : personOf(network, claims);
  } catch (error) {
    if (isAway(error)) throw new NetworkAway("the network does not answer", { cause: error });
    return null;
  }
}
