/** The book's words in the REST contract's: names in one language, numbers as the contract wants them. */
import type { z } from "zod";
import type { gameAddress } from "./api/addresses.ts";
import type { eventScore } from "./api/changes.ts";
import type { game as gameBody, market as marketBody, outcome as outcomeBody } from "./api/game.ts";
import type { score as scoreBody } from "./api/score.ts";
import { asianMarkets } from "./asianLines.ts";
import type { Book } from "./book/book.ts";
import type { Found } from "./book/bookForms.ts";
import { slugOf, type Game } from "./book/game.ts";
import { presentRace } from "./cyber/presentRace.ts";
import type { foundOutcome } from "./combination/api.ts";
import type { GameView, MarketView, OutcomeView } from "./book/view.ts";
import type { Incident, Names, PlayState, SeedTeam } from "./model.ts";
import { marketNames, outcomeNames, outcomeShortNames, say } from "./words/names.ts";
import { periodNames } from "./words/periods.ts";
import { shortTeamName } from "./words/shortTeamName.ts";

export type MarketsChoice = "none" | "main" | "asian" | "all";
type Score = z.infer<typeof scoreBody>;
type EventScore = z.infer<typeof eventScore>;

/** The newest of a game's events are enough where every point is one. */
const mostEvents = 120;

const chosenMarkets: Readonly<Record<MarketsChoice, (markets: readonly MarketView[]) => readonly MarketView[]>> = {
  none: () => [],
  main: (markets) => markets.filter(({ isMain }) => isMain),
  asian: asianMarkets,
  all: (markets) => markets,
};

export function presentGame(book: Book, game: Game, choice: MarketsChoice, lng: string): z.infer<typeof gameBody> {
  const view = book.view(game);
  const state = book.stateNow(game);
  const incidents = book.incidentsNow(game);
  const markets = chosenMarkets[choice](view.markets);
  return {
    id: String(game.id),
    section: view.section,
    startsAt: game.startsAt,
    sportId: String(game.sport.id),
    championshipId: String(game.championship.id),
    opponents: (game.field ?? [game.home, game.away]).map((team) => presentTeam(team, lng)),
    slug: slugOf(game),
    status: view.status,
    score: state === null ? null : presentScore(game, state, view, lng),
    version: view.version,
    marketCount: view.markets.length,
    markets: markets.map((market) => presentMarket(view, market, lng)),
    events: presentEvents(incidents).slice(-mostEvents),
    eventCount: incidents.length,
  };
}

/** Parts of a game's address; without prices. */
export function presentAddress(game: Game): z.infer<typeof gameAddress> {
  const { id, sport, championship, startsAt } = game;
  return {
    id: String(id),
    slug: slugOf(game),
    sportSlug: sport.slug,
    championshipId: String(championship.id),
    championshipSlug: championship.slug,
    startsAt,
    area: sport.area,
    cyberVariant: sport.cyberVariant,
  };
}

export function presentMarket(view: GameView, market: MarketView, lng: string): z.infer<typeof marketBody> {
  const { id, type, param, group, isMain, outcomes } = market;
  return {
    id,
    type,
    name: say(marketNames(view.game, market), lng),
    param,
    group,
    isMain,
    outcomes: outcomes.map((outcome) => presentOutcome(view, market, outcome, lng)),
  };
}

export function presentOutcome(
  view: GameView,
  market: MarketView,
  outcome: OutcomeView,
  lng: string,
): z.infer<typeof outcomeBody> {
  return {
    id: outcome.id,
    type: outcome.type,
    name: say(outcomeNames(view.game, market, outcome.type), lng),
    shortName: say(outcomeShortNames(market, outcome.type), lng),
    coef: outcome.coef,
    isBlocked: view.isSuspended,
  };
}

/** An outcome with its market and its game. */
export function presentFound(book: Book, { view, market, outcome }: Found, lng: string): z.infer<typeof foundOutcome> {
  return {
    outcome: presentOutcome(view, market, outcome, lng),
    market: presentMarket(view, market, lng),
    game: presentGame(book, view.game, "none", lng),
  };
}

/** A score with its period named in every language. */
export function presentEventScore(game: Game, state: PlayState, view: GameView): EventScore {
  return { ...numbersOf(game, state), periodNames: spoken(periodOf(game, state, view)) };
}

function presentScore(game: Game, state: PlayState, view: GameView, lng: string): Score {
  return { ...numbersOf(game, state), periodName: say(periodOf(game, state, view), lng) };
}

function periodOf({ sport }: Game, { period, isPaused }: PlayState, { status }: GameView): Names {
  return periodNames(sport.slug, period, { isPaused, isFinished: status === "FINISHED" });
}

function spoken({ en, ru, ar, es }: Names): Record<string, string> {
  return { en, ...(ru !== undefined && { ru }), ...(ar !== undefined && { ar }), ...(es !== undefined && { es }) };
}

function numbersOf({ startsAt }: Game, state: PlayState): Omit<Score, "periodName"> {
  const { home, away, periods, period, clockSeconds, homePoints, awayPoints, serving, mapWinners } = state;
  return {
    home,
    away,
    periods,
    period,
    clockSeconds,
    homePoints,
    awayPoints,
    serving,
    ...(mapWinners !== undefined && { mapWinners: [...mapWinners] }),
    ...(state.race !== undefined && { race: presentRace(state, startsAt) }),
  };
}

export function presentTeam(
  { id, names, shortName, color, secondColor }: SeedTeam,
  lng: string,
): z.infer<typeof gameBody>["opponents"][number] {
  return {
    id: String(id),
    name: say(names, lng),
    nameEng: names.en,
    shortName: shortTeamName(names, shortName, lng),
    color,
    secondColor,
  };
}

/** What happened in a game, with the score after each goal; all of it, because the score is counted from the start. */
export function presentEvents(incidents: readonly Incident[]): z.infer<typeof gameBody>["events"] {
  const score = { 1: 0, 2: 0 };
  return incidents.map(({ type, side, minute, points = 1 }) => {
    const changes = (type === "GOAL" || type === "OWN_GOAL") && side !== null;
    if (changes) score[side] += points;
    return { type, side, minute, scoreAfter: changes ? `${score[1]}:${score[2]}` : null };
  });
}
