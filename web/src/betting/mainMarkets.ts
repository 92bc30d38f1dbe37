import type { MarketFieldsFragment, OutcomeFieldsFragment } from "@/operations/generated.ts";

type Market = MarketFieldsFragment;

/** Columns of a row in a list: who wins, the total, the handicap. A cell without an outcome stays empty. */
export interface RowMarkets {
  result: { market: Market; cells: (OutcomeFieldsFragment | undefined)[] } | null;
  total: { market: Market; cells: (OutcomeFieldsFragment | undefined)[] } | null;
  handicap: { market: Market; cells: (OutcomeFieldsFragment | undefined)[] } | null;
}

/** Markets that say who wins, in order of preference. */
const RESULT_TYPES = ["1x2", "winner"];

function columnsOf(markets: readonly Market[], types: readonly string[], outcomeTypes: readonly string[]) {
  for (const type of types) {
    const market = markets.find((candidate) => candidate.type === type);
    if (market !== undefined) return { market, cells: outcomeTypes.map((wanted) => market.outcomes.find((outcome) => outcome.type === wanted)) };
  }
  return null;
}

/** Lays a game's main markets out in the columns of a list. */
export function rowMarkets(markets: readonly Market[] | null): RowMarkets {
  return {
    result: columnsOf(markets ?? [], RESULT_TYPES, ["home", "draw", "away"]),
    total: columnsOf(markets ?? [], ["total"], ["over", "under"]),
    handicap: columnsOf(markets ?? [], ["handicap"], ["home", "away"]),
  };
}

/** A handicap line with its sign, as players read it: "+1.5", "−0.25", "0". */
export function signedLine(param: string | null): string {
  if (param === null) return "";
  if (/^-?0(\.0*)?$/.test(param)) return "0";
  return param.startsWith("-") ? `−${param.slice(1)}` : `+${param}`;
}
