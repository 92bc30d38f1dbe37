/** What other services may use of users. Each function is described where it is defined. */
export { termsRefusal } from "./agreement.ts";
export { userConfigOf } from "./config.ts";
export { addDemoFormerPlayers } from "./formerPlayers.ts";
export { phoneCountries } from "./phones.ts";
export { protectionChecks } from "./protectionChecks.ts";
