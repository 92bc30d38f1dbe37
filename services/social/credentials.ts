/**
 * What social networks sign for one-tap: an identity token that the browser brings. Signature, audience, issuer, age and
 * single use are looked at alike for a network of the operator's and for the demo one.
 */
import { createRemoteJWKSet, decodeJwt, jwtVerify, type JWTPayload, type JWTVerifyOptions } from "jose";
import { and, eq } from "drizzle-orm";
import { socialNetworks } from "#shared/socialNetworks.ts";
import { after } from "../auth/lifetimes.ts";
import { takeOnce } from "../auth/once.ts";
import { playerById, type Player } from "../auth/players.ts";
import { socialLink } from "../auth/tables.ts";
import type { ServiceContext } from "../core/context.ts";
import { demoAlgorithm, demoClientId, demoPath, demoPublicKey, idTokenSeconds } from "./demoNetwork/network.ts";
import { isSetUp, providersOf, type Provider } from "./providers.ts";
import { configurationOf, personOf, type Person } from "./relyingParty.ts";

const required: JWTVerifyOptions = { requiredClaims: ["exp", "sub"] };

/** Keys of a network, kept by its library between calls. */
const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

async function keysOf(provider: Provider): Promise<ReturnType<typeof createRemoteJWKSet>> {
  const known = keySets.get(provider.issuer);
  if (known) return known;
  const address = (await configurationOf(provider)).serverMetadata().jwks_uri;
  if (address === undefined) throw new Error("the network has no keys");
  const made = createRemoteJWKSet(new URL(address), { timeoutDuration: 1_500 });
  keySets.set(provider.issuer, made);
  return made;
}

/** The network that a token says it is of, with its claims once the signature holds. @throws for one that does not hold */
async function verified(context: ServiceContext, credential: string): Promise<{ network: number; payload: JWTPayload } | null> {
  const { iss } = decodeJwt(credential);
  const providers = providersOf(context.settings);
  const known = socialNetworks.find(({ code }) => providers[code]?.issuer === iss);
  const provider = known && providers[known.code];
  if (known && provider) return { network: known.id, payload: (await jwtVerify(credential, await keysOf(provider), { ...required, issuer: provider.issuer, audience: provider.clientId })).payload };
  const demo = socialNetworks.find(({ id }) => iss?.endsWith(demoPath(id)));
  // A network that the operator has set up has no demo in its place.
  if (!demo || context.settings.siteEnv !== "demo" || providers[demo.code] !== undefined) return null;
  const { payload } = await jwtVerify(credential, await demoPublicKey(context), { ...required, algorithms: [demoAlgorithm], audience: demoClientId });
  return { network: demo.id, payload };
}

/** The person a credential is for; null when it is forged, for another site, too old or used before. Uses it up. */
export async function readCredential(context: ServiceContext, credential: string): Promise<Person | null> {
  try {
    const read = await verified(context, credential);
    const person = read && isSetUp(context, read.network) ? personOf(read.network, read.payload) : null;
    if (!read || person === null) return null;
    const { jti, exp = 0 } = read.payload;
    const restMs = Math.max(idTokenSeconds * 1000, exp * 1000 - Date.now());
    return (await takeOnce(context.db, `credential ${jti ?? credential}`, after(context.clock, restMs), context.clock.now())) ? person : null;
  } catch {
    return null;
  }
}

/** The player somebody of a network is here; null when he is none. */
export async function linkedPlayer(context: ServiceContext, { network, subject }: Pick<Person, "network" | "subject">): Promise<Player | null> {
  const [link] = await context.db.select().from(socialLink).where(and(eq(socialLink.network, network), eq(socialLink.subject, subject)));
  const player = link && (await playerById(context.db, link.playerId));
  return player && (context.settings.siteEnv === "demo" || !player.isDemo) ? player : null;
}
