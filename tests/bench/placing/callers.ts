/** Players who place singles and expresses over HTTP as fast as they are answered. */
import { Agent, request } from "undici";
import type { BenchPlayer } from "../money/players.ts";

/** Every third coupon is an express of three. */
const expressEvery = 3;

interface Offer {
  outcomeId: string;
  coef: string;
}
interface Placed {
  coupons: unknown[];
  errors: { code: string }[];
}

export interface Callers {
  /** Coupons taken so far. */
  readonly placed: number;
  /** Refusals by their codes. */
  readonly refused: ReadonlyMap<string, number>;
  /** Milliseconds of each coupon taken since it was emptied. */
  readonly latencies: number[];
  /** One coupon of a player; answers the key it went under. */
  one(caller: number): Promise<string>;
  /** All players for so long. */
  all(seconds: number): Promise<void>;
  close(): Promise<void>;
}

export async function startCallers(url: string, players: readonly BenchPlayer[]): Promise<Callers> {
  const offers = await lineOffers(url);
  const agent = new Agent({ connections: players.length, pipelining: 1 });
  const turns = players.map(() => 0);
  const refused = new Map<string, number>();
  const latencies: number[] = [];
  let placed = 0;
  const one = async (caller: number): Promise<string> => {
    const { token = "", accountId = "" } = players[caller] ?? {};
    const turn = turns[caller] ?? 0;
    turns[caller] = turn + 1;
    const isExpress = turn % expressEvery === 0;
    const bets = Array.from(
      { length: isExpress ? 3 : 1 },
      (_, index) => offers[(caller * 7 + turn * 3 + index) % offers.length],
    );
    const key = `bench-${caller}-${turn}-coupon`;
    const begun = performance.now();
    const answer = await request(`${url}/coupon-api/v1/coupons?lng=en`, {
      method: "POST",
      dispatcher: agent,
      body: JSON.stringify({ accountId, typeId: isExpress ? 1 : 0, amount: "10", bets, changeCoefAction: 0 }),
      headers: { "content-type": "application/json", authorization: `Bearer ${token}`, "idempotency-key": key },
    });
    const { coupons = [], errors = [] } = (await answer.body.json()) as Placed;
    if (answer.statusCode === 200 && coupons.length === 1) {
      placed += 1;
      latencies.push(performance.now() - begun);
    } else {
      const code = errors[0]?.code ?? String(answer.statusCode);
      refused.set(code, (refused.get(code) ?? 0) + 1);
    }
    return key;
  };
  return {
    get placed() {
      return placed;
    },
    refused,
    latencies,
    one,
    all: async (seconds) => {
      const until = performance.now() + seconds * 1000;
      await Promise.all(
        players.map(async (_, caller) => {
          while (performance.now() < until) await one(caller);
        }),
      );
    },
    close: () => agent.close(),
  };
}

/** An outcome of each of many line games, so that no two of an express are of one game. */
async function lineOffers(url: string): Promise<Offer[]> {
  const answer = await fetch(`${url}/sportsbook-api/v1/games?section=LINE&markets=main&first=100&lng=en`);
  const { games } = (await answer.json()) as {
    games: { markets: { outcomes: { id: string; coef: string; isBlocked: boolean }[] }[] | null }[];
  };
  const found = games.flatMap(({ markets }) => {
    const outcome = markets?.flatMap(({ outcomes }) => outcomes).find(({ isBlocked }) => !isBlocked);
    return outcome ? [{ outcomeId: outcome.id, coef: outcome.coef }] : [];
  });
  if (found.length < 20) throw new Error(`only ${found.length} line games are on offer`);
  return found;
}
