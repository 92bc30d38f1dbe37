/** Which pages of the table an operator's site has: what menus show and what the access check lets through. */
import { ROUTES, type RouteName } from "./routes.ts";
import { OFFER_TWINS } from "./bonuses.ts";
import { filled, type RouteSetting, type SiteArea } from "./entry.ts";

/** What of the site config decides it. */
export interface SiteRules extends Readonly<Record<RouteSetting, boolean>> {
  availableRoutes: readonly number[];
  /** Areas that are switched on. */
  areas: readonly SiteArea[];
  /** Paths without prefix; each with all below it does not exist. */
  disallowedPaths: readonly string[];
  siteEnv: string;
  promoBonusToOffer: boolean;
}

/** As the site spells its addresses. */
const plain = (path: string) => path.replace(/^\/+|\/+$/g, "").toLowerCase();

/** Whether a path without prefix lies at or below one that the operator has closed. */
export function isDisallowed(path: string, disallowedPaths: readonly string[]): boolean {
  const own = `${plain(path)}/`;
  return disallowedPaths.some((closed) => plain(closed) !== "" && own.startsWith(`${plain(closed)}/`));
}

/** Whether a page belongs to an area that is off. While the config is not known, every area is. */
export function isAreaOff(name: RouteName, site: Pick<SiteRules, "areas"> | null): boolean {
  const { siteArea } = ROUTES[name];
  return siteArea !== null && !(site?.areas ?? []).includes(siteArea);
}

/**
 * Whether a page exists on the site (SPEC 5.01, 5.06, 2.30, 2.60). While the config is not known, only the areas are
 * switched off: no menu offers what the site may not have.
 */
export function routeExists(name: RouteName, site: SiteRules | null): boolean {
  if (isAreaOff(name, site)) return false;
  if (site === null) return true;
  const { flag, setting, isDemoOnly, pattern } = ROUTES[name];
  if (flag !== null && !site.availableRoutes.includes(flag)) return false;
  if (setting !== null && !site[setting]) return false;
  if (isDemoOnly && site.siteEnv === "production") return false;
  const isReplaced = OFFER_TWINS.some(([bonus, offer]) => name === (site.promoBonusToOffer ? bonus : offer));
  return !isReplaced && !isDisallowed(filled(pattern, {}), site.disallowedPaths);
}
