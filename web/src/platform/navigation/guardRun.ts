/** One navigation inside the site: the guards are asked, and what they say becomes what the router does. */
import { siteClock } from "@/platform/browser/siteClock.ts";
import { data, redirect, replace } from "react-router";
import { canonicalPath } from "#shared/routes/canonicalPath.ts";
import { splitPath } from "#shared/routes/routes.ts";
import { addressOf, type Effect } from "@/platform/guards/guard.ts";
import type { App } from "@/platform/app/app.ts";
import { askedFacts, knownFacts } from "./browserFacts.ts";
import { decide, type Outcome } from "./decide.ts";
import { execute } from "./effects.ts";
import { followLanguage } from "@/platform/site/followLanguage.ts";
import { noteDecision } from "./visit.ts";

/** More navigations than this without a page between them are a circle. */
const MAX_HOPS = 10;

/** What a page that may not be shown carries for the view instead. */
export interface BlockData {
  reason: string | null;
}

/** Hides the coupon of the page before. */
const isHiding = (effect: Effect) => effect.kind === "quickCoupon" && !effect.isVisible;
const isWindow = ({ kind }: Effect) => kind === "openDialog" || kind === "closeDialogs";

/**
 * Windows that were opened on the way belong to the page at its end; they go after that page has closed those of the
 * page before.
 */
function keepWindows({ visit }: App, effects: readonly Effect[]): Effect[] {
  visit.windows.push(...effects.filter(({ kind }) => kind === "openDialog"));
  return effects.filter((effect) => !isWindow(effect));
}

/** The page is replaced by what the server sends for the address; nothing here goes on. */
function loadWhole(to: string): Promise<never> {
  location.assign(to);
  return new Promise<never>(() => undefined);
}

/**
 * Does what a verdict says that does not let pass. @throws what the router takes for a redirect or a page that may not
 * be shown
 */
async function follow(app: App, { verdict, effects, guard, facts }: Outcome): Promise<void> {
  noteDecision(app.visit, {
    at: siteClock.now(),
    path: addressOf(facts.url),
    guard,
    verdict: verdict.kind === "redirect" || verdict.kind === "reload" ? `${verdict.kind} ${verdict.to}` : verdict.kind,
  });
  if (verdict.kind === "pass") return;
  const { visit } = app;
  execute(keepWindows(app, effects), app);
  switch (verdict.kind) {
    case "redirect": {
      visit.hops += 1;
      if (visit.hops > MAX_HOPS) {
        execute([{ kind: "log", message: "ERR_REDIRECT", details: { to: verdict.to } }], app);
        throw data({ reason: "redirects" } satisfies BlockData, { status: 500 });
      }
      throw facts.trigger === "change" ? replace(verdict.to) : redirect(verdict.to);
    }
    case "block":
      throw data({ reason: verdict.reason ?? null } satisfies BlockData, { status: verdict.status });
    case "reload":
      return loadWhole(verdict.to);
    case "cancel":
      for (const tell of visit.locks) tell();
      if (visit.current !== null) throw replace(addressOf(visit.current));
  }
}

/**
 * Guards a navigation. What is known decides at once; what the operator says of the address is asked for beside the
 * page's own data, and may still send the visitor on. `next` loads the page.
 * @throws what the router takes for a redirect or a page that may not be shown
 */
export async function guardNavigation(app: App, url: URL, next: () => Promise<unknown>): Promise<void> {
  const { visit } = app;
  // Of this run alone: another one may begin before it ends, for a change of its own.
  const { trigger } = visit;
  visit.trigger = "navigation";
  const canonical = canonicalPath(url.pathname);
  if (canonical !== null) throw replace(`${canonical}${url.search}`);
  visit.target = addressOf(url);
  const place = { pathname: url.pathname, search: url.search };
  try {
    await follow(app, await decide(place, (asked) => knownFacts(app, { ...asked, host: url.host }, { trigger })));
    await followLanguage(app, splitPath(url.pathname).prefix);
    const loading = next();
    // The router hears of a failure below, or, where the visitor is sent on, not at all.
    loading.catch(() => undefined);
    const outcome = await decide(place, askedFacts(app, url.host, trigger));
    await follow(app, outcome);
    await loading;
    visit.onArrival = outcome.effects.filter(isHiding);
    execute([...outcome.effects.filter((effect) => !isHiding(effect)), ...visit.windows.splice(0)], app);
    visit.hops = 0;
  } catch (error) {
    if (visit.target === addressOf(url)) visit.target = null;
    throw error;
  }
}

/** Whether the page that stands would be shown to its visitor now, as far as is known. */
export async function mayStay(app: App, url: URL): Promise<boolean> {
  const { verdict } = await decide({ pathname: url.pathname, search: url.search }, (place) =>
    knownFacts(app, { ...place, host: url.host }, { trigger: "change" }),
  );
  return verdict.kind === "pass";
}

/**
 * The guards' first run in the browser, on the page that the server sent (see `serverRenderRecheck`).
 * @returns where the visitor is to go; null if they stay
 */
export async function firstRun(app: App, url: URL): Promise<string | null> {
  const outcome = await decide({ pathname: url.pathname, search: url.search }, (place, isStep) =>
    knownFacts(app, { ...place, host: url.host }, { isFirst: !isStep }),
  );
  const { verdict, effects } = outcome;
  const isError = app.visit.serverStatus >= 400;
  execute(isError ? effects.filter(({ kind }) => kind === "log") : effects, app);
  return verdict.kind === "redirect" && !isError ? verdict.to : null;
}
