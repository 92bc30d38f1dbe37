/** The games preview, from GraphQL to the catalogue. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask } from "../../gateway/testing/gateway.ts";
import { startMoneyStack, type MoneyStack } from "./moneyStack.ts";

let stack: MoneyStack;
beforeAll(async () => {
  stack = await startMoneyStack();
});
afterAll(() => stack?.close());

interface Game {
  id: string;
  name: string;
  route: string;
  categories: { id: string; name: string }[];
}
interface Page {
  totalCount: number;
  edges: { cursor: string; node: Game }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const page = (variables: object, headers: Record<string, string> = {}) =>
  stack.field<Page>(
    "gamesPreview",
    `query($filter: CasinoGameFilter, $first: Int, $after: String) { gamesPreview(filter: $filter, first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor } edges { cursor node { id name route categories { id name } } } } }`,
    { variables, headers },
  );

it("pages through all games without gap or overlap, with their categories, to a guest [3.38]", async () => {
  const seen: Game[] = [];
  let total = 0;
  for (let after: string | null = ""; after !== null;) {
    const next: Page = await page({ first: 90, ...(after !== "" && { after }) });
    total = next.totalCount;
    seen.push(...next.edges.map(({ node }) => node));
    after = next.pageInfo.hasNextPage ? next.pageInfo.endCursor : null;
  }
  expect(total).toBeGreaterThanOrEqual(200);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(total);
  expect(seen.every(({ categories, route }) => categories.length > 0 && route.includes("-"))).toBe(true);
});

it("filters, names games in the caller's language, and leaves out what a country does not allow", async () => {
  const russian = await page({ filter: { search: "фонари" }, first: 100 }, { "x-language": "ru" });
  expect(russian.totalCount).toBeGreaterThan(5);
  expect(russian.edges.every(({ node }) => node.name.startsWith("Фонари"))).toBe(true);
  expect((await page({ filter: { categoryId: "2" } })).totalCount).toBeGreaterThan(0);
  expect((await page({ filter: { categoryId: "2" } }, { "x-geo-country": "fr" })).totalCount).toBe(0);
});

it("tells an excluded player of no promotions", async () => {
  const promotions = async (headers: { cookie: string }) =>
    (
      await stack.field<{ casinoPromotions: object[] }>("viewer", "{ viewer { casinoPromotions { id name } } }", {
        headers,
      })
    ).casinoPromotions;
  let headers = await stack.signIn("demo2");
  expect(await promotions(headers)).toHaveLength(3);
  await ask(stack.gateway.url, 'mutation { setLimit(input: { limitType: 33, value: "1" }) { errors { code } } }', {
    headers,
  });
  headers = await stack.signIn("demo2");
  expect(await promotions(headers)).toEqual([]);
});
