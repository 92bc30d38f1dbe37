import { createHash, createHmac } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startWorld, type World } from "../testing/world.ts";

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(async () => world.close());

const press = async (token: string) => (await world.frame(token, "presses", {})).body["press"];
const start = async (token: string, bet: unknown, stake = "1.00") =>
  world.frame(token, "rounds", { press: await press(token), stake, bet });
/** A bet that wins 98 times in 100. */
const safe = { side: "under", target: 9800 };

interface Shown {
  id: string;
  status: string;
  won: string;
  returned: number;
  view: Record<string, unknown>;
  moves: unknown[];
  seeds: { hash: string; clientSeed: string; nonce: number; serverSeed: string | null };
}
/** The call that ends a round: that of its win, if it has one. */
const lastCalls = ["win", "end"];
const roundOf = ({ body }: { body: Record<string, unknown> }) => body["round"] as Shown;

describe("a round for money", () => {
  it("is bet, won and ended at the wallet, which knows the balance", async () => {
    const token = await world.launch("hundredfold");
    expect((await world.frame(token, "open", {})).body).toMatchObject({
      balance: "100.00",
      isDemo: false,
      round: null,
    });
    const { status, body } = await start(token, safe, "10.00");
    expect(status).toBe(200);
    const round = roundOf({ body });
    // 0.99 / (9800/10001) = 1.010305…, so 10.10, or nothing.
    const won = round.returned > 0 ? "10.10" : "0.00";
    expect(round).toMatchObject({ status: "closed", won });
    await vi.waitFor(() => expect(world.wallet.ended.has(round.id)).toBe(true));
    expect(world.wallet.balance).toBe(won === "10.10" ? "100.10" : "90.00");
    expect(body["balance"]).toBe(world.wallet.balance);
    expect(world.wallet.received).toEqual(["authenticate", "bet", won === "10.10" ? "win" : "end"]);
  });

  it("is refused with the wallet's own code, and nothing is played", async () => {
    const token = await world.launch("hundredfold");
    await world.frame(token, "open", {});
    world.wallet.balance = "0.50";
    expect(await start(token, safe)).toMatchObject({
      status: 422,
      body: { code: "NOT_ENOUGH_MONEY", balance: "0.50" },
    });
    world.wallet.balance = "50.00";
    world.wallet.isExcluded = true;
    expect(await start(token, safe)).toMatchObject({ status: 422, body: { code: "PLAYER_BLOCKED" } });
    expect(world.wallet.received).not.toContain("rollback");
    expect((await world.frame(token, "rounds")).body).toEqual({ rounds: [] });
  });

  it("sends a bet three times, then takes it back until the wallet has heard it", async () => {
    const token = await world.launch("hundredfold");
    await world.frame(token, "open", {});
    world.wallet.faults.push({ kind: "bet", at: "after", times: 3 }, { kind: "rollback", at: "before", times: 2 });
    expect(await start(token, safe)).toMatchObject({ status: 422, body: { code: "WALLET_AWAY" } });
    await vi.waitFor(() => expect(world.wallet.balance).toBe("100.00"));
    expect(world.wallet.received).toEqual(["authenticate", "bet", "bet", "bet", "rollback", "rollback", "rollback"]);
  });

  it("is paid once, though the wallet's answer to the win is lost", async () => {
    const token = await world.launch("silver-call");
    await world.frame(token, "open", {});
    world.wallet.faults.push({ kind: "win", at: "after", times: 2 });
    let round = roundOf(await start(token, { call: "heads" }));
    while (round.status !== "open") round = roundOf(await start(token, { call: "heads" }));
    const before = world.wallet.balance;
    await world.frame(token, `rounds/${round.id}/moves`, { step: 0, move: { collect: true } });
    await vi.waitFor(() => expect(world.wallet.received.filter((kind) => kind === "win").length).toBe(3));
    expect(world.wallet.ended.has(round.id)).toBe(true);
    expect(Number(world.wallet.balance)).toBeCloseTo(Number(before) + 1.96, 9);
  });

  it("is told to the wallet at once after a start, however long the next attempt was off", async () => {
    await world.close();
    world = await startWorld({}, { retryMs: [3_600_000] });
    const token = await world.launch("hundredfold");
    await world.frame(token, "open", {});
    world.wallet.faults.push(...lastCalls.map((kind) => ({ kind, at: "before" as const, times: 1 })));
    await start(token, safe);
    const told = () => world.wallet.received.filter((kind) => lastCalls.includes(kind)).length;
    await vi.waitFor(() => expect(told()).toBe(1));
    expect(world.wallet.ended.size).toBe(0);
    for (const fault of world.wallet.faults) fault.times = 0;
    await world.restart();
    await vi.waitFor(() => expect(world.wallet.ended.size).toBe(1));
    expect(told()).toBe(2);
  });

  it("reaches a wallet that is back soon, all that waits behind the first call as well", async () => {
    await world.close();
    world = await startWorld({}, { retryMs: [3_600_000], probeMs: 20 });
    const token = await world.launch("hundredfold");
    await world.frame(token, "open", {});
    const outages = lastCalls.map((kind) => ({ kind, at: "away" as const, times: Infinity }));
    world.wallet.faults.push(...outages);
    for (let round = 0; round < 3; round += 1) await start(token, safe);
    const { ended } = world.wallet;
    expect(ended.size).toBe(0);
    for (const outage of outages) outage.times = 0;
    await vi.waitFor(() => expect(ended.size).toBe(3));
  });

  it("starts one round for one press, however often it is sent", async () => {
    const token = await world.launch("hundredfold");
    await world.frame(token, "open", {});
    const body = { press: await press(token), stake: "1.00", bet: safe };
    const answers = await Promise.all([1, 2, 3].map(() => world.frame(token, "rounds", body)));
    expect(new Set(answers.map((answer) => roundOf(answer).id)).size).toBe(1);
    expect(world.wallet.received.filter((kind) => kind === "bet")).toHaveLength(1);
    expect(await world.frame(token, "rounds", { ...body, stake: "2.00" })).toMatchObject({
      status: 409,
      body: { code: "PRESS_USED" },
    });
  });
});

describe("a round of several steps", () => {
  it("survives a restart, and shows no mine before it is over", async () => {
    const token = await world.launch("quiet-field");
    await world.frame(token, "open", {});
    const opened = roundOf(await start(token, { mines: 1 }));
    expect(opened).toMatchObject({ status: "open", view: { mines: null } });
    await world.restart();
    const again = (await world.frame(token, "open", {})).body["round"] as Shown;
    expect(again).toMatchObject({ id: opened.id, status: "open", view: { mines: null, opened: [] } });
    expect(again.seeds.serverSeed).toBeNull();
    const path = `rounds/${opened.id}/moves`;
    const moved = await world.frame(token, path, { step: 0, move: { open: 7 } });
    expect((await world.frame(token, path, { step: 0, move: { open: 7 } })).body).toMatchObject({
      round: { moves: [{ open: 7 }] },
    });
    if (roundOf(moved).status === "open") {
      expect(await world.frame(token, path, { step: 1, move: { open: 7 } })).toMatchObject({ status: 422 });
      expect(await world.frame(token, path, { step: 0, move: { open: 8 } })).toMatchObject({ status: 409 });
      expect(roundOf(await world.frame(token, path, { step: 1, move: { collect: true } }))).toMatchObject({
        status: "closed",
        won: "1.03",
      });
    } else expect(roundOf(moved)).toMatchObject({ won: "0.00", view: { mines: [7] } });
  });

  it("is not another player's", async () => {
    const token = await world.launch("quiet-field");
    await world.frame(token, "open", {});
    const { id } = roundOf(await start(token, { mines: 1 }));
    const other = await world.launch("quiet-field", true);
    expect(await world.frame(other, `rounds/${id}/moves`, { step: 0, move: { open: 1 } })).toMatchObject({
      status: 404,
    });
  });
});

describe("seeds", () => {
  it("are shown as a hash first and revealed on request, and decide the rounds", async () => {
    const token = await world.launch("hundredfold", true);
    await world.frame(token, "open", {});
    expect(await world.frame(token, "seeds", { clientSeed: "a:b" })).toMatchObject({ status: 400 });
    await world.frame(token, "seeds", { clientSeed: "mine" });
    const round = roundOf(await start(token, safe));
    expect(round.seeds).toMatchObject({ clientSeed: "mine", nonce: 0, serverSeed: null });
    const { revealed } = (await world.frame(token, "seeds", { clientSeed: "next" })).body as {
      revealed: { serverSeed: string };
    };
    const { serverSeed } = revealed;
    expect(createHash("sha256").update(serverSeed).digest("hex")).toBe(round.seeds.hash);
    const word = createHmac("sha256", serverSeed).update("mine:0:0").digest().readUInt32BE();
    expect(round.view["roll"]).toBe(Math.floor((word / 2 ** 32) * 10_001));
  });

  it("stay hidden while a round is open", async () => {
    const token = await world.launch("quiet-field", true);
    await world.frame(token, "open", {});
    await start(token, { mines: 3 });
    expect(await world.frame(token, "seeds", { clientSeed: "x" })).toMatchObject({
      status: 409,
      body: { code: "ROUND_OPEN" },
    });
  });
});

it("demo play has the same rules and asks the wallet nothing", async () => {
  const token = await world.launch("hundredfold", true);
  expect((await world.frame(token, "open", {})).body).toMatchObject({
    isDemo: true,
    currency: "XXX",
    balance: "1000.00",
  });
  const { body } = await start(token, safe, "100.00");
  expect(body["balance"]).toBe(roundOf({ body }).returned > 0 ? "1001.03" : "900.00");
  expect(await start(token, safe, "100.01")).toMatchObject({ status: 422, body: { code: "STAKE_OUT_OF_RANGE" } });
  expect(await start(token, { side: "under", target: 1 })).toMatchObject({
    status: 422,
    body: { code: "ILLEGAL_PLAY" },
  });
  expect(world.wallet.received).toEqual([]);
});

describe("protection", () => {
  it("refuses a round before the last one's cycle is over, and a press that was used", async () => {
    await world.close();
    world = await startWorld({ isProtected: true }, { cycleMs: 60_000 });
    const token = await world.launch("hundredfold", true);
    await world.frame(token, "open", {});
    expect((await start(token, safe)).body["nextInMs"]).toBeGreaterThan(50_000);
    const early = await start(token, safe);
    expect(early).toMatchObject({ status: 429, body: { code: "TOO_EARLY" } });
    expect(early.body["waitMs"]).toBeGreaterThan(50_000);
    expect(await world.frame(token, "rounds", { press: "made-up", stake: "1.00", bet: safe })).toMatchObject({
      status: 409,
      body: { code: "STALE_PRESS" },
    });
  });

  it("waits a shorter cycle after a round of a slot, whatever is played next", async () => {
    await world.close();
    world = await startWorld({ isProtected: true }, { cycleMs: 600_000, slotCycleMs: 60_000 });
    const token = await world.launch("heron-lake");
    await world.frame(token, "open", {});
    const { body } = await start(token, {});
    expect(body["nextInMs"]).toBeGreaterThan(50_000);
    expect(body["nextInMs"]).toBeLessThanOrEqual(60_000);
    const other = await world.launch("hundredfold");
    await world.frame(other, "open", {});
    const early = await start(other, safe);
    expect(early).toMatchObject({ status: 429, body: { code: "TOO_EARLY" } });
    expect(early.body["waitMs"]).toBeLessThanOrEqual(60_000);
  });

  it("calls a round a win only when it pays more than its stake", async () => {
    const token = await world.launch("harvest-wheel", true);
    await world.frame(token, "open", {});
    const seen = new Map<number, boolean>();
    for (let round = 0; round < 60; round += 1) {
      const { body } = await start(token, { risk: "low" });
      seen.set(roundOf({ body }).returned, (body["round"] as { isWin: boolean }).isWin);
    }
    // Half of the stake comes back at 8 of 20 segments.
    expect(Object.fromEntries(seen)).toEqual({ 5000: false, 12_000: true, 15_000: true });
  });
});
