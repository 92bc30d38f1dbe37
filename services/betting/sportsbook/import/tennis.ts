/**
 * Tennis: first-round pairings of the ATP tournaments of 2017 on a calendar of our own (the source has no days), with
 * ratings from points won on serve and return in that season. First rounds only: a later pairing would reveal who won
 * the round before. Grand slams are left out because they are best of five.
 */
import { fitAdditive } from "../ratings/additive.ts";
import { hashText } from "../seed/random.ts";
import { field, parseCsv, readText, wholeField } from "./csv.ts";
import type { FixtureDraft, SportDraft } from "./draft.ts";
import { plainDraft } from "./parts.ts";
import { shortNameOf } from "./short-names.ts";
import { epochOf } from "./shift.ts";
import { TENNIS_CITIES } from "./tables/tennis.ts";

/** Rounds of a main draw with their numbers of players; the largest of a tournament is its first. */
const DRAWS: Readonly<Record<string, number>> = {
  "Round of 128": 128,
  "Round of 64": 64,
  "Round of 32": 32,
  "Round of 16": 16,
};
const BEST_OF_FIVE: readonly string[] = ["australian-open", "roland-garros", "wimbledon", "us-open"];
/** One tournament begins each three days, and all come twice, sides changed: that fills a year. */
const FIRST_DAY = "2026-11-21T00:00:00Z";
const DAYS_BETWEEN = 3;
const LEGS = 2;
/** A first round takes this many days, with starts at these minutes of the day (UTC). */
const ROUND_DAYS = 4;
const START_MINUTES: readonly number[] = [600, 690, 780, 870, 960, 1050, 1140];
const FIRST_ID = 700;

interface Pairing {
  tournament: string;
  order: number;
  round: string;
  players: [string, string];
}

/** Files: results, and points won and lost by match. */
export function importTennis(files: { scores: string; stats: string }): SportDraft {
  const rows = parseCsv(readText(files.scores));
  const names = new Map(
    rows.flatMap((row) =>
      (["winner", "loser"] as const).map(
        (side) => [field(row, `${side}_player_id`), field(row, `${side}_name`).replace(/\s+/g, " ").trim()] as const,
      ),
    ),
  );
  const fit = rate(rows, parseCsv(readText(files.stats)));
  const draft: SportDraft = { slug: "tennis", championships: [], teams: [], fixtures: [] };
  const players = new Set<string>();
  const tournaments = [...new Set(rows.map((row) => field(row, "tourney_slug")))].filter(
    (slug) => !BEST_OF_FIVE.includes(slug) && slug in TENNIS_CITIES,
  );
  for (const [index, slug] of tournaments.entries()) {
    const pairings = firstRound(rows, slug);
    const keys = [...new Set(pairings.flatMap(({ players: both }) => both))].toSorted();
    const [en, ru, ar, es, countryCode] = TENNIS_CITIES[slug] ?? [slug, slug, slug, slug, null];
    draft.championships.push({
      id: FIRST_ID + (pairings[0]?.order ?? 0),
      slug: `atp-${slug}`,
      names: { en: `ATP. ${en}`, ru: `ATP. ${ru}`, ar: `ATP. ${ar}`, es: `ATP. ${es}` },
      countryCode,
      isTop: false,
      teamKeys: keys,
      ratings: {
        kind: "serve",
        base: fit.base,
        home: 0,
        teams: Object.fromEntries(
          keys.map((key) => {
            const { attack, defence } = fit.teams.get(key) ?? { attack: 0, defence: 0 };
            return [key, [attack, defence]];
          }),
        ),
      },
    });
    for (const key of keys) players.add(key);
    for (let leg = 0; leg < LEGS; leg += 1)
      draft.fixtures.push(...schedule(pairings, leg * tournaments.length + index, leg));
  }
  draft.teams = [...players].toSorted().map((key) => {
    const name = names.get(key) ?? key;
    return { ...plainDraft(key, name), shortName: shortNameOf(name.split(/[ -]/).at(-1) ?? name) };
  });
  return draft;
}

/** Shares of points won on serve: the server's quality and the receiver's resistance. */
function rate(
  rows: readonly Record<string, string>[],
  stats: readonly Record<string, string>[],
): ReturnType<typeof fitAdditive> {
  const players = new Map(
    rows.map((row) => [
      field(row, "match_id"),
      [field(row, "winner_player_id"), field(row, "loser_player_id")] as const,
    ]),
  );
  return fitAdditive(
    stats.flatMap((row) => {
      const [winner, loser] = players.get(field(row, "match_id")) ?? [];
      if (winner === undefined || loser === undefined) return [];
      return (
        [
          ["winner", winner, loser],
          ["loser", loser, winner],
        ] as const
      ).flatMap(([side, attacker, defender]) => {
        const points = Number(field(row, `${side}_service_points_total`));
        const won = Number(field(row, `${side}_service_points_won`));
        return points > 0 && won <= points
          ? [{ attacker, defender, isHome: false, value: won / points, weight: points }]
          : [];
      });
    }),
    400,
    false,
  );
}

/** Pairings of the first round, sides in an order that does not say who won. */
function firstRound(rows: readonly Record<string, string>[], slug: string): Pairing[] {
  const own = rows.filter((row) => field(row, "tourney_slug") === slug && field(row, "tourney_round_name") in DRAWS);
  const largest = Math.max(...own.map((row) => DRAWS[field(row, "tourney_round_name")] ?? 0));
  return own
    .filter((row) => DRAWS[field(row, "tourney_round_name")] === largest)
    .map((row): Pairing => {
      const [one, two] = [field(row, "winner_player_id"), field(row, "loser_player_id")];
      const isSwapped = hashText(`${slug}:${[one, two].toSorted().join(":")}`) % 2 === 1;
      const [low, high] = one < two ? [one, two] : [two, one];
      return {
        tournament: slug,
        order: wholeField(row, "tourney_order"),
        round: field(row, "tourney_round_name"),
        players: isSwapped ? [high, low] : [low, high],
      };
    })
    .toSorted((a, b) => hashText(a.players.join(":")) - hashText(b.players.join(":")));
}

function schedule(pairings: readonly Pairing[], index: number, leg: number): FixtureDraft[] {
  const firstDay = epochOf(FIRST_DAY) + index * DAYS_BETWEEN * 86_400;
  return pairings.map(({ order, players: [one, two] }, number) => ({
    championshipId: FIRST_ID + order,
    home: leg === 0 ? one : two,
    away: leg === 0 ? two : one,
    edition: `2026/${leg + 1}`,
    startsAt:
      firstDay +
      (number % ROUND_DAYS) * 86_400 +
      (START_MINUTES[Math.floor(number / ROUND_DAYS) % START_MINUTES.length] ?? 600) * 60,
  }));
}
