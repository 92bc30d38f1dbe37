/** Tournaments and entries as the contract says them. */
import type { z } from "zod";
import { toMajor } from "#shared/money/minor.ts";
import { Exact, roundMoney } from "#shared/money/money.ts";
import { say } from "../../betting/sportsbook/public.ts";
import type { entryBody, tournamentBody } from "./api/bodies.ts";
import type { Definition } from "./definition.ts";
import { fundOf, prizeOfPlace } from "./rules/ranking.ts";
import type { EntryRow, TournamentRow } from "./tables.ts";

export type TournamentAnswer = z.infer<typeof tournamentBody>;
export type EntryAnswer = z.infer<typeof entryBody>;

export const seconds = (ms: number): number => Math.floor(ms / 1000);
const maybeSeconds = (ms: number | null) => (ms === null ? null : seconds(ms));

export function phaseOf(
  { state, opensAt, startsAt, endsAt }: Pick<TournamentRow, "state" | "opensAt" | "startsAt" | "endsAt">,
  now: number,
): TournamentAnswer["phase"] {
  if (state === "SETTLED" || state === "CANCELLED") return state;
  if (state === "PAYING" || now >= endsAt) return "COUNTING";
  return now >= startsAt ? "RUNNING" : now >= opensAt ? "OPEN" : "COMING";
}

/** A tournament's name in a language; English where the operator gave none. */
export function nameIn({ names }: Definition, lng: string): string {
  return say({ ...names, ru: names.ru ?? names.en, es: names.es ?? names.en, ar: names.ar ?? names.en }, lng);
}

export function showTournament(row: TournamentRow, now: number, lng: string): TournamentAnswer {
  const { definition, id, key, edition, players, paid, reason, version } = row;
  const { currency, minStake, fee, guaranteed, prizes } = definition;
  const fund = fundOf(definition, row.fees);
  const money = (amount: string) => roundMoney(amount, currency);
  const ranges = prizes.map(({ from, to, percent }) => ({
    from,
    to,
    percent,
    amount: toMajor(prizeOfPlace(definition, fund, from), currency),
  }));
  return {
    id: String(id),
    key,
    edition,
    name: nameIn(definition, lng),
    phase: phaseOf(row, now),
    product: definition.product,
    currency,
    scoring: definition.scoring,
    unit: definition.unit === null ? null : money(definition.unit),
    points_per_leg: definition.pointsPerLeg,
    min_stake: money(minStake),
    min_plays: definition.minPlays,
    min_legs: definition.minLegs,
    min_coef: definition.minCoef,
    section: definition.section,
    games: definition.games,
    fee: fee === null ? null : money(fee),
    guaranteed: money(guaranteed),
    fee_share: definition.feeShare,
    fund: ranges
      .reduce((sum, { from, to, amount }) => sum.plus(new Exact(amount).times(to - from + 1)), new Exact(0))
      .toFixed(2),
    prizes: ranges,
    ties: definition.ties,
    countries: definition.countries,
    is_late_entry: definition.isLateEntry,
    min_players: definition.minPlayers,
    max_players: definition.maxPlayers,
    grace_hours: definition.graceHours,
    repeat_hours: definition.repeatHours,
    picture: definition.picture,
    opens_at: seconds(row.opensAt),
    starts_at: seconds(row.startsAt),
    ends_at: seconds(row.endsAt),
    closes_at: seconds(row.closesAt),
    settled_at: maybeSeconds(row.settledAt),
    players,
    paid: money(paid),
    reason,
    version,
  };
}

export const showEntry = (row: EntryRow, currency: string, rank: number | null): EntryAnswer => ({
  id: String(row.id),
  tournament_id: String(row.tournamentId),
  state: row.state,
  points: row.points,
  plays: row.plays,
  rank: row.rank ?? rank,
  currency,
  fee: roundMoney(row.fee, currency),
  prize: row.prize === null ? null : roundMoney(row.prize, currency),
  joined_at: seconds(row.joinedAt),
  ended_at: maybeSeconds(row.endedAt),
});
