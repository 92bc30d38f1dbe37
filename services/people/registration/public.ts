/** What other services may ask of registration. */
export { registrationTypeOf } from "./registered.ts";
