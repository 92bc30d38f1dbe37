/**
 * What social networks sign. A demo site is its own network: it signs as each of the sixteen would, with a key of its
 * own, and everything after that (signature, audience, age, single use, link to a player) is looked at as for a real one.
 */
import { createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { and, eq } from "drizzle-orm";
import { socialNetworkById } from "#shared/socialNetworks.ts";
import { after } from "../auth/lifetimes.ts";
import { takeOnce } from "../auth/once.ts";
import { playerById, type Player } from "../auth/players.ts";
import { socialLink } from "../auth/tables.ts";
import type { ServiceContext } from "../core/context.ts";
import { keptSecret } from "../core/secrets.ts";

const algorithm = "ES256";
const credentialSeconds = 5 * 60;
/** Who one-tap credentials are made for. */
export const demoClientId = "demo-one-tap.apps.example";

/** The demo network's number of the demo player. */
export const demoSubject = "demo-person";
/** The same of the demo player who signs in in two steps. */
export const demoTwoStepSubject = "demo-person-2fa";

const issuerOf = (network: number) => `https://demo-network-${network}.example`;

/** Networks are set up on demo sites only: a real one needs the operator's contract with it. */
export const isSetUp = ({ settings }: ServiceContext, network: number): boolean => settings.siteEnv === "demo" && socialNetworkById(network) !== undefined;

async function privateKey(context: ServiceContext) {
  const der = await keptSecret(context.db, "demo-network-key", () => generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ type: "pkcs8", format: "der" }));
  return createPrivateKey({ key: der, type: "pkcs8", format: "der" });
}

/** A credential as the demo network signs it. */
export async function signCredential(context: ServiceContext, network: number, subject: string): Promise<string> {
  return new SignJWT({ network }).setProtectedHeader({ alg: algorithm }).setIssuer(issuerOf(network)).setAudience(demoClientId).setSubject(subject)
    .setJti(randomUUID()).setIssuedAt().setExpirationTime(`${credentialSeconds}s`).sign(await privateKey(context));
}

export interface Person {
  network: number;
  /** The network's number of the person. */
  subject: string;
}

/** The person a credential is for; null when it is forged, for another site, too old or used before. Uses it up. */
export async function readCredential(context: ServiceContext, credential: string): Promise<Person | null> {
  const key = createPublicKey(await privateKey(context));
  try {
    const { payload } = await jwtVerify<{ network?: unknown }>(credential, key, { algorithms: [algorithm], audience: demoClientId, requiredClaims: ["exp", "sub", "jti"] });
    const { network, sub, jti, iss } = payload;
    if (typeof network !== "number" || !isSetUp(context, network) || iss !== issuerOf(network) || !sub || !jti) return null;
    const isFirst = await takeOnce(context.db, `credential ${jti}`, after(context.clock, credentialSeconds * 1000), context.clock.now());
    return isFirst ? { network, subject: sub } : null;
  } catch {
    return null;
  }
}

/** The player somebody of a network is here; null when he is none. */
export async function linkedPlayer(context: ServiceContext, { network, subject }: Person): Promise<Player | null> {
  const [link] = await context.db.select().from(socialLink).where(and(eq(socialLink.network, network), eq(socialLink.subject, subject)));
  const player = link && (await playerById(context.db, link.playerId));
  return player && (context.settings.siteEnv === "demo" || !player.isDemo) ? player : null;
}
