/**
 * A visitor's settings (SPEC 3.10), as one table: where each is kept, what it may be, and what it is for whoever chose
 * nothing. They live in cookies, so that the first HTML is already right; a setting at its default has no cookie.
 */
import { isOddsView } from "#shared/betting/odds.ts";
import { isTimeZone } from "#shared/site/timeZone.ts";
import { removedCookie, settingCookie } from "./cookies.ts";

export { lastingCookie, parseCookies, settingCookie } from "./cookies.ts";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const FONT_SIZES = ["normal", "large", "larger"] as const;
export type FontSize = (typeof FONT_SIZES)[number];
export const BETTING_VIEWS = ["EUROPEAN", "ASIAN"] as const;
export type BettingView = (typeof BETTING_VIEWS)[number];
export const MARKETS_NAMES = ["FULL", "SHORT"] as const;
export type MarketsNames = (typeof MARKETS_NAMES)[number];
/** How a move of a price is shown: a tint with an arrow, the arrow alone, or not at all. */
export const COEF_INDICATIONS = ["tint", "arrow", "none"] as const;
export type CoefIndication = (typeof COEF_INDICATIONS)[number];

/** Columns of markets on the page of a game. */
export const MARKET_COLUMNS = [1, 2, 3] as const;
export type MarketColumnCount = (typeof MARKET_COLUMNS)[number];

/** Sections beside the content: the menu of sports, and the coupon. */
export type Side = "start" | "end";

export interface Settings {
  /** "auto" follows the system (appTheme: 0 light, 1 dark). */
  theme: Theme;
  /** appFontSize. */
  fontSize: FontSize;
  /** Number of the odds format (coefViewId); null takes the site's default. */
  oddsView: number | null;
  /** coefIndicationType. */
  coefIndication: CoefIndication;
  /** How lists of games look (appViewType: 0 European, 1 Asian); null takes the site's default. */
  view: BettingView | null;
  /** marketsNameType; null takes the site's default. */
  marketsNames: MarketsNames | null;
  /** IANA name of the time zone that times are shown in. */
  timeZone: string;
  /** Clock of twelve hours; null as in the visitor's country (SPEC 9.31). */
  is12h: boolean | null;
  /** Rows as low as they go. */
  isCompact: boolean;
  /** No emblems, no motion, fewer columns. */
  isLight: boolean;
  /** Championships under the heads of their countries, in lists and in the menu of sports. */
  isGroupedByCountry: boolean;
  /** The operator's top championships first. */
  isBestOnTop: boolean;
  /** The menu of sports lists nothing but sports that have games now: no links to other areas. */
  isSportsOnly: boolean;
  /** Numbers of games beside their names. */
  hasGameIds: boolean;
  /** Columns of markets on the page of a game. */
  marketColumns: MarketColumnCount;
  /** Scores of periods in lists. */
  hasDetailedScore: boolean;
  /** Statistics open in a window of their own. */
  isStatisticsInNewWindow: boolean;
  /** Emblems of the sides in the coupon. */
  hasTeamLogos: boolean;
  /** The video keeps in view while the page scrolls. */
  isVideoMoving: boolean;
  /** On the page of a live game its court, score sheet and events are unfolded. */
  isMatchOpen: boolean;
  hasAccumulatorOfDay: boolean;
  hasLiveAccumulator: boolean;
  hasBetGenerator: boolean;
  /** Which side sections are folded away. */
  isStartFolded: boolean;
  isEndFolded: boolean;
}

export type SettingName = keyof Settings;

interface Entry<Value> {
  cookie: string;
  fallback: Value;
  /** What a cookie's text means; undefined for a text that this site does not write. */
  read(text: string): Value | undefined;
  write(value: Value): string;
}

/** UTC+3 (SPEC 3.10: time zone 3); POSIX zone names count westwards. */
export const DEFAULT_TIME_ZONE = "Etc/GMT-3";

const flag = (cookie: string, fallback: boolean): Entry<boolean> => ({
  cookie,
  fallback,
  read: (text) => (text === "1" ? true : text === "0" ? false : undefined),
  write: (value) => (value ? "1" : "0"),
});

const choice = <Value extends string>(cookie: string, values: readonly Value[], fallback: Value): Entry<Value> => ({
  cookie,
  fallback,
  read: (text) => values.find((value) => value === text),
  write: (value) => value,
});

/** One of a few by its number, as SPEC 3.10 counts them; null as the operator has it. */
const numbered = <Value extends string>(cookie: string, values: readonly Value[]): Entry<Value | null> => ({
  cookie,
  fallback: null,
  read: (text) => (/^\d$/.test(text) ? values[Number(text)] : undefined),
  write: (value) => String(value === null ? -1 : values.indexOf(value)),
});

export const SETTINGS: { readonly [Name in SettingName]: Entry<Settings[Name]> } = {
  theme: choice("theme", THEMES, "auto"),
  fontSize: choice("view_font", FONT_SIZES, "normal"),
  oddsView: {
    cookie: "odds",
    fallback: null,
    write: String,
    read: (text) =>
      /^\d{1,2}$/.test(text) && String(Number(text)) === text && isOddsView(Number(text)) ? Number(text) : undefined,
  },
  coefIndication: choice("view_moves", COEF_INDICATIONS, "tint"),
  view: numbered("view_type", BETTING_VIEWS),
  marketsNames: numbered("view_names", MARKETS_NAMES),
  timeZone: {
    cookie: "tz",
    fallback: DEFAULT_TIME_ZONE,
    read: (text) => (isTimeZone(text) ? text : undefined),
    write: String,
  },
  is12h: { ...flag("is12h", false), fallback: null, write: (value) => (value === true ? "1" : "0") },
  isCompact: flag("view_compact", false),
  isLight: flag("view_light", false),
  isGroupedByCountry: flag("view_country", true),
  isBestOnTop: flag("view_best", false),
  isSportsOnly: flag("view_sports", false),
  hasGameIds: flag("view_ids", false),
  marketColumns: {
    cookie: "view_columns",
    fallback: 2,
    read: (text) => MARKET_COLUMNS.find((count) => String(count) === text),
    write: String,
  },
  hasDetailedScore: flag("view_score", false),
  isStatisticsInNewWindow: flag("view_stats", true),
  hasTeamLogos: flag("view_logos", false),
  isVideoMoving: flag("view_video", true),
  isMatchOpen: flag("view_match", false),
  hasAccumulatorOfDay: flag("view_day_accumulator", true),
  hasLiveAccumulator: flag("view_live_accumulator", true),
  hasBetGenerator: flag("view_generator", false),
  isStartFolded: flag("fold_start", false),
  isEndFolded: flag("fold_end", false),
};

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

/**
 * Settings of a visitor who chose nothing.
 * @internal used by tests
 */
export const DEFAULT_SETTINGS = readSettings(new Map());

/** Cookies that say something of how the site looks, by name: the language, and every setting. */
export const COOKIES = {
  language: "lang",
  theme: SETTINGS.theme.cookie,
  oddsView: SETTINGS.oddsView.cookie,
  timeZone: SETTINGS.timeZone.cookie,
  foldedStart: SETTINGS.isStartFolded.cookie,
  foldedEnd: SETTINGS.isEndFolded.cookie,
} as const;

function readSetting<Name extends SettingName>(name: Name, cookies: ReadonlyMap<string, string>): Settings[Name] {
  const { cookie, fallback, read } = SETTINGS[name];
  const text = cookies.get(cookie);
  return (text === undefined ? undefined : read(text)) ?? fallback;
}

/** Settings from cookies; whatever is missing or malformed takes its default. */
export function readSettings(cookies: ReadonlyMap<string, string>): Settings {
  return Object.fromEntries(SETTING_NAMES.map((name) => [name, readSetting(name, cookies)])) as unknown as Settings;
}

/** Text of the cookie that remembers a setting, or that forgets it where it is back at its default. */
export function cookieOf<Name extends SettingName>(name: Name, value: Settings[Name]): string {
  const { cookie, fallback, write } = SETTINGS[name];
  // The zone is written even where it is the default: without its cookie the browser's own one is taken.
  return value === fallback && name !== "timeZone" ? removedCookie(cookie) : settingCookie(cookie, write(value));
}
