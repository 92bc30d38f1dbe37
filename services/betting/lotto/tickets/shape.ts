/** What a ticket is made of, or why it can't be. */
import { coefOf, marketsOf, namedIn } from "#shared/betting/lotto/bets.ts";
import { choose } from "#shared/betting/lotto/lines.ts";
import { Exact } from "#shared/money/money.ts";
import { refuse, type Refused, stakeProblem } from "../../pools/public.ts";
import type { Rules } from "../rules/model.ts";
import { mostStakeOf } from "../show.ts";
import type { TicketBet, TicketRow } from "../tables.ts";

export interface AskedBet {
  /** Key of a bet at fixed odds. */
  bet: string;
  numbers: readonly number[];
  /** Null for the ticket's. */
  stake: string | null;
}

export interface AskedTicket {
  /** For one line, or for each bet that names no other. */
  stake: string;
  numbers: readonly number[];
  /** Numbers of a line; null for the most that it may have. */
  picks: number | null;
  /** Key of an only bet at fixed odds; null for lines and several bets. */
  bet: string | null;
  /** Several bets at fixed odds. */
  bets: readonly AskedBet[];
}

export type Shape = Pick<TicketRow, "bets" | "numbers" | "picks" | "lines" | "stake" | "price">;

const rising = (numbers: readonly number[]) => [...new Set(numbers)].toSorted((one, other) => one - other);

/** Whether numbers are balls of the drum, none twice. */
const areBalls = (numbers: readonly number[], { balls }: Rules): boolean =>
  rising(numbers).length === numbers.length && numbers.every((number) => number >= 1 && number <= balls);

const badBalls = "A number is unknown or stands twice";

/** @param path where the caller finds the bet */
function betOf(
  { bet, numbers, stake }: AskedBet & { stake: string },
  rules: Rules,
  path: string[],
): TicketBet | Refused {
  const wrong = (message: string) => refuse("NUMBERS_UNFIT", message, [...path, "numbers"]);
  if (!marketsOf(rules).some(({ bets }) => bets.includes(bet)))
    return refuse("BET_UNKNOWN", "There is no such bet", path.length === 0 ? ["bet"] : path);
  if (!areBalls(numbers, rules)) return wrong(badBalls);
  if (numbers.length !== namedIn(bet)) return wrong("The bet needs another count of numbers");
  const coef = coefOf(bet, rules, rules.betReturn);
  const { leastStake, currency } = rules;
  const most = mostStakeOf(coef, rules);
  return (
    stakeProblem(stake, { least: leastStake, most, currency }, [...path, "stake"]) ?? {
      bet,
      coef,
      numbers: rising(numbers),
      stake,
      prize: null,
    }
  );
}

const isRefused = (part: TicketBet | Refused): part is Refused => "error" in part;
const isBet = (part: TicketBet | Refused): part is TicketBet => !isRefused(part);

/** The same bet twice is one of twice the stake: it would get around the highest stake. */
function twiceAmong(bets: readonly TicketBet[]): number {
  const keys = bets.map(({ bet, numbers }) => `${bet} ${numbers.join(",")}`);
  return keys.findIndex((key, index) => keys.indexOf(key) < index);
}

function shapeOfBets({ bet, bets: several, numbers, stake }: AskedTicket, rules: Rules): Shape | Refused {
  if (several.length > 0 && (bet !== null || numbers.length > 0))
    return refuse("INVALID", "A ticket has either several bets or one with its numbers", ["bets"]);
  if (several.length > rules.mostBets)
    return refuse("TOO_MANY_BETS", `A ticket has at most ${rules.mostBets} bets`, ["bets"]);
  const parts =
    bet === null
      ? several.map((one, index) => betOf({ ...one, stake: one.stake ?? stake }, rules, ["bets", String(index)]))
      : [betOf({ bet, numbers, stake }, rules, [])];
  const refused = parts.find(isRefused);
  if (refused !== undefined) return refused;
  const bets = parts.filter(isBet);
  const twice = twiceAmong(bets);
  if (twice !== -1) return refuse("BET_TWICE", "The bet stands twice on the ticket", ["bets", String(twice)]);
  const price = bets.reduce((sum, one) => sum.plus(one.stake), new Exact(0)).toFixed();
  return { bets, numbers: rising(bets.flatMap((one) => one.numbers)), picks: 0, lines: 1, stake: price, price };
}

export function shapeOf(asked: AskedTicket, rules: Rules): Shape | Refused {
  if (asked.bet !== null || asked.bets.length > 0) return shapeOfBets(asked, rules);
  const { numbers, stake } = asked;
  const picks = asked.picks ?? rules.mostPicks;
  const wrong = (message: string) => refuse("NUMBERS_UNFIT", message, ["numbers"]);
  const { leastStake: least, mostStake: most, currency } = rules;
  const wrongStake = stakeProblem(stake, { least, most, currency });
  if (wrongStake !== null) return wrongStake;
  if (!areBalls(numbers, rules)) return wrong(badBalls);
  if (picks < rules.leastPicks || picks > rules.mostPicks)
    return refuse("NUMBERS_UNFIT", "The lottery has no lines of this size", ["picks"]);
  if (numbers.length < picks || numbers.length > rules.mostNumbers) return wrong("Too few or too many numbers");
  const lines = choose(numbers.length, picks);
  return {
    bets: null,
    numbers: rising(numbers),
    picks,
    lines,
    stake,
    price: new Exact(stake).times(lines).toFixed(),
  };
}
