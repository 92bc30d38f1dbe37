/** Keys of players as they are kept: hashed under a secret of the site, as names, days of birth and phones can be guessed. */
import { createHmac } from "node:crypto";
import { isIP } from "node:net";
import { documentKey, payoutKey, phoneKey } from "#shared/people/personKeys.ts";
import { nameKeys } from "#shared/people/personNames.ts";
import { blockOf, networkOf } from "#shared/wire/networkOf.ts";
import type { ServiceContext } from "../../platform/context.ts";
import type { HouseholdKind, PersonKind } from "./tables.ts";

/** What became known of a player; what is left out or null was not told. */
export interface Told {
  name?: { name: string | null; surname: string | null; birthday: string | null };
  passport?: string | null;
  taxNumber?: string | null;
  /** Digits with the dialing code. */
  phone?: string | null;
  /** What the provider knows a card by: its fingerprint, or else its token. */
  card?: string | null;
  /** A wallet, bank account or crypto address, as typed or as the provider knows it. */
  wallet?: string | null;
}

interface Key<Kind> {
  kind: Kind;
  hash: string;
}

type SecretContext = Pick<ServiceContext, "secret">;
const secrets = new WeakMap<ServiceContext["secret"], Promise<Buffer>>();

/** Read once: whoever notes a key does so in a transaction, which must not wait for another connection. */
export function keySecret({ secret }: SecretContext): Promise<Buffer> {
  const known = secrets.get(secret);
  if (known !== undefined) return known;
  const reading = secret("person-keys");
  secrets.set(secret, reading);
  reading.catch(() => secrets.delete(secret));
  return reading;
}

async function hashed<Kind extends HouseholdKind>(
  context: SecretContext,
  plain: readonly (readonly [Kind, string | null])[],
): Promise<Key<Kind>[]> {
  const secret = await keySecret(context);
  return plain.flatMap(([kind, value]) =>
    value === null || value === ""
      ? []
      : [{ kind, hash: createHmac("sha256", secret).update(`${kind}\n${value}`).digest("hex") }],
  );
}

export function personKeys(
  context: SecretContext,
  { name, passport = null, taxNumber = null, phone = null, card = null, wallet = null }: Told,
): Promise<Key<PersonKind>[]> {
  const names = name === undefined ? [] : nameKeys(name.name, name.surname, name.birthday);
  const tax = taxNumber === null ? null : documentKey(taxNumber);
  return hashed<PersonKind>(context, [
    ...names.map((one) => ["NAME", one] as const),
    ["DOCUMENT", passport === null ? null : documentKey(passport)],
    ["DOCUMENT", tax === null ? null : `tax ${tax}`],
    ["PHONE", phone === null ? null : phoneKey(phone)],
    ["CARD", card],
    ["WALLET", wallet === null ? null : payoutKey(wallet)],
  ]);
}

/** Addresses that tell nothing of a household: this machine's, and those of private networks. */
const isTelling = (address: string): boolean =>
  isIP(address) !== 0 &&
  !/^(::ffff:)?(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.)|^(::1$|f[cd]|fe80:)/i.test(address);

/** The network of a household: a /24 of IPv4, a /64 of IPv6; null where an address tells none. */
export function householdNetwork(address: string): string | null {
  if (!isTelling(address)) return null;
  const network = networkOf(address);
  return isIP(network) === 4 ? blockOf(network) : network;
}

export const householdKeys = (
  context: SecretContext,
  { address, device }: { address?: string | undefined; device?: string | undefined },
): Promise<Key<"NETWORK" | "DEVICE">[]> =>
  hashed<"NETWORK" | "DEVICE">(context, [
    ["NETWORK", address === undefined ? null : householdNetwork(address)],
    ["DEVICE", device ?? null],
  ]);
