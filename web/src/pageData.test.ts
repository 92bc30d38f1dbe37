/**
 * A page says its data once, in its definition, and takes it from there. What it names is asked for nowhere else in the
 * modules that load with it, where the two could come to differ.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, it } from "vitest";

const root = import.meta.dirname;
/**
 * Asks for other variables than the page's, such as the seasons that a visitor chooses, or stands in a window as well as
 * on the page.
 */
const OTHER_VARIABLES = [
  "features/betting/statistics/SeasonTable.tsx: StandingsTable",
  "features/office/payments/method/useMethods.ts: PaymentMethods",
  "features/office/payments/deposit/useDepositBounds.ts: DepositBounds",
];
/** Named so that it is there: for a check before the page is shown, or for what stands in a window too. */
const CHECKED_ONLY = [
  "routes/betting/game.tsx: team",
  "routes/office/deduce.tsx: methods",
  "routes/office/recharge.tsx: methods",
  "routes/office/recharge.tsx: bounds",
];

const read = (file: string) => readFileSync(join(root, file), "utf8");
const routes = readdirSync(join(root, "routes"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".tsx") && !name.endsWith(".test.tsx"))
  .map((name) => join("routes", name));

/** Names of a route's queries with their documents. */
const namedIn = (file: string): [name: string, operation: string][] =>
  [...read(file).matchAll(/\bdocuments(?:: | = )\{(?<list>[^}]*)\}/g)].flatMap(({ groups }) =>
    [...(groups?.["list"] ?? "").matchAll(/(\w+): (\w+)Document\b/g)].map(
      ([, name = "", operation = ""]): [string, string] => [name, operation],
    ),
  );

/** What loads with a module: what it imports at once, and that again. */
function loadedWith(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, from = ""] of read(file).matchAll(/^(?:import|export) (?!type )[^"']*? from "([^"]+\.tsx?)";/gm)) {
    const target = from.startsWith("@/") ? from.slice(2) : relative(root, join(root, dirname(file), from));
    if (!from.startsWith("#") && !target.startsWith("operations/") && !target.includes("~")) loadedWith(target, known);
  }
  return known;
}

const pages = routes.filter((file) => namedIn(file).length > 0);

it("is found in the pages that there are", () => {
  expect(pages.length).toBeGreaterThan(25);
  expect(new Map(namedIn("routes/betting/marble.tsx"))).toEqual(
    new Map([
      ["games", "Games"],
      ["sports", "MarbleSports"],
      ["championship", "Championship"],
    ]),
  );
  expect([...loadedWith("routes/betting/marble.tsx")]).toContain("features/betting/marble/RaceBoard.tsx");
});

it("is asked for by its page's definition alone", () => {
  const again = pages.flatMap((page) => {
    const named = new Set(namedIn(page).map(([, operation]) => operation));
    return [...loadedWith(page)].flatMap((file) =>
      [...read(file).matchAll(/\buse(\w+)Query\(/g)]
        .filter(([, operation = ""]) => named.has(operation))
        .map(([, operation]) => `${file}: ${operation}`),
    );
  });
  expect([...new Set(again)]).toEqual(OTHER_VARIABLES);
});

it("is taken whole", () => {
  const unused = pages.flatMap((page) =>
    namedIn(page)
      .filter(([name]) => !read(page).includes(`page.useQuery("${name}"`))
      .map(([name]) => `${page}: ${name}`),
  );
  expect(unused).toEqual(CHECKED_ONLY);
});
