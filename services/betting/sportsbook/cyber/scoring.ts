/** Shared numbers of the process and the model of matches on a clock. */
import type { Strength } from "../model.ts";
import type { ClockedRules } from "./rules.ts";

/** Scores (not points) that each side may expect of a match. */
export function expectedScores(
  { values }: ClockedRules,
  { home, away }: Pick<Strength, "home" | "away">,
): { home: number; away: number } {
  const weights = values.reduce((sum, { weight }) => sum + weight, 0);
  const usual = values.reduce((sum, { points, weight }) => sum + points * weight, 0) / weights;
  return { home: home / usual, away: away / usual };
}

/** Chance that the home side has the golden score. */
export function goldenChance(rules: ClockedRules, strength: Strength): number {
  const { home, away } = expectedScores(rules, strength);
  return home / (home + away);
}

/** Of an objectives map: chance that a kill is the home side's, when it takes objectives with chance `p`. */
export function killChance(p: number): number {
  return 0.5 + (p - 0.5) * 0.8;
}

/** Whether a map won round by round is over. */
export function mapIsWon(
  rules: { roundsToWin: number; overtime: "none" | "two_ahead" | "sixes" },
  home: number,
  away: number,
): boolean {
  const [most, least] = [Math.max(home, away), Math.min(home, away)];
  const { roundsToWin: target, overtime } = rules;
  if (most < target) return false;
  if (overtime === "none") return true;
  if (overtime === "two_ahead") return most - least >= 2;
  // After 12:12 six rounds are played at a time: 16:14 ends the first overtime, 19:17 the second.
  if (least < target - 1) return true;
  return most >= target + 3 && (most - target) % 3 === 0 && most - least >= 2;
}
