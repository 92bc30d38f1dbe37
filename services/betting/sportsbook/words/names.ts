/** Names of games, markets and outcomes in the languages of the site. Tables; a type without an entry is a mistake. */
import { isLanguageCode, LANGUAGES, type LanguageCode, localMark } from "#shared/site/languages.ts";
import type { Names } from "../model.ts";
import { marketWords, outcomeWords, type OutcomeWord } from "./tables.ts";

interface Sides {
  home: { names: Names };
  away: { names: Names };
  /** All who start in a race. */
  field?: readonly { names: Names }[];
  /** Its own name where that is not "home – away". */
  title?: Names;
}
interface MarketKey {
  type: string;
  param: string | null;
  /** Outcomes of a combination. */
  parts?: readonly { type: string; param: string | null; outcome: string }[];
}

/** A text in a language, in English where it is missing. */
export function say(names: Names, lng: string): string {
  return (isLanguageCode(lng) ? names[lng] : undefined) ?? names.en;
}

/** "Home – Away", or the game's own name. */
export function gameNames(game: Sides): Names {
  if (game.title !== undefined) return game.title;
  return inEach((code) => `${say(game.home.names, code)} – ${say(game.away.names, code)}`);
}

/**
 * Name of a market with its line, such as "Total 2.5"; of a handicap with both sides', such as "Handicap −1.5 / +1.5".
 */
export function marketNames(game: Sides, market: MarketKey): Names {
  const words = marketWords[market.type];
  return inEach((code) => filled(words?.[code] ?? plain(market.type), game, market, code, "both"));
}

/** Name of an outcome, such as "Over 2.5" or a team's. */
export function outcomeNames(game: Sides, market: MarketKey, outcome: string): Names {
  if (market.parts !== undefined) return partNames(game, market.parts);
  const word = wordOf(market.type, outcome);
  const side = outcome === "away" ? "away" : "home";
  return inEach((code) => filled(word?.[code] ?? scoreOrPlain(outcome), game, market, code, side));
}

/** "Match result: Chelsea + Total 2.5: Over 2.5". */
function partNames(game: Sides, parts: NonNullable<MarketKey["parts"]>): Names {
  const named = parts.map((part) => [marketNames(game, part), outcomeNames(game, part, part.outcome)] as const);
  return inEach((code) => named.map(([market, outcome]) => `${say(market, code)}: ${say(outcome, code)}`).join(" + "));
}

/** Name for the head of a column, such as "1", "X", "Over". */
export function outcomeShortNames(market: MarketKey, outcome: string): Names {
  const word = wordOf(market.type, outcome);
  return inEach((code) => word?.short[code] ?? scoreOrPlain(outcome));
}

/**
 * Whether a market and all its outcomes have names; for the test that keeps the tables whole.
 * @internal used by tests
 */
export function hasWords(marketType: string, outcomes: readonly string[]): boolean {
  return (
    marketWords[marketType] !== undefined &&
    outcomes.every((outcome) => wordOf(marketType, outcome) !== undefined || /^\d+:\d+$/.test(outcome))
  );
}

function wordOf(marketType: string, outcome: string): OutcomeWord | undefined {
  return outcomeWords[`${marketType}.${outcome}`] ?? outcomeWords[outcome];
}

/** The side a handicap's text is for: one side, or both, home first. */
type LineSide = "home" | "away" | "both";

/**
 * Fills {home}, {away}, {runner1} …, {pair} (two neighbours of a race by their number), {param} and {line}, the
 * handicap with its sign.
 */
function filled(text: string, game: Sides, { param }: MarketKey, code: LanguageCode, side: LineSide): string {
  return text
    .replaceAll("{home}", say(game.home.names, code))
    .replaceAll("{away}", say(game.away.names, code))
    .replace("{pair}", `{runner${2 * Number(param) - 1}} – {runner${2 * Number(param)}}`)
    .replace(/\{runner(\d)\}/g, (_, number: string) =>
      say(game.field?.[Number(number) - 1]?.names ?? { en: number }, code),
    )
    .replaceAll("{param}", localMark((param ?? "").replace("-", "−"), code))
    .replaceAll("{line}", param === null ? "" : isolated(lineOf(param, side, code), code));
}

/** "−1" and "+1" are the two sides of one line; "0" has no sign. */
function lineOf(param: string, side: LineSide, code: LanguageCode): string {
  const size = localMark(param.replace("-", ""), code);
  if (/^0([.,]0+)?$/.test(size)) return "0";
  const [home, away] = param.startsWith("-") ? [`−${size}`, `+${size}`] : [`+${size}`, `−${size}`];
  return side === "both" ? `${home} / ${away}` : side === "home" ? home : away;
}

/** Signs stay before their numbers among letters that run from right to left. */
const isolated = (line: string, code: LanguageCode): string =>
  LANGUAGES[code].dir === "rtl" ? `\u2066${line}\u2069` : line;

function scoreOrPlain(outcome: string): string {
  return /^\d+:\d+$/.test(outcome) ? outcome : plain(outcome);
}

function plain(type: string): string {
  const words = type.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function inEach(text: (code: LanguageCode) => string): Names {
  return Object.fromEntries(Object.values(LANGUAGES).map(({ code }) => [code, text(code)])) as Record<
    LanguageCode,
    string
  >;
}
