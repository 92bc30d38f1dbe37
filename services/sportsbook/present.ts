/** The book's words in the REST contract's: names in one language, numbers as the contract wants them. */
import type { z } from "zod";
import type { eventScore, game as gameBody, market as marketBody, outcome as outcomeBody, score as scoreBody } from "./api.ts";
import type { Book } from "./book/book.ts";
import type { Game } from "./book/game.ts";
import type { GameView, MarketView, OutcomeView } from "./book/view.ts";
import type { Incident, Names, PlayState, SeedTeam } from "./model.ts";
import { marketNames, outcomeNames, outcomeShortNames, say } from "./words/names.ts";
import { periodNames } from "./words/periods.ts";

export type MarketsChoice = "none" | "main" | "all";
type Score = z.infer<typeof scoreBody>;
type EventScore = z.infer<typeof eventScore>;

/** The newest of a game's events are enough where every point is one. */
const mostEvents = 120;

export function presentGame(book: Book, game: Game, choice: MarketsChoice, lng: string): z.infer<typeof gameBody> {
  const view = book.view(game);
  const state = book.stateNow(game);
  const markets = choice === "none" ? [] : view.markets.filter(({ isMain }) => isMain || choice === "all");
  return {
    id: String(game.id), section: view.section, startsAt: game.startsAt,
    sportId: String(game.sport.id), championshipId: String(game.championship.id),
    opponents: [presentTeam(game.home, lng), presentTeam(game.away, lng)], slug: slugOf(game),
    status: view.status, score: state === null ? null : presentScore(game, state, view, lng),
    version: view.version, marketCount: view.markets.length,
    markets: markets.map((market) => presentMarket(view, market, lng)),
    events: presentEvents(book.incidentsNow(game)),
  };
}

export function presentMarket(view: GameView, market: MarketView, lng: string): z.infer<typeof marketBody> {
  const { id, type, param, group, isMain, outcomes } = market;
  return {
    id, type, name: say(marketNames(view.game, market), lng), param, group, isMain,
    outcomes: outcomes.map((outcome) => presentOutcome(view, market, outcome, lng)),
  };
}

export function presentOutcome(view: GameView, market: MarketView, outcome: OutcomeView, lng: string): z.infer<typeof outcomeBody> {
  return {
    id: outcome.id, type: outcome.type, name: say(outcomeNames(view.game, market, outcome.type), lng),
    shortName: say(outcomeShortNames(market, outcome.type), lng), coef: outcome.coef, isBlocked: view.isSuspended,
  };
}

/** A score whose period is named in every language. */
export function presentEventScore(game: Game, state: PlayState, view: GameView): EventScore {
  return { ...numbersOf(state), periodNames: spoken(periodOf(game, state, view)) };
}

function presentScore(game: Game, state: PlayState, view: GameView, lng: string): Score {
  return { ...numbersOf(state), periodName: say(periodOf(game, state, view), lng) };
}

function periodOf({ sport }: Game, { period, isPaused }: PlayState, { status }: GameView): Names {
  return periodNames(sport.slug, period, { isPaused, isFinished: status === "FINISHED" });
}

function spoken({ en, ru, ar, es }: Names): Record<string, string> {
  return { en, ...(ru !== undefined && { ru }), ...(ar !== undefined && { ar }), ...(es !== undefined && { es }) };
}

function numbersOf({ home, away, periods, period, clockSeconds, homePoints, awayPoints, serving }: PlayState): Omit<Score, "periodName"> {
  return { home, away, periods, period, clockSeconds, homePoints, awayPoints, serving };
}

function presentTeam({ id, names, shortName, color, secondColor }: SeedTeam, lng: string): z.infer<typeof gameBody>["opponents"][number] {
  return { id: String(id), name: say(names, lng), shortName, color, secondColor };
}

function presentEvents(incidents: readonly Incident[]): z.infer<typeof gameBody>["events"] {
  const score = { 1: 0, 2: 0 };
  const events = incidents.map(({ type, side, minute, points = 1 }) => {
    const changes = (type === "GOAL" || type === "OWN_GOAL") && side !== null;
    if (changes) score[side] += points;
    return { type, side, minute, scoreAfter: changes ? `${score[1]}:${score[2]}` : null };
  });
  return events.slice(-mostEvents);
}

/** "chelsea-leeds-united": the same in every language. */
export function slugOf({ home, away }: Game): string {
  return `${home.names.en} ${away.names.en}`
    .normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()
    .replace(/ß/g, "ss").replace(/ø/g, "o").replace(/ł/g, "l").replace(/ı/g, "i").replace(/æ/g, "ae")
    .replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}
