/**
 * What becomes of an address: the guards are asked, and where they send the visitor on they are asked about that
 * address too, so that they are sent once and not in a circle (SPEC 8.04).
 */
import { comparableUrl } from "#shared/site/redirects.ts";
import { type Decision, runGuards } from "@/platform/guards/index.ts";
import { addressOf, type Effect, type GuardFacts } from "@/platform/guards/guard.ts";

/** More steps than this lead nowhere. */
const MAX_STEPS = 5;
const BASE = "http://site.invalid";

/** Facts of an address; the second argument says whether it is a step on the way and not what was asked for. */
export type FactsSource = (
  url: { pathname: string; search: string },
  isStep: boolean,
) => Promise<GuardFacts> | GuardFacts;

export interface Outcome extends Decision {
  /** Facts of the address asked for. */
  facts: GuardFacts;
}

/** A path of the site as an address; null for a target elsewhere. */
function ownAddress(to: string): { pathname: string; search: string } | null {
  if (!to.startsWith("/") || to.startsWith("//")) return null;
  const url = URL.parse(to, BASE);
  return url === null || url.origin !== BASE ? null : { pathname: url.pathname, search: url.search };
}

interface Walk {
  decision: Decision;
  facts: GuardFacts;
  trail: string[];
  isCircle: boolean;
}

async function walk(start: { pathname: string; search: string }, source: FactsSource): Promise<Walk> {
  const facts = await source(start, false);
  const trail = [comparableUrl(addressOf(start))];
  const effects: Effect[] = [];
  let decision = runGuards(facts);
  const { guard } = decision;
  let isPermanent = true;
  let target: string | null = null;
  while (decision.verdict.kind === "redirect") {
    effects.push(...decision.effects);
    isPermanent &&= decision.verdict.status === 301;
    target = decision.verdict.to;
    const next = ownAddress(target);
    if (next === null) break;
    const compared = comparableUrl(addressOf(next));
    if (trail.includes(compared) || trail.length > MAX_STEPS)
      return { decision, facts, trail: [...trail, compared], isCircle: true };
    trail.push(compared);
    decision = runGuards(await source(next, true));
  }
  if (target === null) return { decision, facts, trail, isCircle: false };
  return {
    decision: { verdict: { kind: "redirect", to: target, status: isPermanent ? 301 : 302 }, effects, guard },
    facts,
    trail,
    isCircle: false,
  };
}

/**
 * The verdict for an address, with all steps on this site gone. A redirect of the operator that leads in a circle is
 * not performed; if the site's own lead in one all the same, that is a fault of the site. Both are logged.
 */
export async function decide(url: { pathname: string; search: string }, source: FactsSource): Promise<Outcome> {
  const first = await walk(url, source);
  if (!first.isCircle) return { ...first.decision, facts: first.facts };
  const log: Effect = {
    kind: "log",
    message: "a redirect leads in a circle",
    details: { trail: first.trail.map((step) => step.replace(/\?.*$/s, "")) },
  };
  const second = await walk(url, async (asked, isStep) => ({ ...(await source(asked, isStep)), redirect: null }));
  if (!second.isCircle) return { ...second.decision, facts: second.facts, effects: [log, ...second.decision.effects] };
  return {
    verdict: { kind: "block", status: 500, reason: "redirects" },
    effects: [log],
    guard: second.decision.guard,
    facts: second.facts,
  };
}
