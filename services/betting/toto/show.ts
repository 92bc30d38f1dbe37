/** Draws, kinds and tickets as the contract says them. */
import type { z } from "zod";
import { toMajor, toMinor } from "#shared/money/minor.ts";
import { Exact, roundMoney } from "#shared/money/money.ts";
import { say } from "../sportsbook/public.ts";
import type { totoDraw as drawSchema, totoKind as kindSchema, totoTicket as ticketSchema } from "./api.ts";
import { hitsOf } from "./rules/lines.ts";
import type { Rules } from "./rules/model.ts";
import type { DrawRow, TicketRow } from "./tables.ts";

export type DrawAnswer = z.infer<typeof drawSchema>;
export type TicketAnswer = z.infer<typeof ticketSchema>;
type KindAnswer = z.infer<typeof kindSchema>;

const seconds = (moment: number) => Math.floor(moment / 1000);
const percent = (hundredths: number) => new Exact(hundredths).div(100).toFixed();

export function showKind(key: string, rules: Rules, jackpot: string, lng: string): KindAnswer {
  const shared = rules.categories.reduce((sum, { share }) => sum + share, 0);
  const minor = (units: number) => toMajor(BigInt(units), rules.currency);
  return {
    key,
    name: say(rules.names, lng),
    matches: rules.matches,
    currency: rules.currency,
    pool_share: percent(rules.poolShare),
    jackpot_share: percent(10_000 - shared),
    categories: rules.categories.map(({ hits, share }) => ({ hits, share: percent(share) })),
    is_cumulative: rules.isCumulative,
    floor_unit: minor(rules.floorUnit),
    least_prize: minor(rules.leastPrize),
    least_stake: roundMoney(rules.leastStake, rules.currency),
    most_stake: roundMoney(rules.mostStake, rules.currency),
    most_combinations: rules.mostCombinations,
    void_rule: rules.voidRule,
    least_matches: rules.leastMatches,
    deadline_hours: rules.deadlineHours,
    jackpot: roundMoney(jackpot, rules.currency),
  };
}

function showMatches({ matches, results, shares }: DrawRow, lng: string): DrawAnswer["matches"] {
  return matches.map(({ gameId, sportId, names, championship, startsAt, outcomes }, index) => {
    const result = results[index] ?? null;
    const sums = shares[index] ?? [];
    const total = sums.reduce((sum, part) => sum + part, 0);
    return {
      id: gameId,
      sport_id: sportId,
      name: say(names, lng),
      championship: say(championship, lng),
      starts_at: seconds(startsAt),
      score: result?.score ?? null,
      is_void: result?.isVoid ?? false,
      outcomes: outcomes.map((outcome, place) => ({
        id: outcome.key,
        name: say(outcome.names, lng),
        share: total === 0 ? "0" : (((sums[place] ?? 0) / total) * 100).toFixed(1),
        is_hit: result === null ? null : (result.hits & (1 << place)) !== 0,
      })),
    };
  });
}

function showCategories({ categories, rules, currency }: DrawRow): DrawAnswer["categories"] {
  return rules.categories.map(({ hits, share }, index) => {
    const drawn = categories?.[index];
    const [fund, weight] = [BigInt(drawn?.fund ?? 0), BigInt(drawn?.weight ?? 0)];
    const unit = BigInt(rules.floorUnit);
    const prize = weight === 0n ? null : ((fund * toMinor(rules.leastStake, currency)) / weight / unit) * unit;
    return {
      hits,
      share: percent(share),
      fund: drawn === undefined ? null : toMajor(fund, currency),
      winners: drawn?.lines ?? null,
      prize: prize === null || fund === 0n ? null : toMajor(prize, currency),
    };
  });
}

/** @param jackpot what rolls over to the next draw of its kind, shown until this one is drawn */
export function showDraw(row: DrawRow, jackpot: string, lng: string): DrawAnswer {
  const { currency, rules, kind } = row;
  const pool = (toMinor(row.staked, currency) * BigInt(rules.poolShare)) / 10_000n;
  const onTop = row.jackpot ?? (row.state === "CANCELLED" ? "0" : jackpot);
  return {
    id: String(row.id),
    kind,
    kind_name: say(rules.names, lng),
    number: row.number,
    state: row.state,
    currency,
    opens_at: seconds(row.opensAt),
    closes_at: seconds(row.closesAt),
    settled_at: row.settledAt === null ? null : seconds(row.settledAt),
    staked: roundMoney(row.staked, currency),
    pool: toMajor(pool, currency),
    jackpot: roundMoney(onTop, currency),
    tickets: row.tickets,
    paid: roundMoney(row.paid, currency),
    version: row.version,
    matches: showMatches(row, lng),
    categories: showCategories(row),
    rules: showKind(kind, rules, onTop, lng),
  };
}

/** Most hits by the matches that have a result; null while none has. */
function bestOf({ picks }: TicketRow, { results }: Pick<DrawRow, "results">): number | null {
  const known = results.flatMap((result, index) => (result === null ? [] : [{ result, picked: picks[index] ?? 0 }]));
  if (known.length === 0) return null;
  const hits = hitsOf(
    known.map(({ picked }) => picked),
    known.map(({ result }) => result.hits),
  );
  return hits.findLastIndex((count) => count > 0);
}

export function showTicket(row: TicketRow, draw: Pick<DrawRow, "matches" | "results" | "currency">): TicketAnswer {
  return {
    id: String(row.id),
    draw_id: String(row.drawId),
    account_id: row.accountId,
    state: row.state,
    combinations: row.combinations,
    stake: roundMoney(row.stake, draw.currency),
    price: roundMoney(row.price, draw.currency),
    currency: draw.currency,
    prize: row.prize === null ? null : roundMoney(row.prize, draw.currency),
    hits: bestOf(row, draw),
    bought_at: seconds(row.boughtAt),
    settled_at: row.settledAt === null ? null : seconds(row.settledAt),
    picks: draw.matches.map(({ gameId, outcomes }, index) => ({
      match_id: gameId,
      outcome_ids: outcomes.filter((_, place) => ((row.picks[index] ?? 0) & (1 << place)) !== 0).map(({ key }) => key),
    })),
  };
}
