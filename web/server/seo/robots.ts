/** What search engines are asked to leave alone. */
import { ROUTES, type RouteName } from "#shared/routes/routes.ts";

/** First segments under which nothing is meant for search engines: the office, payments, sign-in and the like. */
export function privateSegments(): string[] {
  const told = (Object.keys(ROUTES) as RouteName[]).filter(
    (name) => !ROUTES[name].pattern.startsWith(":") && !ROUTES[name].isDemoOnly,
  );
  const areas = Map.groupBy(told, (name) => ROUTES[name].pattern.split("/")[0] ?? "");
  return [...areas].flatMap(([first, names]) => {
    const staying = names.filter((name) => ROUTES[name].redirect === null);
    return first !== "" && staying.length > 0 && staying.every((name) => !ROUTES[name].isIndexed) ? [first] : [];
  });
}

export interface RobotsFacts {
  origin: string;
  /** Whether search engines may come here at all. */
  isIndexed: boolean;
  languages: readonly string[];
}

/** robots.txt (RFC 9309). */
export function robotsTxt({ origin, isIndexed, languages }: RobotsFacts): string {
  if (!isIndexed) return "User-agent: *\nDisallow: /\n";
  const closed = languages.flatMap((code) => privateSegments().map((segment) => `Disallow: /${code}/${segment}`));
  return ["User-agent: *", "Disallow: /graphql", ...closed, "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n");
}
