/** Outcomes of a match in a draw, and which of them hit. */
import type { Fixture, Names, OddsBook } from "../../sportsbook/public.ts";
import type { DrawMatch, MatchResult } from "../tables.ts";
import type { OutcomeSet, VoidRule } from "./model.ts";

const same = (text: string): Names => ({ en: text });

const homeScores = ["1:0", "2:0", "2:1", "3:0", "3:1", "3:2"];
const hockeyScores = ["1:0", "2:0", "2:1", "3:0", "3:1", "3:2", "4:1", "4:2", "4:3", "5:2", "5:3"];
const turned = (score: string) => score.split(":").toReversed().join(":");

const otherHome = { en: "Another win 1", ru: "Другая победа 1", ar: "فوز آخر 1", es: "Otra victoria 1" };
const otherDraw = { en: "Another draw", ru: "Другая ничья", ar: "تعادل آخر", es: "Otro empate" };
const otherAway = { en: "Another win 2", ru: "Другая победа 2", ar: "فوز آخر 2", es: "Otra victoria 2" };

const scores = (named: readonly string[], draws: readonly string[]): DrawMatch["outcomes"] => [
  ...named.map((key) => ({ key, names: same(key) })),
  { key: "home", names: otherHome },
  ...draws.map((key) => ({ key, names: same(key) })),
  ...(draws.length > 0 ? [{ key: "draw", names: otherDraw }] : []),
  ...named.map((score) => ({ key: turned(score), names: same(turned(score)) })),
  { key: "away", names: otherAway },
];

const over = { en: "Over 2.5", ru: "Больше 2,5", ar: "أكثر من 2.5", es: "Más de 2,5" };
const under = { en: "Under 2.5", ru: "Меньше 2,5", ar: "أقل من 2.5", es: "Menos de 2,5" };
const drawWord = { en: "Draw", ru: "Ничья", ar: "تعادل", es: "Empate" };

/** The outcomes that a match is sold with. */
export function outcomesOf(set: OutcomeSet, { home, away, runners }: Fixture): DrawMatch["outcomes"] {
  switch (set) {
    case "1x2":
      return [
        { key: "home", names: home },
        { key: "draw", names: drawWord },
        { key: "away", names: away },
      ];
    case "winner":
      return [
        { key: "home", names: home },
        { key: "away", names: away },
      ];
    case "football-goals":
      return [
        { key: "over", names: over },
        { key: "under", names: under },
      ];
    case "football-score":
      return scores(homeScores, ["0:0", "1:1", "2:2"]);
    case "hockey-score":
      return scores(hockeyScores, []);
    case "race":
      return runners.map((names, index) => ({ key: `runner${index + 1}`, names }));
  }
}

const markets: Readonly<Record<OutcomeSet, string>> = {
  "1x2": "1x2",
  winner: "winner",
  "football-goals": "total.2.5",
  "football-score": "1x2",
  "hockey-score": "1x2",
  race: "race_winner",
};

function scoreKey(score: string, keys: readonly string[]): string {
  if (keys.includes(score)) return score;
  const [home = 0, away = 0] = score.split(":").map(Number);
  return home > away ? "home" : home < away ? "away" : "draw";
}

const all = (count: number) => 2 ** count - 1;

/** Which outcomes hit when a match has no result of its own. Under VOID that is of no importance. */
export function voidHits({ outcomes }: Pick<DrawMatch, "outcomes">, rule: VoidRule): number {
  const draws = outcomes.reduce((mask, { key }, index) => {
    const [home, away] = key.split(":");
    return key === "draw" || (away !== undefined && home === away) ? mask | (1 << index) : mask;
  }, 0);
  // Where nobody can pick a draw, each pick counts.
  return rule === "DRAW" && draws !== 0 ? draws : all(outcomes.length);
}

/** The result of a match as the book knows it now; null while it is open. */
export function resultOf(
  book: Pick<OddsBook, "result" | "gameOf">,
  match: DrawMatch,
  rule: VoidRule,
): MatchResult | null {
  const id = (key: string) => `${match.gameId}.${markets[match.set]}.${key}`;
  const isScore = match.set === "football-score" || match.set === "hockey-score";
  const keys = isScore ? ["home", "draw", "away"] : match.outcomes.map(({ key }) => key);
  const game = book.gameOf(id(keys[0] ?? ""));
  const results = keys.map((key) => book.result(id(key)));
  if (results.some((result) => result === null)) return null;
  const score = game?.score ?? null;
  if (results.every((result) => result === "VOID")) return { hits: voidHits(match, rule), isVoid: true, score: null };
  if (isScore) {
    // A market may be decided before the game is over; its score is not.
    if (game?.isFinished !== true || score === null) return null;
    const key = scoreKey(
      score,
      match.outcomes.map((outcome) => outcome.key),
    );
    return { hits: 1 << match.outcomes.findIndex((outcome) => outcome.key === key), isVoid: false, score };
  }
  const hits = results.reduce<number>(
    (mask, result, index) =>
      result === "WON" || result?.startsWith("DEAD_HEAT") === true ? mask | (1 << index) : mask,
    0,
  );
  return { hits, isVoid: false, score: match.set === "race" ? null : score };
}
