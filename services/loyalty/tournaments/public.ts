/** What other services may use of tournaments. Each function is described where it is defined. */
export { tournamentNames } from "./list.ts";
