/**
 * Prices by game and version from everybody who tells them. Whoever tells the same version has to tell the same prices.
 */
import type { z } from "zod";
import type { game } from "../../services/betting/sportsbook/api/game.ts";

export interface ToldPrice {
  outcomeId: string;
  coef: string;
  isBlocked: boolean;
}

export class Prices {
  /** What is known of each version of a game: the first who told an outcome's price, and it. */
  readonly #known = new Map<string, Map<string, { price: string; from: string }>>();
  readonly #disagreements: string[] = [];
  #agreements = 0;

  /** Prices that somebody else has told before, the same. */
  get agreements(): number {
    return this.#agreements;
  }

  get disagreements(): readonly string[] {
    return this.#disagreements;
  }

  tell(from: string, gameId: string, version: number, prices: Iterable<ToldPrice>): void {
    const key = `${gameId} at ${version}`;
    const known = this.#known.get(key) ?? new Map<string, { price: string; from: string }>();
    this.#known.set(key, known);
    for (const { outcomeId, coef, isBlocked } of prices) {
      const price = `${coef}${isBlocked ? " blocked" : ""}`;
      const earlier = known.get(outcomeId);
      if (earlier === undefined) known.set(outcomeId, { price, from });
      else if (earlier.price !== price)
        this.#disagreements.push(`${key}: ${outcomeId} is ${price} to ${from}, ${earlier.price} to ${earlier.from}`);
      else if (earlier.from !== from) this.#agreements += 1;
    }
  }
}

/** Games as the service itself tells them, and remembers their prices. @throws when it can't be asked */
export async function askService(
  servicesUrl: string,
  ids: readonly string[],
  prices: Prices,
): Promise<Map<string, number>> {
  const response = await fetch(
    `${servicesUrl}/sportsbook-api/v1/games/by-ids?markets=main&lng=en&ids=${ids.join(",")}`,
    { signal: AbortSignal.timeout(5000) },
  );
  const { games } = (await response.json()) as { games: z.infer<typeof game>[] };
  for (const { id, version, markets } of games) {
    prices.tell(
      "the service",
      id,
      version,
      markets
        .flatMap(({ outcomes }) => outcomes)
        .map(({ id: outcomeId, coef, isBlocked }) => ({ outcomeId, coef, isBlocked })),
    );
  }
  return new Map(games.map(({ id, version }) => [id, version]));
}
