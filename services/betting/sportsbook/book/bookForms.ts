/** The book's games and outcomes in the form that coupons and other services know. */
import type { BookGame, BookOutcome } from "../model.ts";
import { gameNames, marketNames, outcomeNames } from "../words/names.ts";
import { isOver, type GameView, type MarketView, type OutcomeView } from "./view.ts";

/** An outcome with the market and the view it was found in. */
export interface Found {
  view: GameView;
  market: MarketView;
  outcome: OutcomeView;
}

/** A game as coupons know it. */
export function bookGame({ game, section, status, state, version }: GameView): BookGame {
  return {
    gameId: String(game.id),
    sportId: String(game.sport.id),
    championshipId: String(game.championship.id),
    championshipNames: game.championship.names,
    names: gameNames(game),
    section,
    isFinished: isOver(status),
    startsAt: game.startsAt,
    version,
    score: state === null ? null : `${state.home}:${state.away}`,
  };
}

/** An outcome as coupons know it. */
export function bookOutcome({ view, market, outcome }: Found): BookOutcome {
  return {
    outcomeId: outcome.id,
    outcomeType: outcome.type,
    outcomeNames: outcomeNames(view.game, market, outcome.type),
    marketId: market.id,
    marketType: market.type,
    marketNames: marketNames(view.game, market),
    coef: outcome.coef,
    isBlocked: view.isSuspended,
    marketVersion: view.marketVersion,
    game: bookGame(view),
  };
}
