/** The tournament of the cricket landing, and its tabs in their order (SPEC 2.62). */

/** India's Premier League T20, by its id in the line. */
export const TOURNAMENT_ID = "901";

export const CRICKET_TABS = ["about", "odds", "winners", "live", "tips", "faq"] as const;
export type CricketTab = (typeof CRICKET_TABS)[number];

/** The tab of an address; the first one without a name of its own. */
export const tabOf = (name: string | undefined): CricketTab => CRICKET_TABS.find((tab) => tab === name) ?? "about";

/** Path of a tab's text; null for the tabs that list games. */
export function tabText(tab: CricketTab): string | null {
  if (tab === "odds" || tab === "live") return null;
  return tab === "about" ? "cricket" : `cricket/${tab}`;
}
