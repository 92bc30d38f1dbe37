import type { GameRowFragment } from "@/operations/betting/generated.ts";

interface Named<Kind extends string> {
  kind: Kind;
  key: string;
  game: GameRowFragment;
}
/** A line of a list: the head of a country, of a championship or of a day, or a game under it. */
export type ListItem =
  | Named<"country">
  | Named<"best">
  | (Named<"championship"> & { isUnderCountry: boolean })
  | Named<"day">
  | Named<"game">
  /** Leads to the games of a championship that the list leaves out. */
  | Named<"more">;

/**
 * What stands between the games. championship: a head for each. country: and one over several of a country. day: games
 * of one championship, or of many by their start.
 */
export type Heads = "championship" | "country" | "day" | "none";

interface Options {
  heads: Heads;
  /** Top championships stand first, under a head of their own. */
  isBestFirst?: boolean;
  /** How many games of a championship the list has at most; there may be more. */
  perChampionship?: number | undefined;
  /** Which day an instant belongs to, in words that differ for each. */
  dayOf?: (instant: string) => string;
}

const championshipOf = ({ championship }: GameRowFragment) => championship?.id ?? "";
const countryOf = ({ championship, sport }: GameRowFragment) => `${sport?.id ?? ""} ${championship?.countryCode ?? ""}`;

/** Countries that several championships of a list are of: the others need no head of their own. */
function countriesOfSeveral(games: readonly GameRowFragment[]): ReadonlySet<string> {
  const first = new Map<string, string>();
  const several = new Set<string>();
  for (const game of games) {
    const country = countryOf(game);
    const known = first.get(country);
    if (known === undefined) first.set(country, championshipOf(game));
    else if (known !== championshipOf(game)) several.add(country);
  }
  return several;
}

/** Lays games out under their heads, in the order given; a head comes before each run of games. */
export function withHeads(
  games: readonly GameRowFragment[],
  { heads, isBestFirst = false, perChampionship = Infinity, dayOf = (instant) => instant.slice(0, 10) }: Options,
): ListItem[] {
  const items: ListItem[] = [];
  const several =
    heads === "country"
      ? countriesOfSeveral(isBestFirst ? games.filter(({ championship }) => championship?.isTop !== true) : games)
      : new Set<string>();
  let before: GameRowFragment | undefined;
  let isAmongBest = false;
  let run = 0;
  for (const game of games) {
    const isBest = isBestFirst && heads === "country" && game.championship?.isTop === true;
    if (isBest && !isAmongBest) items.push({ kind: "best", key: "best", game });
    if (
      !isBest &&
      several.has(countryOf(game)) &&
      (isAmongBest || before === undefined || countryOf(before) !== countryOf(game))
    )
      items.push({ kind: "country", key: `country-${game.id}`, game });
    if (heads === "country" || heads === "championship") {
      if (before === undefined || championshipOf(before) !== championshipOf(game) || isBest !== isAmongBest)
        items.push({
          kind: "championship",
          key: `head-${game.id}`,
          game,
          isUnderCountry: !isBest && several.has(countryOf(game)),
        });
    } else if (heads === "day" && (before === undefined || dayOf(before.startsAt) !== dayOf(game.startsAt))) {
      items.push({ kind: "day", key: `day-${game.id}`, game });
    }
    run = before !== undefined && championshipOf(before) === championshipOf(game) ? run + 1 : 1;
    items.push({ kind: "game", key: game.id, game });
    if (run === perChampionship) items.push({ kind: "more", key: `more-${game.id}`, game });
    [before, isAmongBest] = [game, isBest];
  }
  return items;
}

/**
 * A run of lines that scroll together: a head that stays in view as long as games of its own are seen, and these games.
 */
export interface Group {
  first: number;
  end: number;
}

/** Cuts lines into groups: each begins with a head; a country's or the best's stands alone. */
export function groupsOf(items: readonly ListItem[]): Group[] {
  const groups: Group[] = [];
  items.forEach(({ kind }, index) => {
    const last = groups.at(-1);
    const isAlone = last !== undefined && (items[last.first]?.kind === "country" || items[last.first]?.kind === "best");
    if ((kind === "game" || kind === "more") && last !== undefined && !isAlone) last.end = index + 1;
    else groups.push({ first: index, end: index + 1 });
  });
  return groups;
}
