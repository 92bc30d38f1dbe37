import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sharedDraw } from "#shared/games/fair/draw.ts";
import { clockTitles } from "#shared/games/titles/clockTitles.ts";
import { type Seat, sitDown } from "../testing/seat.ts";
import { type Reply, startWorld, type World } from "../testing/world.ts";

/** Rounds of a second. */
const tableRate = 12;
let world: World;
const seats: Seat[] = [];
beforeEach(async () => {
  world = await startWorld({ tableRate });
});
afterEach(async () => {
  for (const seat of seats.splice(0)) seat.leave();
  await world.close();
});

const sit = async (token: string) => {
  const seat = await sitDown(world.url, token);
  seats.push(seat);
  return seat;
};
const until = async (check: () => unknown) => vi.waitFor(check, { timeout: 20_000, interval: 4 });
const phase = (seat: Seat, name: string) => until(() => expect(seat.state().phase).toBe(name));
interface Shown {
  id: string;
  status: string;
  returned: number;
  won: string | null;
  moves: unknown[];
  view: Record<string, number> | null;
  seeds: { serverSeed: string | null };
}
const roundOf = ({ body }: Pick<Reply, "body">) => body["round"] as Shown;
const bet = async (token: string, chosen: unknown = {}, stake = "1") => {
  const { press } = (await world.frame(token, "presses", {})).body;
  return world.frame(token, "rounds", { press, stake, bet: chosen });
};
const ownOf = (seat: Seat) =>
  seat.events.filter(({ name }) => name === "own").map(({ data }) => roundOf({ body: data }));
const open = async (game: string, isDemo = false) => {
  const token = await world.launch(game, isDemo);
  await world.frame(token, "open", {});
  return { token, seat: await sit(token) };
};
const pointOf = (seat: Seat) => Number(seat.state().result?.["point"]);

describe("a flight", () => {
  it("takes bets until the close by the server's clock, and no later one", async () => {
    const { token, seat } = await open("paper-kite");
    await phase(seat, "open");
    expect(roundOf(await bet(token))).toMatchObject({ status: "open", view: null, seeds: { serverSeed: null } });
    expect(await bet(token)).toMatchObject({ status: 409, body: { code: "ROUND_OPEN" } });
    expect(world.wallet.balance).toBe("99.00");
    await phase(seat, "locked");
    const other = await open("paper-kite", true);
    expect(await bet(other.token)).toMatchObject({ status: 409, body: { code: "BETS_CLOSED" } });
  });

  it("pays a press at the multiplier that the server's clock has reached, and none after the fall", async () => {
    const { token, seat } = await open("paper-kite");
    for (;;) {
      await phase(seat, "open");
      const round = roundOf(await bet(token));
      await until(() => expect(["drawn", "paying", "over"]).toContain(seat.state().phase));
      const before = world.wallet.balance;
      const pressed = await world.frame(token, `rounds/${round.id}/moves`, { step: 0, move: { collect: true } });
      const again = await world.frame(token, `rounds/${round.id}/moves`, { step: 0, move: { collect: true } });
      if (pressed.status === 409) {
        // It fell before the press arrived.
        await until(() => expect(ownOf(seat).at(-1)).toMatchObject({ id: round.id, returned: 0 }));
        await phase(seat, "open");
        continue;
      }
      const cashed = roundOf(pressed);
      const at = Number(cashed.view?.["at"]);
      expect(cashed).toMatchObject({ status: "closed", returned: at * 100, won: (at / 100).toFixed(2) });
      expect(roundOf(again)).toMatchObject({ returned: at * 100 });
      await until(() => expect(Number(world.wallet.balance)).toBeCloseTo(Number(before) + at / 100, 9));
      await phase(seat, "over");
      expect(at).toBeLessThanOrEqual(pointOf(seat));
      break;
    }
  });

  it("pays an automatic cash-out as soon as it is reached, and takes the stake of who stays too long", async () => {
    const { token, seat } = await open("paper-kite", true);
    const results: [number, number][] = [];
    for (let played = 0; played < 4; played += 1) {
      await phase(seat, "open");
      const { number } = seat.state();
      const round = roundOf(await bet(token, { target: 150 }));
      await until(() => expect(ownOf(seat).at(-1)).toMatchObject({ id: round.id, status: "closed" }));
      await until(() => expect(seat.state()).toMatchObject({ number, phase: "over" }));
      results.push([pointOf(seat), ownOf(seat).at(-1)?.returned ?? -1]);
      await until(() => expect(seat.state().number).toBe(number + 1));
    }
    for (const [point, returned] of results) expect(returned).toBe(point >= 150 ? 15_000 : 0);
  });

  it("never tells where it falls before it has fallen, and tells then what anybody can check", async () => {
    const { token, seat } = await open("paper-kite", true);
    await phase(seat, "open");
    const round = roundOf(await bet(token, { target: 101 }));
    expect((await world.operator("GET", `/v1/rounds/${round.id}`)).body["verifyUrl"]).toBeNull();
    await phase(seat, "over");
    const told = seat.events.filter(({ name }) => name === "table").map(({ data }) => data);
    for (const { phase: at, result, hash, endsAt } of told)
      if (at === "open" || at === "locked" || at === "drawn")
        expect([result, hash, endsAt]).toEqual([null, null, null]);
    const { hash, committed, result, place } = seat.state();
    const { chains } = (await (await fetch(`${world.url}/chains/paper-kite`)).json()) as {
      chains: { terminal: string; publicSeed: string }[];
    };
    let now = hash ?? "";
    for (let step = 0; step < place; step += 1) now = createHash("sha256").update(now).digest("hex");
    expect(now).toBe(chains[0]?.terminal);
    const { verifyUrl } = (await world.operator("GET", `/v1/rounds/${round.id}`)).body;
    const fields = Object.fromEntries(new URLSearchParams(String(verifyUrl).split("#")[1]));
    expect(fields).toMatchObject({ game: "paper-kite", serverSeed: hash, nonce: String(place), terminal: now });
    expect(
      createHash("sha256")
        .update(hash ?? "")
        .digest("hex"),
    ).toBe(committed);
    const title = clockTitles.find(({ id }) => id === "paper-kite");
    expect(title?.clock.shows(sharedDraw(hash ?? "", chains[0]?.publicSeed ?? ""), place)).toEqual(result);
  });

  it("is void when a stop cuts it off: who is still in it gets the stake back", async () => {
    const { token, seat } = await open("paper-kite");
    await phase(seat, "open");
    const round = roundOf(await bet(token));
    await phase(seat, "locked");
    await world.restart();
    await until(() => expect(world.wallet.balance).toBe("100.00"));
    expect((await world.operator("GET", `/v1/rounds/${round.id}`)).body).toMatchObject({ status: "cancelled" });
    const again = await sit(token);
    await phase(again, "open");
    expect(again.state().number).toBe(2);
  });
});

describe("a round that all share", () => {
  it("is taken back when the wallet has not answered before the draw", async () => {
    world.wallet.delayMs = 1500;
    const { token, seat } = await open("snow-slide");
    await phase(seat, "open");
    const late = bet(token, { target: 200 });
    expect(await late).toMatchObject({ status: 422, body: { code: "TOO_LATE" } });
    world.wallet.delayMs = 0;
    await until(() => expect(world.wallet.balance).toBe("100.00"));
  });

  it("shows all players the same draw, each other's bets without names, and each their own money", async () => {
    const [one, other] = [await open("snow-slide", true), await open("snow-slide", true)];
    await until(() => expect([one.seat.state().phase, other.seat.state().phase]).toEqual(["open", "open"]));
    const [mine, theirs] = [await bet(one.token, { target: 101 }), await bet(other.token, { target: 100_000 }, "2")];
    expect([mine.status, theirs.status]).toEqual([200, 200]);
    await until(() => expect(one.seat.state().phase).toBe("over"));
    const state = one.seat.state();
    expect(state).toMatchObject({
      seats: 2,
      bets: 2,
      number: other.seat.state().number,
      result: other.seat.state().result,
    });
    expect(state.shown.map(({ stake }) => stake)).toEqual(["2.00", "1.00"]);
    expect(new Set(state.shown.map(({ who }) => who)).size).toBe(2);
    for (const { who } of state.shown) expect(who).toMatch(/^[0-9A-F]{4}$/);
    expect(ownOf(one.seat)[0]?.returned).toBe(pointOf(one.seat) >= 101 ? 10_100 : 0);
    expect(ownOf(other.seat)[0]?.returned).toBe(pointOf(one.seat) >= 100_000 ? 10_000_000 : 0);
  });

  it("goes on after a restart, and is paid by the next process", async () => {
    const { token, seat } = await open("snow-slide");
    await phase(seat, "open");
    const round = roundOf(await bet(token, { target: 101 }));
    await phase(seat, "locked");
    await world.restart();
    await until(async () =>
      expect((await world.operator("GET", `/v1/rounds/${round.id}`)).body).toMatchObject({ status: "closed" }),
    );
    const { won } = (await world.operator("GET", `/v1/rounds/${round.id}`)).body;
    await until(() => expect(Number(world.wallet.balance)).toBeCloseTo(99 + Number(won), 9));
  });

  it("is told by one execution an update, however many watch, and stands still when nobody does", async () => {
    const { seat } = await open("snow-slide", true);
    for (let watcher = 0; watcher < 5; watcher += 1) await open("snow-slide", true);
    await phase(seat, "over");
    /** Both of the same moment. */
    const figures = async () => {
      const text = await (await fetch(`${world.url}/metrics`)).text();
      const figure = (name: string) => Number(new RegExp(`^${name} (\\d+)`, "m").exec(text)?.[1]);
      return { made: figure("studio_table_updates"), sent: figure("studio_table_messages") };
    };
    const before = await figures();
    const after = await vi.waitFor(
      async () => {
        const now = await figures();
        expect(now.made - before.made).toBeGreaterThanOrEqual(4);
        return now;
      },
      { timeout: 20_000, interval: 20 },
    );
    expect((after.sent - before.sent) / (after.made - before.made)).toBe(6);
    for (const each of seats.splice(0)) each.leave();
    let last = -1;
    await vi.waitFor(
      async () => {
        const { made } = await figures();
        const lastTime = last;
        last = made;
        expect(made).toBe(lastTime);
      },
      { timeout: 20_000, interval: 1500 },
    );
  });

  it("has one stream a session, and none for a stranger", async () => {
    const { token, seat } = await open("snow-slide", true);
    await sit(token);
    const closed = seat.events.length;
    expect(closed).toBeGreaterThan(0);
    await until(() => expect(seats.at(-1)?.state().seats).toBe(1));
    expect((await fetch(`${world.url}/frame/v1/table`)).status).toBe(401);
    const { token: alone } = { token: await world.launch("hundredfold", true) };
    expect(await world.frame(alone, "table")).toMatchObject({ status: 404, body: { code: "NO_TABLE" } });
  });
});
