/** By which address a visitor came, read in one way by the site and the gateway: locks, rates, blocks and logs go by it. */
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { parse } from "forwarded-parse";
import { withoutPort } from "#shared/wire/networkOf.ts";
import { isOnList } from "./trustedProxies.ts";

/** Which header the proxies write: everybody's `X-Forwarded-For`, or `Forwarded` (RFC 7239). */
export const forwardedHeaders = ["x-forwarded-for", "forwarded"] as const;
export type ForwardedHeader = (typeof forwardedHeaders)[number];

/** Only the last hops were written by proxies; anything before them could be forged, at any length. */
const longestRead = 1000;
/** An IPv4 address that came by an IPv6 socket is itself. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");

/** Nodes of a `Forwarded` header; none of one that breaks its grammar. */
function forwardedNodes(header: string): string[] {
  try {
    return parse(header).map(({ for: node = "unknown" }) => node);
  } catch {
    return [];
  }
}

/**
 * The hops that proxies tell of, the visitor's first, as addresses without ports; "unknown" and other names that are no
 * addresses stay as they are.
 */
export function hopsOf({ headers }: Pick<IncomingMessage, "headers">, header: ForwardedHeader): string[] {
  const told =
    // The site tells the gateway by X-Forwarded-For, whatever its own proxies write.
    header === "forwarded" && headers.forwarded !== undefined
      ? forwardedNodes(headers.forwarded)
      : String(headers["x-forwarded-for"] ?? "")
          .slice(-longestRead)
          .split(",");
  return told.map((hop) => plain(withoutPort(hop.trim()))).filter((hop) => hop !== "");
}

export type AddressOf = (request: Pick<IncomingMessage, "headers" | "socket">) => string;

export interface Trust {
  /** Addresses, ranges or names such as "loopback". */
  trustedProxies: readonly string[];
  /** `X-Forwarded-For` if left out. */
  forwardedHeader?: ForwardedHeader;
}

/**
 * Reads visitors' addresses. Hops are believed as long as the one after them is one of these proxies; one that is no
 * address ends the reading: the visitor is then whoever told it.
 */
export function addressReader({ trustedProxies, forwardedHeader = "x-forwarded-for" }: Trust): AddressOf {
  const isTrusted = isOnList([...trustedProxies]);
  return (request) => {
    let address = plain(request.socket.remoteAddress ?? "");
    const hops = hopsOf(request, forwardedHeader);
    while (isTrusted(address)) {
      const hop = hops.pop();
      if (hop === undefined || isIP(hop) === 0) break;
      address = hop;
    }
    return address;
  };
}
