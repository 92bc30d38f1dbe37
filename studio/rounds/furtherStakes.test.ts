import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startWorld, type World } from "../testing/world.ts";

let world: World;
let token: string;
beforeEach(async () => {
  world = await startWorld();
  token = await world.launch("lamplight-blackjack");
  await world.frame(token, "open", {});
});
afterEach(async () => world.close());

interface Shown {
  id: string;
  status: string;
  stake: string;
  unit: string;
  returned: number;
  won: string | null;
  moves: unknown[];
  view: { hands: { cards: number[]; stakes: number }[]; can: string[] };
}
const roundOf = ({ body }: { body: Record<string, unknown> }) => body["round"] as Shown;

/** Plays until a hand is dealt on which the player has to decide. */
async function dealt(): Promise<Shown> {
  for (;;) {
    const { press } = (await world.frame(token, "presses", {})).body;
    const round = roundOf(await world.frame(token, "rounds", { press, stake: "1", bet: {} }));
    if (round.status === "open") return round;
  }
}
const double = ({ id, moves }: Shown) =>
  world.frame(token, `rounds/${id}/moves`, { step: moves.length, move: { do: "double" } });
const now = async () => (await world.frame(token, "open", {})).body["round"] as Shown | null;
const received = (kind: string) => world.wallet.received.filter((own) => own === kind).length;

it("a double takes a second stake from the wallet, and a win pays for both", async () => {
  const round = await dealt();
  const [before, bets] = [Number(world.wallet.balance), received("bet")];
  const doubled = roundOf(await double(round));
  expect(doubled).toMatchObject({ status: "closed", stake: "2.00", unit: "1.00" });
  expect([0, 20_000, 40_000]).toContain(doubled.returned);
  expect(received("bet")).toBe(bets + 1);
  await vi.waitFor(() => expect(Number(world.wallet.balance)).toBeCloseTo(before - 1 + Number(doubled.won), 9));
  const today = new Date().toISOString().slice(0, 10);
  const { text } = (await world.operator("GET", `/v1/statements/${today}`)).body;
  expect(text).toContain(`\n${round.id},"player-1",lamplight-blackjack,closed,EUR,2.00,${doubled.won},`);
});

it("a double that is refused leaves the round as it was, and may be asked for again", async () => {
  const round = await dealt();
  world.wallet.balance = "0.40";
  expect(await double(round)).toMatchObject({ status: 422, body: { code: "NOT_ENOUGH_MONEY" } });
  expect(await now()).toMatchObject({ id: round.id, status: "open", stake: "1.00", moves: [], view: round.view });
  world.wallet.balance = "5.00";
  expect(roundOf(await double(round))).toMatchObject({ status: "closed", stake: "2.00" });
});

it("a double without an answer is taken back, and the round goes on with one stake", async () => {
  const round = await dealt();
  const before = world.wallet.balance;
  world.wallet.faults.push({ kind: "bet", at: "after", times: 3 });
  expect(await double(round)).toMatchObject({ status: 422, body: { code: "WALLET_AWAY" } });
  await vi.waitFor(() => expect(world.wallet.balance).toBe(before));
  expect(received("rollback")).toBe(1);
  const stood = await world.frame(token, `rounds/${round.id}/moves`, { step: 0, move: { do: "stand" } });
  expect(roundOf(stood)).toMatchObject({ status: "closed", stake: "1.00" });
});

it("a double that is sent twice takes one stake", async () => {
  const round = await dealt();
  const bets = received("bet");
  const answers = await Promise.all([double(round), double(round)]);
  for (const answer of answers) expect(roundOf(answer)).toMatchObject({ status: "closed", stake: "2.00" });
  expect(received("bet")).toBe(bets + 1);
});

it("demo play takes a second stake from its own balance", async () => {
  token = await world.launch("lamplight-blackjack", true);
  const round = await dealt();
  const before = Number((await world.frame(token, "open", {})).body["balance"]);
  const { body } = await double(round);
  expect(Number(body["balance"])).toBeCloseTo(before - 1 + Number(roundOf({ body }).won), 9);
  expect(world.wallet.received).not.toContain("bet");
});

it("chips of one draw are one stake, within the table's limits, and pay together", async () => {
  token = await world.launch("european-roulette");
  await world.frame(token, "open", {});
  const spin = async (chips: Record<string, number>, stake: string) => {
    const { press } = (await world.frame(token, "presses", {})).body;
    return world.frame(token, "rounds", { press, stake, bet: { chips } });
  };
  // Red, black and zero cover the wheel: 2 chips of 3 come back, or 36.
  const { body } = await spin({ red: 1, black: 1, "0": 1 }, "0.50");
  expect(body["round"]).toMatchObject({ stake: "1.50", unit: "0.50", status: "closed" });
  expect(["1.00", "18.00"]).toContain(roundOf({ body }).won);
  expect((body["round"] as { isWin: boolean }).isWin).toBe(roundOf({ body }).won === "18.00");
  expect(received("bet")).toBe(1);
  expect(await spin({ red: 401 }, "0.50")).toMatchObject({ status: 422, body: { code: "STAKE_OUT_OF_RANGE" } });
  for (const chips of [{}, { purple: 1 }, { red: 0 }, { red: 1.5 }, { red: 501 }] as Record<string, number>[])
    expect(await spin(chips, "0.10")).toMatchObject({ status: 422, body: { code: "ILLEGAL_PLAY" } });
});
