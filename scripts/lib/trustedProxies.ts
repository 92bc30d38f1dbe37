/**
 * Lists of addresses that are believed: proxies in front of the site and the gateway, gateways in front of the
 * services.
 */
import proxyAddr from "@fastify/proxy-addr";

const listed = (value: string | undefined) =>
  (value ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");

/** Addresses, ranges and names ("loopback") of a comma list, this machine always among them. */
export const trustedList = (value: string | undefined): string[] => ["loopback", ...listed(value)];

/** The first entry of a comma list that is no address, range or name of one; null if all can be used. */
export function untrustable(value: string | undefined): string | null {
  return (
    listed(value).find((entry) => {
      try {
        proxyAddr.compile([entry]);
        return false;
      } catch {
        return true;
      }
    }) ?? null
  );
}

/** Tells whether an address is on a list. */
export function isOnList(list: readonly string[]): (address: string | undefined) => boolean {
  const trusts = proxyAddr.compile([...list]);
  return (address) => address !== undefined && address !== "" && trusts(address, 0);
}
