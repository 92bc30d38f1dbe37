/** A client that follows games and a player's balance on a WebSocket, and comes back whenever it is cut off. */
import { setTimeout as wait } from "node:timers/promises";
import { createClient, type Client } from "graphql-ws";
import { WebSocket } from "ws";
import type { Player } from "./player.ts";
import type { Prices, ToldPrice } from "./truth.ts";

interface Change {
  gameId: string;
  version: number;
  isSnapshot: boolean;
  prices: ToldPrice[];
  goneOutcomeIds: string[];
}
interface Followed {
  version: number;
  prices: Map<string, ToldPrice>;
}

const gamesQuery =
  "subscription($ids: [ID!]!) { gamesChanged(gameIds: $ids) { gameId version isSnapshot prices { outcomeId coef isBlocked } goneOutcomeIds } }";
const balanceQuery = "subscription { balanceChanged { id balance { amount } } }";
/**
 * Codes of a socket that is cut or closed in order; any other one says that the client did something wrong, or was
 * thrown out.
 */
const harmless = new Set([1000, 1001, 1005, 1006]);
const pauseMs = 100;

export class Watcher {
  readonly wrongs: string[] = [];
  /** Balances told, by account, in their order. */
  readonly balances = new Map<string, string[]>();
  readonly #client: Client;
  readonly #prices: Prices;
  #games = new Map<string, Followed>();
  #unwatch: () => void = () => {};
  readonly #unfollow: () => void;
  #isClosed = false;

  constructor(gatewayUrl: string, { cookie, login }: Player, prices: Prices) {
    this.#prices = prices;
    class SocketWithCookie extends WebSocket {
      constructor(address: string, protocols: string | string[]) {
        super(address, protocols, { headers: { cookie, origin: gatewayUrl } });
      }
    }
    this.#client = createClient({
      url: `${gatewayUrl.replace("http", "ws")}/graphql`,
      webSocketImpl: SocketWithCookie,
      lazy: false,
      retryAttempts: Infinity,
      shouldRetry: () => true,
      retryWait: () => wait(pauseMs),
      onNonLazyError: () => undefined,
      on: {
        closed: (event) => {
          const { code } = event as { code: number };
          if (!this.#isClosed && !harmless.has(code))
            this.wrongs.push(`the socket of ${login} was closed with ${code}`);
        },
      },
    });
    this.#unfollow = this.#stay<{ balanceChanged: { id: string; balance: { amount: string } } }>(
      balanceQuery,
      {},
      ({ balanceChanged: { id, balance } }) => {
        this.balances.set(id, [...(this.balances.get(id) ?? []), balance.amount]);
      },
    );
  }

  /** Balances told so far. */
  get heard(): number {
    return [...this.balances.values()].reduce((sum, told) => sum + told.length, 0);
  }

  /** Follows these games from now on, and no others. */
  watch(gameIds: readonly string[]): void {
    this.#unwatch();
    this.#games = new Map();
    this.#unwatch = this.#stay<{ gamesChanged: Change }>(gamesQuery, { ids: gameIds }, ({ gamesChanged }) =>
      this.#take(gamesChanged),
    );
  }

  /** Version of a game that is followed; 0 while nothing is known. */
  version(gameId: string): number {
    return this.#games.get(gameId)?.version ?? 0;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#unwatch();
    this.#unfollow();
    await this.#client.dispose();
  }

  #take({ gameId, version, isSnapshot, prices, goneOutcomeIds }: Change): void {
    const known = this.#games.get(gameId);
    if (known !== undefined && version <= known.version) return;
    if (known === undefined && !isSnapshot) this.wrongs.push(`game ${gameId} began with a change`);
    const merged = new Map(isSnapshot ? [] : (known?.prices ?? []));
    for (const price of prices) merged.set(price.outcomeId, price);
    for (const id of goneOutcomeIds) merged.delete(id);
    this.#games.set(gameId, { version, prices: merged });
    this.#prices.tell("a subscription", gameId, version, merged.values());
  }

  /** Subscribes, and again whenever it ends, as a client does that was told that live data is away. */
  #stay<Data>(query: string, variables: Record<string, unknown>, take: (data: Data) => void): () => void {
    let isOver = false;
    let leave: () => void = () => {};
    const begin = () => {
      if (isOver || this.#isClosed) return;
      const again = () => void wait(pauseMs).then(begin);
      leave = this.#client.subscribe<Data>(
        { query, variables },
        {
          next: ({ data, errors }) => {
            const codes = (errors ?? []).map(({ extensions }) => extensions?.["code"]);
            if (data) take(data);
            else if (
              !codes.every(
                (code) =>
                  code === "EVENTS_UNAVAILABLE" ||
                  code === "UPSTREAM_UNAVAILABLE" ||
                  code === "UPSTREAM_TIMEOUT" ||
                  code === "NETWORK_ERROR" ||
                  code === "UPSTREAM_ERROR",
              )
            )
              this.wrongs.push(JSON.stringify(errors));
          },
          error: again,
          complete: again,
        },
      );
    };
    begin();
    return () => {
      isOver = true;
      leave();
    };
  }
}
