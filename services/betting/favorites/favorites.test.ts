import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eq, sql } from "../../platform/database/drizzle.ts";
import { player } from "../../people/players/tables.ts";
import { startTestServices, type TestServices } from "../../testing/services.ts";

interface Answer {
  favorites: { kind: string; id: string; addedAt: number }[];
  errors: { code: string; path: string[] | null }[];
}

let test: TestServices;
let headers: { authorization: string };
beforeAll(async () => {
  test = await startTestServices();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.services.context.db.execute(sql`delete from favorite`);
  ({ headers } = await test.signIn());
});

const game = (id: number | string) => ({ kind: "GAME", id: String(id) });
const list = async (as = headers) =>
  (await test.call<Answer>("GET", "/favorites-api/v1/favorites", { headers: as })).body.favorites;
const post = (action: "add" | "remove", items: unknown, as: Record<string, string> = headers) =>
  test.call<Answer>("POST", `/favorites-api/v1/favorites/${action}`, { body: { items }, headers: as });
const ids = (favorites: Answer["favorites"]) => favorites.map(({ kind, id }) => `${kind}:${id}`);

describe("favorites of a player [1.02]", () => {
  it("stand newest first, each once, and are the same when they are added again", async () => {
    expect(await list()).toEqual([]);
    expect((await post("add", [game(7), { kind: "TEAM", id: "7" }])).body.errors).toEqual([]);
    test.advance(60_000);
    const { body } = await post("add", [{ kind: "CHAMPIONSHIP", id: "88" }, game(7), game("0007")]);
    expect(body.errors).toEqual([]);
    expect(ids(body.favorites)).toEqual(["CHAMPIONSHIP:88", "GAME:7", "TEAM:7"]);
    expect((body.favorites[0]?.addedAt ?? 0) - (body.favorites[1]?.addedAt ?? 0)).toBe(60);
    expect(await list()).toEqual(body.favorites);
  });

  it("go when they are removed, which is no error when they are not there", async () => {
    await post("add", [game(1), game(2), { kind: "TEAM", id: "1" }]);
    expect(ids((await post("remove", [game(1), game(99)])).body.favorites)).toEqual(["GAME:2", "TEAM:1"]);
    expect((await post("remove", [game(1)])).body.errors).toEqual([]);
  });

  it("are nobody else's", async () => {
    await post("add", [game(1)]);
    const other = (await test.signIn("demo2")).headers;
    expect(await list(other)).toEqual([]);
    await post("remove", [game(1)], other);
    expect(ids(await list())).toEqual(["GAME:1"]);
  });

  it("are at most 500: of those that don't all fit, the first named go before the others", async () => {
    await post(
      "add",
      Array.from({ length: 499 }, (_, index) => game(index + 1)),
    );
    const { body } = await post("add", [game(1001), game(1002), game(5)]);
    expect(body.errors).toEqual([expect.objectContaining({ code: "TOO_MANY_FAVORITES", path: ["items"] })]);
    expect(body.favorites).toHaveLength(500);
    expect(ids(body.favorites)[0]).toBe("GAME:1001");
    expect((await post("add", [game(5)])).body.errors).toEqual([]);
    await post("remove", [game(1)]);
    expect((await post("add", [game(1002)])).body.errors).toEqual([]);
  });

  it("don't go over the bound when two pages add at once", async () => {
    await post(
      "add",
      Array.from({ length: 499 }, (_, index) => game(index + 1)),
    );
    const answers = await Promise.all([
      post("add", [game(2001)]),
      post("add", [game(2002)]),
      post("add", [game(2003)]),
    ]);
    expect(answers.filter(({ body }) => body.errors.length === 0)).toHaveLength(1);
    expect(await list()).toHaveLength(500);
  });

  it("can be removed but not added by a banned player", async () => {
    await post("add", [game(1), game(2)]);
    const { db } = test.services.context;
    await db.update(player).set({ banLevel: 1 }).where(eq(player.login, "demo"));
    const refused = (await post("add", [game(3)])).body;
    await post("remove", [game(1)]);
    const left = await list();
    await db.update(player).set({ banLevel: 0 }).where(eq(player.login, "demo"));
    expect(refused.errors).toEqual([expect.objectContaining({ code: "BETTING_CLOSED" })]);
    expect(ids(left)).toEqual(["GAME:2"]);
  });

  it("are refused to those who are not signed in, and malformed ones to everybody", async () => {
    expect((await test.call("GET", "/favorites-api/v1/favorites")).status).toBe(401);
    expect((await post("add", [game(1)], {})).status).toBe(401);
    for (const items of [
      [],
      [game("x")],
      [game(-1)],
      [game("1".repeat(16))],
      [{ kind: "SPORT", id: "1" }],
      "all",
      Array.from({ length: 501 }, (_, index) => game(index)),
    ]) {
      expect((await post("add", items)).status).toBe(400);
    }
  });
});
