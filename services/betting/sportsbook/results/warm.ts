/**
 * How games of some sports ended is drawn from past scores, a few milliseconds each: a season's table would keep its
 * first reader waiting for seconds. So finished games are worked out in advance, in idle moments.
 */
import type { Ledger } from "./ledger.ts";

/** Sports whose ends are drawn by fitting (live/drawFinal.ts). */
const slowSports: ReadonlySet<string> = new Set(["basketball", "american-football"]);
/** Milliseconds after the start before the first game, and between two. */
const startsAfter = 10_000;
const pause = 30;

/**
 * Works out one game after the other until all are known. Answers how to stop it; nothing waits for it.
 * @param onError hears of what could not be worked out; the games after it are all the same
 */
export function warmResults(
  ledgerOf: () => Ledger,
  onError: (error: unknown) => void,
  { after = startsAfter, between = pause } = {},
): () => void {
  let timer: NodeJS.Timeout | null = null;
  const next = (work: () => void, milliseconds: number): void => {
    // An exception in a timer would end the process.
    timer = setTimeout(() => {
      try {
        work();
      } catch (error) {
        onError(error);
      }
    }, milliseconds).unref();
  };
  next(() => {
    const ledger = ledgerOf();
    const games = ledger
      .championships()
      .flatMap(({ id }) => ledger.fixturesOf(id))
      .filter(({ sport }) => slowSports.has(sport.slug));
    const one = (): void => {
      const game = games.pop();
      if (game === undefined) return;
      next(one, between);
      ledger.played.result(game);
    };
    one();
  }, after);
  return () => {
    if (timer !== null) clearTimeout(timer);
  };
}
