import { describe, expect, it } from "vitest";
import { GameBoard } from "./board.ts";
import { mergeChanges, type GameChangeModel } from "./changes.ts";
import { LatestByKey } from "./latest.ts";

const price = (outcomeId: string, coef: string) => ({ outcomeId, coef, isBlocked: false });
const change = (version: number, extra: Partial<GameChangeModel> = {}): GameChangeModel => ({
  gameId: "1",
  version,
  section: "LIVE",
  status: "IN_PLAY",
  score: null,
  prices: [],
  goneOutcomeIds: [],
  isSnapshot: false,
  ...extra,
});

describe("mergeChanges", () => {
  it("keeps the latest price of each outcome, and what went", () => {
    const merged = mergeChanges(
      change(2, { prices: [price("a", "1.100"), price("b", "1.200")], goneOutcomeIds: ["c"] }),
      change(3, { prices: [price("b", "1.300"), price("c", "9.000")], goneOutcomeIds: ["a"], status: "SUSPENDED" }),
    );
    expect(merged).toEqual(
      change(3, { prices: [price("b", "1.300"), price("c", "9.000")], goneOutcomeIds: ["a"], status: "SUSPENDED" }),
    );
  });

  it("strings events together, and leaves them out of a whole state, which only counts them", () => {
    const event = (minute: string) => ({ type: "GOAL", side: 1, minute, scoreAfter: null });
    const [one, two] = [
      change(2, { eventCount: 4, newEvents: [event("10")] }),
      change(3, { eventCount: 5, newEvents: [event("11")] }),
    ];
    expect(mergeChanges(one, two)).toEqual(change(3, { eventCount: 5, newEvents: [event("10"), event("11")] }));
    expect(mergeChanges(one, change(3, { eventCount: 4 })).newEvents).toEqual([event("10")]);
    expect(mergeChanges(change(1, { isSnapshot: true, eventCount: 3 }), one)).toEqual(
      change(2, { isSnapshot: true, eventCount: 4 }),
    );
  });

  it("leaves a whole state whole: what went is simply not in it", () => {
    const merged = mergeChanges(
      change(2, { isSnapshot: true, prices: [price("a", "1.100"), price("b", "1.200")] }),
      change(3, { goneOutcomeIds: ["a"] }),
    );
    expect(merged).toEqual(change(3, { isSnapshot: true, prices: [price("b", "1.200")] }));
  });

  it("lets a newer whole state replace everything", () => {
    const newer = change(1, { isSnapshot: true, prices: [price("z", "5.000")] });
    expect(mergeChanges(change(9, { prices: [price("a", "1.100")], goneOutcomeIds: ["b"] }), newer)).toEqual(newer);
  });
});

describe("LatestByKey", () => {
  const sum = () =>
    new LatestByKey<number>(
      (older, newer) => older + newer,
      () => undefined,
    );

  it("hands over at once to a reader who waits, and merges for one who does not", async () => {
    const queue = sum();
    const waiting = queue.next();
    queue.push("a", 1);
    queue.push("a", 2);
    queue.push("b", 10);
    queue.push("a", 3);
    expect([await waiting, await queue.next(), await queue.next()].map(({ value }) => value)).toEqual([1, 5, 10]);
    expect(queue.size).toBe(0);
  });

  it("ends a waiting reader, tells its source once, and takes nothing more", async () => {
    let ends = 0;
    const queue = new LatestByKey<number>(
      (_, newer) => newer,
      () => void (ends += 1),
    );
    const waiting = queue.next();
    await queue.return();
    await queue.return();
    queue.push("a", 1);
    expect([await waiting, await queue.next()]).toEqual([
      { value: undefined, done: true },
      { value: undefined, done: true },
    ]);
    expect(ends).toBe(1);
  });
});

describe("GameBoard", () => {
  const deaf = { changed: () => {}, lost: () => {} };

  it("tells when the set of watched games changes, and only then", () => {
    let changes = 0;
    const board = new GameBoard(() => void (changes += 1));
    const leaves = ["1", "2"].map((id) => board.watch(id, deaf));
    const leave = board.watch("1", { ...deaf });
    expect([changes, board.takeGameIds()]).toEqual([2, ["1", "2"]]);
    leave();
    leave();
    expect([changes, board.takeGameIds()]).toEqual([2, ["1", "2"]]);
    leaves[0]?.();
    expect([changes, board.takeGameIds()]).toEqual([3, ["2"]]);
  });

  it("asks for what moves and what is new before thousands of ids that nobody has heard of", () => {
    const board = new GameBoard(() => undefined);
    board.watch("1", deaf);
    board.takeGameIds();
    board.apply(change(5, { isSnapshot: true }));
    for (let index = 0; index < 10_000; index += 1) board.watch(String(500_000 + index), deaf);
    expect(board.takeGameIds()).toContain("1");
    board.watch("2", deaf);
    const asked = board.takeGameIds();
    expect(asked.length).toBe(5000);
    expect(asked).toEqual(expect.arrayContaining(["1", "2"]));
  });

  it("keeps a game that is left and watched again before the source was told", async () => {
    const board = new GameBoard(() => undefined);
    const first = board.read(["1"]);
    board.takeGameIds();
    board.apply(change(5, { isSnapshot: true, prices: [price("a", "1.500")] }));
    await first.return();
    const second = board.read(["1"]);
    expect((await second.next()).value).toMatchObject({ version: 5, isSnapshot: true });
  });

  it("drops changes it has no whole state for, and those that are not newer", async () => {
    const board = new GameBoard(() => undefined);
    const reader = board.read(["1"]);
    board.apply(change(4));
    board.apply(change(5, { isSnapshot: true }));
    board.apply(change(5));
    board.apply(change(6, { gameId: "2" }));
    expect((await reader.next()).value).toMatchObject({ version: 5, isSnapshot: true });
    expect(reader.size).toBe(0);
    board.forget();
    board.apply(change(7));
    expect(reader.size).toBe(0);
  });

  it("tells everybody once that games can't be told, and is there again for those who come after", async () => {
    const board = new GameBoard(() => undefined);
    let lost = 0;
    const leaves: (() => void)[] = [];
    const watcher = {
      changed: () => {},
      lost: () => {
        lost += 1;
        for (const leave of leaves) leave();
      },
    };
    leaves.push(board.watch("1", watcher), board.watch("2", watcher));
    const reader = board.read(["1"]);
    board.setAvailable(false);
    board.setAvailable(false);
    expect([lost, board.isAvailable]).toEqual([1, false]);
    await expect(reader.next()).rejects.toMatchObject({ extensions: { code: "EVENTS_UNAVAILABLE" } });
    expect(await reader.next()).toEqual({ value: undefined, done: true });
    board.setAvailable(true);
    expect([board.isAvailable, board.takeGameIds()]).toEqual([true, []]);
  });
});
