/** A modest load on a gateway whose services fail, and everything in its answers that no failure excuses. */
import { setTimeout as wait } from "node:timers/promises";
import { randomFrom } from "../kit/random.ts";
import type { Excuses } from "./excuses.ts";
import { placeUntilAnswered, wishOf, type Placing } from "./placings.ts";
import { ask, outages, type GraphQLAnswer, type Offer, type Player } from "./player.ts";
import type { Prices } from "./truth.ts";

export interface LoadOptions {
  gatewayUrl: string;
  players: readonly Player[];
  excuses: Excuses;
  prices: Prices;
  /** What bets are placed on. */
  line: readonly Offer[];
  /** Milliseconds in which every answer comes. */
  deadlineMs: number;
  seed: string;
  /** Milliseconds until a placing is given up that has no answer. Default two minutes. */
  placingMs?: number;
}

interface Outcome {
  id: string;
  coef: string;
  isBlocked: boolean;
}
interface ListedGame {
  id: string;
  version: number;
  markets: { outcomes: Outcome[] }[] | null;
}
interface Viewer {
  login: string;
  accounts: { id: string; balance: { amount: string; currency: string } }[] | null;
  limits: unknown[] | null;
}

const lobby =
  "{ siteConfig { companyName } sports(section: LIVE) { id gameCount } games(filter: { section: LIVE }, first: 8) { edges { node { id version markets(main: true) { outcomes { id coef isBlocked } } } } } }";
const person =
  "{ viewer { login accounts { id balance { amount currency } } limits { id } } sports(section: LINE) { id } }";
const quote =
  "query($input: CouponInput!) { couponQuote(input: $input) { coef possibleWin { amount } errors { code } } }";
/** The service behind each field of these documents. Without the player's token nothing of their can be asked. */
const behind: Readonly<Record<string, readonly string[]>> = {
  // The operator's settings are kept: no outage takes them away.
  siteConfig: [],
  sports: ["sportsbook"],
  games: ["sportsbook"],
  viewer: ["auth"],
  "viewer.accounts": ["accounts", "auth"],
  "viewer.limits": ["limits", "auth"],
  couponQuote: ["coupons", "auth"],
  placeCoupon: ["coupons", "auth"],
};

export class Load {
  readonly placings: Placing[] = [];
  /** Balances that players were told, by account. */
  readonly balances = new Map<string, Set<string>>();
  readonly wrongs: string[] = [];
  answers = 0;
  /** Failures that were excused. */
  outages = 0;
  slowestMs = 0;
  readonly #options: LoadOptions;
  readonly #running: Promise<void>[];
  #isOver = false;

  constructor(options: LoadOptions) {
    this.#options = options;
    const random = randomFrom(options.seed);
    let number = 0;
    this.#running = [
      this.#repeat(60, () => this.#lobby()),
      ...options.players.map((player) => this.#repeat(120, () => this.#person(player))),
      this.#repeat(150, async () => {
        const [player] = options.players;
        if (player !== undefined)
          await this.#checked(player, quote, {
            input: {
              accountId: player.accountId,
              kind: "SINGLE",
              amount: "10",
              oddsChange: "ANY",
              bets: options.line.slice(0, 1).map(({ outcomeId, coef }) => ({ outcomeId, coef })),
            },
          });
      }),
      ...options.players.map((player) =>
        this.#repeat(250, async () => {
          const wish = wishOf(random, player, `load-${options.seed}-${(number += 1)}`, options.line, []);
          this.placings.push(
            await placeUntilAnswered(
              { ...player, ask: (query, variables) => this.#checked(player, query, variables ?? {}) },
              wish,
              undefined,
              options.placingMs,
            ),
          );
        }),
      ),
    ];
  }

  /** Ends the load when what is under way has its answer. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#running);
  }

  async #repeat(pauseMs: number, work: () => Promise<void>): Promise<void> {
    while (!this.#isOver) {
      await work().catch((error: unknown) => this.wrongs.push(String(error)));
      await wait(pauseMs);
    }
  }

  async #lobby(): Promise<void> {
    const { data } = await this.#checked(null, lobby);
    const games = (data?.["games"] as { edges: { node: ListedGame }[] } | null | undefined)?.edges ?? [];
    for (const {
      node: { id, version, markets },
    } of games) {
      if (markets !== null)
        this.#options.prices.tell(
          "a query",
          id,
          version,
          markets.flatMap(({ outcomes }) => outcomes).map((outcome) => ({ ...outcome, outcomeId: outcome.id })),
        );
    }
  }

  async #person(player: Player): Promise<void> {
    const { data, errors } = await this.#checked(player, person);
    const viewer = data?.["viewer"] as Viewer | null | undefined;
    // A service that is away signs nobody out.
    if (viewer === null && !errors?.some(({ path }) => path?.[0] === "viewer"))
      this.wrongs.push(`${player.login} was signed out`);
    if (!viewer) return;
    if (viewer.login !== player.login) this.wrongs.push(`${player.login} was told of ${viewer.login}`);
    for (const { id, balance } of viewer.accounts ?? []) {
      const told = this.balances.get(`${player.login} ${id}`) ?? new Set();
      this.balances.set(`${player.login} ${id}`, told.add(balance.amount));
    }
  }

  /**
   * Asks and notes what may not be. While the gateway is away there is no answer, which the caller sees as an outage.
   */
  async #checked(player: Player | null, query: string, variables: object = {}): Promise<GraphQLAnswer> {
    const { gatewayUrl, excuses, deadlineMs } = this.#options;
    const from = performance.now();
    const answer = await (player ? player.ask(query, variables) : ask(gatewayUrl, query, variables)).catch(
      (error: unknown) => {
        if (!excuses.holds("gateway", from, performance.now())) this.wrongs.push(`no answer: ${String(error)}`);
        return null;
      },
    );
    const until = performance.now();
    this.answers += 1;
    this.slowestMs = Math.max(this.slowestMs, until - from);
    if (until - from > deadlineMs) this.wrongs.push(`${query.slice(0, 40)} took ${Math.round(until - from)} ms`);
    if (answer === null) return { data: null, errors: [{ message: "", extensions: { code: "NETWORK_ERROR" } }] };
    for (const { path = [], message, extensions } of answer.errors ?? []) {
      const field = path.join(".");
      const { service } = (extensions["upstream"] ?? {}) as { service?: string };
      const isExcused =
        outages.has(extensions["code"]) &&
        service !== undefined &&
        behind[field]?.includes(service) === true &&
        excuses.holds(service, from, until);
      if (isExcused) this.outages += 1;
      else this.wrongs.push(`${field}: ${message} ${JSON.stringify(extensions)}`);
    }
    return answer;
  }
}
