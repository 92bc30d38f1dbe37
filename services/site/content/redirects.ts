/** Where old and mistaken addresses lead. Both sides are paths without the language prefix. */
import { readPath } from "./path.ts";

export interface RedirectRule {
  /** Segments; the rule holds for everything below them when `withRest`. */
  from: string;
  to: string;
  withRest: boolean;
  code: 301 | 302;
  reason: string;
}

const rules: readonly RedirectRule[] = [
  { from: "index.php", to: "", withRest: false, code: 301, reason: "old-home" },
  { from: "index.html", to: "", withRest: false, code: 301, reason: "old-home" },
  { from: "daily_drops", to: "dropsnwins", withRest: false, code: 301, reason: "renamed-promotion" },
  {
    from: "happy_birthday",
    to: "wishing_you_a_happy_birthday",
    withRest: false,
    code: 301,
    reason: "renamed-promotion",
  },
  { from: "user/registration.php", to: "registration", withRest: false, code: 301, reason: "old-address" },
  {
    from: "fastgames-daily-tournament",
    to: "promotions/fastgames-daily-tournament",
    withRest: false,
    code: 301,
    reason: "renamed-promotion",
  },
  {
    from: "responsible-gaming",
    to: "information/responsiblegaming",
    withRest: false,
    code: 301,
    reason: "old-address",
  },
  { from: "line/soccer", to: "line/football", withRest: true, code: 301, reason: "renamed-sport" },
  { from: "live/soccer", to: "live/football", withRest: true, code: 301, reason: "renamed-sport" },
  { from: "line/hockey", to: "line/ice-hockey", withRest: true, code: 301, reason: "renamed-sport" },
  { from: "live/hockey", to: "live/ice-hockey", withRest: true, code: 301, reason: "renamed-sport" },
];

/** More steps than this are a circle. */
const maxSteps = 8;

export interface Redirect {
  url: string;
  /** 301 only when every step is one. */
  code: 301 | 302;
  /** One word a step. */
  reasons: string[];
  /** The addresses on the way: the requested one, those between, and the target. */
  breadcrumbs: string[];
}

/**
 * Where a URL leads in the end, with its language and query; null if it stays, or when the rules lead in a circle.
 * Targets are always paths of the same site.
 */
export function redirectOf(url: string, table: readonly RedirectRule[] = rules): Redirect | null {
  const breadcrumbs = [pathOf(url)];
  const reasons: string[] = [];
  let code: 301 | 302 = 301;
  for (;;) {
    const here = breadcrumbs.at(-1) ?? "";
    const step = stepOf(here, table);
    if (step === null) return reasons.length === 0 ? null : { url: here, code, reasons, breadcrumbs };
    if (breadcrumbs.includes(step.url) || reasons.length === maxSteps) return null;
    breadcrumbs.push(step.url);
    reasons.push(step.rule.reason);
    if (step.rule.code === 302) code = 302;
  }
}

function stepOf(url: string, table: readonly RedirectRule[]): { url: string; rule: RedirectRule } | null {
  const { language, segments, query } = readPath(url);
  const path = segments.join("/");
  const rule = table.find(({ from, withRest }) => path === from || (withRest && path.startsWith(`${from}/`)));
  if (rule === undefined) return null;
  return { url: joined(language, `${rule.to}${path.slice(rule.from.length)}`.split("/"), query), rule };
}

/** A URL as a path of this site. */
function pathOf(url: string): string {
  const { language, segments, query } = readPath(url);
  return joined(language, segments, query);
}

function joined(language: string | null, segments: readonly string[], query: string): string {
  return `/${[...(language === null ? [] : [language]), ...segments.filter((segment) => segment !== "")].map(encodeURIComponent).join("/")}${query}`;
}
