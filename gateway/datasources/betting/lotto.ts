/** The lotto service: lotteries, draws with their proofs, tickets and statistics. */
import type {
  DrawState,
  Lottery,
  LottoCategory,
  LottoDraw,
  LottoEntry,
  LottoStatistics,
  LottoTicket,
  LottoTicketBet,
  LottoTicketCheck,
} from "../../generated/resolvers.ts";
import { VersionBoard } from "../../events/versionBoard.ts";
import { bearer } from "../../transport/headers.ts";
import { KeptAnswers } from "../../transport/kept.ts";
import { nullIfMissing } from "../../transport/upstreamError.ts";
import { Upstream, type UpstreamOptions } from "../../transport/upstream.ts";
import type { components, paths } from "../../upstream/lotto.ts";
import { describeService } from "../descriptor.ts";
import { numberCursor } from "../numberCursor.ts";
import { type Page, pageOf } from "../page.ts";

type Schemas = components["schemas"];
type FieldError = Schemas["FieldError"];
type LotteryBody = Schemas["Lottery"];
type DrawBody = Schemas["LottoDraw"];
type TicketBody = Schemas["LottoTicket"];

/** What the resolvers start from: the draw is looked up by its number. */
export type LottoTicketModel = Omit<LottoTicket, "draw"> & { drawId: string };

export const lottoDrawCursor = numberCursor("lottoDraw");
export const lottoTicketCursor = numberCursor("lottoTicket");
export const lottoEntryCursor = numberCursor("lottoEntry");

export interface LottoDrawQuery {
  lottery?: string;
  state?: DrawState;
  limit: number;
  after?: number;
}

export interface LottoOrder {
  key: string;
  drawId: string;
  accountId: number;
  stake: string;
  numbers: readonly number[];
  /** Null for the most of the lottery's. */
  picks: number | null;
  bet: string | null;
  bets: readonly { bet: string; numbers: readonly number[]; stake: string | null }[];
  draws: number;
}

const money = (amount: string, currency: string) => ({ amount, currency });
const orNull = (amount: string | null, currency: string) => (amount === null ? null : money(amount, currency));

const toCategory =
  (currency: string) =>
  ({
    picks,
    hits,
    bonus,
    share,
    times,
    one_in: oneIn,
    fund,
    winners,
    prize,
  }: LotteryBody["categories"][number]): LottoCategory => ({
    picks,
    hits,
    withBonus: bonus,
    share,
    times,
    oneIn,
    fund: orNull(fund, currency),
    winnerCount: winners,
    prize: orNull(prize, currency),
  });

function toLottery(body: LotteryBody): Lottery {
  const { currency } = body;
  return {
    id: body.key,
    name: body.name,
    ballCount: body.balls,
    drawnCount: body.drawn,
    bonusCount: body.bonus,
    minPicks: body.least_picks,
    maxPicks: body.most_picks,
    maxNumbers: body.most_numbers,
    currency,
    minStake: money(body.least_stake, currency),
    maxStake: money(body.most_stake, currency),
    poolShare: body.pool_share,
    returns: body.returns,
    categories: body.categories.map(toCategory(currency)),
    bets: body.bets.map(({ key: id, market, numbers: numberCount, coef, chance, returned, most_stake: most }) => ({
      id,
      market,
      numberCount,
      coef,
      chance,
      returned,
      maxStake: money(most, currency),
    })),
    maxWin: money(body.most_win, currency),
    maxBets: body.most_bets,
    maxDraws: body.most_draws,
    deadlineHours: body.deadline_hours,
    jackpot: money(body.jackpot, currency),
    nextDrawId: body.next_draw_id,
    nextClosesAt: body.next_closes_at,
  };
}

function toDraw(body: DrawBody): LottoDraw {
  const inCurrency = (amount: string) => money(amount, body.currency);
  return {
    id: body.id,
    lottery: toLottery(body.rules),
    number: body.number,
    state: body.state,
    opensAt: body.opens_at,
    closesAt: body.closes_at,
    drawnAt: body.drawn_at,
    settledAt: body.settled_at,
    staked: inCurrency(body.staked),
    pool: inCurrency(body.pool),
    jackpot: inCurrency(body.jackpot),
    ticketCount: body.tickets,
    paid: inCurrency(body.paid),
    version: body.version,
    balls: body.balls,
    popularity: body.popularity,
    seedHash: body.seed_hash,
    seed: body.seed,
    ticketsHash: body.tickets_hash,
    categories: body.categories.map(toCategory(body.currency)),
  };
}

const toBet =
  (currency: string) =>
  ({ bet, coef, numbers, stake, state, prize }: TicketBody["bets"][number]): LottoTicketBet => ({
    betId: bet,
    coef,
    numbers,
    stake: money(stake, currency),
    state,
    prize: orNull(prize, currency),
  });

const toTicket = (body: TicketBody): LottoTicketModel => ({
  id: body.id,
  drawId: body.draw_id,
  state: body.state,
  bets: body.bets.map(toBet(body.currency)),
  betId: body.bet,
  coef: body.coef,
  numbers: body.numbers,
  picks: body.picks,
  lines: body.lines,
  stake: money(body.stake, body.currency),
  price: money(body.price, body.currency),
  prize: orNull(body.prize, body.currency),
  boughtAt: body.bought_at,
  settledAt: body.settled_at,
});

/** For this long those who ask for the same draws get one answer. */
const keptMs = 500;

export class LottoService {
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

  /** Lotteries on sale. @throws UpstreamError, as all below */
  async lotteries(language: string): Promise<Lottery[]> {
    return (await this.upstream.get("/lotto-api/v1/lotteries", { query: { lng: language } })).lotteries.map(toLottery);
  }

  async draws(query: LottoDrawQuery, language: string): Promise<Page<LottoDraw>> {
    const { after, ...rest } = query;
    const answer = await this.upstream.get("/lotto-api/v1/draws", {
      query: { ...rest, ...(after !== undefined && { after: String(after) }), lng: language },
    });
    return pageOf(answer.draws.map(toDraw), lottoDrawCursor, answer);
  }

  /** Some draws, in any order. */
  async byIds(ids: readonly string[], language: string): Promise<LottoDraw[]> {
    if (ids.length === 0) return [];
    const { draws } = await this.upstream.get("/lotto-api/v1/draws", {
      query: { ids: ids.join(","), limit: 100, lng: language },
    });
    return draws.map(toDraw);
  }

  /** A draw as it is now or was a moment ago; of a version, not older than that. */
  async draw(id: string, language: string, version = 0): Promise<LottoDraw | null> {
    const [draw] = await this.#draws.get([id, language, String(version)], () => this.byIds([id], language));
    return draw ?? null;
  }

  /** A page of the list of a draw's tickets. */
  async entries(id: string, { limit, after }: { limit: number; after?: number }): Promise<Page<LottoEntry>> {
    const answer = await this.upstream.get("/lotto-api/v1/draws/{id}/entries", {
      path: { id },
      query: { limit, ...(after !== undefined && { after: String(after) }) },
    });
    const edges = answer.entries.map(({ id: ticketId, text }) => ({
      node: { text },
      cursor: lottoEntryCursor.write(ticketId),
    }));
    const pageInfo = { hasNextPage: answer.has_more, endCursor: edges.at(-1)?.cursor ?? null };
    return { edges, pageInfo, totalCount: answer.total };
  }

  /** How often balls came in the last draws of a lottery. */
  async statistics(lotteryId: string, last: number): Promise<LottoStatistics> {
    const { draws, balls } = await this.upstream.get("/lotto-api/v1/lotteries/{key}/statistics", {
      path: { key: lotteryId },
      query: { last },
    });
    return { drawCount: draws, balls };
  }

  /** A ticket by its number; null for an unknown one. */
  async check(id: string): Promise<LottoTicketCheck | null> {
    const answer = await this.upstream.get("/lotto-api/v1/tickets/{id}/check", { path: { id } }).catch(nullIfMissing);
    if (answer === null) return null;
    const { draw_id: drawId, state, bet: betId, numbers, price, prize, currency } = answer;
    return {
      id,
      drawId,
      state,
      bets: answer.bets.map(toBet(currency)),
      betId,
      numbers,
      price: money(price, currency),
      prize: orNull(prize, currency),
    };
  }

  /** A page of the tickets of a token's player. */
  async tickets(
    token: string,
    { drawId, limit, after }: { drawId?: string; limit: number; after?: number },
  ): Promise<Page<LottoTicketModel>> {
    const answer = await this.upstream.get("/lotto-api/v1/tickets", {
      query: {
        limit,
        ...(drawId !== undefined && { draw_id: drawId }),
        ...(after !== undefined && { after: String(after) }),
      },
      headers: bearer(token),
    });
    return pageOf(answer.tickets.map(toTicket), lottoTicketCursor, answer);
  }

  /** Buys tickets for a token's player. */
  async buy(token: string, order: LottoOrder): Promise<{ tickets: LottoTicketModel[]; errors: FieldError[] }> {
    const { tickets, errors } = await this.upstream.post("/lotto-api/v1/tickets", {
      query: {},
      body: {
        draw_id: order.drawId,
        account_id: order.accountId,
        stake: order.stake,
        numbers: [...order.numbers],
        picks: order.picks,
        bet: order.bet,
        bets: order.bets.map((bet) => ({ ...bet, numbers: [...bet.numbers] })),
        draws: order.draws,
      },
      headers: { ...bearer(token), "idempotency-key": order.key },
    });
    return { tickets: tickets.map(toTicket), errors };
  }
}

export const lotto = describeService({
  name: "lotto",
  connect: (options) => new LottoService(options),
});
