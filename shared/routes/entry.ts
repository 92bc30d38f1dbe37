/** What the table says of one page. Entries are short: an area of the site says once what its pages share. */

/** Frame of a page (SPEC 2.07, 2.52). */
export type Layout = "default" | "empty" | "blocked" | "bare";

/** Who may open a page: everybody, only a signed-in player (SPEC 6.04), or only a guest (6.07). */
export type Access = "all" | "player" | "guest";

/** What a ban means for a page (SPEC 4.52, 4.53): banned players may not open it, may, or only they may. */
export type BanRule = "denied" | "allowed" | "only";

/** Entries of the main menu and the office; the page's own one is marked in them. */
export type MenuSection =
  | "home"
  | "line"
  | "live"
  | "cyber"
  | "results"
  | "statistic"
  | "casino"
  | "games"
  | "bonuses"
  | "toto"
  | "lotto"
  | "blog"
  | "news"
  | "information"
  | "apps"
  | "partners"
  | "office"
  | "user";

/** Sitemaps that name the page itself; what lies under parameters is named by its data. */
export type SitemapSection = "pages" | "sports" | "casino" | "games" | "bonuses" | "information" | "articles";

/** Settings of the site config without which a page does not exist (SPEC 5.01, 5.06). */
export type RouteSetting = "isRegistrationAvailable" | "isStatisticAvailable" | "isIdentificationAvailable";

/**
 * Areas of the site that an operator switches on one by one. The pages of one that is off answer 404 and are in no menu,
 * search or site map.
 */
export const SITE_AREAS = [
  "CASINO",
  "GAMES",
  "BONUSES",
  "BONUSGAMES",
  "TOURNAMENTS",
  "REFERRAL",
  "TOTO",
  "LOTTO",
  "PAYMENTS",
  "VERIFICATION",
  "SUPPORT",
  "SETTINGS",
  "APPS",
  "PARTNERS",
  "SMS",
] as const;
export type SiteArea = (typeof SITE_AREAS)[number];
/** An area's name in the site config: "casino". */
export type SiteAreaKey = Lowercase<SiteArea>;
export const areaKey = (area: SiteArea) => area.toLowerCase() as SiteAreaKey;

/** Areas on whose pages a sub-application of the operator may stand in for the site's own content. */
export const SUB_APPLICATION_AREAS = ["cyber", "casino", "games", "bonuses", "toto", "lotto"] as const;
export type SubApplicationArea = (typeof SUB_APPLICATION_AREAS)[number];

/**
 * Values a parameter may have; any other is no page (SPEC 5.05, 5.08). "slug": letters, digits and `-_.`; "digits": a
 * number; "entity": a number, then words (`88-england-premier-league`); "rest": slugs with slashes between them.
 */
export type ParamLimit = "slug" | "digits" | "entity" | "rest" | { readonly oneOf: readonly string[] };

export interface RedirectTarget {
  /** Path without language prefix; may hold a query. */
  to: string;
  status: 301 | 302;
}

export interface RouteRules {
  /** Limits of parameters whose limit is not told by their name. */
  params: Readonly<Record<string, ParamLimit>>;
  layout: Layout;
  access: Access;
  ban: BanRule;
  /** Number of the site config's flag without which the page does not exist (SPEC 5.06); null if it always does. */
  flag: number | null;
  setting: RouteSetting | null;
  /** Area of the site without which the page does not exist; null if it belongs to none. */
  siteArea: SiteArea | null;
  /** Setting that opens the page to players only (SPEC 5.02, 6.05). */
  playersOnlySetting: "isPaymentForPlayersOnly" | null;
  /** Whether the page exists outside of production only (SPEC 2.60). */
  isDemoOnly: boolean;
  /** Whether a guest is asked to sign in by the account's own form (SPEC 6.06). */
  isAccount: boolean;
  menu: MenuSection | null;
  /** Whether the coupon stands beside the page (SPEC 5.11). */
  hasQuickCoupon: boolean;
  redirect: ((params: Readonly<Record<string, string>>, search: URLSearchParams) => RedirectTarget) | null;
  subApplication: SubApplicationArea | null;
  /** Operator's dictionaries whose words stand in for the page's own; asked for before it shows (SPEC 7.10). */
  dictionaries: readonly string[];
  /** Names of further middleware that runs for the page; an unknown one fails it with 500 (SPEC 5.07). */
  middleware: readonly string[];
  isIndexed: boolean;
  sitemap: SitemapSection | null;
}

export interface RouteEntry extends RouteRules {
  /** Path pattern without the prefix: `:name` is a segment, `?` makes it optional, a last `*` is all that follows. */
  pattern: string;
}

const BASE: RouteRules = {
  params: {},
  layout: "default",
  access: "all",
  ban: "denied",
  flag: null,
  setting: null,
  siteArea: null,
  playersOnlySetting: null,
  isDemoOnly: false,
  isAccount: false,
  menu: null,
  hasQuickCoupon: false,
  redirect: null,
  subApplication: null,
  dictionaries: [],
  middleware: [],
  isIndexed: true,
  sitemap: null,
};

/** Makes entries of one area of the site: what its pages share is stated once. */
export function area(shared: Partial<RouteRules>) {
  const page = <const P extends string>(pattern: P, own: Partial<RouteRules> = {}): RouteEntry & { pattern: P } => ({
    ...BASE,
    ...shared,
    ...own,
    pattern,
  });
  /** An address that leads elsewhere: parameters of the target are filled in from the address, its query is kept. */
  const moved = <const P extends string>(
    pattern: P,
    target: string,
    status: 301 | 302 = 301,
    own: Partial<RouteRules> = {},
  ) =>
    page(pattern, {
      isIndexed: false,
      sitemap: null,
      ...own,
      redirect: (params, search) => ({ to: withQuery(filled(target, params), search), status }),
    });
  return { page, moved };
}

/** A pattern with its parameters put in; optional ones without a value are left out. */
export function filled(pattern: string, params: Readonly<Record<string, string | undefined>>): string {
  return pattern
    .split("/")
    .flatMap((part) => {
      if (part === "*")
        return (params["*"] ?? "")
          .split("/")
          .filter((segment) => segment !== "")
          .map(encodeURIComponent);
      if (!part.startsWith(":")) return [part];
      const value = params[part.replace(/^:|\?$/g, "")];
      return value === undefined || value === "" ? [] : [encodeURIComponent(value)];
    })
    .join("/");
}

function withQuery(path: string, search: URLSearchParams): string {
  const query = search.toString();
  return query === "" ? path : `${path}${path.includes("?") ? "&" : "?"}${query}`;
}
