/** Statistics in the words of the REST contract. */
import type { z } from "zod";
import { presentTeam } from "../present.ts";
import { presentChampionship, presentResult, type SeasonsOf } from "../results/present.ts";
import type { gameStatistics, sideRecord, sideStatistics, standings } from "./api.ts";
import type { SideRecord } from "./record.ts";
import type { GameStatistics, SideStatistics, Standings } from "./statistics.ts";

export function presentStandings(
  { championship, season, seasons, groups, isBeforePlayOffs, countedUntil }: Standings,
  seasonsOf: SeasonsOf,
  lng: string,
): z.infer<typeof standings> {
  return {
    championship: presentChampionship(championship, seasonsOf, lng),
    season,
    seasons,
    isBeforePlayOffs,
    countedUntil,
    groups: groups.map(({ name, rows }) => ({
      name,
      rows: rows.map(({ team, winShare, ...row }) => ({
        ...row,
        team: presentTeam(team, lng),
        winShare: winShare.toFixed(3),
      })),
    })),
  };
}

export function presentSide(
  { team, form, all, atHome, away }: SideStatistics,
  seasonsOf: SeasonsOf,
  lng: string,
): z.infer<typeof sideStatistics> {
  return {
    team: presentTeam(team, lng),
    form: form.map(({ result, ...rest }) => ({ ...rest, result: presentResult(result, seasonsOf, lng) })),
    all: presentRecord(all),
    atHome: presentRecord(atHome),
    away: presentRecord(away),
  };
}

export function presentGameStatistics(
  { game, home, away, headToHead, standings: table }: GameStatistics,
  seasonsOf: SeasonsOf,
  lng: string,
): z.infer<typeof gameStatistics> {
  return {
    gameId: String(game.id),
    home: presentSide(home, seasonsOf, lng),
    away: presentSide(away, seasonsOf, lng),
    headToHead: { ...headToHead, results: headToHead.results.map((result) => presentResult(result, seasonsOf, lng)) },
    standings: table === null ? null : presentStandings(table, seasonsOf, lng),
  };
}

function presentRecord(record: SideRecord): z.infer<typeof sideRecord> {
  const average = (sum: number): string | null => (record.played === 0 ? null : (sum / record.played).toFixed(2));
  return { ...record, averageScored: average(record.scored), averageConceded: average(record.conceded) };
}
