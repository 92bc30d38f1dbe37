/** Texts of the games of skill. */
export const skillEn = {
  ladder: "Ladder",
  cardNumber: "Card {number}",
  triesMost: "Find all pairs within {count} tries",
  triesMade: "Tries: {count}",
  triesUpTo: "Up to {count} tries",
  pairsFound: "pairs: {count} of {pairs}",
  stackNumber: "Stack {number}, height {height}",
  blockNow: "Drop",
  blockNext: "Next",
  blockToDrop: "Block of {height}",
  blocksAll: "{count} blocks in a round",
  blocksLeft: "blocks left: {count}",
  stacksCleared: "Stacks cleared: {count}",
  skillText:
    "Everything is laid out before your first move and doesn't change: the ladder pays only for how well you play. You can check it from the seeds.",
  memoryRules:
    "Sixteen cards lie face down, two of each picture. Each try turns two; alike cards stay open. The fewer tries you need, the more the ladder pays. The higher return is that of a perfect memory; turning cards without remembering returns almost nothing.",
  blocksRules:
    "Drop sixteen blocks of height 1 to 6 on four stacks. A stack of exactly ten is cleared, and none may be higher. You see the next two blocks. The round is over when no block is left or the next one fits nowhere, and the ladder pays for cleared stacks. The higher return is at best play, the lower one is always using the fullest stack that has room.",
};

export type SkillTexts = Readonly<Record<keyof typeof skillEn, string>>;
