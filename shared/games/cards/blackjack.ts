/**
 * Blackjack from an endless deck: two cards to the player, two to the dealer, the rest in order. The dealer stands on
 * every 17 and looks for blackjack first. Blackjack pays 3 to 2. Any two cards may be doubled, after a split too; equal
 * values are split once, and split aces get one card each. A double and a split take another stake.
 */
import type { Draw } from "../fair/draw.ts";
import { EVEN, fieldsOf, type Game, IllegalPlay, oneOf, type Position, sum } from "../game.ts";
import { blackjackChances, blackjackLines, chooseBlackjack } from "./blackjackChances.ts";
import { CARDS, rankOf } from "./cards.ts";
import { BLACKJACK, type Total, totalOf, valueOfRank } from "./blackjackTotals.ts";

export const blackjackMoves = ["hit", "stand", "double", "split"] as const;
export type BlackjackMove = (typeof blackjackMoves)[number];

interface Hand {
  cards: number[];
  stakes: number;
  isDone: boolean;
}

interface Round {
  hands: Hand[];
  dealer: number[];
  isSplit: boolean;
}

const NATURAL_RETURN = 2.5 * EVEN;
const DEALER_STANDS = 17;

const valueOf = (card: number) => valueOfRank(rankOf(card));
export const blackjackTotal = (cards: readonly number[]): Total => totalOf(cards.map(valueOf));
const isNatural = (cards: readonly number[]) => cards.length === 2 && blackjackTotal(cards).total === BLACKJACK;
const isBust = (cards: readonly number[]) => blackjackTotal(cards).total > BLACKJACK;

const activeOf = ({ hands }: Round): Hand | undefined => hands.find(({ isDone }) => !isDone);

function canDo({ isSplit }: Round, hand: Hand): BlackjackMove[] {
  if (hand.cards.length > 2) return ["hit", "stand"];
  const [one = 0, two = 0] = hand.cards;
  const isPair = !isSplit && valueOf(one) === valueOf(two);
  return ["hit", "stand", "double", ...(isPair ? (["split"] as const) : [])];
}

/** A hand that has reached 21 or gone over takes no more. */
function take(hand: Hand, draw: Draw): void {
  hand.cards.push(draw.below(CARDS));
  if (blackjackTotal(hand.cards).total >= BLACKJACK) hand.isDone = true;
}

function split(round: Round, hand: Hand, draw: Draw): void {
  const [one = 0, two = 0] = hand.cards;
  round.isSplit = true;
  round.hands = [one, two].map((card) => ({ cards: [card], stakes: 1, isDone: false }));
  for (const each of round.hands) {
    take(each, draw);
    if (valueOf(one) === 1) each.isDone = true;
  }
}

function move(round: Round, given: unknown, draw: Draw): void {
  const hand = activeOf(round);
  if (hand === undefined) throw new IllegalPlay("the round is over");
  const done = oneOf(fieldsOf(given)["do"], blackjackMoves);
  if (!canDo(round, hand).includes(done)) throw new IllegalPlay(`no ${done} now`);
  if (done === "split") return split(round, hand, draw);
  if (done === "double") hand.stakes = 2;
  if (done !== "stand") take(hand, draw);
  if (done !== "hit") hand.isDone = true;
}

function returnOfHand({ hands, dealer, isSplit }: Round, { cards, stakes }: Hand): number {
  const [own, other] = [blackjackTotal(cards).total, blackjackTotal(dealer).total];
  const hasNatural = !isSplit && hands.length === 1 && isNatural(cards);
  if (hasNatural) return isNatural(dealer) ? EVEN : NATURAL_RETURN;
  if (own > BLACKJACK || isNatural(dealer)) return 0;
  if (other > BLACKJACK || own > other) return 2 * stakes * EVEN;
  return own === other ? stakes * EVEN : 0;
}

function positionOf(round: Round, draw: Draw): Position {
  const active = activeOf(round);
  const isOver = active === undefined;
  const [first = 0] = round.dealer;
  const isContest =
    round.hands.some(({ cards }) => !isBust(cards)) &&
    !(round.hands.length === 1 && isNatural(round.hands[0]?.cards ?? []));
  if (isOver && isContest)
    while (blackjackTotal(round.dealer).total < DEALER_STANDS) round.dealer.push(draw.below(CARDS));
  const results = round.hands.map((hand) => returnOfHand(round, hand));
  return {
    view: {
      hands: round.hands.map(({ cards, stakes }, index) => ({
        cards,
        stakes,
        returned: isOver ? results[index] : null,
      })),
      active: active === undefined ? null : round.hands.indexOf(active),
      // The dealer's second card lies face down.
      dealer: isOver ? round.dealer : [first],
      can: active === undefined ? [] : canDo(round, active),
    },
    isOver,
    returned: isOver ? sum(results) : 0,
    canCollect: false,
    stakes: sum(round.hands.map(({ stakes }) => stakes)),
  };
}

export const blackjack = (): Game => ({
  play: (bet, moves, draw) => {
    fieldsOf(bet);
    const next = () => draw.below(CARDS);
    const hand: Hand = { cards: [next(), next()], stakes: 1, isDone: false };
    const round: Round = { hands: [hand], dealer: [next(), next()], isSplit: false };
    hand.isDone = isNatural(hand.cards) || isNatural(round.dealer);
    for (const given of moves) move(round, given, draw);
    return positionOf(round, draw);
  },
  chances: blackjackChances,
  choose: chooseBlackjack,
  lines: blackjackLines,
});
