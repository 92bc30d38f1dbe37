/** What other services may use of casino. Each function is described where it is defined. */
export { games } from "./preview/inventory.ts";
