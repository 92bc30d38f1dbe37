/** The toto service: kinds, draws, tickets and the biggest prizes. */
import type {
  DrawState,
  TotoCategory,
  TotoDraw,
  TotoKind,
  TotoNominee,
  TotoTicket,
} from "../../generated/resolvers.ts";
import type { components, paths } from "../../upstream/toto.ts";
import { bearer } from "../../transport/headers.ts";
import { KeptAnswers } from "../../transport/kept.ts";
import { Upstream, type UpstreamOptions } from "../../transport/upstream.ts";
import { describeService } from "../descriptor.ts";
import { numberCursor } from "../numberCursor.ts";
import { type Page, pageOf } from "../page.ts";
import { VersionBoard } from "../../events/versionBoard.ts";

type Schemas = components["schemas"];
type FieldError = Schemas["FieldError"];
type KindBody = Schemas["TotoKind"];
type DrawBody = Schemas["TotoDraw"];
type TicketBody = Schemas["TotoTicket"];

/** What the resolvers start from: the draw is looked up by its number. */
export type TotoTicketModel = Omit<TotoTicket, "draw"> & { drawId: string };

export const drawCursor = numberCursor("totoDraw");
export const ticketCursor = numberCursor("totoTicket");

export interface DrawQuery {
  kind?: string;
  state?: DrawState;
  limit: number;
  after?: number;
}

export interface TicketOrder {
  key: string;
  drawId: string;
  accountId: number;
  stake: string;
  picks: readonly { matchId: string; outcomeIds: readonly string[] }[];
}

const money = (amount: string, currency: string) => ({ amount, currency });

function toKind(body: KindBody): TotoKind {
  const { currency } = body;
  const plain = { fund: null, winnerCount: null, prize: null };
  return {
    key: body.key,
    name: body.name,
    matchCount: body.matches,
    currency,
    poolShare: body.pool_share,
    jackpotShare: body.jackpot_share,
    categories: body.categories.map(({ hits, share }) => ({ hits, share, ...plain })),
    isCumulative: body.is_cumulative,
    floorUnit: money(body.floor_unit, currency),
    leastPrize: money(body.least_prize, currency),
    minStake: money(body.least_stake, currency),
    maxStake: money(body.most_stake, currency),
    maxCombinations: body.most_combinations,
    voidRule: body.void_rule,
    leastMatches: body.least_matches,
    deadlineHours: body.deadline_hours,
    jackpot: money(body.jackpot, currency),
  };
}

function toDraw(body: DrawBody): TotoDraw {
  const inCurrency = (amount: string) => money(amount, body.currency);
  return {
    id: body.id,
    kind: toKind(body.rules),
    number: body.number,
    state: body.state,
    opensAt: body.opens_at,
    closesAt: body.closes_at,
    settledAt: body.settled_at,
    staked: inCurrency(body.staked),
    pool: inCurrency(body.pool),
    jackpot: inCurrency(body.jackpot),
    ticketCount: body.tickets,
    paid: inCurrency(body.paid),
    version: body.version,
    matches: body.matches.map(({ sport_id: sportId, starts_at: startsAt, is_void: isVoid, outcomes, ...match }) => ({
      ...match,
      sportId,
      startsAt,
      isVoid,
      outcomes: outcomes.map(({ is_hit: isHit, ...outcome }) => ({ ...outcome, isHit })),
    })),
    categories: body.categories.map(({ hits, share, fund, winners, prize }): TotoCategory => ({
      hits,
      share,
      fund: fund === null ? null : inCurrency(fund),
      winnerCount: winners,
      prize: prize === null ? null : inCurrency(prize),
    })),
  };
}

const toTicket = (body: TicketBody): TotoTicketModel => ({
  id: body.id,
  drawId: body.draw_id,
  state: body.state,
  combinations: body.combinations,
  stake: money(body.stake, body.currency),
  price: money(body.price, body.currency),
  prize: body.prize === null ? null : money(body.prize, body.currency),
  hits: body.hits,
  boughtAt: body.bought_at,
  settledAt: body.settled_at,
  picks: body.picks.map(({ match_id: matchId, outcome_ids: outcomeIds }) => ({ matchId, outcomeIds })),
});

const toNominee = (body: Schemas["TotoNominee"]): TotoNominee => ({
  ticketId: body.ticket_id,
  drawId: body.draw_id,
  kindName: body.kind_name,
  number: body.number,
  player: body.player,
  price: money(body.price, body.currency),
  prize: money(body.prize, body.currency),
  settledAt: body.settled_at,
});

/** For this long those who ask for the same draws get one answer. */
const keptMs = 500;

export class TotoService {
  readonly upstream: Upstream<paths>;
  /** Tells when draws that somebody watches have changed. */
  readonly board: VersionBoard;
  readonly #draws = new KeptAnswers({ max: 500, ttlMs: keptMs });

  constructor(options: UpstreamOptions) {
    this.upstream = new Upstream<paths>(options);
    this.board = new VersionBoard(async (ids) =>
      (await this.byIds(ids, "en")).map(({ id, version }) => ({ id, version })),
    );
  }

  /** Kinds on sale. @throws UpstreamError, as all below */
  async kinds(language: string): Promise<TotoKind[]> {
    return (await this.upstream.get("/toto-api/v1/kinds", { query: { lng: language } })).kinds.map(toKind);
  }

  async draws(query: DrawQuery, language: string): Promise<Page<TotoDraw>> {
    const { after, ...rest } = query;
    const answer = await this.upstream.get("/toto-api/v1/draws", {
      query: { ...rest, ...(after !== undefined && { after: String(after) }), lng: language },
    });
    return pageOf(answer.draws.map(toDraw), drawCursor, answer);
  }

  /** Some draws, in any order. */
  async byIds(ids: readonly string[], language: string): Promise<TotoDraw[]> {
    if (ids.length === 0) return [];
    const { draws } = await this.upstream.get("/toto-api/v1/draws", {
      query: { ids: ids.join(","), limit: 100, lng: language },
    });
    return draws.map(toDraw);
  }

  /** A draw as it is now or was a moment ago; of a version, not older than that. */
  async draw(id: string, language: string, version = 0): Promise<TotoDraw | null> {
    const [draw] = await this.#draws.get([id, language, String(version)], () => this.byIds([id], language));
    return draw ?? null;
  }

  async nominees(kind: string | null, language: string): Promise<TotoNominee[]> {
    const { nominees } = await this.upstream.get("/toto-api/v1/nominees", {
      query: { lng: language, ...(kind !== null && { kind }) },
    });
    return nominees.map(toNominee);
  }

  /** A page of the tickets of a token's player. */
  async tickets(
    token: string,
    { drawId, kind, limit, after }: { drawId?: string; kind?: string; limit: number; after?: number },
  ): Promise<Page<TotoTicketModel>> {
    const answer = await this.upstream.get("/toto-api/v1/tickets", {
      query: {
        limit,
        ...(drawId !== undefined && { draw_id: drawId }),
        ...(kind !== undefined && { kind }),
        ...(after !== undefined && { after: String(after) }),
      },
      headers: bearer(token),
    });
    return pageOf(answer.tickets.map(toTicket), ticketCursor, answer);
  }

  /** Buys a ticket for a token's player. */
  async buy(
    token: string,
    { key, drawId, accountId, stake, picks }: TicketOrder,
  ): Promise<{ ticket: TotoTicketModel | null; errors: FieldError[] }> {
    const { ticket, errors } = await this.upstream.post("/toto-api/v1/tickets", {
      query: {},
      body: {
        draw_id: drawId,
        account_id: accountId,
        stake,
        picks: picks.map(({ matchId, outcomeIds }) => ({ match_id: matchId, outcome_ids: [...outcomeIds] })),
      },
      headers: { ...bearer(token), "idempotency-key": key },
    });
    return { ticket: ticket === null ? null : toTicket(ticket), errors };
  }
}

export const toto = describeService({
  name: "toto",
  connect: (options) => new TotoService(options),
});
