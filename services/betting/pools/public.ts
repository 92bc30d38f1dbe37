/** What toto and lotto share: tickets that are bought, and draws that are paid in batches. */
export { admit, charge, refuse, type Refused, stakeProblem } from "./buying.ts";
export { moveHeld } from "./money.ts";
export { namesBody, namesFrom } from "./names.ts";
export { type DrawState, payBatch, type Settling, type TicketState } from "./paying.ts";
export { prizeOf, share } from "./sharing.ts";
export { poolStakes, poolSums, poolWagers } from "./stakes.ts";
