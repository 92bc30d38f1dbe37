/**
 * Three card poker: three cards each from one deck. The player folds or plays for another stake. A dealer without a queen
 * or better doesn't play: the ante is paid even and the other stake comes back. Straights and better get a bonus.
 */
import { CARDS, rankOf, RANKS, suitOf } from "../cards/cards.ts";
import { pickFrom } from "../fair/draw.ts";
import { type Chance, EVEN, fieldsOf, type Game, IllegalPlay, type Line, oneOf, type Position } from "../game.ts";

/** From the lowest to the highest: with three cards a straight is rarer than a flush. */
export const threeCardNames = ["highCard", "onePair", "flush", "straight", "threeOfAKind", "straightFlush"] as const;
export type ThreeCardName = (typeof threeCardNames)[number];

/** What the ante gets on top, in stakes, whatever the dealer has. */
export const anteBonus: Readonly<Partial<Record<ThreeCardName, number>>> = {
  straight: 1,
  threeOfAKind: 4,
  straightFlush: 5,
};

const HAND = 3;
const KIND = 2 ** 16;
const QUEEN = 10;

const straights = new Map(
  Array.from({ length: RANKS - 2 }, (_, low): [number, number] => [0b111 << low, low + 2]).concat([
    [(1 << (RANKS - 1)) | 0b11, 1],
  ]),
);

/** The higher hand has the higher value. */
export function threeCardValue(cards: readonly number[]): number {
  let [once, twice, thrice] = [0, 0, 0];
  for (const card of cards) {
    const bit = 1 << rankOf(card);
    thrice |= twice & bit;
    twice |= once & bit;
    once |= bit;
  }
  const isFlush = cards.every((card) => suitOf(card) === suitOf(cards[0] ?? 0));
  const of = (name: ThreeCardName, rest: number) => threeCardNames.indexOf(name) * KIND + rest;
  if (thrice !== 0) return of("threeOfAKind", thrice);
  const straight = straights.get(once);
  if (straight !== undefined) return of(isFlush ? "straightFlush" : "straight", straight);
  if (isFlush) return of("flush", once);
  // The pair counts first, then the card beside it.
  return twice === 0
    ? of("highCard", once)
    : of("onePair", (31 - Math.clz32(twice)) * RANKS + 31 - Math.clz32(once & ~twice));
}
export const threeCardKind = (value: number): ThreeCardName => threeCardNames[Math.floor(value / KIND)] ?? "highCard";

/** The least value that a dealer plays with. */
const QUALIFIES = 1 << QUEEN;
/** Queen, six and four: whoever plays lower hands loses more than by folding. */
const WORTH_PLAYING = (1 << QUEEN) | (1 << 4) | (1 << 2);

/** In stakes, without the bonus; two are at stake. */
const returns = { notQualified: 3, won: 4, push: 2, lost: 0 };

const compared = (own: number, dealer: number): keyof typeof returns =>
  dealer < QUALIFIES ? "notQualified" : own > dealer ? "won" : own === dealer ? "push" : "lost";
const paid = (own: number, result: keyof typeof returns) => returns[result] + (anteBonus[threeCardKind(own)] ?? 0);

const moves = ["play", "fold"] as const;
const ways = ["best", "always"] as const;
const wayOf = ({ way }: Pick<Line, "way">) => {
  const found = ways.find((name) => name === way);
  if (found === undefined) throw new Error(`There is no way ${way} to play`);
  return found;
};
const isPlayed = (way: (typeof ways)[number], value: number) => way === "always" || value >= WORTH_PLAYING;

/** Hands of three as they differ by more than the names of their suits, each with how many hands it stands for. */
function kindsOfHands(): { cards: number[]; count: number }[] {
  const found = new Map<string, { cards: number[]; count: number }>();
  for (let one = 0; one < CARDS; one += 1)
    for (let two = one + 1; two < CARDS; two += 1)
      for (let three = two + 1; three < CARDS; three += 1) {
        const cards = [one, two, three];
        const seen: number[] = [];
        const key = cards
          .map((card) => {
            if (!seen.includes(suitOf(card))) seen.push(suitOf(card));
            return `${rankOf(card)}.${seen.indexOf(suitOf(card))}`;
          })
          .join(" ");
        const same = found.get(key);
        if (same === undefined) found.set(key, { cards, count: 1 });
        else same.count += 1;
      }
  return [...found.values()];
}

interface Outcome {
  own: number;
  count: number;
  results: Readonly<Record<keyof typeof returns, number>>;
}

/** All hands of both: each kind of hand of the player against every hand of the dealer. */
function outcomes(): Outcome[] {
  const hands: number[] = [];
  for (let one = 0; one < CARDS; one += 1)
    for (let two = one + 1; two < CARDS; two += 1)
      for (let three = two + 1; three < CARDS; three += 1)
        hands.push(one, two, three, threeCardValue([one, two, three]));
  const dealt = Int32Array.from(hands);
  const isOwn = new Uint8Array(CARDS);
  return kindsOfHands().map(({ cards, count }) => {
    const own = threeCardValue(cards);
    isOwn.fill(0);
    for (const card of cards) isOwn[card] = 1;
    // Plain numbers, for this is asked fifty million times.
    let [notQualified, won, push, lost] = [0, 0, 0, 0];
    for (let at = 0; at < dealt.length; at += 4) {
      if (isOwn[dealt[at] ?? 0] === 1 || isOwn[dealt[at + 1] ?? 0] === 1 || isOwn[dealt[at + 2] ?? 0] === 1) continue;
      const value = dealt[at + 3] ?? 0;
      if (value < QUALIFIES) notQualified += 1;
      else if (own > value) won += 1;
      else if (own === value) push += 1;
      else lost += 1;
    }
    return { own, count, results: { notQualified, won, push, lost } };
  });
}

let known: readonly Outcome[] | null = null;

function chancesOf(way: (typeof ways)[number]): readonly Chance[] {
  known ??= outcomes();
  const sums = new Map<string, { returned: number; stakes: number; count: number }>();
  const add = (returned: number, stakes: number, count: number) => {
    const entry = sums.get(`${returned} ${stakes}`) ?? { returned, stakes, count: 0 };
    entry.count += count;
    sums.set(`${returned} ${stakes}`, entry);
  };
  let all = 0;
  for (const { own, count, results } of known) {
    const dealers = results.notQualified + results.won + results.push + results.lost;
    all += count * dealers;
    if (!isPlayed(way, own)) add(0, 1, count * dealers);
    else
      for (const name of ["notQualified", "won", "push", "lost"] as const)
        add(paid(own, name), 2, count * results[name]);
  }
  return [...sums.values()].map(({ returned, stakes, count }) => ({
    probability: count / all,
    returned: returned * EVEN,
    stakes,
  }));
}

export const threeCard = (): Game => ({
  play: (bet, given, draw): Position => {
    fieldsOf(bet);
    const dealt = pickFrom(draw, CARDS, 2 * HAND);
    const [player, dealer] = [dealt.slice(0, HAND), dealt.slice(HAND)];
    const own = threeCardValue(player);
    const [first, ...more] = given;
    if (more.length > 0) throw new IllegalPlay("the round is over");
    const hand = threeCardKind(own);
    if (first === undefined)
      return { view: { player, hand, dealer: null, result: null }, isOver: false, returned: 0, canCollect: false };
    if (oneOf(fieldsOf(first)["do"], moves) === "fold")
      return { view: { player, hand, dealer, result: "folded" }, isOver: true, returned: 0, canCollect: false };
    const result = compared(own, threeCardValue(dealer));
    return {
      view: { player, hand, dealer, dealerHand: threeCardKind(threeCardValue(dealer)), result },
      isOver: true,
      returned: paid(own, result) * EVEN,
      canCollect: false,
      stakes: 2,
    };
  },
  chances: (line) => chancesOf(wayOf(line)),
  choose: (way, { view }) => ({
    do: isPlayed(wayOf({ way }), threeCardValue(view["player"] as readonly number[])) ? "play" : "fold",
  }),
  lines: ways.map((way) => ({ bet: {}, moves: [], way })),
});
