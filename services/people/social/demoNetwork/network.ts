/** The demo's social network: an OpenID provider with three made-up people, and anybody whom a visitor invents. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID, type KeyObject } from "node:crypto";
import { exportJWK, SignJWT, type JWK } from "jose";
import type { ServiceContext } from "../../../platform/context.ts";
import { keptSecret } from "../../../platform/secrets/secrets.ts";

export const demoAlgorithm = "ES256";
export const idTokenSeconds = 5 * 60;
/** This site, as the demo network knows it. */
export const demoClientId = "demo-one-tap.apps.example";

/** The demo network's number of the demo player. */
export const demoSubject = "demo-person";
/** The same of the demo player who signs in in two steps. */
export const demoTwoStepSubject = "demo-person-2fa";

/** People offered on its page; others can be made up there. */
export const demoPeople: readonly { subject: string; name: string }[] = [
  { subject: demoSubject, name: "Demo" },
  { subject: demoTwoStepSubject, name: "Demo Careful" },
];

export const subjectForm = /^[\w .@-]{1,64}$/;

export const demoPath = (network: number | string) => `/demo-network/${network}`;
export const demoIssuer = (ownUrl: string, network: number) => `${ownUrl}${demoPath(network)}`;

const keyId = "demo";

async function privateKey(context: Pick<ServiceContext, "db">): Promise<KeyObject> {
  const der = await keptSecret(context.db, "demo-network-key", () =>
    generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ type: "pkcs8", format: "der" }),
  );
  return createPrivateKey({ key: der, type: "pkcs8", format: "der" });
}

export const demoPublicKey = async (context: Pick<ServiceContext, "db">): Promise<KeyObject> =>
  createPublicKey(await privateKey(context));

export async function demoJwks(context: Pick<ServiceContext, "db">): Promise<{ keys: JWK[] }> {
  return { keys: [{ ...(await exportJWK(await demoPublicKey(context))), kid: keyId, alg: demoAlgorithm, use: "sig" }] };
}

export interface DemoClaims {
  issuer: string;
  network: number;
  subject: string;
  nonce?: string | undefined;
}

/** The network's data about a person: nothing that belongs to a real one. */
export function demoPerson(subject: string): { name: string; email: string } {
  const known = demoPeople.find((person) => person.subject === subject);
  return {
    name: known?.name ?? subject,
    email: `${subject.toLowerCase().replaceAll(/[^a-z0-9]+/g, ".")}@network.example`,
  };
}

/** An identity token, as one-tap and the token endpoint give it. */
export async function signIdentity(
  context: Pick<ServiceContext, "db">,
  { issuer, network, subject, nonce }: DemoClaims,
): Promise<string> {
  return new SignJWT({ network, ...demoPerson(subject), email_verified: true, ...(nonce !== undefined && { nonce }) })
    .setProtectedHeader({ alg: demoAlgorithm, kid: keyId })
    .setIssuer(issuer)
    .setAudience(demoClientId)
    .setSubject(subject)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(`${idTokenSeconds}s`)
    .sign(await privateKey(context));
}
