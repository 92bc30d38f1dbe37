import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { game, startWalletWorld, type WalletWorld } from "../../money/wallet/testing/world.ts";
import type { roundsApi } from "./roundsApi.ts";

type Page = z.infer<typeof roundsApi.rounds.response>;

let world: WalletWorld;
/** Rounds in the order they were played: lost, won, given back, open. */
beforeAll(async () => {
  world = await startWalletWorld();
  const token = await world.launch();
  const common = (round: string) => ({ round, game, player: String(world.client.userId), currency: "RUB" });
  const about = (round: string) => ({ ...common(round), bet: `${round}:bet` });
  for (const [index, round] of ["lost", "won", "back", "open"].entries()) {
    world.test.advance(60_000);
    await world.call("bet", { id: `${round}:bet`, ...common(round), token, amount: `${index + 1}0.00` });
  }
  await world.call("end", { id: "lost:end", ...common("lost") });
  await world.call("win", { id: "won:win", ...about("won"), amount: "55.50" });
  await world.call("end", { id: "won:end", ...common("won") });
  await world.call("rollback", { id: "back:rollback", ...about("back"), amount: "30.00" });
});
afterAll(() => world.close());

const ask = async (query: Record<string, string> = {}) =>
  world.test.call<Page>("GET", `/casino-api/v1/rounds?${new URLSearchParams(query)}`, {
    headers: world.client.headers,
  });
const idsOf = async (query: Record<string, string>) => (await ask(query)).body.rounds.map(({ id }) => id);

describe("a player's rounds", () => {
  it("are told with what each cost and paid, newest first", async () => {
    const { status, body } = await ask({ lng: "ru" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ next: null, total: 4 });
    expect(body.rounds.map(({ id, result, stake, won }) => [id, result, stake, won])).toEqual([
      ["open", "OPEN", "40.00", "0.00"],
      ["back", "RETURNED", "30.00", "0.00"],
      ["won", "WON", "20.00", "55.50"],
      ["lost", "LOST", "10.00", "0.00"],
    ]);
    expect(body.rounds[2]).toMatchObject({
      game,
      name: `Игра ${game}`,
      account_id: Number(world.client.accounts["RUB"]),
      currency: "RUB",
    });
    expect(body.rounds[0]?.ended_at).toBeNull();
    expect(body.rounds[2]?.ended_at).toBeGreaterThan(body.rounds[2]?.started_at ?? Infinity);
  });

  it("are chosen by result, account, game, day and number", async () => {
    expect(await idsOf({ results: "WON,RETURNED" })).toEqual(["back", "won"]);
    expect(await idsOf({ game: "another" })).toEqual([]);
    expect(await idsOf({ game, account_id: world.client.accounts["RUB"] ?? "" })).toHaveLength(4);
    expect(await idsOf({ account_id: "1" })).toEqual([]);
    expect(await idsOf({ ids: "won,nobody" })).toEqual(["won"]);
    const at = (await ask({ ids: "won" })).body.rounds[0]?.started_at ?? 0;
    expect(await idsOf({ from: String(at) })).toEqual(["open", "back", "won"]);
    expect(await idsOf({ to: String(at) })).toEqual(["lost"]);
    for (const query of ["results=WEIGHED", "first=0", "first=101", "ids=,", "after=nonsense"])
      expect((await ask(Object.fromEntries(new URLSearchParams(query)))).status, query).toBe(400);
  });

  it("come page by page, each once", async () => {
    const first = (await ask({ first: "3" })).body;
    expect(first.rounds.map(({ id }) => id)).toEqual(["open", "back", "won"]);
    expect((await ask({ first: "3", after: first.next ?? "" })).body).toMatchObject({
      rounds: [{ id: "lost" }],
      next: null,
      total: 4,
    });
  });

  it("are nobody else's", async () => {
    const { headers } = await world.test.signIn("demo2");
    const theirs = await world.test.call<Page>("GET", "/casino-api/v1/rounds", { headers });
    expect(theirs).toMatchObject({ status: 200, body: { rounds: [], total: 0 } });
    expect((await world.test.call("GET", "/casino-api/v1/rounds/check?id=won", { headers })).status).toBe(404);
    expect((await world.test.call("GET", "/casino-api/v1/rounds")).status).toBe(401);
  });

  it("can be checked once the studio tells the seeds", async () => {
    const check = (id: string) =>
      world.test.call("GET", `/casino-api/v1/rounds/check?id=${id}`, { headers: world.client.headers });
    world.studio.verifyUrls.set("won", "https://studio.example/en/verify#won").set("lost", null);
    expect((await check("won")).body).toEqual({ verify_url: "https://studio.example/en/verify#won" });
    expect((await check("lost")).body).toEqual({ verify_url: null });
    expect((await check("never")).body).toMatchObject({ code: "ROUND_UNKNOWN" });
    world.studio.isAway = true;
    expect((await check("won")).body).toMatchObject({ code: "GAMES_UNAVAILABLE" });
    world.studio.isAway = false;
  });

  it("give the games that were played lately, and those with a round that is not over", async () => {
    const { body } = await world.test.call("GET", "/casino-api/v1/recents", { headers: world.client.headers });
    expect(body).toEqual({ games: [game], open: [game] });
  });

  it("are named by the entries of the account's history, also by stakes that came back", async () => {
    const { body } = await world.test.call<{ entries: { type: string; roundId: string; couponId: null }[] }>(
      "GET",
      `/account-api/v1/getMainAccount?accountId=${world.client.accounts["RUB"]}&pageSize=6`,
      { headers: world.client.headers },
    );
    expect(body.entries.map(({ type, roundId, couponId }) => [type, roundId, couponId])).toEqual([
      ["REFUND", "back", null],
      ["PAYOUT", "won", null],
      ["STAKE", "open", null],
      ["STAKE", "back", null],
      ["STAKE", "won", null],
      ["STAKE", "lost", null],
    ]);
  });
});
