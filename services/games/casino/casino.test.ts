import type { z } from "zod";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServices, type TestServices } from "../../testing/services.ts";
import { limitsClient } from "../../money/limits/testing/limits.ts";
import type { casinoApi } from "./api.ts";
import { importGames } from "./catalogue/import.ts";
import { listedGame, startTestStudio, type TestStudio } from "./testing/studio.ts";

type Answer = z.infer<typeof casinoApi.previewLight.response>;

const list = () => [
  listedGame("hundredfold", { names: { en: "Hundredfold", ru: "Сто шансов" } }),
  listedGame("quiet-keno", { engine: "keno", names: { en: "Quiet Keno", ru: "Тихое кено", ar: "كينو هادئ" } }),
  listedGame("old-jack", { engine: "blackjack", names: { en: "Old Jack", ru: "Старый валет" } }),
  listedGame("far-reels", { engine: "slots", names: { en: "Far Reels", ru: "Дальние барабаны" } }),
];

let test: TestServices;
let studio: TestStudio;
beforeAll(async () => {
  studio = await startTestStudio(list());
  test = await startTestServices({ settings: { studio: studio.settings } });
  await importGames(test.services.context, studio.settings);
});
afterAll(async () => {
  await test.close();
  await studio.close();
});

const usual = { whence: "55", groupId: "1", lng: "en", ref: "1", fcountry: "ru", includeCategories: "false" };
const ask = (change: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  test.call<Answer>("GET", `/games-api/v1/preview/light?${new URLSearchParams({ ...usual, ...change })}`, { headers });
const value = async (change: Record<string, string> = {}, headers: Record<string, string> = {}) => {
  const { status, body } = await ask(change, headers);
  if (status !== 200 || !body.Success || !body.Value) throw new Error(`no preview: ${JSON.stringify(body)}`);
  return body.Value;
};

it("tells each game's number, name, routes, categories and tag [7.34] [7.35] [3.38]", async () => {
  const { Games, Actions, ...more } = await value();
  expect(Games).toEqual([
    { GT: expect.any(Number), GN: "Hundredfold", R: "hundredfold", OR: "", CRID: [5, 14], GF: 0 },
    { GT: expect.any(Number), GN: "Quiet Keno", R: "quiet-keno", OR: "quietkeno", CRID: [3], GF: 0 },
    { GT: expect.any(Number), GN: "Old Jack", R: "old-jack", OR: "oldjack", CRID: [4, 16], GF: 0 },
    { GT: expect.any(Number), GN: "Far Reels", R: "far-reels", OR: "farreels", CRID: [1], GF: 0 },
  ]);
  expect(new Set(Games.map(({ GT }) => GT)).size).toBe(4);
  expect(Actions[0]).toEqual({ Id: 1, Name: "Double points" });
  expect(more).toEqual({});
});

it("tags a game that came later as new, for a month", async () => {
  test.advance(60_000);
  studio.games = [...list(), listedGame("late-star")];
  await importGames(test.services.context, studio.settings);
  expect((await value()).Games.map(({ R, GF }) => [R, GF])).toContainEqual(["late-star", 1]);
  studio.games = list();
  await importGames(test.services.context, studio.settings);
  expect((await value()).Games).toHaveLength(4);
});

it("adds the categories that its games have, when asked to [7.34] [7.35]", async () => {
  const { Games, Categories } = await value({ includeCategories: "true" });
  expect(new Set(Games.flatMap(({ CRID }) => CRID))).toEqual(new Set(Categories?.map(({ RI }) => RI)));
  expect(Categories).toContainEqual({ RI: 3, TR: "Keno" });
});

it("has the sections slots, live casino and keno, numbered 1 to 3 [9.23]", async () => {
  studio.games = [...list(), listedGame("lamp-wheel", { engine: "liveWheel" })];
  await importGames(test.services.context, studio.settings);
  const { Games, Categories } = await value({ includeCategories: "true" });
  expect(Categories?.filter(({ RI }) => RI <= 3)).toEqual([
    { RI: 1, TR: "Slots" },
    { RI: 2, TR: "Live casino" },
    { RI: 3, TR: "Keno" },
  ]);
  const section = (route: string) => Games.find(({ R }) => R === route)?.CRID[0];
  expect(["far-reels", "lamp-wheel", "quiet-keno"].map(section)).toEqual([1, 2, 3]);
  studio.games = list();
  await importGames(test.services.context, studio.settings);
});

it("names everything in the language asked for, in English where it has none", async () => {
  const russian = await value({ lng: "ru", includeCategories: "true" });
  expect(russian.Games.map(({ GN }) => GN)).toEqual(["Сто шансов", "Тихое кено", "Старый валет", "Дальние барабаны"]);
  expect(russian.Categories).toContainEqual({ RI: 3, TR: "Кено" });
  const arabic = await value({ lng: "ar" });
  expect(arabic.Games.map(({ GN }) => GN)).toEqual(["Hundredfold", "كينو هادئ", "Old Jack", "Far Reels"]);
  expect(arabic.Actions.every(({ Name }) => /^[\u0600-\u06FF\s]+$/.test(Name))).toBe(true);
  expect((await value({ lng: "de" })).Games[0]?.GN).toBe("Hundredfold");
});

it("leaves out what a group does not have and what a country does not allow; an unknown group is no success", async () => {
  const routes = async (change: Record<string, string>) => (await value(change)).Games.map(({ R }) => R);
  expect(await routes({ groupId: "2" })).toEqual(["hundredfold", "quiet-keno", "far-reels"]);
  expect(await routes({ fcountry: "us" })).toEqual(["hundredfold", "quiet-keno", "old-jack"]);
  expect(await ask({ groupId: "77" })).toEqual({ status: 200, body: { Success: false, Value: null } });
  expect((await ask({ fcountry: "France" })).status).toBe(400);
});

it("tells a player who has excluded themselves of no promotions, and refuses a dead token [7.34]", async () => {
  let player = await limitsClient(test);
  expect((await value({}, player.client.headers)).Actions).toHaveLength(3);
  const dead = player.client.headers;
  await player.set(33, "1");
  expect((await ask({}, dead)).status).toBe(401);
  player = await limitsClient(test);
  expect((await value({}, player.client.headers)).Actions).toEqual([]);
  expect((await value()).Actions).toHaveLength(3);
});

it("tells who sits at the tables, asking the studio once for all who look, and nobody while it is away", async () => {
  const tables = async () => (await test.call("GET", "/casino-api/v1/tables")).body;
  studio.tables = [{ game: "live-wheel", seats: 12 }];
  expect(await tables()).toEqual({ tables: [{ game: "live-wheel", seats: 12 }] });
  studio.tables = [{ game: "live-wheel", seats: 13 }];
  expect(await tables()).toEqual({ tables: [{ game: "live-wheel", seats: 12 }] });
  const away = await startTestServices({ settings: { studio: { ...studio.settings, url: "http://127.0.0.1:9" } } });
  expect((await away.call("GET", "/casino-api/v1/tables")).body).toEqual({ tables: [] });
  await away.close();
});
