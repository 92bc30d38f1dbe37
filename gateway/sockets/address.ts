/** What the connection and trusted proxies tell of a client besides its address: country and https. */
import type { IncomingMessage } from "node:http";
import { isOnList } from "../../scripts/lib/trustedProxies.ts";

const countryForm = /^[a-z]{2}$/;

/**
 * Reads the visitor's country (two lower-case letters) from `X-Geo-Country` of a trusted proxy; visitors can't choose
 * it themselves.
 */
export function countryReader(
  trustedProxies: readonly string[],
  usual: string,
): (request: Pick<IncomingMessage, "headers" | "socket">) => string {
  const isTrusted = isOnList(trustedProxies);
  return ({ headers, socket }) => {
    const told = headers["x-geo-country"];
    if (typeof told !== "string" || !isTrusted(socket.remoteAddress)) return usual;
    const country = told.toLowerCase();
    return countryForm.test(country) ? country : usual;
  };
}

/** Whether requests came over https: by their own connection, or by a trusted proxy's word. */
export function secureReader(
  trustedProxies: readonly string[],
): (request: Pick<IncomingMessage, "headers" | "socket">) => boolean {
  const isTrusted = isOnList(trustedProxies);
  return ({ headers, socket }) => {
    const told = headers["x-forwarded-proto"];
    if (told !== undefined && isTrusted(socket.remoteAddress))
      return String(told).split(",").at(-1)?.trim() === "https";
    return "encrypted" in socket && socket.encrypted === true;
  };
}
