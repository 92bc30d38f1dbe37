import { localMark } from "#shared/site/languages.ts";
import type { GameRowFragment, MarketFieldsFragment, OutcomeFieldsFragment } from "@/operations/betting/generated.ts";

type Market = MarketFieldsFragment;

/** A market in the cells of a row; a cell without an outcome stays empty. */
export interface MarketCells {
  market: Market;
  cells: readonly (OutcomeFieldsFragment | undefined)[];
}

/** Columns of a row in a list: who wins, the total, the handicap. */
export interface RowMarkets {
  result: MarketCells | null;
  total: MarketCells | null;
  handicap: MarketCells | null;
}

/** Markets that say who wins, in order of preference. */
const RESULT_TYPES = ["1x2", "winner"];
/** Of matches of maps and of duels the total and the handicap count those. */
const TOTAL_TYPES = ["total", "map_total", "round_total"];
const HANDICAP_TYPES = ["handicap", "map_handicap", "round_handicap"];
/** Sports whose games can end in a draw, for a list in which no game says it by its markets at the moment. */
const DRAWN_SPORTS: ReadonlySet<string> = new Set([
  "football",
  "ice-hockey",
  "virtual-football",
  "virtual-ice-hockey",
  "console-football",
  "console-ice-hockey",
]);

function columnsOf(
  markets: readonly Market[],
  types: readonly string[],
  outcomeTypes: readonly string[],
): MarketCells | null {
  for (const type of types) {
    const market = markets.find((candidate) => candidate.type === type);
    if (market !== undefined)
      return {
        market,
        cells: outcomeTypes.map((wanted) => market.outcomes.find((outcome) => outcome.type === wanted)),
      };
  }
  return null;
}

/** Lays a game's main markets out in the columns of a list; `hasDraw` says whether its sport has a column for it. */
export function rowMarkets(markets: readonly Market[] | null, hasDraw = true): RowMarkets {
  return {
    result: columnsOf(markets ?? [], RESULT_TYPES, hasDraw ? ["home", "draw", "away"] : ["home", "away"]),
    total: columnsOf(markets ?? [], TOTAL_TYPES, ["over", "under"]),
    handicap: columnsOf(markets ?? [], HANDICAP_TYPES, ["home", "away"]),
  };
}

type ForDraw = Pick<GameRowFragment, "sport" | "markets">;

/** Ids of the sports whose lists need a column for the draw, by the markets of their games. */
export function sportsWithDraw(games: readonly ForDraw[]): ReadonlySet<string> {
  const withDraw = new Set<string>();
  const withWinner = new Set<string>();
  for (const { sport, markets } of games) {
    if (sport === null || withDraw.has(sport.id)) continue;
    if (markets?.some(({ type }) => type === "1x2") === true) withDraw.add(sport.id);
    else if (markets?.some(({ type }) => type === "winner") === true) withWinner.add(sport.id);
  }
  for (const { sport } of games)
    if (sport !== null && !withWinner.has(sport.id) && DRAWN_SPORTS.has(sport.slug)) withDraw.add(sport.id);
  return withDraw;
}

/** The line of a total with the language's decimal mark; nothing where there is none. */
export const lineOf = (market: { param: string | null } | undefined, language: string): string =>
  localMark(market?.param ?? "", language);

/** A handicap line with its sign, as players read it: "+1.5", "−0.25", "0". */
export function signedLine(param: string | null, language: string): string {
  if (param === null) return "";
  if (/^-?0(\.0*)?$/.test(param)) return "0";
  return localMark(param.startsWith("-") ? `−${param.slice(1)}` : `+${param}`, language);
}

/** The other side's handicap: the same line with the other sign. */
export function oppositeLine(param: string | null, language: string): string {
  if (param === null) return "";
  return signedLine(param.startsWith("-") ? param.slice(1) : `-${param}`, language);
}
