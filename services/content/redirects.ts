/** Where old and mistaken addresses lead. Both sides are paths without the language prefix. */
import { readPath } from "./path.ts";

interface RedirectRule {
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
  { from: "happy_birthday", to: "wishing_you_a_happy_birthday", withRest: false, code: 301, reason: "renamed-promotion" },
  { from: "line/soccer", to: "line/football", withRest: true, code: 301, reason: "renamed-sport" },
  { from: "live/soccer", to: "live/football", withRest: true, code: 301, reason: "renamed-sport" },
  { from: "line/hockey", to: "line/ice-hockey", withRest: true, code: 301, reason: "renamed-sport" },
  { from: "live/hockey", to: "live/ice-hockey", withRest: true, code: 301, reason: "renamed-sport" },
];

export interface Redirect { url: string; code: 301 | 302; reason: string }

/** Where a URL leads, with its language and query; null when it stays. Targets are always paths of the same site. */
export function redirectOf(url: string): Redirect | null {
  const { language, segments, query } = readPath(url);
  const path = segments.join("/");
  const rule = rules.find(({ from, withRest }) => path === from || (withRest && path.startsWith(`${from}/`)));
  if (rule === undefined) return null;
  const target = [...(language === null ? [] : [language]), ...`${rule.to}${path.slice(rule.from.length)}`.split("/").filter((segment) => segment !== "")];
  return { url: `/${target.map(encodeURIComponent).join("/")}${query}`, code: rule.code, reason: rule.reason };
}
