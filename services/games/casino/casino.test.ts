import type { z } from "zod";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServices, type TestServices } from "../../testing/services.ts";
import { limitsClient } from "../../money/limits/testing/limits.ts";
import type { casinoApi } from "./api.ts";

type Answer = z.infer<typeof casinoApi.previewLight.response>;

let test: TestServices;
beforeAll(async () => {
  test = await startTestServices();
});
afterAll(() => test.close());

const usual = { whence: "55", groupId: "1", lng: "en", ref: "1", fcountry: "ru", includeCategories: "false" };
const ask = (change: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  test.call<Answer>("GET", `/games-api/v1/preview/light?${new URLSearchParams({ ...usual, ...change })}`, { headers });
const value = async (change: Record<string, string> = {}, headers: Record<string, string> = {}) => {
  const { status, body } = await ask(change, headers);
  if (status !== 200 || !body.Success || !body.Value) throw new Error(`no preview: ${JSON.stringify(body)}`);
  return body.Value;
};

it("offers over 200 games, each with its number, name, routes, categories and tag [7.34] [7.35] [3.38]", async () => {
  const { Games, Actions, ...more } = await value();
  expect(Games.length).toBeGreaterThanOrEqual(200);
  expect(Games[0]).toEqual({
    GT: 5001,
    GN: "Lanterns of the Sea",
    R: "lanterns-of-the-sea",
    OR: "lanternsofthesea",
    CRID: [1, 9],
    GF: 1,
  });
  for (const key of ["GT", "GN", "R", "OR"] as const)
    expect(new Set(Games.map((game) => game[key])).size, key).toBe(Games.length);
  for (const { R, OR } of Games) expect(`${R} ${OR}`).toMatch(/^[a-z]+(-[a-z]+)+ [a-z]+$/);
  expect(Actions[0]).toEqual({ Id: 1, Name: "Double points" });
  expect(more).toEqual({});
});

it("adds the categories that its games have, when asked to [7.34] [7.35]", async () => {
  const { Games, Categories } = await value({ includeCategories: "true" });
  expect(new Set(Games.flatMap(({ CRID }) => CRID))).toEqual(new Set(Categories?.map(({ RI }) => RI)));
  expect(Categories).toContainEqual({ RI: 3, TR: "Keno" });
});

it("names everything in the language asked for, in English where it has none", async () => {
  const russian = await value({ lng: "ru", includeCategories: "true" });
  expect(russian.Games[0]?.GN).toBe("Фонари моря");
  expect(russian.Games.every(({ GN }) => /^[А-Яё\s]+$/i.test(GN))).toBe(true);
  expect(russian.Categories).toContainEqual({ RI: 3, TR: "Кено" });
  const arabic = await value({ lng: "ar" });
  expect(
    [...arabic.Games.map(({ GN }) => GN), ...arabic.Actions.map(({ Name }) => Name)].every((name) =>
      /^[\u0600-\u06FF\s]+$/.test(name),
    ),
  ).toBe(true);
  expect((await value({ lng: "de" })).Games[0]?.GN).toBe("Lanterns of the Sea");
});

it("leaves out what a group does not have and what a country does not allow; an unknown group is no success", async () => {
  const sections = async (change: Record<string, string>) =>
    new Set((await value(change)).Games.flatMap(({ CRID }) => CRID));
  expect((await sections({ groupId: "2" })).has(2)).toBe(false);
  const inFrance = await sections({ fcountry: "fr" });
  expect([2, 6, 1].map((id) => inFrance.has(id))).toEqual([false, false, true]);
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
