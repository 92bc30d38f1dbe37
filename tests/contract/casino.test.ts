/** The games preview, from GraphQL to the catalogue. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask } from "../../gateway/testing/gateway.ts";
import { listedGame, startTestStudio, type TestStudio } from "../../services/games/casino/testing/studio.ts";
import { startMoneyStack, type MoneyStack } from "./moneyStack.ts";

let stack: MoneyStack;
let studio: TestStudio;
beforeAll(async () => {
  studio = await startTestStudio([
    listedGame("hundredfold"),
    listedGame("old-jack", { engine: "blackjack", names: { en: "Old Jack", ru: "Старый валет" } }),
    listedGame("far-reels", { engine: "slots", hasDemo: false }),
    listedGame("quiet-keno", { engine: "keno" }),
    listedGame("jade-dice", { engine: "sicBo" }),
  ]);
  stack = await startMoneyStack({ studio: studio.settings });
  await stack.test.runJob("casino");
});
afterAll(async () => {
  await stack?.close();
  await studio?.close();
});

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
  for (let after: string | null = ""; after !== null;) {
    const next: Page = await page({ first: 2, ...(after !== "" && { after }) });
    expect(next.totalCount).toBe(5);
    seen.push(...next.edges.map(({ node }) => node));
    after = next.pageInfo.hasNextPage ? next.pageInfo.endCursor : null;
  }
  expect(seen.map(({ route }) => route)).toEqual(["hundredfold", "old-jack", "far-reels", "quiet-keno", "jade-dice"]);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(5);
  expect(seen.every(({ categories }) => categories.length > 0)).toBe(true);
});

it("filters, names games in the caller's language, and leaves out what a country does not allow", async () => {
  const russian = await page({ filter: { search: "старый" } }, { "x-language": "ru" });
  expect(russian.edges.map(({ node }) => [node.name, node.categories[0]?.name])).toEqual([
    ["Старый валет", "Карточные игры"],
  ]);
  expect((await page({ filter: { categoryId: "3" } })).totalCount).toBe(1);
  expect((await page({ filter: { categoryId: "3" } }, { "x-geo-country": "nl" })).totalCount).toBe(0);
});

it("keeps a player's games, opens one for fun and refuses an account that is not theirs", async () => {
  const headers = await stack.signIn("demo");
  const keep =
    'mutation { setCasinoFavorite(input: { gameId: "jade-dice", isFavorite: true }) { favorites { key } errors { code } } }';
  for (let time = 0; time < 2; time += 1)
    expect(await stack.field("setCasinoFavorite", keep, { headers })).toEqual({
      favorites: [{ key: "jade-dice" }],
      errors: [],
    });
  const launch = (input: string, signedIn = {}) =>
    stack.field(
      "launchCasinoGame",
      `mutation { launchCasinoGame(input: { ${input} }) { launch { url sessionId } errors { code path } } }`,
      { headers: signedIn },
    );
  expect(await launch('gameId: "old-jack", isDemo: true')).toEqual({
    launch: { url: `${studio.settings.url}/en/play#token-1`, sessionId: null },
    errors: [],
  });
  expect(await launch('gameId: "old-jack", accountId: "999999"', headers)).toEqual({
    launch: null,
    errors: [{ code: "ACCOUNT_UNKNOWN", path: ["accountId"] }],
  });
  expect(await launch('gameId: "far-reels", isDemo: true')).toEqual({
    launch: null,
    errors: [{ code: "DEMO_UNAVAILABLE", path: ["isDemo"] }],
  });
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
