/** Compares a day of the studio's statement with the wallet's rounds. Nothing is read or written. */
import { Exact } from "#shared/money/money.ts";
import type { BookedRound } from "../../../money/wallet/public.ts";
import type { StatedRound } from "../studio/statement.ts";

export const differenceKinds = [
  "missing_here",
  "missing_there",
  "player",
  "game",
  "currency",
  "state",
  "stake",
  "win",
] as const;

export interface Difference {
  round: string;
  kind: (typeof differenceKinds)[number];
  /** What the wallet has; null where it has nothing. */
  here: string | null;
  /** What the studio states; null where it states nothing. */
  there: string | null;
}

export interface Total {
  currency: string;
  rounds_here: number;
  rounds_there: number;
  staked_here: string;
  staked_there: string;
  won_here: string;
  won_there: string;
}

const stateOf = { closed: "SETTLED", cancelled: "ROLLED_BACK" } as const satisfies Record<
  StatedRound["status"],
  BookedRound["state"]
>;
const isSame = (one: string, other: string) => new Exact(one).equals(other);
const told = ({ stake, won, currency }: StatedRound) => `${stake} ${currency}, won ${won}`;
const held = ({ staked, won, currency }: BookedRound) => `${staked} ${currency}, won ${won ?? "0"}`;

/** What the wallet says about a line. */
function differencesOf(line: StatedRound, round: BookedRound | undefined): Difference[] {
  const { id, status } = line;
  // A bet that the wallet refused, or never heard of, is cancelled there and nothing here.
  if (round === undefined)
    return status === "cancelled" ? [] : [{ round: id, kind: "missing_here", here: null, there: told(line) }];
  const differ = (kind: Difference["kind"], here: string, there: string): Difference => ({
    round: id,
    kind,
    here,
    there,
  });
  return [
    ...(String(round.playerId) === line.player ? [] : [differ("player", String(round.playerId), line.player)]),
    ...(round.game === line.game ? [] : [differ("game", round.game, line.game)]),
    ...(round.currency === line.currency ? [] : [differ("currency", round.currency, line.currency)]),
    ...(round.state === stateOf[status] ? [] : [differ("state", round.state, stateOf[status])]),
    // What a cancelled round would have cost came back.
    ...(status === "cancelled" || isSame(round.staked, line.stake) ? [] : [differ("stake", round.staked, line.stake)]),
    ...(isSame(round.won ?? "0", line.won) ? [] : [differ("win", round.won ?? "0", line.won)]),
  ];
}

/**
 * @param known rounds of the lines by their numbers, whenever they ended
 * @param alone rounds that ended on the day and stand in no statement
 */
export const compare = (
  lines: readonly StatedRound[],
  known: ReadonlyMap<string, BookedRound>,
  alone: readonly BookedRound[],
): Difference[] => [
  ...lines.flatMap((line) => differencesOf(line, known.get(line.id))),
  ...alone.map((round): Difference => ({ round: round.id, kind: "missing_there", here: held(round), there: null })),
];

/** Sums of the rounds that were played to their end, by currency. */
export function totalsOf(lines: readonly StatedRound[], ended: readonly BookedRound[]): Total[] {
  const there = lines.filter(({ status }) => status === "closed");
  const here = ended.filter(({ state }) => state === "SETTLED");
  const sum = <Item>(items: readonly Item[], amountOf: (item: Item) => string) =>
    items.reduce((all, item) => all.plus(amountOf(item)), new Exact(0)).toFixed();
  const currencies = new Set([...here, ...there].map(({ currency }) => currency));
  return [...currencies].toSorted().map((currency) => {
    const [own, stated] = [
      here.filter((round) => round.currency === currency),
      there.filter((line) => line.currency === currency),
    ];
    return {
      currency,
      rounds_here: own.length,
      rounds_there: stated.length,
      staked_here: sum(own, ({ staked }) => staked),
      staked_there: sum(stated, ({ stake }) => stake),
      won_here: sum(own, ({ won }) => won ?? "0"),
      won_there: sum(stated, ({ won }) => won),
    };
  });
}
