/** The sportsbook service: sports, championships and games. Public. */
import { LRUCache } from "lru-cache";
import type { GameEvent, GameEventType, Section } from "../../generated/resolvers.ts";
import type { components, operations, paths } from "../../upstream/sportsbook.ts";
import type {
  ChampionshipModel,
  EndingModel,
  GameAddressPage,
  GameModel,
  GamePage,
  MarketModel,
  MarketsChoice,
  SearchModel,
  SportModel,
  TeamModel,
} from "../models.ts";
import { KeptAnswers } from "../../transport/kept.ts";
import { Upstream, type UpstreamOptions } from "../../transport/upstream.ts";
import { describeService } from "../descriptor.ts";

type GameBody = components["schemas"]["Game"];
type OutcomeBody = components["schemas"]["Outcome"];
export type GamesQuery = NonNullable<operations["games"]["parameters"]["query"]>;

/** An outcome of the book with its market and game. */
export interface FoundOutcome {
  outcome: OutcomeBody;
  market: MarketModel;
  game: GameModel;
}

/** Ids the service takes; anything else is unknown without asking. */
const idForm = /^\d{1,15}$/;
export const isBookId = (id: string) => idForm.test(id);

/** Ids the service takes in one call; with all markets fewer. */
const idsPerCall: Record<MarketsChoice, number> = { none: 200, main: 200, asian: 200, all: 50 };

/** Every kind the schema knows; the compiler sees to it that none is forgotten. */
const eventTypes: Record<GameEventType, true> = {
  GOAL: true,
  OWN_GOAL: true,
  PENALTY: true,
  YELLOW_CARD: true,
  RED_CARD: true,
  SUBSTITUTION: true,
  GOAL_DISALLOWED: true,
  WICKET: true,
  PERIOD_START: true,
  PERIOD_END: true,
  OBJECTIVE: true,
};

/** Events of a kind the schema does not know are left out. */
export const isKnownEvent = (event: GameBody["events"][number]): event is GameEvent =>
  Object.hasOwn(eventTypes, event.type);

export function toGame(body: GameBody, marketsLoaded: MarketsChoice): GameModel {
  return {
    ...body,
    events: body.events.filter(isKnownEvent),
    eventCount: body.eventCount ?? body.events.length,
    marketsLoaded,
  };
}

/** Every page shows the menu of sports; its numbers may be this old. */
const sportsKeptMs = 2000;
/** Addresses go to site maps and feeds, thousands at a time, and needn't be newer than this. */
const addressesKeptMs = 10_000;

export class SportsbookService {
  readonly upstream: Upstream<paths>;
  readonly #sports = new LRUCache<string, SportModel[]>({ max: 100, ttl: sportsKeptMs });
  readonly #addresses = new KeptAnswers({ max: 20, ttlMs: addressesKeptMs });

  constructor(options: UpstreamOptions) {
    this.upstream = new Upstream<paths>(options);
  }

  /**
   * Sports with their numbers of games, of a section or of both; one call serves everybody for two seconds. @throws
   * UpstreamError
   */
  async sports(section: Section | undefined, language: string): Promise<SportModel[]> {
    const key = `${section ?? "BOTH"} ${language}`;
    const kept = this.#sports.get(key);
    if (kept !== undefined) return kept;
    const { sports } = await this.upstream.get("/sportsbook-api/v1/sports", {
      query: { ...(section && { section }), lng: language },
    });
    this.#sports.set(key, sports);
    return sports;
  }

  /** Championships by id, unknown ones left out. @throws UpstreamError */
  async championships(ids: readonly string[], language: string): Promise<ChampionshipModel[]> {
    const { championships } = await this.upstream.get("/sportsbook-api/v1/championships", {
      query: { ids: ids.join(","), lng: language },
    });
    return championships;
  }

  /** Championships of sports with games in a section, in menu order. @throws UpstreamError */
  async championshipsOfSports(
    sportIds: readonly string[],
    section: Section,
    language: string,
  ): Promise<ChampionshipModel[]> {
    const { championships } = await this.upstream.get("/sportsbook-api/v1/championships", {
      query: { sportIds: sportIds.join(","), section, lng: language },
    });
    return championships.toSorted((one, other) => one.order - other.order);
  }

  /** Teams by ids or by their address words (comma lists), unknown ones left out. @throws UpstreamError */
  async teams(query: { ids: string } | { slugs: string }, language: string): Promise<TeamModel[]> {
    return (await this.upstream.get("/sportsbook-api/v1/teams", { query: { ...query, lng: language } })).teams;
  }

  /**
   * Search results, best first: at most 64 characters of text, at most `first` (1 to 20) of each kind. @throws
   * UpstreamError
   */
  search(text: string, first: number): Promise<SearchModel> {
    return this.upstream.get("/sportsbook-api/v1/search", { query: { text, first } });
  }

  /** Games by id, unknown ones left out; as many calls as the service's bound asks for. @throws UpstreamError */
  async gamesByIds(ids: readonly string[], markets: MarketsChoice, language: string): Promise<GameModel[]> {
    const bound = idsPerCall[markets];
    const chunks = Array.from({ length: Math.ceil(ids.length / bound) }, (_, index) =>
      ids.slice(index * bound, (index + 1) * bound),
    );
    const answers = await Promise.all(
      chunks.map((chunk) =>
        this.upstream.get("/sportsbook-api/v1/games/by-ids", {
          query: { ids: chunk.join(","), markets, lng: language },
        }),
      ),
    );
    return answers.flatMap(({ games }) => games.map((game) => toGame(game, markets)));
  }

  /** A page of games. @throws UpstreamError with upstreamCode BAD_CURSOR for an invalid `after`. */
  async games(query: Omit<GamesQuery, "markets" | "lng">, markets: MarketsChoice, language: string): Promise<GamePage> {
    const page = await this.upstream.get("/sportsbook-api/v1/games", { query: { ...query, markets, lng: language } });
    const edges = page.games.map((game, index) => ({ node: toGame(game, markets), cursor: page.cursors[index] ?? "" }));
    return {
      edges,
      pageInfo: { hasNextPage: page.next !== null, endCursor: edges.at(-1)?.cursor ?? null },
      totalCount: page.totalCount,
    };
  }

  /**
   * A page of what games' addresses are made of; one call serves everybody for ten seconds. @throws UpstreamError with
   * upstreamCode BAD_CURSOR for an invalid `after`.
   */
  gameAddresses(query: { section: Section; first: number; after?: string }): Promise<GameAddressPage> {
    return this.#addresses.get([query.section, query.first, query.after ?? null], async () => {
      const { games, cursors, totalCount, next } = await this.upstream.get("/sportsbook-api/v1/addresses", { query });
      const edges = games.map((node, index) => ({ node, cursor: cursors[index] ?? "" }));
      return { edges, pageInfo: { hasNextPage: next !== null, endCursor: edges.at(-1)?.cursor ?? null }, totalCount };
    });
  }

  /** How the markets of games that are over ended; other games are left out. @throws UpstreamError */
  async endings(ids: readonly string[], language: string): Promise<EndingModel[]> {
    const { endings } = await this.upstream.get("/sportsbook-api/v1/games/endings", {
      query: { ids: ids.join(","), lng: language },
    });
    return endings;
  }

  /** Outcomes with their markets and games at today's prices, unknown ones left out. @throws UpstreamError */
  async outcomes(ids: readonly string[], language: string): Promise<FoundOutcome[]> {
    const { outcomes } = await this.upstream.post("/sportsbook-api/v1/outcomes", {
      query: { lng: language },
      body: { ids: [...ids] },
    });
    return outcomes.map(({ outcome, market, game }) => ({ outcome, market, game: toGame(game, "none") }));
  }
}

export const sportsbook = describeService({
  name: "sportsbook",
  calls: {
    "GET /sportsbook-api/v1/sports": { isPublic: true },
    "GET /sportsbook-api/v1/championships": { isPublic: true },
    "GET /sportsbook-api/v1/games": { isPublic: true },
    "GET /sportsbook-api/v1/games/by-ids": { isPublic: true },
    "GET /sportsbook-api/v1/teams": { isPublic: true },
    "GET /sportsbook-api/v1/search": { isPublic: true },
    "GET /sportsbook-api/v1/addresses": { isPublic: true },
    "POST /sportsbook-api/v1/outcomes": { isRead: true },
  },
  connect: (options) => new SportsbookService(options),
});
