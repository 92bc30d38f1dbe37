/** What other services may use of casino. Each function is described where it is defined. */
export { gamesReturningMoreThan } from "./catalogue/fairest.ts";
export { gameNames, type NamedGame } from "./catalogue/names.ts";
