/** The bonusgames service: prize tables of the bonus games, and a player's attempts. */
import { chancesOf } from "#shared/games/bonus/prizes.ts";
import type {
  BonusGame,
  BonusGameAttempt,
  BonusGameAttemptConnection,
  BonusGameKey,
  BonusGamePrize,
  BonusGameSeat,
} from "../../generated/resolvers.ts";
import { bearer } from "../../transport/headers.ts";
import { KeptAnswers } from "../../transport/kept.ts";
import { Upstream, type UpstreamOptions } from "../../transport/upstream.ts";
import type { components, paths } from "../../upstream/bonusgames.ts";
import { describeService } from "../descriptor.ts";
import { numberCursor } from "../numberCursor.ts";

type Schemas = components["schemas"];
type PrizeBody = Schemas["BonusGamePrize"];
type AttemptBody = Schemas["BonusGameAttempt"];
type FieldError = Schemas["FieldError"];

const toKey = (key: AttemptBody["game"]) => key.toUpperCase() as BonusGameKey;
const fromKey = (key: BonusGameKey) => key.toLowerCase() as AttemptBody["game"];

/** @param currency only amounts in it; null for all */
function toPrizes(prizes: readonly PrizeBody[], currency: string | null): BonusGamePrize[] {
  const chances = chancesOf(prizes.map(({ weight }) => weight));
  return prizes.map(({ amounts, ...prize }, row) => ({
    ...prize,
    amounts: amounts.filter((each) => currency === null || each.currency === currency),
    chance: String(Number(((chances[row] ?? 0) * 100).toFixed(6))),
  }));
}

const toAttempt = (body: AttemptBody): BonusGameAttempt => ({
  id: body.id,
  game: toKey(body.game),
  source: body.source,
  state: body.state,
  prizes: toPrizes(body.prizes, body.currency),
  seedHash: body.seed_hash,
  serverSeed: body.server_seed,
  clientSeed: body.client_seed,
  moves: body.moves,
  shown: body.shown,
  prize: body.prize,
  bonusId: body.bonus_id,
  givenAt: body.given_at,
  expiresAt: body.expires_at,
  endedAt: body.ended_at,
});

/** What became of a mutation; refusals are values. */
export interface AnsweredAttempt {
  attempt: BonusGameAttempt | null;
  errors: FieldError[];
}

const answered = ({ attempt, errors }: { attempt: AttemptBody | null; errors: FieldError[] }): AnsweredAttempt => ({
  attempt: attempt === null ? null : toAttempt(attempt),
  errors,
});

export const attemptCursor = numberCursor("attempt");

/** For so long an operator's change of a game is not seen. */
const gamesKeptMs = 5_000;

export class BonusGamesService {
  readonly upstream: Upstream<paths>;
  readonly #games = new KeptAnswers({ max: 1, ttlMs: gamesKeptMs });

  constructor(options: UpstreamOptions) {
    this.upstream = new Upstream<paths>(options);
  }

  /** Games that are open. @throws UpstreamError, as all below */
  games(): Promise<BonusGame[]> {
    return this.#games.get([], async () =>
      (await this.upstream.get("/bonus-game-api/v1/games", {})).games.map(({ key, definition }) => ({
        key: toKey(key),
        prizes: toPrizes(definition.prizes, null),
        isDaily: definition.daily,
        price: definition.points,
        deposits: definition.deposits,
        days: definition.days,
      })),
    );
  }

  /** What a token's player has to play in each game. */
  async seats(token: string): Promise<BonusGameSeat[]> {
    const { seats } = await this.upstream.get("/bonus-game-api/v1/seats", { headers: bearer(token) });
    return seats.map(({ game, ready, has_daily: hasDaily, attempt }) => ({
      game: toKey(game),
      ready,
      hasDaily,
      attempt: attempt === null ? null : toAttempt(attempt),
    }));
  }

  /** A page of a token's player's attempts, newest first. */
  async attempts(
    token: string,
    { game, ...query }: { first: number; before?: string; game: BonusGameKey | null },
  ): Promise<BonusGameAttemptConnection> {
    const {
      attempts,
      total,
      has_more: hasNextPage,
    } = await this.upstream.get("/bonus-game-api/v1/attempts", {
      query: { ...query, ...(game && { game: fromKey(game) }) },
      headers: bearer(token),
    });
    const edges = attempts.map((body) => ({ node: toAttempt(body), cursor: attemptCursor.write(body.id) }));
    return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null }, totalCount: total };
  }

  /** @param key idempotency key; "" for today's free attempt */
  async take(token: string, game: BonusGameKey, source: "DAILY" | "POINTS", key: string): Promise<AnsweredAttempt> {
    return answered(
      await this.upstream.post("/bonus-game-api/v1/games/{key}/attempts", {
        path: { key: fromKey(game) },
        body: { source },
        headers: { ...bearer(token), "idempotency-key": key },
      }),
    );
  }

  async move(
    token: string,
    id: string,
    body: { step: number; move: number[]; client_seed?: string },
  ): Promise<AnsweredAttempt> {
    return answered(
      await this.upstream.post("/bonus-game-api/v1/attempts/{id}/moves", {
        path: { id },
        body,
        headers: bearer(token),
      }),
    );
  }
}

export const bonusgames = describeService({
  name: "bonusgames",
  connect: (options) => new BonusGamesService(options),
});
