/** Free rounds, which the wallet tells of and pays: told to the frame, played at their stake, and given back. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FreeRounds } from "../wallet/wallet.ts";
import { type Reply, startWorld, type World } from "../testing/world.ts";

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const free = (change: Partial<FreeRounds> = {}): FreeRounds => ({
  id: "41",
  left: 3,
  stake: "0.50",
  won: "0.00",
  expiresAt: Date.now() + 3_600_000,
  ...change,
});

async function play(token: string, change: object = {}): Promise<Reply> {
  const { press } = (await world.frame(token, "presses", {})).body;
  const body = { press, stake: "0.50", bet: {}, free: "41", ...change };
  return world.frame(token, "rounds", body);
}
const opened = async (token: string) => (await world.frame(token, "open", {})).body["freeRounds"];

it("are told when a game opens, played without the player's money, and their wins counted", async () => {
  world.wallet.free = free();
  const token = await world.launch("heron-lake");
  expect(await opened(token)).toMatchObject({
    id: "41",
    left: 3,
    stake: "0.50",
  });
  const before = Number(world.wallet.balance);
  let won = 0;
  for (let left = 2; left >= 0; left -= 1) {
    const { status, body } = await play(token);
    expect(status).toBe(200);
    const round = body["round"] as { isFree: boolean; won: string };
    expect(round.isFree).toBe(true);
    won += Number(round.won);
    expect(body["freeRounds"]).toMatchObject({ left, won: won.toFixed(2) });
  }
  await vi.waitFor(() => expect(world.wallet.ended.size).toBe(3));
  expect(Number(world.wallet.balance)).toBeCloseTo(before + won, 9);
  expect(world.wallet.free).toMatchObject({ left: 0, won: won.toFixed(2) });
  // Used up: no further one, and the next round is the player's own.
  expect(await play(token)).toMatchObject({
    status: 422,
    body: { code: "NO_FREE_ROUND" },
  });
  const { body } = await play(token, { free: undefined });
  expect(body).toMatchObject({ round: { isFree: false } });
});

it("pay one stake of their own size, in games for one player", async () => {
  world.wallet.free = free();
  const token = await world.launch("european-roulette");
  await opened(token);
  const bets = { red: 1, n17: 1 };
  expect((await play(token, { stake: "0.60", bet: { bets } })).body).toMatchObject({ code: "NO_FREE_ROUND" });
  const black = await world.launch("lamplight-blackjack");
  await opened(black);
  let round = (await play(black)).body["round"] as {
    id: string;
    status: string;
  };
  while (round.status === "closed") round = (await play(black)).body["round"] as typeof round;
  if (round === undefined) throw new Error("every deal was over at once");
  const double = await world.frame(black, `rounds/${round.id}/moves`, {
    step: 0,
    move: { do: "double" },
  });
  expect(double).toMatchObject({
    status: 422,
    body: { code: "FREE_ROUND_ONE_STAKE" },
  });
  const kite = await world.launch("paper-kite");
  expect(await opened(kite)).toBeNull();
});

it("go back when the wallet doesn't answer, and are gone when it says so", async () => {
  world.wallet.free = free();
  const token = await world.launch("heron-lake");
  await opened(token);
  world.wallet.faults.push({ kind: "bet", at: "after", times: 3 });
  expect(await play(token)).toMatchObject({
    status: 422,
    body: { code: "WALLET_AWAY" },
  });
  await vi.waitFor(() => expect(world.wallet.received).toContain("rollback"));
  await vi.waitFor(() => expect(world.wallet.free?.left).toBe(3));
  expect(await opened(token)).toMatchObject({ left: 3 });
  world.wallet.free = null;
  expect(await play(token)).toMatchObject({
    status: 422,
    body: { code: "NO_FREE_ROUND" },
  });
  expect(await opened(token)).toBeNull();
});

it("are over when their time is, and refused to a player whom the wallet blocks", async () => {
  world.wallet.free = free();
  const token = await world.launch("heron-lake");
  await opened(token);
  world.wallet.isExcluded = true;
  expect(await play(token)).toMatchObject({
    status: 422,
    body: { code: "PLAYER_BLOCKED" },
  });
  expect(world.wallet.free.left).toBe(3);
  world.wallet.isExcluded = false;
  world.wallet.free = free({ expiresAt: Date.now() - 1 });
  expect(await opened(token)).toBeNull();
  expect(await play(token)).toMatchObject({
    status: 422,
    body: { code: "NO_FREE_ROUND" },
  });
});

it("survive a restart of the studio", async () => {
  world.wallet.free = free();
  const token = await world.launch("heron-lake");
  await opened(token);
  await play(token);
  await world.restart();
  expect(await opened(token)).toMatchObject({ left: 2 });
  expect((await play(token)).body).toMatchObject({ freeRounds: { left: 1 } });
});
