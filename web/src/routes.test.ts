import { matchRoutes, type RouteObject } from "react-router";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import { matchRoute, type RouteName, ROUTES } from "#shared/routes/routes.ts";
import config from "./routes.ts";

const objectOf = ({ id, path, index, caseSensitive, children }: RouteConfigEntry): RouteObject => {
  const shared = {
    ...(id !== undefined && { id }),
    ...(path !== undefined && { path }),
    ...(caseSensitive !== undefined && { caseSensitive }),
  };
  return index === true ? { ...shared, index: true } : { ...shared, children: (children ?? []).map(objectOf) };
};

const routes = (config as RouteConfigEntry[]).map(objectOf);
/** The browser hears of patterns as it needs them, in any order. */
const reversed = (from: readonly RouteObject[]): RouteObject[] =>
  from
    .toReversed()
    .map((one) => (one.index === true ? one : { ...one, children: reversed(one.children ?? []) }) as RouteObject);
// Words of a parameter with patterns of their own follow the page's name.
const idIn = (known: RouteObject[], path: string) =>
  matchRoutes(known, `/en/${path}`)?.at(-1)?.route.id?.replace(/-.*/, "");
const idAt = (path: string) => idIn(routes, path);

/** A value within each parameter's limit. */
const VALUES: Readonly<Record<string, string>> = {
  championship: "88-cup",
  game: "1-a-b",
  gameId: "12",
  couponId: "12345",
  champId: "88-cup",
  topicId: "3",
  subTopicId: "4",
  transactionId: "9",
  variant: "real",
  section: "live",
  zone: "live",
  tab: "odds",
  view: "requests",
  result: "success",
  bonusGame: "chest",
  sport: "football",
  team: "chelsea",
  "*": "guides/football",
};
const exampleOf = (name: RouteName, isLong: boolean) =>
  ROUTES[name].pattern
    .split("/")
    .flatMap((part) => {
      if (part !== "*" && !part.startsWith(":")) return [part];
      if (part.endsWith("?") && !isLong) return [];
      const key = part.replace(/^:|\?$/g, "");
      // The section of a pool or of the partners is a word, that of a cyber game is one of two.
      return [/^(toto|ourPartners)/.test(name) ? "hockey" : (VALUES[key] ?? "some-value")];
    })
    .join("/");

describe("routes of React Router", () => {
  it.each(
    (Object.keys(ROUTES) as RouteName[]).flatMap(
      (name) =>
        [
          [name, exampleOf(name, false)],
          [name, exampleOf(name, true)],
        ] as const,
    ),
  )("%s stands at '%s', as the table says [2.01]", (name, path) => {
    expect(matchRoute(path)?.name).toBe(name);
    expect(idAt(path)).toBe(name);
    expect(idIn(reversed(routes), path)).toBe(name);
  });

  it(
    "finds the same page as the table for addresses with a segment of another page in them, and something for every path",
    { tags: "slow" },
    () => {
      const words = [
        ...new Set(
          Object.values(ROUTES).flatMap(({ pattern }) =>
            pattern.split("/").filter((part) => !part.startsWith(":") && part !== "*" && part !== ""),
          ),
        ),
        ...Object.values(VALUES),
        "x",
      ];
      let seed = 11;
      const next = (limit: number) => {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        return seed % limit;
      };
      let known = 0;
      const names = Object.keys(ROUTES) as RouteName[];
      for (let turn = 0; turn < 800; turn += 1) {
        const segments = exampleOf(names[next(names.length)] ?? "line", turn % 2 === 0).split("/");
        segments[next(segments.length)] = words[next(words.length)] ?? "x";
        const path = segments.join("/");
        const match = matchRoute(path);
        const id = idAt(path);
        expect(id, path).toBeDefined();
        if (match === null) continue;
        known += 1;
        expect(id, path).toBe(match.name);
      }
      expect(known).toBeGreaterThan(150);
    },
  );

  it.each(["line", "live", "live/football", "live/football/88-cup", "line/football/88-cup/1-a-b"])(
    "takes statisticpopup/%s for no team's page [2.13]",
    (rest) => {
      expect(matchRoute(`statisticpopup/${rest}`)?.name).toBe("statisticPopup");
      expect(idAt(`statisticpopup/${rest}`)).toBe("statisticPopup");
      expect(idIn(reversed(routes), `statisticpopup/${rest}`)).toBe("statisticPopup");
    },
  );

  it.each(["/", "/line", "/de/line/x", "/EN", "//evil.example", "/en/a/b/c/d/e/f/g", "/%E0%A4%A"])(
    "%s meets a route, so that guards run [2.02]",
    (path) => {
      expect(matchRoutes(routes, path)).not.toBeNull();
    },
  );
});
