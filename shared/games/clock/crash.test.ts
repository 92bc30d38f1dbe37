import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { CHAIN, drawFrom, sharedDraw, stepsTo } from "../fair/draw.ts";
import { IllegalPlay } from "../game.ts";
import { clockTitles } from "../titles/clockTitles.ts";
import { risenTo, timeTo } from "./clock.ts";
import { crash, crashPoint } from "./crash.ts";

const words = (...list: number[]) => drawFrom(() => list.shift() ?? 0);

describe("where it falls", () => {
  // max(1, ⌊2³²/(X+1) · 0.99 · 100⌋/100), worked out by hand.
  it.each([
    [2 ** 31 - 1, 198],
    [2 ** 30 - 1, 396],
    [2 ** 32 - 1, 100],
    [4_252_017_623, 100],
    // 0.99 · 2³² / 1.01 = 4,209,918,439.2: the last word with ×1.01.
    [4_209_918_437, 101],
    [4_209_918_439, 100],
    [0, 100_000],
  ])("at the word %i it is %i hundredths", (word, point) => expect(crashPoint(99, words(word))).toBe(point));

  it("is made of the first eight hex digits of HMAC-SHA256 with the hash as text over the public seed", () => {
    const hash = createHash("sha256").update("a round").digest("hex");
    const digits = createHmac("sha256", hash).update("public").digest("hex").slice(0, 8);
    const expected = Math.max(100, Math.floor((2 ** 32 / (Number.parseInt(digits, 16) + 1)) * 0.99 * 100));
    expect(crashPoint(99, sharedDraw(hash, "public"))).toBe(Math.min(100_000, expected));
  });
});

describe("a flight", () => {
  const game = crash({ percent: 99, isFlown: true });
  // Falls at ×3.96.
  const play = (bet: unknown, moves: unknown[] = []) => game.play(bet, moves, words(2 ** 30 - 1));

  it("pays a press at the multiplier of its moment, and doesn't tell how far it would have gone", () => {
    expect(play({}, [{ at: 153 }])).toEqual({ view: { at: 153 }, returned: 15_300, isOver: true, canCollect: false });
    expect(play({}, [{ at: 396 }]).returned).toBe(39_600);
  });
  it("pays a target that is reached, and nothing at all when it falls first", () => {
    expect(play({ target: 396 })).toMatchObject({ view: { at: 396 }, returned: 39_600 });
    expect(play({ target: 397 })).toMatchObject({ view: { point: 396 }, returned: 0 });
    expect(play({})).toMatchObject({ view: { point: 396 }, returned: 0 });
  });
  it("pays who is still in it at ×1000", () => {
    expect(game.play({}, [], words(0)).returned).toBe(10_000_000);
  });
  it.each([
    [{}, [{ at: 397 }]],
    [{ target: 200 }, [{ at: 201 }]],
    [{}, [{ at: 99 }]],
    [{}, [{ at: 150 }, { at: 160 }]],
    [{ target: 100 }, []],
    [{ target: 100_001 }, []],
    [{ target: 1.5 }, []],
  ])("refuses %j with %j", (bet, moves) => expect(() => play(bet, moves)).toThrow(IllegalPlay));
});

it("a slide needs a target and takes no press", () => {
  const game = crash({ percent: 98, isFlown: false });
  // 0.98 · 2³² / 2³⁰ = 3.92.
  expect(game.play({ target: 392 }, [], words(2 ** 30 - 1))).toMatchObject({ view: { point: 392 }, returned: 39_200 });
  expect(() => game.play({}, [], words(0))).toThrow(IllegalPlay);
  expect(() => game.play({ target: 200 }, [{ at: 150 }], words(0))).toThrow(IllegalPlay);
});

it("a hash leads to the published one in as many steps as rounds were played, and a foreign one nowhere", () => {
  const hashes = ["00".repeat(32)];
  for (let step = 0; step < 7; step += 1)
    hashes.push(
      createHash("sha256")
        .update(hashes[step] ?? "")
        .digest("hex"),
    );
  expect(stepsTo(hashes[7] ?? "", hashes[0] ?? "")).toBe(7);
  expect(stepsTo(hashes[7] ?? "", hashes[6] ?? "")).toBe(1);
  expect(stepsTo(hashes[7] ?? "", "11".repeat(32))).toBeNull();
  expect(CHAIN).toBe(10_000);
});

it("the multiplier rises by e to the 0.00006 a millisecond, and the time to one is where it stands", () => {
  expect([0, -5, 11_553, 38_377].map(risenTo)).toEqual([100, 100, 200, 1000]);
  for (const hundredths of [101, 150, 200, 1234, 100_000]) {
    expect(risenTo(timeTo(hundredths))).toBeGreaterThanOrEqual(hundredths);
    expect(risenTo(timeTo(hundredths) - 200)).toBeLessThan(hundredths);
  }
});

it.each(clockTitles)(
  "$id: a bet at the last moment and one at the first of the next round are 5 s apart",
  ({ clock }) => {
    expect(clock.lockMs + clock.drawMs + clock.pauseMs).toBeGreaterThanOrEqual(5000);
  },
);
