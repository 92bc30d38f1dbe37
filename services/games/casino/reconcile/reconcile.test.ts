import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dropOld } from "../../../platform/database/retention.ts";
import { game, startWalletWorld, type WalletWorld } from "../../../money/wallet/testing/world.ts";
import { casinoCall } from "../../../money/wallet/tables.ts";
import { retentionRules } from "../../../registry.ts";
import { casinoReconciliation } from "../tables.ts";
import type { Reconciliation } from "./api.ts";
import { reconcileDays } from "./reconcile.ts";

/** The clock of the services stands at noon of this day. */
const day = "2026-11-21";
const dayMs = 86_400_000;

let world: WalletWorld;
beforeAll(async () => {
  world = await startWalletWorld();
  const token = await world.launch();
  for (const [round, amount, won] of [
    ["lost", "10.00", null],
    ["won", "20.00", "55.50"],
    ["open", "30.00", null],
  ] as const) {
    const common = { round, game, player: String(world.client.userId), currency: "RUB" };
    await world.call("bet", { id: `${round}:bet`, ...common, token, amount });
    if (won !== null) await world.call("win", { id: `${round}:win`, ...common, bet: `${round}:bet`, amount: won });
    if (round !== "open") await world.call("end", { id: `${round}:end`, ...common });
  }
});
afterAll(() => world.close());

const stated = (round: string, stake: string, won: string) =>
  `${round},"${world.client.userId}",${game},closed,RUB,${stake},${won},2026-11-21T12:00:00.000Z\n`;
const ask = (on = day, key = "test-key") =>
  world.test.call<Reconciliation>("GET", `/casino-api/v1/desk/reconciliation?day=${on}`, {
    headers: { "x-service-key": key },
  });

describe("a day of rounds", () => {
  it("is the same on both sides when every round is stated as it was booked", async () => {
    world.studio.statements.set(day, stated("lost", "10.00", "0") + stated("won", "20.00", "55.50"));
    expect((await ask()).body).toEqual({
      day,
      is_reconciled: true,
      difference_count: 0,
      differences: [],
      totals: [
        {
          currency: "RUB",
          rounds_here: 2,
          rounds_there: 2,
          staked_here: "30",
          staked_there: "30",
          won_here: "55.5",
          won_there: "55.5",
        },
      ],
    });
  });

  it("names each round that is missing, or has another sum or state", async () => {
    world.studio.statements.set(
      day,
      stated("won", "20.00", "55.51") + stated("ghost", "5.00", "0") + stated("open", "30.00", "0"),
    );
    const { body } = await ask();
    expect(body.is_reconciled).toBe(false);
    expect(body.differences.map(({ round, kind }) => [round, kind])).toEqual([
      ["won", "win"],
      ["ghost", "missing_here"],
      ["open", "state"],
      ["lost", "missing_there"],
    ]);
  });

  it("takes no round for missing that the studio counts to the day before or after", async () => {
    world.studio.statements.set(day, stated("won", "20.00", "55.50"));
    world.studio.statements.set("2026-11-22", stated("lost", "10.00", "0"));
    expect((await ask()).body).toMatchObject({ is_reconciled: true });
    // The neighbour's own day has the round by its number, whenever it ended here.
    expect((await ask("2026-11-22")).body).toMatchObject({ is_reconciled: true });
    world.studio.statements.delete("2026-11-22");
  });

  it("is compared by a job until nothing differs", async () => {
    const now = Date.parse(`${day}T00:00:00Z`) + dayMs + 60_000;
    const { db } = world.test.services.context;
    const run = () => reconcileDays(world.test.services.context, world.studio.settings, now);
    const counts = async () =>
      Object.fromEntries((await db.select().from(casinoReconciliation)).map((row) => [row.day, row.differences]));
    world.studio.statements.set(day, stated("won", "20.00", "55.50"));
    await run();
    expect(await counts()).toEqual({ "2026-11-19": 0, "2026-11-20": 0, [day]: 1 });
    world.studio.statements.set(day, stated("won", "20.00", "55.50") + stated("lost", "10.00", "0"));
    await run();
    expect(await counts()).toMatchObject({ [day]: 0 });
    // A day that agreed once is not asked for again.
    world.studio.statements.set(day, "");
    await run();
    expect(await counts()).toMatchObject({ [day]: 0 });
  });

  it("is the operator's alone, and says when the studio gives no statement", async () => {
    expect((await ask(day, "wrong")).status).toBe(401);
    expect((await ask("yesterday")).status).toBe(400);
    world.studio.isAway = true;
    expect(await ask()).toMatchObject({ status: 409, body: { code: "STUDIO_UNAVAILABLE" } });
    world.studio.isAway = false;
    world.studio.statements.set(day, "nonsense\n");
    expect(await ask()).toMatchObject({ status: 409, body: { code: "STUDIO_UNAVAILABLE" } });
  });
});

it("keeps the calls of rounds for half a year, and those of open rounds as long as these are open", async () => {
  const { db, clock } = world.test.services.context;
  const rules = { casino_call: retentionRules["casino_call"] ?? { days: 0, clock: "services" as const, isOld: "" } };
  const drop = () => dropOld({ db, rules, clock, days: {} });
  world.test.advance(179 * dayMs);
  expect(await drop()).toEqual({ casino_call: 0 });
  world.test.advance(2 * dayMs);
  expect(await drop()).toEqual({ casino_call: 5 });
  expect((await db.select().from(casinoCall)).map(({ id }) => id)).toEqual(["open:bet"]);
});
