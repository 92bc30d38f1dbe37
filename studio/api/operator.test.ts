import { afterAll, beforeAll, expect, it } from "vitest";
import { titles } from "#shared/games/titles/titles.ts";
import { TOKEN } from "../testing/wallet.ts";
import { OPERATOR_SECRET, startWorld, type World } from "../testing/world.ts";
import { signed } from "#shared/wire/signedCall.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(async () => world.close());

const launch = { game: "hundredfold", language: "ar", play: null };

it("refuses calls that are not signed, are altered, are old, or are signed by another", async () => {
  const path = "/v1/launches";
  const text = JSON.stringify(launch);
  const call = { method: "POST", path, body: text };
  const send = async (headers: Record<string, string>, body = text) =>
    (
      await fetch(world.url + path, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body,
      })
    ).status;
  const now = Date.now();
  expect(await send(signed(OPERATOR_SECRET, call, now))).toBe(201);
  expect(await send({})).toBe(401);
  expect(await send(signed(OPERATOR_SECRET, call, now), text.replace("{", "{ "))).toBe(401);
  expect(await send(signed(OPERATOR_SECRET, call, now - 301_000))).toBe(401);
  expect(await send(signed("another-secret-of-16", call, now))).toBe(401);
  expect((await fetch(`${world.url}/v1/games`)).status).toBe(401);
});

it("launches a game in the player's language, or in English", async () => {
  expect((await world.operator("POST", "/v1/launches", launch)).body["url"]).toMatch(/\/ar\/play#[\w-]{32}$/);
  expect((await world.operator("POST", "/v1/launches", { ...launch, language: "zz" })).body["url"]).toMatch(
    /\/en\/play#/,
  );
  expect(await world.operator("POST", "/v1/launches", { ...launch, game: "none" })).toMatchObject({
    status: 404,
    body: { code: "UNKNOWN_GAME" },
  });
});

it("lets no player take the name of demo play, and no wallet's no be passed over", async () => {
  const play = { player: "demo:1", token: TOKEN, currency: "EUR" };
  expect(await world.operator("POST", "/v1/launches", { ...launch, play })).toMatchObject({ status: 400 });
  const { body } = await world.operator("POST", "/v1/launches", {
    ...launch,
    play: { ...play, player: "p", token: "expired-token" },
  });
  const token = String(body["url"]).split("#")[1] ?? "";
  expect(await world.frame(token, "open", {})).toMatchObject({ status: 403, body: { code: "TOKEN_EXPIRED" } });
  const stranger = await world.operator("POST", "/v1/launches", { ...launch, play: { ...play, player: "somebody" } });
  const other = String(stranger.body["url"]).split("#")[1] ?? "";
  expect(await world.frame(other, "open", {})).toMatchObject({ status: 403, body: { code: "WRONG_PLAYER" } });
});

it("ends a player's other session with a new launch", async () => {
  const first = await world.launch("hundredfold");
  expect((await world.frame(first, "open", {})).status).toBe(200);
  const second = await world.launch("quiet-field");
  expect(await world.frame(first, "open", {})).toMatchObject({ status: 401, body: { code: "SESSION_ENDED" } });
  expect((await world.frame(second, "open", {})).status).toBe(200);
});

it("lists the games with pictures that are there", async () => {
  const { games } = (await world.operator("GET", "/v1/games?currency=RUB")).body as {
    games: { id: string; names: object; rtp: object; stakes: object; pictures: Record<string, string> }[];
  };
  expect(games.length).toBe(titles.length);
  expect(games[0]).toMatchObject({
    id: "hundredfold",
    names: { ru: "Сто шансов" },
    rtp: { from: "98.99", to: "99.00" },
    stakes: { currency: "RUB", min: "10.00", max: "10000.00" },
  });
  const pictures = new Set<string>();
  for (const { pictures: own } of games)
    for (const url of Object.values(own)) {
      const response = await fetch(url.replace("localhost", "127.0.0.1"));
      expect(response.headers.get("content-type"), url).toBe("image/svg+xml");
      pictures.add(await response.text());
    }
  expect(pictures.size).toBe(3 * titles.length);
});

it("tells of rounds and of a day", async () => {
  const token = await world.launch("hundredfold");
  await world.frame(token, "open", {});
  const { press } = (await world.frame(token, "presses", {})).body;
  const bet = { side: "under", target: 9800 };
  const { round } = (await world.frame(token, "rounds", { press, stake: "2", bet })).body as {
    round: { id: string; won: string };
  };
  expect((await world.operator("GET", `/v1/rounds/${round.id}`)).body).toMatchObject({
    status: "closed",
    stake: "2.00",
  });
  const today = new Date().toISOString().slice(0, 10);
  const { text } = (await world.operator("GET", `/v1/statements/${today}`)).body;
  expect(text).toContain(`\n${round.id},"player-1",hundredfold,closed,EUR,2.00,${round.won},`);
});

it("tells of each table how many sit at it", async () => {
  const { body } = await world.operator("GET", "/v1/tables");
  const clocked = titles.filter(({ clock }) => clock !== undefined).map(({ id }) => ({ game: id, seats: 0 }));
  expect(clocked.length).toBeGreaterThan(5);
  expect(body).toEqual({ tables: clocked });
});
