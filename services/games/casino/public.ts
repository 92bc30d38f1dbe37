/** What other services may use of casino. Each function is described where it is defined. */
export { gamesOfFixedOdds, gamesReturningMoreThan } from "./catalogue/odds.ts";
export { gameNames, type NamedGame } from "./catalogue/names.ts";
