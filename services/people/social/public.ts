/** What other services may use of social. Each function is described where it is defined. */
export { linkedPlayer, readCredential } from "./credentials.ts";
export { linkPlayer } from "./links.ts";
export { demoSubject, demoTwoStepSubject } from "./demoNetwork/network.ts";
export { NetworkAway } from "./networkCalls.ts";
export { isSetUp } from "./providers.ts";
export { registrationToken } from "./registrationToken.ts";
export { type Person, endFlow } from "./relyingParty.ts";
