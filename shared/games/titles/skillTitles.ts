/** Games of skill: their layout is fixed before the first move, and a ladder pays for what the player makes of it. */
import { blocks } from "../skill/blocks.ts";
import type { BlocksRules } from "../skill/blocksRules.ts";
import { memory, type MemoryRules } from "../skill/memory.ts";
import type { Title } from "./titles.ts";

export type SkillEngine = "memory" | "blocks";

/** Eight pairs. Who forgets nothing needs 12.39 tries on average. */
export const memoryRules: MemoryRules = {
  pairs: 8,
  ladder: [
    { tries: 9, pays: 1_000_000 },
    { tries: 10, pays: 200_000 },
    { tries: 11, pays: 30_000 },
    { tries: 12, pays: 10_000 },
    { tries: 13, pays: 3500 },
    { tries: 16, pays: 2000 },
  ],
};

export const blocksRules: BlocksRules = {
  stacks: 4,
  full: 10,
  highest: 6,
  blocks: 16,
  ladder: [0, 0, 0, 2000, 5000, 10_500, 24_000, 100_000],
};

export const skillTitles: readonly Title[] = [
  {
    id: "attic-pairs",
    engine: "memory",
    names: { en: "Attic Pairs", ru: "Пары на чердаке", es: "Parejas del desván", ar: "أزواج العلّية" },
    game: memory(memoryRules),
    stakes: { min: "0.10", max: "50" },
    mechanics: ["memory", "skill", "ladder"],
  },
  {
    id: "stack-to-ten",
    engine: "blocks",
    names: { en: "Stack to Ten", ru: "Башни до десяти", es: "Torres de diez", ar: "أبراج العشرة" },
    game: blocks(blocksRules),
    stakes: { min: "0.10", max: "50" },
    mechanics: ["blocks", "skill", "ladder"],
  },
];
