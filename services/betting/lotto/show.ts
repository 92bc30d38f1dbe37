/** Lotteries, draws and tickets as the contract says them. */
import type { z } from "zod";
import { chanceOf, coefOf, marketsOf, namedIn } from "#shared/betting/lotto/bets.ts";
import { oneIn } from "#shared/betting/lotto/lines.ts";
import { toMajor, toMinor } from "#shared/money/minor.ts";
import { Exact, roundMoney } from "#shared/money/money.ts";
import { say } from "../sportsbook/public.ts";
import type { lottery as lotterySchema, lottoDraw as drawSchema, lottoTicket as ticketSchema } from "./api.ts";
import type { Rules } from "./rules/model.ts";
import type { DrawRow, TicketBet, TicketRow } from "./tables.ts";

export type DrawAnswer = z.infer<typeof drawSchema>;
export type TicketAnswer = z.infer<typeof ticketSchema>;
export type LotteryAnswer = z.infer<typeof lotterySchema>;

const seconds = (moment: number) => Math.floor(moment / 1000);
const orNull = (moment: number | null) => (moment === null ? null : seconds(moment));
const percent = (hundredths: number) => new Exact(hundredths).div(100).toFixed();
const hundredth = (value: number) => new Exact(value).div(100).toFixed(2);

/** Highest stake of a bet, in whole units: the lottery's, or what keeps its win within the limit. */
export const mostStakeOf = (coef: number, { mostStake, mostWin }: Rules): string =>
  Exact.min(mostStake, new Exact(mostWin).times(100).div(coef).toFixed(0, Exact.ROUND_DOWN)).toFixed();

/** What lines return of their stake in the long run, by their size. */
export function returnsOf(rules: Rules): LotteryAnswer["returns"] {
  const sizes = Array.from({ length: rules.mostPicks - rules.leastPicks + 1 }, (_, index) => rules.leastPicks + index);
  return sizes.map((picks) => ({
    picks,
    returned:
      rules.poolShare > 0
        ? hundredth(rules.poolShare)
        : rules.categories
            .filter((category) => category.picks === picks)
            .reduce((sum, category) => sum + category.times / oneIn(category, rules), 0)
            .toFixed(2),
  }));
}

/** By what they follow from: draws of a lottery have the same bets. */
const keptBets = new Map<string, LotteryAnswer["bets"]>();

function betsOf(rules: Rules): LotteryAnswer["bets"] {
  const { balls, drawn, betReturn, mostStake, mostWin, currency } = rules;
  const key = [balls, drawn, betReturn, mostStake, mostWin, currency].join(" ");
  const kept = keptBets.get(key) ?? makeBets(rules);
  keptBets.set(key, kept);
  return kept;
}

function makeBets(rules: Rules): LotteryAnswer["bets"] {
  return marketsOf(rules).flatMap(({ key: market, bets }) =>
    bets.map((key) => {
      const [coef, chance] = [coefOf(key, rules, rules.betReturn), chanceOf(key, rules)];
      return {
        key,
        market,
        numbers: namedIn(key),
        coef: hundredth(coef),
        chance: (chance * 100).toFixed(6),
        returned: (coef * chance).toFixed(2),
        most_stake: roundMoney(mostStakeOf(coef, rules), rules.currency),
      };
    }),
  );
}

function showCategories(rules: Rules, drawn: DrawRow["categories"]): LotteryAnswer["categories"] {
  const { currency } = rules;
  const least = toMinor(rules.leastStake, currency);
  const unit = BigInt(rules.floorUnit);
  return rules.categories.map((category, index) => {
    const { picks, hits, bonus, share, times } = category;
    const done = drawn?.[index];
    const [fund, weight] = [BigInt(done?.fund ?? 0), BigInt(done?.weight ?? 0)];
    const isPooled = rules.poolShare > 0;
    const prize = weight === 0n ? 0n : isPooled ? (fund * least) / weight : (least * BigInt(times)) / 100n;
    return {
      picks,
      hits,
      bonus,
      share: isPooled ? percent(share) : null,
      times: isPooled ? null : hundredth(times),
      one_in: oneIn(category, rules).toFixed(2),
      fund: done === undefined || !isPooled ? null : toMajor(fund, currency),
      winners: done?.lines ?? null,
      prize: prize === 0n ? null : toMajor((prize / unit) * unit, currency),
    };
  });
}

export interface Next {
  id: number;
  closesAt: number;
}

export function showLottery(key: string, rules: Rules, jackpot: string, next: Next | null, lng: string): LotteryAnswer {
  return {
    key,
    name: say(rules.names, lng),
    balls: rules.balls,
    drawn: rules.drawn,
    bonus: rules.bonus,
    least_picks: rules.leastPicks,
    most_picks: rules.mostPicks,
    most_numbers: rules.mostNumbers,
    currency: rules.currency,
    least_stake: roundMoney(rules.leastStake, rules.currency),
    most_stake: roundMoney(rules.mostStake, rules.currency),
    pool_share: rules.poolShare > 0 ? percent(rules.poolShare) : null,
    returns: returnsOf(rules),
    categories: showCategories(rules, null),
    bets: betsOf(rules),
    most_win: roundMoney(rules.mostWin, rules.currency),
    most_bets: rules.mostBets,
    most_draws: rules.mostDraws,
    deadline_hours: rules.deadlineHours,
    jackpot: roundMoney(jackpot, rules.currency),
    next_draw_id: next === null ? null : String(next.id),
    next_closes_at: next === null ? null : seconds(next.closesAt),
  };
}

/** @param jackpot what rolls over to the next draw of its lottery, shown until this one is drawn */
export function showDraw(row: DrawRow, jackpot: string, lng: string): DrawAnswer {
  const { currency, rules, lottery } = row;
  const pool = (toMinor(row.pooled, currency) * BigInt(rules.poolShare)) / 10_000n;
  const onTop = row.jackpot ?? (row.state === "CANCELLED" ? "0" : jackpot);
  return {
    id: String(row.id),
    lottery,
    number: row.number,
    state: row.state,
    currency,
    opens_at: seconds(row.opensAt),
    closes_at: seconds(row.closesAt),
    drawn_at: orNull(row.drawnAt),
    settled_at: orNull(row.settledAt),
    staked: roundMoney(row.staked, currency),
    pool: toMajor(pool, currency),
    jackpot: roundMoney(onTop, currency),
    tickets: row.tickets,
    paid: roundMoney(row.paid, currency),
    version: row.version,
    balls: row.balls,
    popularity: row.popularity,
    seed_hash: row.seedHash,
    seed: row.seed,
    tickets_hash: row.ticketsHash,
    categories: showCategories(rules, row.categories),
    rules: showLottery(lottery, rules, onTop, null, lng),
  };
}

function showBet({ bet, coef, numbers, stake, prize }: TicketBet, { state }: TicketRow, currency: string) {
  const isPaid = prize !== null;
  return {
    bet,
    coef: hundredth(coef),
    numbers,
    stake: roundMoney(stake, currency),
    // A ticket has won with one bet; each of the others has its own end.
    state: isPaid ? (new Exact(prize).isZero() ? ("LOST" as const) : ("WON" as const)) : state,
    prize: isPaid ? roundMoney(prize, currency) : null,
  };
}

export function showTicket(row: TicketRow, currency: string): TicketAnswer {
  const bets = row.bets?.map((bet) => showBet(bet, row, currency)) ?? [];
  const only = bets.length === 1 ? bets[0] : undefined;
  return {
    id: String(row.id),
    draw_id: String(row.drawId),
    account_id: row.accountId,
    state: row.state,
    bets,
    bet: only?.bet ?? null,
    coef: only?.coef ?? null,
    numbers: row.numbers,
    picks: row.picks,
    lines: row.lines,
    stake: roundMoney(row.stake, currency),
    price: roundMoney(row.price, currency),
    currency,
    prize: row.prize === null ? null : roundMoney(row.prize, currency),
    bought_at: seconds(row.boughtAt),
    settled_at: orNull(row.settledAt),
  };
}
