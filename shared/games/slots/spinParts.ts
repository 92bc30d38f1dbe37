/** All that a spin comes to, whichever its kind. */
import type { SlotRules } from "./rules.ts";
import { type SpinPart, spinParts } from "./spinChances.ts";
import { tumbleParts } from "./tumbles.ts";

/** @param held bits of reels that wilds cover and that don't turn; tumbles have none */
export const partsOfSpin = (rules: SlotRules, strips: readonly string[], held = 0): readonly SpinPart[] =>
  rules.tumble === undefined ? spinParts(rules, strips, held) : tumbleParts(rules, strips, rules.tumble);
