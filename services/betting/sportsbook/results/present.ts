/** Results in the words of the REST contract. */
import type { z } from "zod";
import { slugged } from "../book/game.ts";
import type { Book } from "../book/book.ts";
import type { SeedChampionship, SeedTeam } from "../model.ts";
import { presentEvents, presentTeam } from "../present.ts";
import { say } from "../words/names.ts";
import type { result as resultBody, resultChampionship, resultEvent } from "./api.ts";
import type { Listed, Result } from "./result.ts";

type Body = z.infer<typeof resultBody>;

/** Seasons of a championship that have tables, newest first. */
export type SeasonsOf = (championshipId: number) => readonly string[];

export function presentChampionship(
  { id, names, slug, sportId, countryCode }: SeedChampionship,
  seasonsOf: SeasonsOf,
  lng: string,
): z.infer<typeof resultChampionship> {
  return {
    id: String(id),
    name: say(names, lng),
    slug,
    sportId: String(sportId),
    countryCode,
    seasons: [...seasonsOf(id)],
  };
}

export function presentResult(result: Result, seasonsOf: SeasonsOf, lng: string): Body {
  const {
    score: { home, away, periods },
    shootout,
    ending,
    season,
  } = result;
  return {
    ...headOf(result, result.game !== null, seasonsOf, lng),
    season,
    status: "FINISHED",
    ...(result.arrivals !== null && { opponents: result.arrivals.map((team) => presentTeam(team, lng)) }),
    score:
      result.arrivals === null
        ? { home, away, periods: periods.map((period) => ({ home: period.home, away: period.away })) }
        : null,
    ending,
    shootout,
  };
}

/** A game that is on, or was called off. */
export function presentRunning(book: Book, listed: Listed, seasonsOf: SeasonsOf, lng: string): Body | null {
  const game = book.game(listed.id);
  if (game === null) return null;
  const { status } = book.view(game);
  const state = status === "CANCELLED" ? null : book.stateNow(game);
  return {
    ...headOf(listed, true, seasonsOf, lng),
    season: null,
    status,
    ...(game.field !== undefined && { opponents: game.field.map((team) => presentTeam(team, lng)) }),
    score:
      state === null || game.field !== undefined
        ? null
        : { home: state.home, away: state.away, periods: state.periods },
    ending: "REGULAR",
    shootout: null,
  };
}

function headOf(
  { id, startsAt, hasTime, sport, championship, home, away }: Listed,
  isOwn: boolean,
  seasonsOf: SeasonsOf,
  lng: string,
) {
  return {
    id: String(id),
    gameId: isOwn ? String(id) : null,
    slug: slugged(`${home.names.en} ${away.names.en}`),
    startsAt,
    hasTime,
    sportId: String(sport.id),
    championship: presentChampionship(championship, seasonsOf, lng),
    opponents: [home, away].map((team: SeedTeam) => presentTeam(team, lng)),
  };
}

/** What happened: of a past game its goals where they are known. */
export function presentResultEvents(book: Book, result: Result): z.infer<typeof resultEvent>[] {
  if (result.game !== null) return presentEvents(book.incidentsNow(result.game));
  const score = { 1: 0, 2: 0 };
  return result.goals.map(({ side, minute, isOwn }) => {
    score[side] += 1;
    return { type: isOwn ? "OWN_GOAL" : "GOAL", side, minute, scoreAfter: `${score[1]}:${score[2]}` };
  });
}
