/**
 * Client data from the connection and trusted proxies, also where Fastify doesn't read the request: address, country,
 * https.
 */
import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import { withoutPort } from "#shared/wire/networkOf.ts";

const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.1/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

const longestRead = 1000;
const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");
/** An IPv4 address that came by an IPv6 socket is itself. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");

/** Whether an address is one of these proxies (addresses, ranges or names such as "loopback"). */
function proxyTrust(trustedProxies: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const range of trustedProxies.flatMap((proxy) => named[proxy] ?? [proxy])) {
    const [address = "", prefix] = range.split("/");
    if (isIP(address) === 0) continue;
    if (prefix === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(prefix), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && trusted.check(address, familyOf(address));
}

/** Reads client addresses; `X-Forwarded-For` is trusted if it comes from one of these proxies. */
export function addressReader(
  trustedProxies: readonly string[],
): (request: Pick<IncomingMessage, "headers" | "socket">) => string {
  const isTrusted = proxyTrust(trustedProxies);
  return ({ headers, socket }) => {
    let address = plain(socket.remoteAddress ?? "");
    // Only the last hops were written by proxies; anything before them could be forged, at any length.
    const hops = String(headers["x-forwarded-for"] ?? "")
      .slice(-longestRead)
      .split(",")
      .map((hop) => plain(withoutPort(hop.trim())));
    while (isTrusted(address)) {
      const hop = hops.pop();
      if (hop === undefined || isIP(hop) === 0) break;
      address = hop;
    }
    return address;
  };
}

const countryForm = /^[a-z]{2}$/;

/**
 * Reads the visitor's country (two lower-case letters) from `X-Geo-Country` of a trusted proxy; visitors can't choose
 * it themselves.
 */
export function countryReader(
  trustedProxies: readonly string[],
  usual: string,
): (request: Pick<IncomingMessage, "headers" | "socket">) => string {
  const isTrusted = proxyTrust(trustedProxies);
  return ({ headers, socket }) => {
    const told = headers["x-geo-country"];
    if (typeof told !== "string" || !isTrusted(plain(socket.remoteAddress ?? ""))) return usual;
    const country = told.toLowerCase();
    return countryForm.test(country) ? country : usual;
  };
}

/** Whether requests came over https: by their own connection, or by a trusted proxy's word. */
export function secureReader(
  trustedProxies: readonly string[],
): (request: Pick<IncomingMessage, "headers" | "socket">) => boolean {
  const isTrusted = proxyTrust(trustedProxies);
  return ({ headers, socket }) => {
    const told = headers["x-forwarded-proto"];
    if (told !== undefined && isTrusted(plain(socket.remoteAddress ?? "")))
      return String(told).split(",").at(-1)?.trim() === "https";
    return "encrypted" in socket && socket.encrypted === true;
  };
}
