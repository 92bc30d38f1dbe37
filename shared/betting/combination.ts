/** Same-game combinations: what both sides must agree on. */

/** How many outcomes of one game a combination is made of. */
export const combinationParts = { least: 2, most: 8 } as const;

/** Whether an outcome is a combination. Its price isn't part of the game's markets, so price feeds don't carry it. */
export function isCombination(outcomeId: string): boolean {
  return /^\d+\.combination\./.test(outcomeId);
}
