import { isAreaOff, isDisallowed } from "#shared/routes/availability.ts";
import { filled } from "#shared/routes/entry.ts";
import { redirectOfRoute, urls } from "#shared/routes/routes.ts";
import {
  addressOf,
  goTo,
  type Guard,
  type GuardFacts,
  hasFlag,
  hasLanguage,
  PASS,
  type Verdict,
} from "@/platform/guards/guard.ts";
import { namedGuard } from "./named.ts";

const NOT_FOUND: Verdict = { kind: "block", status: 404 };
const PLATFORM = "platform_type";

/** Where the operator says the address moved to (SPEC 7.05). */
function operatorRedirect({ redirect, url }: GuardFacts): Verdict | null {
  if (redirect == null || redirect.url === addressOf(url)) return null;
  return { kind: "redirect", to: redirect.url, status: redirect.code === 301 ? 301 : 302 };
}

/** The address without the parameter that asks for the mobile version, at home. */
function homeWithoutPlatform({ url, lang }: GuardFacts): string {
  const query = new URLSearchParams(url.search);
  query.delete(PLATFORM);
  return `${urls.home(lang)}${query.size === 0 ? "" : `?${query.toString()}`}`;
}

/**
 * The mobile version lies under its own host. Asked for by a parameter (SPEC 2.05) or needed by a tablet that reports
 * as a Mac (2.06), it is gone to; where there is none, or no such page, the visitor goes home without the parameter.
 */
function mobileVersion(facts: GuardFacts): Verdict | null {
  const { config, device, host, match, url } = facts;
  if (device.isBot || config === null) return null;
  const isForced = new URLSearchParams(url.search).get(PLATFORM) === "mobile";
  const { mobileDomain } = config;
  if (mobileDomain === null) return isForced ? goTo(homeWithoutPlatform(facts)) : null;
  if (isForced && match === null) return goTo(homeWithoutPlatform(facts));
  if (host === mobileDomain || (!isForced && !device.isTouchMac)) return null;
  const query = new URLSearchParams(url.search);
  query.set(PLATFORM, "mobile");
  return goTo(`https://${mobileDomain}${url.pathname}?${query.toString()}`);
}

/** Whether the operator's settings leave the page in existence (SPEC 5.01, 5.06, 2.60). */
function exists(facts: GuardFacts): boolean {
  const { route, config, match } = facts;
  // Written as the table writes it: an encoded letter opens no closed page.
  if (
    route === null ||
    match === null ||
    isDisallowed(filled(route.pattern, match.params), config?.disallowedPaths ?? []) ||
    !hasFlag(facts, route.flag)
  )
    return false;
  if (config !== null && isAreaOff(match.name, config)) return false;
  if (route.isDemoOnly && (config === null || config.siteEnv === "production")) return false;
  return route.setting === null || config === null || config[route.setting];
}

/**
 * Further guards that the table names for the page; a name that nobody knows is a fault of the site (SPEC 5.07, 8.21).
 */
function namedGuards(facts: GuardFacts): Verdict | null {
  for (const name of facts.route?.middleware ?? []) {
    const guard = namedGuard(name);
    if (guard === null)
      return {
        kind: "block",
        status: 500,
        reason: `Unknown middleware ${name}`,
        effects: [{ kind: "log", message: `Unknown middleware ${name}` }],
      };
    const verdict = guard(facts);
    if (verdict.kind !== "pass") return verdict;
  }
  return null;
}

/**
 * Whether there is such a page: the operator's redirects, the mobile version, then the table with its limits of values,
 * flags, settings and redirects (SPEC 5.01–5.08). An address without a usable language is judged under the one it gets.
 */
export const accessCheck: Guard = (facts) => {
  const elsewhere = operatorRedirect(facts) ?? mobileVersion(facts);
  if (elsewhere !== null) return elsewhere;
  if (!exists(facts)) return hasLanguage(facts) ? NOT_FOUND : PASS;
  const moved = facts.match === null ? null : redirectOfRoute(facts.lang, facts.match, facts.url.search);
  if (moved !== null) return { kind: "redirect", ...moved };
  return namedGuards(facts) ?? PASS;
};
