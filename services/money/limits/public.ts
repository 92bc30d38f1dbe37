/** What other services may ask of limits. */
export { wagers, type Wagered } from "./wagers.ts";
export { exclusionOf, isExcluded, limitAgainst, limitAgainstArrival, limitAgainstDeposit } from "./against.ts";
export { limit } from "./api.ts";
export { appendDepositLimits, appendUsedLimits, limitedAmong } from "./limits.ts";
