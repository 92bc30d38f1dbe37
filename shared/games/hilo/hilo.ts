/** Hi-lo: higher or lower than the card that lies open; each right guess multiplies the price. The deck is endless. */
import { CARDS, rankOf, RANKS } from "../cards/cards.ts";
import type { Draw } from "../fair/draw.ts";
import { type Chance, fieldsOf, type Game, IllegalPlay, isCollect, oneOf, type Position, priced } from "../game.ts";

export interface HiloRules {
  share: number;
  /** Most cards of a round, the first one included. */
  cards: number;
}

/** Nothing pays more. */
const HIGHEST = 50_000_000;

const guesses = ["higher", "lower"] as const;
type Guess = (typeof guesses)[number];

/**
 * In how many of 13 ranks a guess is right. The same rank counts as right, save where any rank would be: nothing is
 * lower than a two, so "higher" there means higher.
 */
function hiloWays(guess: Guess, rank: number): number {
  if (guess === "higher") return rank === 0 ? RANKS - 1 : RANKS - rank;
  return rank === RANKS - 1 ? RANKS - 1 : rank + 1;
}

function isRight(guess: Guess, from: number, to: number): boolean {
  if (from === to) return guess === "higher" ? from !== 0 : from !== RANKS - 1;
  return guess === "higher" ? to > from : to < from;
}

const priceOf = ({ share }: HiloRules, chance: number, right: number) => (right === 0 ? 0 : priced(share, chance));

function readMove(move: unknown): Guess | "skip" | "collect" {
  if (isCollect(move)) return "collect";
  return oneOf(fieldsOf(move)["guess"], [...guesses, "skip"]);
}

interface Table {
  cards: number[];
  right: number;
  chance: number;
}

function positionOf(rules: HiloRules, { cards, right, chance }: Table, end: "open" | "paid" | "lost"): Position {
  const rank = rankOf(cards.at(-1) ?? 0);
  const next = (guess: Guess) => priced(rules.share, (chance * hiloWays(guess, rank)) / RANKS);
  const isOver = end !== "open";
  return {
    view: { cards, higher: isOver ? null : next("higher"), lower: isOver ? null : next("lower") },
    isOver,
    returned: end === "lost" ? 0 : priceOf(rules, chance, right),
    canCollect: !isOver && right > 0,
  };
}

function after(rules: HiloRules, table: Table, move: unknown, draw: Draw): Position {
  const done = readMove(move);
  if (done === "collect") {
    if (table.right === 0) throw new IllegalPlay("nothing to collect");
    return positionOf(rules, table, "paid");
  }
  const from = rankOf(table.cards.at(-1) ?? 0);
  const card = draw.below(CARDS);
  table.cards.push(card);
  if (done !== "skip") {
    if (!isRight(done, from, rankOf(card))) return positionOf(rules, table, "lost");
    table.right += 1;
    table.chance *= hiloWays(done, from) / RANKS;
  }
  const isFull = table.cards.length === rules.cards || priceOf(rules, table.chance, table.right) >= HIGHEST;
  return positionOf(rules, table, isFull && table.right > 0 ? "paid" : "open");
}

/** Each rank of the first card, with one guess: more of them multiply the same way. */
const chancesOf = (rules: HiloRules, guess: Guess): Chance[] =>
  Array.from({ length: RANKS }, (_, rank) => rank).flatMap((rank) => {
    const chance = hiloWays(guess, rank) / RANKS;
    return [
      { probability: chance / RANKS, returned: priced(rules.share, chance) },
      { probability: (1 - chance) / RANKS, returned: 0 },
    ];
  });

export const hilo = (rules: HiloRules): Game => ({
  play: (bet, moves, draw) => {
    fieldsOf(bet);
    const table: Table = { cards: [draw.below(CARDS)], right: 0, chance: 1 };
    let position = positionOf(rules, table, "open");
    for (const move of moves) {
      if (position.isOver) throw new IllegalPlay("the round is over");
      if (table.cards.length >= rules.cards && readMove(move) === "skip") throw new IllegalPlay("too many cards");
      position = after(rules, table, move, draw);
    }
    return position;
  },
  chances: ({ moves: [first] }) => chancesOf(rules, oneOf(fieldsOf(first)["guess"], guesses)),
  lines: guesses.map((guess) => ({ bet: {}, moves: [{ guess }, { collect: true }] })),
});
