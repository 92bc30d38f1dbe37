/**
 * Memory: pairs of pictures lie face down, and each try turns two of them. Where they lie is fixed before the first try; a
 * ladder pays by how few tries the player needs. Nothing is drawn against them.
 */
import { pickFrom } from "../fair/draw.ts";
import {
  type Chance,
  fieldsOf,
  type Game,
  IllegalPlay,
  type Line,
  type Multiplier,
  type Position,
  wholeIn,
} from "../game.ts";

export interface MemoryRules {
  pairs: number;
  /** What so many tries pay at most that number needed; more than all of these end the round. */
  ladder: readonly { tries: number; pays: Multiplier }[];
}

/** Perfect forgets nothing. Careless turns neighbors two by two, again and again. */
const ways = ["perfect", "careless"] as const;

export const memoryPrice = ({ ladder }: MemoryRules, tries: number): Multiplier =>
  ladder.find((rung) => tries <= rung.tries)?.pays ?? 0;
export const memoryTries = ({ ladder }: MemoryRules): number => ladder.at(-1)?.tries ?? 0;

interface Turned {
  at: number;
  picture: number;
}

function replay(rules: MemoryRules, pictures: readonly number[], moves: readonly unknown[]): Position {
  const found = new Set<number>();
  const most = memoryTries(rules);
  let turned: Turned[] = [];
  let tries = 0;
  const isOver = () => found.size === pictures.length || tries === most;
  for (const move of moves) {
    if (isOver()) throw new IllegalPlay("the round is over");
    const at = wholeIn(fieldsOf(move)["turn"], 0, pictures.length - 1);
    if (turned.length === 2) turned = [];
    if (found.has(at) || turned.some((card) => card.at === at)) throw new IllegalPlay("the card lies open");
    turned.push({ at, picture: pictures[at] ?? 0 });
    const [first, second] = turned;
    if (first === undefined || second === undefined) continue;
    tries += 1;
    if (first.picture === second.picture) for (const card of turned) found.add(card.at);
  }
  const isDone = isOver();
  const isWhole = found.size === pictures.length;
  return {
    view: {
      cards: pictures.map((picture, at) => (isDone || found.has(at) ? picture : null)),
      turned,
      found: found.size / 2,
      tries,
    },
    isOver: isDone,
    returned: isWhole ? memoryPrice(rules, tries) : 0,
    canCollect: false,
  };
}

/** Chances by the number of tries. */
type Tries = ReadonlyMap<number, number>;

const later = (tries: Tries, more: number, share: number, into: Map<number, number>) => {
  for (const [count, chance] of tries) into.set(count + more, (into.get(count + more) ?? 0) + share * chance);
};

/**
 * Tries of a player who forgets nothing: takes what they know, else turns two cards they haven't seen.
 * @param pairs that are not found
 * @param seen cards of them that were seen, each without its partner
 */
export function perfectTries(pairs: number, seen = 0, known: Map<string, Tries> = new Map<string, Tries>()): Tries {
  if (pairs === 0) return new Map([[0, 1]]);
  const key = `${pairs} ${seen}`;
  const done = known.get(key);
  if (done !== undefined) return done;
  const unseen = 2 * pairs - seen;
  const all = new Map<number, number>();
  // The first card is the partner of one that was seen.
  if (seen > 0) later(perfectTries(pairs - 1, seen - 1, known), 1, seen / unseen, all);
  const isNew = (unseen - seen) / unseen;
  if (isNew > 0) {
    const rest = unseen - 1;
    later(perfectTries(pairs - 1, seen, known), 1, isNew / rest, all);
    // The second card is the partner of one that was seen: it is taken with the next try.
    if (seen > 0) later(perfectTries(pairs - 1, seen, known), 2, (isNew * seen) / rest, all);
    const other = rest - 1 - seen;
    if (other > 0) later(perfectTries(pairs, seen + 2, known), 1, (isNew * other) / rest, all);
  }
  known.set(key, all);
  return all;
}

/** In how many ways cards lie two by two: the product of the odd numbers below. Careless play finds them in one way. */
const layouts = (pairs: number): number =>
  Array.from({ length: pairs }, (_, pair) => 2 * pair + 1).reduce((product, odd) => product * odd, 1);

const wayOf = ({ way }: Pick<Line, "way">) => {
  const found = ways.find((name) => name === way);
  if (found === undefined) throw new Error(`There is no way ${way} to play`);
  return found;
};

export const memory = (rules: MemoryRules): Game => ({
  play: (bet, moves, draw) => {
    fieldsOf(bet);
    const places = pickFrom(draw, 2 * rules.pairs, 2 * rules.pairs);
    return replay(
      rules,
      places.map((card) => Math.floor(card / 2)),
      moves,
    );
  },
  chances: (line) => {
    const tries: Tries =
      wayOf(line) === "perfect" ? perfectTries(rules.pairs) : new Map([[rules.pairs, 1 / layouts(rules.pairs)]]);
    const paid = [...tries].map(([count, probability]): Chance => ({
      probability,
      returned: memoryPrice(rules, count),
    }));
    const rest = 1 - paid.reduce((all, { probability }) => all + probability, 0);
    return [...paid, { probability: Math.max(0, rest), returned: 0 }];
  },
  choose: (way, position, before) => ({ turn: turnOf(wayOf({ way }), [...before, position]) }),
  lines: ways.map((way) => ({ bet: {}, moves: [], way })),
});

interface View {
  cards: readonly (number | null)[];
  turned: readonly Turned[];
}

/** The card that a way to play turns next. */
function turnOf(way: (typeof ways)[number], positions: readonly Position[]): number {
  const views = positions.map(({ view }) => view as unknown as View);
  const { cards, turned } = views.at(-1) ?? { cards: [], turned: [] };
  const open = turned.length === 1 ? turned[0] : undefined;
  const isClosed = (at: number) => cards[at] === null && at !== open?.at;
  if (way === "careless") return open === undefined ? nextPair(cards, turned) : open.at + 1;
  const seen = new Map(views.flatMap((view) => view.turned).map(({ at, picture }) => [at, picture]));
  const closed = [...cards.keys()].filter(isClosed);
  const partnerOf = (card: Turned) => closed.find((at) => at !== card.at && seen.get(at) === card.picture);
  if (open !== undefined) return partnerOf(open) ?? closed.find((at) => !seen.has(at)) ?? closed[0] ?? 0;
  const known = closed.find((at) => {
    const picture = seen.get(at);
    return picture !== undefined && partnerOf({ at, picture }) !== undefined;
  });
  return known ?? closed.find((at) => !seen.has(at)) ?? closed[0] ?? 0;
}

/** The first of the next two neighbors that lie face down. */
function nextPair(cards: readonly (number | null)[], turned: readonly Turned[]): number {
  const after = (turned[0]?.at ?? -2) + 2;
  for (let step = 0; step < cards.length; step += 2) {
    const at = (after + step) % cards.length;
    if (cards[at] === null) return at;
  }
  return 0;
}
