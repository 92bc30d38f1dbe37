/**
 * Which addresses web push may call. Players' browsers name them, so they are anybody's words: only known push services
 * over https, never an address of a private network, whatever a name resolves to.
 */
import { lookup as lookUp, type LookupAddress } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";
import type { PushSettings } from "../../../platform/settings/pushSettings.ts";

const MAX_ENDPOINT = 2048;

const unreachable = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  unreachable.addSubnet(network, prefix, "ipv4");
const world = new BlockList();
world.addSubnet("2000::", 3, "ipv6");
for (const [network, prefix] of [
  // Tunnels and translations carry addresses of IPv4, private ones too.
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const)
  unreachable.addSubnet(network, prefix, "ipv6");

/** Whether an address is one of the open internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !unreachable.check(address, "ipv4");
  return family === 6 && world.check(address, "ipv6") && !unreachable.check(address, "ipv6");
}

const fits = (host: string, rule: string): boolean =>
  rule.startsWith("*.") ? host.endsWith(rule.slice(1)) && host.length > rule.length - 1 : host === rule;

/** Whether a device's address is of a push service that is called. */
export function isPushAddress(
  { hosts, testHost }: Pick<PushSettings, "hosts" | "testHost">,
  endpoint: string,
): boolean {
  if (endpoint.length > MAX_ENDPOINT) return false;
  const url = URL.parse(endpoint);
  if (url === null || url.username !== "" || url.password !== "") return false;
  if (testHost !== null && url.protocol === "http:" && url.host === testHost) return true;
  return (
    url.protocol === "https:" &&
    url.port === "" &&
    isIP(url.hostname.replaceAll(/[[\]]/g, "")) === 0 &&
    hosts.some((rule) => fits(url.hostname, rule))
  );
}

/** A name that leads into a private network. */
export class PrivateAddress extends Error {
  override name = "PrivateAddress";
  readonly code = "PRIVATE_ADDRESS";
}

/** Resolves names for connections, and refuses one that leads into a private network, even by one of its addresses. */
export const publicLookup: LookupFunction = (host, options, done) => {
  lookUp(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return done(error, "");
    const [first] = addresses;
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
      return done(new PrivateAddress(`${host} leads into a private network`), "");
    if (options.all) return done(null, addresses);
    return done(null, first.address, first.family);
  });
};
