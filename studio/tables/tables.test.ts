import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sharedDraw } from "#shared/games/fair/draw.ts";
import { clockTitles } from "#shared/games/titles/clockTitles.ts";
import type { TableState } from "../frame/tables/stream.ts";
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
/** What a seat was told of a shared round in a phase, however long ago that was: on a slow machine it has passed. */
const toldOf = (seat: Seat, place: number, name: TableState["phase"]) =>
  seat.events
    .filter((event) => event.name === "table")
    .map(({ data }) => data as unknown as TableState)
    .find((state) => state.place === place && state.phase === name);
const isTold = (seat: Seat, place: number, name: TableState["phase"]) =>
  until(() => expect(toldOf(seat, place, name)).toBeDefined());
/** What it showed when it was over. */
const overOf = async (seat: Seat, place: number): Promise<TableState> => {
  await isTold(seat, place, "over");
  return toldOf(seat, place, "over") ?? seat.state();
};
interface Shown {
  id: string;
  status: string;
  returned: number;
  won: string | null;
  moves: unknown[];
  panel: number;
  isWin?: boolean;
  view: Record<string, number> | null;
  /** The nonce is the place of the shared round in its chain. */
  seeds: { serverSeed: string | null; nonce: number };
}
const roundOf = ({ body }: Pick<Reply, "body">) => body["round"] as Shown;
const bet = async (token: string, chosen: unknown = {}, stake = "1", more: { panel?: number; seed?: string } = {}) => {
  const { press } = (await world.frame(token, "presses", {})).body;
  return world.frame(token, "rounds", { press, stake, bet: chosen, ...more });
};
/** Bets in the round that is open; where it has closed before the bet arrives, in the next one. */
const betWhenOpen = async (seat: Seat, ...given: Parameters<typeof bet>): Promise<Shown> => {
  for (;;) {
    await phase(seat, "open");
    const reply = await bet(...given);
    if (reply.body["code"] !== "BETS_CLOSED") return roundOf(reply);
  }
};
/** Has two players bet until a machine was quick enough to have both in one round. */
async function inOneRound(one: () => Promise<Shown>, other: () => Promise<Shown>) {
  for (;;) {
    const [mine, theirs] = [await one(), await other()];
    if (mine.seeds.nonce === theirs.seeds.nonce) return { mine, theirs };
    for (const { seeds } of [mine, theirs]) for (const seat of seats) await overOf(seat, seeds.nonce);
  }
}
const ownOf = (seat: Seat) =>
  seat.events.filter(({ name }) => name === "own").map(({ data }) => roundOf({ body: data }));
const open = async (game: string, isDemo = false) => {
  const token = await world.launch(game, isDemo);
  await world.frame(token, "open", {});
  return { token, seat: await sit(token) };
};
const pointOf = ({ result }: Pick<TableState, "result">) => Number(result?.["point"]);

describe("a flight", () => {
  it("takes bets until the close by the server's clock, and no later one", async () => {
    const { token, seat } = await open("paper-kite");
    const other = await open("paper-kite", true);
    const round = await betWhenOpen(seat, token);
    expect(round).toMatchObject({ status: "open", view: null, seeds: { serverSeed: null } });
    expect(await bet(token)).toMatchObject({ status: 409, body: { code: "ROUND_OPEN" } });
    expect(world.wallet.balance).toBe("99.00");
    await isTold(seat, round.seeds.nonce, "locked");
    const late = await bet(other.token);
    // Where the machine was slow, it is a bet in the next round.
    if (late.status === 200) expect(roundOf(late).seeds.nonce).toBeGreaterThan(round.seeds.nonce);
    else expect(late).toMatchObject({ status: 409, body: { code: "BETS_CLOSED" } });
  });

  it("pays nothing for a bet that the wallet has refused, whenever it is pressed", async () => {
    const { token, seat } = await open("paper-kite");
    world.wallet.balance = "0.50";
    for (let refused = 0; refused < 3;) {
      await phase(seat, "open");
      const place = seat.state().place;
      const { body } = await bet(token);
      if (body["code"] === "BETS_CLOSED") continue;
      expect(body["code"]).toBe("NOT_ENOUGH_MONEY");
      refused += 1;
      const round = world.wallet.rounds.at(-1);
      const press = () => world.frame(token, `rounds/${round}/moves`, { step: 0, move: { collect: true } });
      await isTold(seat, place, "drawn");
      expect(await press()).toMatchObject({ status: 409, body: { code: "TOO_LATE" } });
      await overOf(seat, place);
      expect(await press()).toMatchObject({ status: 409, body: { code: "TOO_LATE" } });
    }
    expect(world.wallet.balance).toBe("0.50");
    expect(world.wallet.received.filter((kind) => kind === "win")).toEqual([]);
  });

  it(
    "pays a press at the multiplier that the server's clock has reached, and none after the fall",
    { tags: "slow" },
    async () => {
      const { token, seat } = await open("paper-kite");
      for (;;) {
        const round = await betWhenOpen(seat, token);
        const place = round.seeds.nonce;
        await isTold(seat, place, "drawn");
        const before = world.wallet.balance;
        const pressed = await world.frame(token, `rounds/${round.id}/moves`, { step: 0, move: { collect: true } });
        const again = await world.frame(token, `rounds/${round.id}/moves`, { step: 0, move: { collect: true } });
        if (pressed.status === 409) {
          // It fell before the press arrived.
          await until(() => expect(ownOf(seat).at(-1)).toMatchObject({ id: round.id, returned: 0 }));
          await overOf(seat, place);
          continue;
        }
        const cashed = roundOf(pressed);
        const at = Number(cashed.view?.["at"]);
        expect(cashed).toMatchObject({ status: "closed", returned: at * 100, won: (at / 100).toFixed(2) });
        expect(roundOf(again)).toMatchObject({ returned: at * 100 });
        await until(() => expect(Number(world.wallet.balance)).toBeCloseTo(Number(before) + at / 100, 9));
        expect(at).toBeLessThanOrEqual(pointOf(await overOf(seat, place)));
        break;
      }
    },
  );

  it(
    "pays an automatic cash-out as soon as it is reached, and takes the stake of who stays too long",
    { tags: "slow" },
    async () => {
      const { token, seat } = await open("paper-kite", true);
      const results: [number, number][] = [];
      for (let played = 0; played < 4; played += 1) {
        const round = await betWhenOpen(seat, token, { target: 150 });
        const place = round.seeds.nonce;
        await until(() => expect(ownOf(seat).at(-1)).toMatchObject({ id: round.id, status: "closed" }));
        results.push([pointOf(await overOf(seat, place)), ownOf(seat).at(-1)?.returned ?? -1]);
      }
      for (const [point, returned] of results) expect(returned).toBe(point >= 150 ? 15_000 : 0);
    },
  );

  it("takes two bets of a player, each with a stake and a cash-out of its own", { tags: "slow" }, async () => {
    const { token, seat } = await open("paper-kite");
    for (;;) {
      const before = Number(world.wallet.balance);
      const one = await betWhenOpen(seat, token, { target: 101 }, "2", { panel: 1 });
      const two = roundOf(await bet(token, { target: 120 }, "1", { panel: 2 }));
      expect([one.panel, two.panel]).toEqual([1, 2]);
      for (const panel of [1, 2])
        expect(await bet(token, {}, "1", { panel })).toMatchObject({ status: 409, body: { code: "ROUND_OPEN" } });
      expect(await bet(token, {}, "1", { panel: 3 })).toMatchObject({ status: 422, body: { code: "ILLEGAL_PLAY" } });
      expect(Number(world.wallet.balance)).toBeCloseTo(before - 3, 9);
      const { bets, round } = (await world.frame(token, "open", {})).body as { bets: Shown[]; round: Shown | null };
      expect([round, ...bets.map(({ id }) => id)]).toEqual([null, one.id, two.id]);
      const point = pointOf(await overOf(seat, one.seeds.nonce));
      const paid = (id: string) => ownOf(seat).find((own) => own.id === id && own.status === "closed");
      await until(() => expect([paid(one.id), paid(two.id)]).not.toContain(undefined));
      const [low, high] = [point >= 101 ? 2.02 : 0, point >= 120 ? 1.2 : 0];
      await until(() => expect(Number(world.wallet.balance)).toBeCloseTo(before - 3 + low + high, 9));
      expect([paid(one.id)?.won, paid(two.id)?.won]).toEqual([low.toFixed(2), high.toFixed(2)]);
      // 2.02 of 3 is no win, and 3.22 is one as soon as the second bet is paid.
      expect([paid(one.id)?.isWin, paid(two.id)?.isWin]).toEqual([false, point >= 120]);
      if (point >= 120) break;
    }
  });

  it(
    "never tells where it falls before it has fallen, and tells then what anybody can check",
    { tags: "slow" },
    async () => {
      const { token, seat } = await open("paper-kite", true);
      const round = await betWhenOpen(seat, token, { target: 101 });
      const { body: early } = await world.operator("GET", `/v1/rounds/${round.id}`);
      const over = await overOf(seat, round.seeds.nonce);
      // Asked while it was still played, not after.
      if (early["verifyUrl"] !== null) expect(early).toMatchObject({ status: "closed" });
      const told = seat.events.filter(({ name }) => name === "table").map(({ data }) => data);
      for (const { phase: at, result, hash, endsAt } of told)
        if (at === "open" || at === "locked" || at === "drawn")
          expect([result, hash, endsAt]).toEqual([null, null, null]);
      const { hash, committed, result, place } = over;
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
    },
  );

  it("is void when a stop cuts it off: who is still in it gets the stake back", async () => {
    const { token, seat } = await open("paper-kite");
    const round = await betWhenOpen(seat, token);
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
  it("takes one bet of a player in other games", async () => {
    const { token } = await open("snow-slide", true);
    await until(async () =>
      expect(await bet(token, { target: 101 }, "1", { panel: 2 })).toMatchObject({
        status: 422,
        body: { code: "ILLEGAL_PLAY" },
      }),
    );
  });

  it("is taken back when the wallet has not answered before the draw", { tags: "slow" }, async () => {
    world.wallet.delayMs = 1500;
    const { token, seat } = await open("snow-slide");
    await until(async () => {
      await phase(seat, "open");
      expect(await bet(token, { target: 200 })).toMatchObject({ status: 422, body: { code: "TOO_LATE" } });
    });
    world.wallet.delayMs = 0;
    await until(() => expect(world.wallet.balance).toBe("100.00"));
  });

  it("shows all players the same draw, each other's bets without names, and each their own money", async () => {
    const [one, other] = [await open("snow-slide", true), await open("snow-slide", true)];
    const { mine, theirs } = await inOneRound(
      () => betWhenOpen(one.seat, one.token, { target: 101 }),
      () => betWhenOpen(other.seat, other.token, { target: 100_000 }, "2"),
    );
    const place = mine.seeds.nonce;
    const state = await overOf(one.seat, place);
    const { number, result } = await overOf(other.seat, place);
    expect(state).toMatchObject({ seats: 2, bets: 2, number, result });
    expect(state.shown.map(({ stake }) => stake)).toEqual(["2.00", "1.00"]);
    expect(new Set(state.shown.map(({ who }) => who)).size).toBe(2);
    for (const { who } of state.shown) expect(who).toMatch(/^[0-9A-F]{4}$/);
    const returned = (seat: Seat, id: string) => ownOf(seat).findLast((own) => own.id === id)?.returned;
    await until(() => expect(returned(one.seat, mine.id)).toBe(pointOf(state) >= 101 ? 10_100 : 0));
    await until(() => expect(returned(other.seat, theirs.id)).toBe(pointOf(state) >= 100_000 ? 10_000_000 : 0));
  });

  it("is drawn with the seeds that players sent with their bets, which are told when it is over", async () => {
    const [one, other] = [await open("snow-slide"), await open("snow-slide", true)];
    expect(await bet(one.token, { target: 101 }, "1", { seed: "no,commas" })).toMatchObject({ status: 400 });
    const { mine } = await inOneRound(
      async () => {
        const round = await betWhenOpen(one.seat, one.token, { target: 101 }, "1", { seed: "mine" });
        const { body } = await world.frame(one.token, "open", {});
        expect(body["bets"]).toMatchObject([{ id: round.id, seed: "mine" }]);
        return round;
      },
      () => betWhenOpen(other.seat, other.token, { target: 101 }, "1", { seed: "theirs" }),
    );
    const over = await overOf(one.seat, mine.seeds.nonce);
    for (const { data } of one.seat.events.filter(({ name }) => name === "table"))
      if (data["hash"] === null) expect(data["publicSeed"]).toBeNull();
    const { hash, publicSeed, place, result } = over;
    const { chains } = (await (await fetch(`${world.url}/chains/snow-slide`)).json()) as {
      chains: { publicSeed: string }[];
    };
    expect(publicSeed).toBe(`${chains[0]?.publicSeed},mine,theirs`);
    const { clock } = clockTitles.find(({ id }) => id === "snow-slide") ?? {};
    expect(clock?.shows(sharedDraw(hash ?? "", publicSeed ?? ""), place)).toEqual(result);
    const { verifyUrl } = (await world.operator("GET", `/v1/rounds/${mine.id}`)).body;
    expect(new URLSearchParams(String(verifyUrl).split("#")[1]).get("clientSeed")).toBe(publicSeed);
  });

  it("goes on after a restart, and is paid by the next process", async () => {
    const { token, seat } = await open("snow-slide");
    const round = await betWhenOpen(seat, token, { target: 101 });
    await phase(seat, "locked");
    await world.restart();
    await until(async () =>
      expect((await world.operator("GET", `/v1/rounds/${round.id}`)).body).toMatchObject({ status: "closed" }),
    );
    const { won } = (await world.operator("GET", `/v1/rounds/${round.id}`)).body;
    await until(() => expect(Number(world.wallet.balance)).toBeCloseTo(99 + Number(won), 9));
  });

  it(
    "is told by one execution an update, however many watch, and stands still when nobody does",
    { tags: "slow" },
    async () => {
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
    },
  );

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
