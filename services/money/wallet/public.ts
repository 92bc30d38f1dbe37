/** What other services may use of the casino wallet. Each function is described where it is defined. */
export { endLaunch, openLaunch } from "./launches.ts";
