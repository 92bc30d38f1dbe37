/** The visible state of a game at a moment: its score and the prices of its markets. */
import type { Part } from "../combination/ids.ts";
import type { PlayState, SportModel, Strength, Timeline } from "../model.ts";
import { playStateAt } from "../live/playState.ts";
import { suspensionsUntil } from "../live/suspensions.ts";
import { type PricedMarket, withPrices } from "../pricing/margin.ts";
import type { Game } from "./game.ts";
import { versionAt } from "./moments.ts";
import { marketIdOf } from "./outcomeIds.ts";

export type GameStatus = "NOT_STARTED" | "IN_PLAY" | "PAUSED" | "SUSPENDED" | "FINISHED" | "CANCELLED";

/** Whether nothing more will happen in a game. */
export function isOver(status: GameStatus): boolean {
  return status === "FINISHED" || status === "CANCELLED";
}

export interface OutcomeView {
  id: string;
  type: string;
  coef: string;
}
export interface MarketView {
  id: string;
  type: string;
  param: string | null;
  /** The parts of a combination; no other market has them. */
  parts?: readonly Part[];
  group: string;
  isMain: boolean;
  outcomes: readonly OutcomeView[];
}

export interface GameView {
  game: Game;
  version: number;
  section: "LINE" | "LIVE";
  status: GameStatus;
  /** Where play stood at the moment of the version; null before the start. */
  state: PlayState | null;
  /** Every price is blocked. */
  isSuspended: boolean;
  /** Rises each time the markets close and open again; the start counts as one. */
  marketVersion: number;
  markets: readonly MarketView[];
}

/** A market with a favorite below this price is practically decided and is closed. */
const lowestFavourite = 1.01;
/** Margins are wider in play, when a price may be seconds old. */
const liveMarginFactor = 1.02;

/** Factor for every margin of a section. */
export function marginFactor(section: GameView["section"]): number {
  return section === "LIVE" ? liveMarginFactor : 1;
}

/** A game before its start. */
export function lineView(game: Game, model: SportModel, strength: Strength, moment: number): GameView {
  return {
    game,
    version: versionAt(moment),
    section: "LINE",
    status: "NOT_STARTED",
    state: null,
    isSuspended: false,
    marketVersion: 1,
    markets: marketViews(game.id, offeredMarkets(model, strength, null, "LINE")),
  };
}

/** A game that was called off at a moment (epoch seconds): it keeps its state of then. */
export function calledOffView(game: Game, timeline: Timeline, moment: number): GameView {
  const second = moment - game.startsAt;
  return {
    game,
    version: versionAt(moment),
    section: second < 0 ? "LINE" : "LIVE",
    status: "CANCELLED",
    isSuspended: false,
    markets: [],
    state: second < 0 ? null : playStateAt(game.sport.slug, timeline, second),
    marketVersion: second < 0 ? 2 : 3 + suspensionsUntil(game.sport.slug, timeline, second).length,
  };
}

/**
 * A game in play or over, `second` seconds after its start. Raw prices depend on the strength and the state of play at
 * that second alone; `rest` tells what is shown for them, their nearest ticks when left out.
 */
export function playView(
  game: Game,
  model: SportModel,
  strength: Strength,
  timeline: Timeline,
  second: number,
  rest?: (marketsAt: (second: number) => PricedMarket[]) => PricedMarket[],
): GameView {
  const state = playStateAt(game.sport.slug, timeline, second);
  const suspensions = suspensionsUntil(game.sport.slug, timeline, second);
  const isFinished = second >= timeline.duration;
  const marketsAt = (at: number): PricedMarket[] =>
    withPrices(
      model.markets(strength, at === second ? state : playStateAt(game.sport.slug, timeline, at)),
      marginFactor("LIVE"),
    );
  const isSuspended = !isFinished && suspensions.some(({ from, until }) => from <= second && second < until);
  return {
    game,
    version: versionAt(game.startsAt + second),
    section: "LIVE",
    state,
    isSuspended,
    status: isFinished ? "FINISHED" : isSuspended ? "SUSPENDED" : state.isPaused ? "PAUSED" : "IN_PLAY",
    marketVersion: 2 + suspensions.length,
    markets: isFinished ? [] : marketViews(game.id, offered(rest?.(marketsAt) ?? marketsAt(second))),
  };
}

function marketViews(gameId: number, markets: readonly PricedMarket[]): MarketView[] {
  return markets.map(({ type, param, group, isMain, outcomes }) => {
    const id = marketIdOf(gameId, type, param);
    return {
      id,
      type,
      param,
      group,
      isMain,
      outcomes: outcomes.map((outcome) => ({ id: `${id}.${outcome.type}`, type: outcome.type, coef: outcome.coef })),
    };
  });
}

/** The open markets of a model, with their fair probabilities and prices. */
export function offeredMarkets(
  model: SportModel,
  strength: Strength,
  state: PlayState | null,
  section: GameView["section"],
): PricedMarket[] {
  return offered(withPrices(model.markets(strength, state), marginFactor(section)));
}

function offered(markets: readonly PricedMarket[]): PricedMarket[] {
  return markets.filter(({ outcomes }) => outcomes.every(({ coef }) => Number(coef) >= lowestFavourite));
}
