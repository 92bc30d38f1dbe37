/**
 * What social networks sign for one-tap: an identity token that the browser brings. Signature, audience, issuer, age
 * and single use are looked at alike for a network of the operator's and for the demo one.
 */
import { createHash, timingSafeEqual } from "node:crypto";
import { createRemoteJWKSet, customFetch, decodeJwt, jwtVerify, type JWTPayload, type JWTVerifyOptions } from "jose";
import { and, eq } from "../../platform/database/drizzle.ts";
import { z } from "zod";
import { socialNetworks } from "#shared/people/socialNetworks.ts";
import { after } from "../../platform/lifetimes.ts";
import { takeOnce } from "../../platform/secrets/once.ts";
import { playerById, type Player } from "../players/public.ts";
import { socialLink } from "./tables.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { demoAlgorithm, demoClientId, demoPath, demoPublicKey, idTokenSeconds } from "./demoNetwork/network.ts";
import { ask, callSeconds, isAway, NetworkAway } from "./networkCalls.ts";
import { isSetUp, providersOf, type Provider } from "./providers.ts";
import { configurationOf, personOf, type Person } from "./relyingParty.ts";

const required: JWTVerifyOptions = { requiredClaims: ["exp", "sub"] };

/** Keys of a network, kept by its library between calls. */
const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

const keySetForm = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

/**
 * A network's keys, within the same limits as its other answers. An answer that isn't a key set says nothing about the
 * token. @throws NetworkAway
 */
async function askKeys(
  url: string,
  options: { method: "GET"; headers: Headers; redirect: "manual"; signal: AbortSignal },
): Promise<Response> {
  const response = await ask(url, { ...options, headers: Object.fromEntries(options.headers), body: undefined });
  const text = await response.text();
  if (response.status !== 200 || !keySetForm.safeParse(jsonOf(text)).success)
    throw new NetworkAway(`the network answered ${response.status} for its keys, or none`);
  return new Response(text);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @throws NetworkAway */
async function keysOf(provider: Provider): Promise<ReturnType<typeof createRemoteJWKSet>> {
  const known = keySets.get(provider.issuer);
  if (known) return known;
  const configuration = await configurationOf(provider).catch((error: unknown) => {
    throw new NetworkAway("the network tells nothing of itself", { cause: error });
  });
  const address = configuration.serverMetadata().jwks_uri;
  // Plain http is for this machine alone, where the issuer is, too.
  const url = address === undefined ? null : URL.parse(address);
  if (url === null || (url.protocol !== "https:" && !provider.issuer.startsWith("http:")))
    throw new NetworkAway("the network has no keys");
  const made = createRemoteJWKSet(url, { timeoutDuration: callSeconds * 1000, [customFetch]: askKeys });
  keySets.set(provider.issuer, made);
  return made;
}

/**
 * The network that a token says it is of, with its claims once the signature holds. @throws for one that does not hold
 */
async function verified(
  context: ServiceContext,
  credential: string,
): Promise<{ network: number; payload: JWTPayload } | null> {
  const { iss } = decodeJwt(credential);
  const providers = providersOf(context.settings);
  const known = socialNetworks.find(({ code }) => providers[code]?.issuer === iss);
  const provider = known && providers[known.code];
  if (known && provider)
    return {
      network: known.id,
      payload: (
        await jwtVerify(credential, await keysOf(provider), {
          ...required,
          issuer: provider.issuer,
          audience: provider.clientId,
        })
      ).payload,
    };
  const demo = socialNetworks.find(({ id }) => iss?.endsWith(demoPath(id)));
  // A network that the operator has set up has no demo instead.
  if (!demo || context.settings.siteEnv !== "demo" || providers[demo.code] !== undefined) return null;
  const { payload } = await jwtVerify(credential, await demoPublicKey(context), {
    ...required,
    algorithms: [demoAlgorithm],
    audience: demoClientId,
  });
  return { network: demo.id, payload };
}

/**
 * Whether a token was made for the page that sends it: its nonce is the hash of a secret that only that page knows. A
 * token without a nonce belongs to no page in particular.
 */
function isForPage({ nonce }: JWTPayload, secret: string | null): boolean {
  if (nonce === undefined || secret === null) return nonce === undefined && secret === null;
  const given = createHash("sha256").update(secret).digest();
  const asked = Buffer.from(typeof nonce === "string" ? nonce : "", "base64url");
  return asked.length === given.length && timingSafeEqual(asked, given);
}

/**
 * The person of a credential; null if it is forged, for another site or page, expired or used before. Uses it up.
 * @param secret that the page made the nonce of; null if it asked for none @throws NetworkAway when its network's keys
 * can't be loaded; the credential can be sent again
 */
export async function readCredential(
  context: ServiceContext,
  credential: string,
  secret: string | null,
): Promise<Person | null> {
  try {
    const read = await verified(context, credential);
    const person =
      read && isSetUp(context, read.network) && isForPage(read.payload, secret)
        ? personOf(read.network, read.payload)
        : null;
    if (!read || person === null) return null;
    const { jti, exp = 0 } = read.payload;
    const restMs = Math.max(idTokenSeconds * 1000, exp * 1000 - Date.now());
    return (await takeOnce(
      context.db,
      `credential ${jti ?? credential}`,
      after(context.clock, restMs),
      context.clock.now(),
    ))
      ? person
      : null;
  } catch (error) {
    if (isAway(error)) throw new NetworkAway("the network does not answer", { cause: error });
    return null;
  }
}

/** The player somebody of a network is here; null if they are none. */
export async function linkedPlayer(
  context: ServiceContext,
  { network, subject }: Pick<Person, "network" | "subject">,
): Promise<Player | null> {
  const [link] = await context.db
    .select()
    .from(socialLink)
    .where(and(eq(socialLink.network, network), eq(socialLink.subject, subject)));
  const player = link && (await playerById(context.db, link.playerId));
  return player && (context.settings.siteEnv === "demo" || !player.isDemo) ? player : null;
}
