/**
 * Which page a path is. Patterns are laid out once, most exact first, as React Router ranks them; a lookup then looks
 * at the patterns with the same first segment only. It never throws, whatever the path holds.
 */
import type { ParamLimit, RouteEntry } from "./entry.ts";

const LIMITS = {
  slug: /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{0,149}$/u,
  digits: /^\d{1,18}$/,
  entity: /^\d{1,18}(?:-[^\p{C}/\\]{0,200})?$/u,
  rest: /^(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{0,99}(?:\/|$)){0,6}$/u,
} as const;

/** Limits of parameters that mean the same on every page; those named neither here nor in the entry are slugs. */
const PARAM_LIMITS: Readonly<Record<string, ParamLimit>> = {
  championship: "entity",
  game: "entity",
  gameId: "digits",
  couponId: "digits",
  "*": "rest",
};

const MAX_PATH = 2048;
const MAX_SEGMENTS = 12;

/** Whether a value is within a parameter's limit. */
export function isWithin(limit: ParamLimit, value: string): boolean {
  return typeof limit === "string" ? LIMITS[limit].test(value) : limit.oneOf.includes(value);
}

interface Branch {
  name: string;
  parts: readonly string[];
  entry: RouteEntry;
  score: number;
}

/** The forms a pattern has with and without its optional parts. */
function formsOf([first, ...rest]: readonly string[]): string[][] {
  if (first === undefined) return [[]];
  const tails = formsOf(rest);
  const withFirst = tails.map((tail) => [first.replace(/\?$/, ""), ...tail]);
  return first.endsWith("?") ? [...withFirst, ...tails] : withFirst;
}

const scoreOf = (parts: readonly string[]) =>
  parts.reduce((sum, part) => sum + 1 + (part === "*" ? -2 : part.startsWith(":") ? 3 : 10), 0);

/** Makes the lookup for a table. */
export function compileMatcher(routes: Readonly<Record<string, RouteEntry>>) {
  const buckets = new Map<string, Branch[]>();
  for (const [name, entry] of Object.entries(routes)) {
    for (const parts of formsOf(entry.pattern === "" ? [] : entry.pattern.split("/"))) {
      const first = parts[0] ?? "";
      const key = first.startsWith(":") ? ":" : first;
      buckets.set(key, [...(buckets.get(key) ?? []), { name, parts, entry, score: scoreOf(parts) }]);
    }
  }
  for (const branches of buckets.values()) branches.sort((a, b) => b.score - a.score);

  return (path: string): { name: string; params: Record<string, string> } | null => {
    const segments = segmentsOf(path);
    if (segments === null) return null;
    const branches = buckets.get(segments[0] ?? "") ?? buckets.get(":") ?? [];
    const found = branches.find(({ parts }) => fits(parts, segments));
    const params = found === undefined ? null : paramsOf(found, segments);
    return found === undefined || params === null ? null : { name: found.name, params };
  };
}

function segmentsOf(path: string): string[] | null {
  if (path.length > MAX_PATH) return null;
  const segments = path.split("/").filter((segment) => segment !== "");
  if (segments.length > MAX_SEGMENTS) return null;
  try {
    return segments.map(decodeURIComponent);
  } catch {
    return null;
  }
}

function fits(parts: readonly string[], segments: readonly string[]): boolean {
  const hasRest = parts.at(-1) === "*";
  const fixed = hasRest ? parts.length - 1 : parts.length;
  if (hasRest ? segments.length < fixed : segments.length !== fixed) return false;
  for (let index = 0; index < fixed; index += 1) {
    const part = parts[index] ?? "";
    if (!part.startsWith(":") && part !== segments[index]) return false;
  }
  return true;
}

/** Values of a pattern's parameters; null if one is outside its limit. */
function paramsOf({ parts, entry }: Branch, segments: readonly string[]): Record<string, string> | null {
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    if (part !== "*" && !part.startsWith(":")) continue;
    const name = part === "*" ? "*" : part.slice(1);
    const value = part === "*" ? segments.slice(index).join("/") : (segments[index] ?? "");
    if (!isWithin(entry.params[name] ?? PARAM_LIMITS[name] ?? "slug", value)) return null;
    params[name] = value;
  }
  return params;
}
