import { describe, expect, it } from "vitest";
import { drawFrom } from "../fair/draw.ts";
import { type AnyGame, kept, type Line, type Outlook, outlookOf, type Position, sum } from "../game.ts";
import { LANGUAGES } from "../../site/languages.ts";
import stored from "./figures.json" with { type: "json" };
import { figuresOf, reckoned } from "./figures.ts";
import { isStake, payoutOf, stakeRange } from "./stakes.ts";
import { type Title, titleOf, titles } from "./titles.ts";

const isLong = process.env["TEST_LONG"] === "1";

/** Titles whose every outcome takes one to three seconds to work out. */
const DEAR = ["orchard", "deep-current", "heron-lake", "desert-train", "north-pier", "stack-to-ten", "night-market"];
const tagsOf = ({ id }: { id: string }) => (DEAR.includes(id) ? { tags: "slow" } : {});
const required = (id: string): Title => {
  const title = titleOf(id);
  if (title === undefined) throw new Error(`there is no ${id}`);
  return title;
};

/** What a line comes to, found once for all tests: some take a second. */
const outlooks = new WeakMap<Line, Outlook>();
function outlookIn(game: AnyGame, line: Line): Outlook {
  const outlook = outlooks.get(line) ?? outlookOf(game, line);
  outlooks.set(line, outlook);
  return outlook;
}

/** Words of a small generator (xorshift32 and a counter), the same in each run. */
function words(seed: number): () => number {
  let state = seed;
  let count = 0;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    count = (count + 0x9e3779b9) | 0;
    return (Math.imul(state ^ (state >>> 15), 0x85ebca6b) + count) >>> 0;
  };
}

/** Plays a line by the rules: moves are made while the round lasts. */
function played(game: AnyGame, { bet, moves, way }: Line, word: () => number): number {
  const drawn: number[] = [];
  const replay = () => {
    let at = 0;
    return drawFrom(() => (drawn[at++] ??= word()));
  };
  const done: unknown[] = [];
  const before: Position[] = [];
  for (let made = 0; ; made += 1) {
    const position = game.play(bet, done, replay());
    if (position.isOver || (way === undefined && made === moves.length)) return kept(position);
    done.push(way === undefined ? moves[made] : game.choose?.(way, position, before));
    before.push(position);
  }
}

/** Euros: a slot whose highest price is in the thousands takes lower stakes. */
const MOST_PAID = 250_000;

/** Slots need more of them: what makes up their return is rare. */
const roundsOf = ({ game }: Title) => (isLong ? 10_000_000 : "outlook" in game ? 40_000 : 10_000);

/** Returns that follow from the rules, worked out beside the code: percent, lowest and highest over all lines. */
const expected: Readonly<Record<string, readonly [string, string]>> = {
  // 0.99 in theory; the price of each bet is rounded down to a ten-thousandth.
  hundredfold: ["98.99", "99.00"],
  skylark: ["99.00", "99.00"],
  // 0.98 · 2ᵏ has at most four decimals up to 2¹², so nothing is lost.
  "silver-call": ["98.00", "98.00"],
  // 4·1.5 + 8·1.2 + 8·0.5 = 19.6 of 20; 4.5 + 4·1.5 + 3·1.7 + 2·2 = 19.6; 19.6.
  "harvest-wheel": ["98.00", "98.00"],
  "marble-drop": ["98.98", "99.00"],
  "quiet-field": ["98.99", "99.00"],
  "old-stairs": ["97.99", "98.00"],
  // Of 13 first cards, some prices lose a part of a ten-thousandth: 0.98·13/11 is 1.15818….
  "next-card": ["97.99", "97.99"],
  // Lowest at medium risk with 8 marks, highest at low risk with 5: hypergeometric sums over C(40,10).
  "forty-lanterns": ["97.44", "97.99"],
  // Best play of these rules is known as 99.43 %; who plays as the dealer has to loses 5.7 %, which is known too.
  "lamplight-blackjack": ["94.32", "99.42"],
  // 99.5439 % and 99.7283 % at best play, as published; the simple way is counted in videoPoker.test.ts.
  "honest-jacks": ["86.99", "99.54"],
  "free-deuces": ["90.23", "99.72"],
  // An endless deck; with eight decks it is 85.64 for the tie, 98.76 for the player, 98.94 for the banker.
  "nine-bridges": ["85.88", "98.93"],
  // 12/13; 12/13 + 1/26: a tie is one in 13. With eight decks 96.27.
  "dragon-and-tiger": ["92.30", "96.15"],
  // One deck: 2 · 0.485 for bahar, 1.9 · 0.515 for andar, as published.
  "inside-outside": ["96.99", "97.85"],
  // 1 − 1/26; 1 − 5/169. With six decks 96.30 and 97.12.
  "two-flags": ["96.15", "97.04"],
  // The deals of testing/holdemCounts.ts; 97.84 at best play, as published.
  "harbour-holdem": ["92.10", "97.01"],
  // 3.37 and 7.65 % of the ante are the house's, as published.
  "three-lamps": ["92.34", "96.62"],
  // Tries of a perfect memory, as in skill.test.ts; 100 in 15!! of the careless ones.
  "attic-pairs": ["0.00", "96.89"],
  "stack-to-ten": ["46.32", "96.31"],
  // 36/37.
  "european-roulette": ["97.29", "97.29"],
  // 7 · 5/38 for the five numbers, else 36/38.
  "american-roulette": ["92.10", "94.73"],
  // 12 · 16/216 for a double, 7 · 30/216 and 2 · 105/216 for a pair of numbers and for small, big, odd and even.
  "jade-dice": ["83.79", "97.22"],
  // ⌊percent · 2³² / target⌋ of 2³² words reach a target.
  "paper-kite": ["98.99", "98.99"],
  "snow-slide": ["97.99", "98.00"],
  // 36/37, as of the table for one player.
  "glass-hall-roulette": ["97.29", "97.29"],
  "upper-gallery-roulette": ["97.29", "97.29"],
  "quayside-baccarat": ["85.88", "98.93"],
  // 48/50 for each kind.
  "lantern-wheel": ["96.00", "96.00"],
  // 0.96 · 36/15 = 2.304, 0.96 · 36/6 = 5.76 and 0.96 · 36/9 = 3.84: nothing is rounded.
  "red-blue-duel": ["96.00", "96.00"],
  // 8568 of 376,992 draws are all odd: 0.95 · 44 = 41.8; 0.95 · 36/5 = 6.84.
  "market-balls": ["95.00", "95.00"],
  // Lowest with one mark, 3.6 of four; highest with ten: hypergeometric sums over C(80,20).
  "eighty-windows": ["90.00", "92.39"],
  // Sets of full places, counted over C(30,14).
  "sunday-bingo": ["91.42", "91.42"],
  // 0.92, cut in the same way: the least is 1.87 · 0.490133, the most 11.5 · 0.08.
  "garden-derby": ["91.65", "92.00"],
  // 0.93, less what is cut off a price of two decimals: at most a hundredth of the chance.
  "paper-league": ["92.41", "92.99"],
  // Base spins are counted by symbols and by ways in slots.test.ts; features are met by the rounds below.
  "heron-lake": ["95.88", "95.88"],
  "night-market": ["95.25", "95.25"],
  "copper-mine": ["96.09", "96.09"],
  orchard: ["95.63", "95.63"],
  "corner-arcade": ["94.23", "94.23"],
  "old-harbour": ["97.18", "97.18"],
  "paper-lanterns": ["97.30", "97.30"],
  "deep-current": ["94.68", "94.68"],
  "desert-train": ["97.22", "97.22"],
  "winter-fair": ["94.06", "94.06"],
  "north-pier": ["96.83", "96.83"],
  clockmaker: ["95.06", "95.06"],
};

describe("the titles", () => {
  it("have names of their own in four languages", () => {
    for (const code of Object.keys(LANGUAGES)) {
      const names = titles.map(({ names }) => names[code as keyof typeof names]);
      expect(new Set(names).size, code).toBe(titles.length);
      expect(names.every((name) => name.length > 2)).toBe(true);
    }
    expect(new Set(titles.map(({ id }) => id)).size).toBe(titles.length);
  });

  it("have stored figures, and no others are stored: node scripts/figures.ts", () =>
    expect(Object.keys(stored).toSorted()).toEqual(titles.map(({ id }) => id).toSorted()));

  for (const title of titles)
    it(`${title.id}: what is stored is what its rules come to: node scripts/figures.ts`, tagsOf(title), () =>
      expect(figuresOf(title)).toEqual(reckoned(title, outlookIn)),
    );

  it.each(titles)("$id: the most that a round pays is within what the house can pay", (title) => {
    expect(figuresOf(title).highest * Number(title.stakes.max)).toBeLessThanOrEqual(MOST_PAID);
  });

  it.each(Object.entries(expected))("%s returns what its rules come to", (id, [from, to]) => {
    expect(figuresOf(required(id)).rtp).toEqual({ from, to });
  });

  for (const title of titles)
    it(`${title.id}: chances of each line add up to 1, and no line pays more than it takes`, tagsOf(title), () => {
      const { game, engine, mechanics } = title;
      // Nothing is chosen in a slot or on a scratchcard.
      expect(game.lines.length).toBeGreaterThan("outlook" in game || engine === "scratch" ? 0 : 1);
      for (const line of game.lines) {
        if ("chances" in game) expect(sum(game.chances(line).map(({ probability }) => probability))).toBeCloseTo(1, 9);
        // Nobody is helped in a game of skill.
        if (!mechanics.includes("skill")) expect(outlookIn(game, line).mean).toBeGreaterThan(0.69);
        expect(outlookIn(game, line).mean).toBeLessThan(0.998);
      }
    });

  it.each(titles.map((title) => ({ ...title, rounds: roundsOf(title) })))(
    "$id: $rounds rounds return what their chances say",
    { tags: "slow", timeout: 3_600_000 },
    ({ game, rounds }) => {
      const share = Math.ceil(rounds / game.lines.length);
      const word = words(20_261_123);
      let total = 0;
      let mean = 0;
      let variance = 0;
      for (const line of game.lines) {
        const outlook = outlookIn(game, line);
        mean += share * outlook.mean;
        variance += share * outlook.deviation ** 2;
        for (let round = 0; round < share; round += 1) total += played(game, line, word);
      }
      expect(Math.abs(total - mean)).toBeLessThan(3 * Math.sqrt(variance));
    },
  );

  it("are of several volatilities", () => {
    expect(figuresOf(required("harvest-wheel")).volatility).toBe("low");
    expect(new Set(titles.map((title) => figuresOf(title).volatility)).size).toBeGreaterThan(1);
  });
});

describe("stakes", () => {
  it("have bounds in each currency's own minor unit", () => {
    expect(stakeRange(required("hundredfold"), "EUR")).toEqual({ min: "0.10", max: "100.00" });
    expect(stakeRange(required("hundredfold"), "RUB")).toEqual({ min: "10.00", max: "10000.00" });
    expect(stakeRange(required("hundredfold"), "JPY")).toEqual({ min: "15", max: "15000" });
    expect(stakeRange(required("hundredfold"), "KWD")).toEqual({ min: "0.050", max: "50.000" });
    expect(isStake(required("hundredfold"), "EUR", "0.10")).toBe(true);
    for (const stake of ["0.09", "100.01", "1.005", "-1", "1e1", ""])
      expect(isStake(required("hundredfold"), "EUR", stake), stake).toBe(false);
  });

  it("are paid down to the minor unit", () => {
    expect(payoutOf("0.15", 10_312, "EUR")).toBe("0.15");
    expect(payoutOf("10", 19_800, "EUR")).toBe("19.80");
    expect(payoutOf("15", 19_999, "JPY")).toBe("29");
  });
});
