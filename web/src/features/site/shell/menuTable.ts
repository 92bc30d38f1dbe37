/** What the menus and the footer lead to: names of pages in their order. Words and addresses follow from the names. */
import type { LanguageCode } from "#shared/site/languages.ts";
import { ROUTES, type RouteName, urls } from "#shared/routes/routes.ts";
import type { OFFICE_MENU } from "#shared/routes/office.ts";
import { routeExists, type SiteRules } from "#shared/routes/availability.ts";

/** The header's row; what has no place in a window stands under "More". */
export const MAIN_MENU = [
  "live",
  "line",
  "cyberMain",
  "casinoLobby",
  "games",
  "bonuses",
  "offers",
  "toto",
  "lotto",
] as const satisfies readonly RouteName[];
/** Always under "More". */
export const MORE_MENU = [
  "results",
  "statistic",
  "promotions",
  "blog",
  "news",
  "mobile",
  "desktop",
] as const satisfies readonly RouteName[];

/** All sections of the site, as the navigation menu and the footer list them. */
export const SECTION_GROUPS = [
  { group: "sports", pages: ["live", "line", "multi", "cyberMain", "results", "statistic"] },
  {
    group: "bonuses",
    pages: ["bonuses", "offers", "promotions", "bonusGames", "bonusCasinoTournaments", "toto", "lotto"],
  },
  {
    group: "casino",
    pages: ["casinoLobby", "games", "providers", "myCasino"],
  },
] as const satisfies readonly Group[];

export const INFORMATION_GROUPS = [
  { group: "company", pages: ["about", "news", "blog", "awards", "ourPartners", "contacts"] },
  {
    group: "help",
    pages: ["howBet", "rules", "payment", "cashTerminals", "bettingCalculator", "bettingAlphabet", "disputeResolution"],
  },
  {
    group: "legal",
    pages: ["licenses", "responsibleGaming", "kycPolicy", "amlPolicy", "consent", "cookies", "taxation", "credits"],
  },
  { group: "apps", pages: ["mobile", "desktop"] },
] as const satisfies readonly Group[];

interface Group {
  group: string;
  pages: readonly RouteName[];
}

type Named<Groups extends readonly { pages: readonly RouteName[] }[]> = Groups[number]["pages"][number];
/** Pages that menus name; each has its word. */
export type MenuPage =
  | (typeof MAIN_MENU)[number]
  | (typeof MORE_MENU)[number]
  | Named<typeof SECTION_GROUPS>
  | Named<typeof INFORMATION_GROUPS>;
export type OfficePage = (typeof OFFICE_MENU)[number]["routes"][number];

/** Values of the parameters that a page of the menus can't be without. */
const PARAMS: Partial<Record<MenuPage, Readonly<Record<string, string>>>> = {
  cyberMain: { variant: "real" },
  rules: { ruleGroup: "1" },
};

/** Address of a page that menus name. */
export function menuUrl(lang: LanguageCode, name: MenuPage | OfficePage): string {
  const build = urls.page as (lang: LanguageCode, name: RouteName, params?: Readonly<Record<string, string>>) => string;
  return build(lang, name, (PARAMS as Partial<Record<RouteName, Readonly<Record<string, string>>>>)[name]);
}

/** Those pages that the operator's site has. */
export function existing<Name extends RouteName>(pages: readonly Name[], site: SiteRules | null): Name[] {
  return pages.filter((name) => routeExists(name, site));
}

/** Whether a page's menu entry is the one to be marked while another page of the site is open. */
export function isMarked(name: MenuPage, open: RouteName | "notFound"): boolean {
  if (open === "notFound") return false;
  return open === name || (ROUTES[open].menu !== null && ROUTES[open].menu === ROUTES[name].menu);
}
