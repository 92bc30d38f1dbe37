import type { z } from "zod";
import { eq, like } from "../../../platform/database/drizzle.ts";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startTestServices, type TestServices } from "../../../testing/services.ts";
import type { casinoApi } from "../api.ts";
import { importGames } from "./import.ts";
import { casinoFavorite, casinoGame, casinoProvider } from "../tables.ts";
import { listedGame, startTestStudio, type TestStudio } from "../testing/studio.ts";

type Catalogue = z.infer<typeof casinoApi.catalogue.response>;
type Launched = z.infer<typeof casinoApi.launchDemo.response>;

const list = () => [
  listedGame("hundredfold", { names: { en: "Hundredfold", ru: "Сто шансов" } }),
  listedGame("quiet-keno", { engine: "keno", provider: { id: "four-rivers", name: "Four Rivers" } }),
  listedGame("old-jack", { engine: "blackjack", rtp: { from: "94.32", to: "99.43" }, mechanics: ["cards"] }),
  listedGame("far-reels", { engine: "slots", highestMultiplier: 2500, hasDemo: false }),
  listedGame("wild-wheel", { engine: "nobody-knows" }),
];

let test: TestServices;
let studio: TestStudio;
beforeAll(async () => {
  studio = await startTestStudio(list());
  test = await startTestServices({ settings: { studio: studio.settings } });
});
beforeEach(async () => {
  studio.games = list();
  studio.isAway = false;
  await take();
});
afterAll(async () => {
  await test.close();
  await studio.close();
});

const take = () => importGames(test.services.context, studio.settings);
const db = () => test.services.context.db;
const catalogue = async (change: Record<string, string> = {}) =>
  (
    await test.call<Catalogue>(
      "GET",
      `/casino-api/v1/catalogue?${new URLSearchParams({ group_id: "1", country: "kz", lng: "en", ...change })}`,
    )
  ).body;
const keys = ({ games }: Catalogue) => games.map(({ key }) => key);
const order = { game: "hundredfold", group_id: 1, country: "kz", lng: "ru" };
const open = async (change: object = {}) =>
  (await test.call<Launched>("POST", "/casino-api/v1/launches/demo", { body: { ...order, ...change } })).body;

it("leaves out what a group does not have and what a country does not allow", async () => {
  expect(keys(await catalogue({ group_id: "3" }))).toEqual(["hundredfold", "old-jack", "wild-wheel"]);
  expect(keys(await catalogue({ country: "us" }))).not.toContain("far-reels");
  expect(keys(await catalogue({ country: "nl" }))).not.toContain("quiet-keno");
  await db()
    .update(casinoProvider)
    .set({ blockedCountries: ["kz"] })
    .where(eq(casinoProvider.key, "four-rivers"));
  await db()
    .update(casinoGame)
    .set({ blockedCountries: ["kz"] })
    .where(eq(casinoGame.key, "old-jack"));
  expect(keys(await catalogue())).toEqual(["hundredfold", "far-reels", "wild-wheel"]);
  expect(keys(await catalogue({ country: "de" }))).toHaveLength(5);
  await db().update(casinoProvider).set({ blockedCountries: [] });
  await db().update(casinoGame).set({ blockedCountries: [] });
  expect((await catalogue({ group_id: "77" })).games).toEqual([]);
});

it("tells all of a game that a lobby shows", async () => {
  const { games, providers, halls, collections } = await catalogue({ lng: "ru" });
  expect(games[2]).toEqual({
    id: expect.any(Number),
    key: "old-jack",
    name: "Игра old-jack",
    provider: "marble-works",
    halls: ["CARDS", "OTHER"],
    is_new: false,
    former_key: "oldjack",
    categories: [4, 16],
    tag: 0,
    rtp_from: "94.32",
    rtp: "99.43",
    volatility: "medium",
    highest_multiplier: "99",
    currency: "EUR",
    min_stake: "0.10",
    max_stake: "100.00",
    mechanics: ["cards"],
    pictures: { "1x1": "https://studio.example/art/old-jack/1x1.svg" },
    has_demo: true,
  });
  expect(providers).toEqual([
    { key: "marble-works", name: "Marble Works" },
    { key: "four-rivers", name: "Four Rivers" },
  ]);
  expect(halls.map(({ key }) => key)).toEqual(["SLOTS", "KENO", "CARDS", "FAST_BET", "FAST_GAMES", "OTHER"]);
  expect(halls[1]).toEqual({ key: "KENO", name: "Кено" });
  expect(collections.map(({ key, name, games: own }) => [key, name, own.length])).toEqual([
    ["high-return", "Высокая отдача", 5],
    ["big-prizes", "Крупные множители", 1],
  ]);
});

it("puts an engine that nobody knows among the table games", async () => {
  const { games } = await catalogue();
  expect(games.find(({ key }) => key === "wild-wheel")?.halls).toEqual(["OTHER"]);
});

it("hides what the list no longer has, keeps its number, and leaves the operator's switches as they are", async () => {
  const before = await catalogue();
  await db().update(casinoGame).set({ isOpen: false }).where(eq(casinoGame.key, "old-jack"));
  studio.games = list().filter(({ id }) => id !== "hundredfold");
  await take();
  expect(keys(await catalogue())).toEqual(["quiet-keno", "far-reels", "wild-wheel"]);
  studio.games = list();
  await take();
  expect(keys(await catalogue())).toEqual(["hundredfold", "quiet-keno", "far-reels", "wild-wheel"]);
  expect((await catalogue()).games[0]).toEqual(before.games[0]);
  await db().update(casinoProvider).set({ isOpen: false }).where(eq(casinoProvider.key, "four-rivers"));
  expect(keys(await catalogue())).toEqual(["hundredfold", "far-reels", "wild-wheel"]);
  await db().update(casinoProvider).set({ isOpen: true });
  await db().update(casinoGame).set({ isOpen: true });
  expect(await catalogue()).toEqual(before);
});

it("calls a game new that came after its provider's first list, for thirty days", async () => {
  test.advance(86_400_000);
  studio.games = [...list(), listedGame("late-comer")];
  await take();
  expect((await catalogue()).games.filter((game) => game.is_new).map(({ key }) => key)).toEqual(["late-comer"]);
  expect((await catalogue()).collections[0]).toMatchObject({ key: "new", name: "New" });
  test.advance(31 * 86_400_000);
  expect((await catalogue()).games.filter((game) => game.is_new)).toEqual([]);
});

it("keeps the catalogue when the studio is away or answers what is not agreed", async () => {
  studio.isAway = true;
  await expect(take()).rejects.toThrow();
  studio.isAway = false;
  studio.games = [{ ...listedGame("x"), rtp: { from: "much", to: "more" } }];
  await expect(take()).rejects.toThrow("not as agreed");
  expect((await catalogue()).games.length).toBeGreaterThanOrEqual(5);
});

it("opens a game for play without money, in the visitor's language", async () => {
  expect(await open()).toEqual({
    launch: { id: null, url: expect.stringMatching(/\/en\/play#token-\d+$/) },
    errors: [],
  });
  expect(studio.launches.at(-1)).toEqual({ game: "hundredfold", language: "ru", play: null });
});

it.each([
  ["an unknown game", { game: "nothing" }, "CASINO_GAME_UNKNOWN"],
  ["a game that the country does not allow", { game: "far-reels", country: "us" }, "CASINO_GAME_UNKNOWN"],
  ["a game that the group leaves out", { game: "quiet-keno", group_id: 3 }, "CASINO_GAME_UNKNOWN"],
  ["a game without demo play", { game: "far-reels" }, "DEMO_UNAVAILABLE"],
])("does not open %s", async (_, change, code) => {
  const before = studio.launches.length;
  const { launch, errors } = await open(change);
  expect([launch, errors.map((error) => error.code)]).toEqual([null, [code]]);
  expect(studio.launches).toHaveLength(before);
});

it("says that games are unavailable when the studio can't be reached", async () => {
  studio.isAway = true;
  expect(await open()).toMatchObject({ launch: null, errors: [{ code: "GAMES_UNAVAILABLE" }] });
});

it("keeps a player's games, newest first, each once, and tells them to nobody else", async () => {
  const player = await test.signIn();
  const keep = async (game: string, isFavorite = true) =>
    (
      await test.call<{ games: string[]; errors: { code: string }[] }>("POST", "/casino-api/v1/favorites", {
        headers: player.headers,
        body: { game, is_favorite: isFavorite },
      })
    ).body;
  await keep("hundredfold");
  test.advance(1000);
  await keep("old-jack");
  expect((await keep("hundredfold")).games).toEqual(["old-jack", "hundredfold"]);
  expect((await keep("old-jack", false)).games).toEqual(["hundredfold"]);
  expect((await keep("nothing")).errors).toMatchObject([{ code: "CASINO_GAME_UNKNOWN" }]);
  expect((await test.call("GET", "/casino-api/v1/favorites")).status).toBe(401);
});

it("keeps 500 games of a player and no more; one that is kept may be kept again", async () => {
  const player = await test.signIn();
  const answer = async (game: string) =>
    (
      await test.call<{ games: string[]; errors: { code: string }[] }>("POST", "/casino-api/v1/favorites", {
        headers: player.headers,
        body: { game, is_favorite: true },
      })
    ).body;
  const { games: before } = await answer("hundredfold");
  studio.games = [...list(), ...Array.from({ length: 500 }, (_, index) => listedGame(`many-${index}`))];
  await take();
  const rows = await db().select({ id: casinoGame.id }).from(casinoGame).where(like(casinoGame.key, "many-%"));
  const [owner] = await db().select().from(casinoFavorite);
  await db()
    .insert(casinoFavorite)
    .values(rows.slice(before.length).map(({ id }) => ({ playerId: owner?.playerId ?? 0, gameId: id, addedAt: 0 })));
  expect((await answer("old-jack")).errors).toMatchObject([{ code: "TOO_MANY_FAVORITES" }]);
  const again = await answer("hundredfold");
  expect([again.errors, again.games.length]).toEqual([[], 500]);
});
