/** A small book for tests: games and prices change only when the test says so. */
import type { RunningBook, GameChange } from "../../sportsbook/feed.ts";
import type { BookGame, BookOutcome, OutcomeResult } from "../../sportsbook/model.ts";

export interface TestBook extends RunningBook {
  /** Puts a game on offer (or changes it). */
  setGame(gameId: string, changes?: Partial<BookGame>): void;
  /** Puts an outcome on offer at a price (or changes it); the id names game, market and outcome. */
  setOutcome(outcomeId: string, changes?: Partial<Pick<BookOutcome, "coef" | "isBlocked" | "marketVersion">>): void;
  removeOutcome(outcomeId: string): void;
  setResult(outcomeId: string, result: OutcomeResult): void;
  /** Forgets a result, as a clock set back would. */
  clearResult(outcomeId: string): void;
}

/** A book with the games "1" to "9" in line and "101" to "109" live, each with 1X2 at 2.000, 3.200 and 4.100. */
export function testBook(): TestBook {
  const games = new Map<string, BookGame>();
  const outcomes = new Map<string, Omit<BookOutcome, "game">>();
  const results = new Map<string, OutcomeResult>();
  const gameOf = (outcomeId: string) => games.get(outcomeId.split(".")[0] ?? "") ?? null;

  const book: TestBook = {
    outcome: (outcomeId) => {
      const [outcome, game] = [outcomes.get(outcomeId), gameOf(outcomeId)];
      return outcome && game ? { ...outcome, game } : null;
    },
    siblings: (outcomeId) => {
      const marketId = outcomes.get(outcomeId)?.marketId;
      return [...outcomes.values()]
        .filter((outcome) => outcome.marketId === marketId)
        .flatMap((outcome) => book.outcome(outcome.outcomeId) ?? []);
    },
    gameOf,
    result: (outcomeId) => results.get(outcomeId) ?? null,
    snapshot: (): GameChange | null => null,
    named: () => null,
    upcoming: () => [],
    subscribe: () => () => {},
    watch: () => () => {},
    service: () => async () => {},
    close: async () => {},
    setGame: (gameId, changes = {}) => {
      const game = games.get(gameId) ?? {
        gameId,
        sportId: "1",
        championshipId: "11",
        championshipNames: { en: "Premier League", ru: "Премьер-лига" },
        names: { en: `Home ${gameId} – Away ${gameId}`, ru: `Хозяева ${gameId} – Гости ${gameId}` },
        section: "LINE",
        isFinished: false,
        startsAt: 1_800_000_000,
        version: 1,
        score: null,
      };
      games.set(gameId, { ...game, ...changes });
    },
    setOutcome: (outcomeId, changes = {}) => {
      const marketId = outcomeId.slice(0, outcomeId.lastIndexOf("."));
      const outcome = outcomes.get(outcomeId) ?? {
        outcomeId,
        outcomeType: outcomeId.slice(marketId.length + 1),
        outcomeNames: { en: "Home", ru: "Хозяева" },
        marketId,
        marketType: "1x2",
        marketNames: { en: "Result", ru: "Исход" },
        coef: "2.000",
        isBlocked: false,
        marketVersion: 1,
      };
      outcomes.set(outcomeId, { ...outcome, ...changes });
    },
    removeOutcome: (outcomeId) => {
      outcomes.delete(outcomeId);
    },
    setResult: (outcomeId, result) => {
      results.set(outcomeId, result);
    },
    clearResult: (outcomeId) => {
      results.delete(outcomeId);
    },
  };

  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    book.setGame(String(number));
    book.setGame(String(100 + number), { section: "LIVE", score: "1:0", version: 40 });
    for (const gameId of [String(number), String(100 + number)]) {
      book.setOutcome(`${gameId}.1x2.home`, { coef: "2.000" });
      book.setOutcome(`${gameId}.1x2.draw`, { coef: "3.200" });
      book.setOutcome(`${gameId}.1x2.away`, { coef: "4.100" });
    }
  }
  return book;
}
