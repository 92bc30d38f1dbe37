/**
 * The settings as the log shows them at the start: everything that decides how the gateway behaves, nothing that opens
 * a door.
 */
import type { GatewaySettings } from "../settings.ts";

/** An address without the user, password, query and fragment it may carry. */
function bare(address: string): string {
  const url = URL.parse(address);
  return url === null ? "(not a URL)" : `${url.protocol}//${url.host}${url.pathname === "/" ? "" : url.pathname}`;
}

/** Settings that are keys: only whether they are there is shown. */
const keys: ReadonlySet<string> = new Set(["serviceKey", "redirectsKey", "metricsKey"]);

export function shownSettings(settings: GatewaySettings): Record<string, unknown> {
  const { urls, redisUrl, otlpEndpoint, ...rest } = settings;
  return {
    ...Object.fromEntries(
      Object.entries(rest).map(([name, value]) => [name, keys.has(name) && value !== null ? "set" : value]),
    ),
    urls: Object.fromEntries(Object.entries(urls).map(([name, url]) => [name, bare(url)])),
    redisUrl: redisUrl === null ? null : bare(redisUrl),
    otlpEndpoint: otlpEndpoint === null ? null : bare(otlpEndpoint),
  };
}
