/**
 * Which requests may be answered with a page made for many, and which page that is. Whatever the page could depend on
 * beside these few things makes it the visitor's own: an unknown cookie, a query that changes the page, an old browser.
 */
import type { IncomingHttpHeaders } from "node:http";
import { isLanguageCode } from "#shared/site/languages.ts";
import { REFERRAL_COOKIES } from "#shared/people/referrals.ts";
import { pageQuery } from "#shared/routes/pageQuery.ts";
import { splitPath } from "#shared/routes/routes.ts";
import { COOKIES, parseCookies } from "../../src/platform/site/settings.ts";
import { canBeShared, SHARED_PAGE_HEADER } from "../../src/platform/site/sharedPage.ts";
import { audienceOf, STANDS_FOR } from "../audience.ts";
import { sharedSettings } from "../sharedSettings.ts";

export interface PageRequest {
  method: string;
  /** Path and query as they came. */
  url: string;
  /** Protocol and host under which the site calls itself. */
  origin: string;
  headers: IncomingHttpHeaders;
}

/**
 * A page for many: its key, and the headers of a request for it that tells nothing of the visitor but where they come
 * from.
 */
export interface SharedPage {
  key: string;
  /** Its address: the one asked for, without what changes nothing on it. */
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Whether it is for settings that some have chosen, and not for those that everybody begins with. */
  isVariant: boolean;
  /** Whether it is for visitors who haven't answered the cookie question; most of them are here for the first time. */
  isFirstVisit: boolean;
}

/**
 * Cookies that no page for many depends on: the prefix of the path has said the language already, and who sent a
 * visitor is looked at in the browser only, and where an address brings a partner's key.
 */
const inert: ReadonlySet<string> = new Set([COOKIES.language, ...REFERRAL_COOKIES.map(({ cookie }) => cookie)]);

/** The settings of a visitor, as the few that pages are kept for; null for whoever brings anything else. */
function settingsOf(header: string | undefined): ReturnType<typeof sharedSettings> {
  // Also in a form that cannot be read: whose it is, the gateway decides.
  if (header?.includes("session=") === true) return null;
  const settings = parseCookies(header ?? null);
  for (const name of settings.keys()) if (inert.has(name)) settings.delete(name);
  return sharedSettings(settings);
}

const countryForm = /^[a-z]{2}$/i;

/** The page for many that answers a request; null if its answer is the visitor's own. */
export function sharedPage({ method, url, origin, headers }: PageRequest): SharedPage | null {
  const [path = "", query = ""] = url.split(/\?(.*)/s, 2);
  if ((method !== "GET" && method !== "HEAD") || path.length > 512 || headers.authorization !== undefined) return null;
  const { prefix } = splitPath(path);
  if (!isLanguageCode(prefix) || !canBeShared(path) || pageQuery(path, query) !== "") return null;
  // A preview link shows what nobody else may be handed.
  if (new URLSearchParams(query).has("preview")) return null;
  const settings = settingsOf(headers.cookie);
  const edgeDevice = headers["x-device-type"];
  const audience = audienceOf(headers["user-agent"], typeof edgeDevice === "string" ? edgeDevice : undefined);
  if (settings === null || audience === null) return null;
  const told = headers["x-geo-country"];
  const country = typeof told === "string" && countryForm.test(told) ? told.toLowerCase() : "";
  return {
    url: path,
    key: [origin, path, settings.cookie, country, audience].join(" "),
    isVariant: settings.isVariant,
    isFirstVisit: !settings.hasAnswered,
    headers: {
      [SHARED_PAGE_HEADER]: "shared",
      accept: "text/html",
      "user-agent": STANDS_FOR[audience],
      ...(settings.cookie === "" ? {} : { cookie: settings.cookie }),
      ...(country === "" ? {} : { "x-geo-country": country }),
      ...(typeof headers["x-forwarded-for"] === "string" ? { "x-forwarded-for": headers["x-forwarded-for"] } : {}),
    },
  };
}
