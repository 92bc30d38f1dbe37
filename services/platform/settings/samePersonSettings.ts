/** The setting of what happens to accounts that may be one person's. */
import { z } from "zod";

/**
 * "off" looks for none; "desk" tells the staff of them; "refuse" tells the staff, and has an exclusion of one account
 * hold for the others until the staff know better.
 */
export type SamePerson = "off" | "desk" | "refuse";

/** Who has excluded themselves is kept out by law in most places, so a wrong match is lifted by the staff, not awaited. */
export const samePersonEnvironment = { SAME_PERSON: z.enum(["off", "desk", "refuse"]).default("refuse") };
