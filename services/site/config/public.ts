/** What other services may ask of config. Each function says what it answers where it is defined. */
export type { SiteConfigBody } from "./api/index.ts";
export { currencyOfCountry } from "./geo.ts";
export { followSiteConfig, revisionOf } from "./live.ts";
export { loadSiteConfig } from "./load.ts";
export { token } from "./tokens.ts";
