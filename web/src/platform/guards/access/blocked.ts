import { BLOCK_QUERY, type BlockPage, blockRuleOf, keepsQuery } from "#shared/site/blocks.ts";
import { MAINTENANCE_COOKIE, maintenanceState, retryAfterSeconds } from "#shared/site/maintenance.ts";
import { type RouteName, urls } from "#shared/routes/routes.ts";
import { addressOf, goTo, type Guard, type GuardFacts, isBanned, PASS, type Verdict } from "@/platform/guards/guard.ts";

/** Names of the blocking pages in the route table (SPEC 2.59). */
const PAGES = {
  block: "block",
  "block-ua": "blockUa",
  "block-ie": "blockIe",
  "site-updates": "siteUpdates",
  suspension: "suspension",
  "coming-soon": "comingSoon",
} as const satisfies Record<BlockPage, RouteName>;
const BLOCKING: ReadonlySet<RouteName> = new Set(Object.values(PAGES));

/** Whether a page is one of those that blocked visitors are sent to. */
export const isBlockingPage = (name: RouteName): boolean => BLOCKING.has(name);

/** Query parameter that tells a blocking page which address it stands for; blocks may hold for a part of the site. */
export const BLOCKED_FROM = "from";

/** Levels of a ban at which money may still be taken out, by the ban's version (SPEC 4.52). */
const deduceLevel = (banVersion: number) => (banVersion === 1 ? 53 : 45);

function maintenance({ config, cookies, now }: GuardFacts): Verdict | null {
  const state = maintenanceState(
    {
      maintenance: config?.maintenance ?? null,
      isMaintenanceActive: config?.isMaintenanceActive ?? false,
      cookie: cookies.get(MAINTENANCE_COOKIE),
    },
    now,
  );
  return state.kind === "active"
    ? { kind: "block", status: 503, reason: "maintenance", retryAfter: retryAfterSeconds(state, now) }
    : null;
}

/** To the page of the block's reason, but for the page where players prove who they are (SPEC 4.49, 4.50). */
function visitorBlock({ block, match, lang, url }: GuardFacts): Verdict | null {
  if (block == null || match?.name === "accountVerify") return null;
  const name = PAGES[blockRuleOf(block.displayTypeId).page];
  if (match?.name === name) return PASS;
  const query = new URLSearchParams(keepsQuery(block.displayTypeId) ? url.search : "");
  query.set(BLOCK_QUERY.reason, String(block.displayTypeId));
  query.set(BLOCK_QUERY.template, String(block.templateTypeId));
  query.set(BLOCKED_FROM, url.pathname);
  return goTo(`${urls.page(lang, name)}?${query.toString()}`);
}

function mayOpenBanned({ match, route, viewer }: GuardFacts): boolean {
  if (match?.name === "deduce")
    return viewer?.config != null && viewer.config.banLevel === deduceLevel(viewer.config.banVersion);
  return route === null || route.ban !== "denied";
}

/**
 * Banned players keep to the pages that the table opens to them; the operator may have a page of their own for the rest
 * (SPEC 4.52, 6.09).
 */
function ban(facts: GuardFacts): Verdict | null {
  if (!isBanned(facts))
    return facts.route?.ban === "only" && facts.viewer !== undefined && facts.viewer !== null
      ? goTo(urls.home(facts.lang))
      : null;
  if (mayOpenBanned(facts)) return null;
  const external = facts.config?.blockedPageUrl;
  return goTo(external == null || external === "" ? urls.page(facts.lang, "block") : external);
}

/**
 * Who may not be here at all: nobody while the site is closed (SPEC 4.59), visitors the operator keeps out (4.49,
 * 4.50), banned players (4.52, 4.53). Everybody else has no business on a blocking page (4.51). While leaving is
 * blocked, the visitor stays (4.54).
 */
export const blocked: Guard = (facts) => {
  const isLeaving = facts.previous !== null && addressOf(facts.previous) !== addressOf(facts.url);
  if (facts.isNavigationBlocked && facts.trigger === "navigation" && isLeaving) return { kind: "cancel" };
  const verdict = maintenance(facts) ?? visitorBlock(facts) ?? ban(facts);
  if (verdict !== null) return verdict;
  const isKnownFree = facts.block === null && facts.viewer !== undefined && !isBanned(facts);
  return facts.match !== null && isBlockingPage(facts.match.name) && isKnownFree ? goTo(urls.home(facts.lang)) : PASS;
};
