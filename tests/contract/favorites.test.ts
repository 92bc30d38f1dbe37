/** Favorites, from GraphQL to the database and back. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask } from "../../gateway/testing/gateway.ts";
import { startMoneyStack, type MoneyStack } from "./moneyStack.ts";

let stack: MoneyStack;
beforeAll(async () => {
  stack = await startMoneyStack();
});
afterAll(() => stack?.close());

interface Changed {
  favorites: { kind: string; targetId: string }[] | null;
  errors: { code: string; path: string[] | null }[];
}

const change = (name: "addFavorites" | "removeFavorites", items: object[], headers: { cookie: string }) =>
  stack.field<Changed>(
    name,
    `mutation($input: FavoritesInput!) { ${name}(input: $input) { favorites { kind targetId } errors { code path } } }`,
    { variables: { input: { items } }, headers },
  );

it("keeps a player's favorites, once each, and refuses what can't be one [1.02]", async () => {
  const headers = await stack.signIn();
  const [game, team] = [
    { kind: "GAME", id: "5" },
    { kind: "TEAM", id: "9" },
  ];
  expect(await change("addFavorites", [game, team, game], headers)).toEqual({
    favorites: [
      { kind: "GAME", targetId: "5" },
      { kind: "TEAM", targetId: "9" },
    ],
    errors: [],
  });
  expect((await change("addFavorites", [team], headers)).favorites).toHaveLength(2);
  expect(await change("addFavorites", [game, { kind: "TEAM", id: "-1" }], headers)).toEqual({
    favorites: null,
    errors: [{ code: "INVALID", path: ["items", "1", "id"] }],
  });
  expect(await change("removeFavorites", [], headers)).toEqual({
    favorites: null,
    errors: [{ code: "REQUIRED", path: ["items"] }],
  });
  expect((await change("removeFavorites", [game], headers)).favorites).toEqual([{ kind: "TEAM", targetId: "9" }]);
  const viewer = await stack.field<{ favorites: unknown[]; games: unknown[] }>(
    "viewer",
    "{ viewer { favorites { kind targetId addedAt } games: favorites(kind: GAME) { targetId } } }",
    { headers },
  );
  expect(viewer).toEqual({
    favorites: [{ kind: "TEAM", targetId: "9", addedAt: expect.stringMatching(/^\d{4}-/) }],
    games: [],
  });
});

it("takes nothing from who is not signed in", async () => {
  const { data, errors } = await ask(
    stack.gateway.url,
    "mutation { addFavorites(input: { items: [{ kind: GAME, id: 1 }] }) { errors { code } } }",
  );
  expect([data, errors?.[0]?.extensions["code"]]).toEqual([{ addFavorites: null }, "UNAUTHENTICATED"]);
});
