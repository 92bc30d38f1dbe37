/** What other services may use of the casino wallet. Each function is described where it is defined. */
export { endFreeRounds, freeGrant, freeGrantsOf, giveFreeRounds } from "./freeRounds.ts";
export { endLaunch, openLaunch, replaceLaunches } from "./launches.ts";
export { hasOpenRounds, roundPlays, roundsCalled, type RoundPlay } from "./plays.ts";
export { roundId } from "./bodies.ts";
export { gamesPlayed, roundResults, roundsOf } from "./history.ts";
export {
  type BookedRound,
  endedOn,
  roundsByIds,
  roundsEnded,
  roundSums,
  type RoundSums,
  roundTotals,
} from "./ended.ts";
