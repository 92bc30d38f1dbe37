/** Sums over games. What happens in one game hangs together, so games are what is counted, not bets. */
export interface Mean {
  bets: number;
  games: number;
  mean: number;
  error: number;
}

/** Compares what came with what was expected, game by game. */
export class Comparison {
  weight = 0;
  expected = 0;
  came = 0;
  logLoss = 0;
  #squares = 0;
  #variance = 0;
  #inGame = 0;
  #game: unknown = null;

  add(game: unknown, weight: number, expected: number, came: number): void {
    this.#begin(game);
    this.weight += weight;
    this.expected += weight * expected;
    this.came += weight * came;
    this.logLoss -= weight * Math.log(Math.max(1e-12, came > 0 ? expected : 1 - expected));
    this.#variance += weight ** 2 * expected * (1 - expected);
    this.#inGame += weight * (came - expected);
  }

  #begin(game: unknown): void {
    if (game === this.#game) return;
    this.#squares += this.#inGame ** 2;
    this.#inGame = 0;
    this.#game = game;
  }

  /**
   * Standard errors between what came and what was expected; at least those of bets that have nothing to do with each
   * other.
   */
  get z(): number {
    this.#begin(null);
    const variance = Math.max(this.#squares, this.#variance);
    return variance === 0 ? 0 : (this.came - this.expected) / Math.sqrt(variance);
  }
}

/** What was got back for stakes of 1, game by game. */
export class Returns {
  bets = 0;
  total = 0;
  games = 0;
  readonly #inGames: [bets: number, total: number][] = [];
  #game: unknown = null;

  add(game: unknown, back: number): void {
    if (game !== this.#game) this.#inGames.push([0, 0]);
    this.#game = game;
    const last = this.#inGames.at(-1);
    if (last === undefined) return;
    last[0] += 1;
    last[1] += back;
    this.bets += 1;
    this.total += back;
  }

  get mean(): Mean {
    const mean = this.bets === 0 ? 0 : this.total / this.bets;
    const squares = this.#inGames.reduce((sum, [bets, total]) => sum + (total - bets * mean) ** 2, 0);
    return {
      bets: this.bets,
      games: this.#inGames.length,
      mean,
      error: this.bets === 0 ? 0 : Math.sqrt(squares) / this.bets,
    };
  }
}
