/** Kinds of browsers that a page made for many may be made for; the guards tell browsers apart by the same rules. */
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import { readAgent } from "#shared/site/userAgent.ts";

export type Audience = "bot" | "browser" | "phone";

/** What pages for an audience are asked for as; guards let it pass as they let pass whom it stands for. */
export const STANDS_FOR: Readonly<Record<Audience, string>> = {
  bot: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  browser: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
  phone:
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
};

/** Longer ones are written by nobody's browser, and not remembered. */
const [LONGEST, LONGEST_DEVICE] = [512, 16];
/** Visitors come with few kinds of browsers, and reading one takes longer than sending a kept page. */
const known = new LRUCache<string, { audience: Audience | null }>({ max: 1000 });

function read(userAgent: string, edgeDevice: string | undefined): Audience | null {
  if (isbot(userAgent)) return "bot";
  const { kind, isOld } = readAgent(userAgent, edgeDevice);
  return isOld ? null : kind === "mobile" ? "phone" : "browser";
}

/**
 * What nobody's browser calls itself (nothing, or a text without end) is taken for a browser like others, as the guards
 * take it: an odd name must not make a page its own.
 * @param edgeDevice what an edge server in front of the site says the device is. Null for a browser that is told other
 *   things.
 */
export function audienceOf(userAgent = "", edgeDevice = ""): Audience | null {
  const device = edgeDevice === "" ? undefined : edgeDevice.slice(0, LONGEST_DEVICE);
  if (userAgent.length > LONGEST) return read(userAgent, device);
  const key = `${device ?? ""} ${userAgent}`;
  const found = known.get(key) ?? { audience: read(userAgent, device) };
  known.set(key, found);
  return found.audience;
}
