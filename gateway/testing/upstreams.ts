/**
 * Fake operator services for tests: real HTTP, answering in the shapes of the OpenAPI documents, and remembering every
 * call so that tests can say which were made.
 */
import type { AddressInfo } from "node:net";
import Fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import type { components as AccountTypes } from "../upstream/accounts.ts";
import type { components as ConfigTypes } from "../upstream/config.ts";
import type { components as BookTypes } from "../upstream/sportsbook.ts";

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

interface Call {
  method: string;
  /** Path without the query. */
  path: string;
  query: Record<string, string>;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
}

export interface FakeUpstreams {
  url: string;
  calls: Call[];
  /** Calls of a path, such as "GET /sportsbook-api/v1/games". */
  callsOf(route: string): Call[];
  /** Answers a route this way from now on. */
  on(route: string, handler: Handler): void;
  /** An SSE event to every open stream. */
  emit(event: string, data: unknown, id?: string): void;
  /** Ends all open streams. */
  dropStreams(): void;
  /** Whether new streams are refused, as by a service that is down. */
  refuseStreams(isRefusing: boolean): void;
  /** The kind of site they say they run for; null: they say nothing, as an operator's own. */
  siteEnv: string | null;
  /** Streams open now. */
  streamCount(): number;
  close(): Promise<void>;
}

/** A JWT without a signature: good for a gateway that never looks at one. `exp` is epoch seconds. */
export function fakeToken(name: string, exp: number = Math.floor(Date.now() / 1000) + 600): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "none" })}.${part({ exp, name })}.sig`;
}

export const account: AccountTypes["schemas"]["Account"] = {
  id: 7001, type: 0, iso: "RUB", symbol: "₽", currencyId: 1, money: "1500.50", points: 3, label: "Main account (RUB)", isActive: true, isPointsTypeBalance: false,
};
export const siteConfig: ConfigTypes["schemas"]["SiteConfig"] = {
  companyName: "Test Bets", languages: [{ code: "en", name: "English", isRtl: false }], defaultLanguage: "en", langHiddenUnauthorized: [],
  availableRoutes: [47, 72], isRegistrationAvailable: true, isStatisticAvailable: true, couponTypes: [0, 1, 99], couponTypesWithLimits: [0],
  liveDelaySeconds: 5, accountDataVersion: 1, defaultCoefViewId: 0, geoCurrencyCode: "RUB", siteEnv: "demo",
  brandBook: [{ css_prop: "--color-accent", css_value: "#F5B014" }], pwaManifest: { themeColor: "#0F1A2B" },
  isPwa: true, afterRegistrationAndLoginRedirectRoutesV2: [{ route_from: "line", route_to: "office/history" }], promoBonusToOffer: false,
  isAvailableConfirmTerms: true, thirdPartyHasFirstDepositRedirect: false, useRechargeModal: true, isShowCookieAgreePopup: true,
  isLoggingClientCookiesAgreement: false, defaultBettingView: 1, defaultMarketsNameTypeSettings: 0, isShowPersonalizedBettingGamesSlider: false,
  amountTemplate: "{amount} {symbol}", groupId: 1, group_id: 5, ref_id: 7, isFlexibleAssetPath: false, isFatmanAnalyticsAvailable: false,
  maintenance: { startAt: 1_790_000_000, finishAt: 1_790_003_600, notifyStartDate: 1_789_990_000, notifyEndDate: null }, supportConsultant: null,
};

/** What a page says about itself, as little as can be. */
export const pageSeo = {
  title: null, description: null, siteName: null, metaRobots: "noindex", hierarchyMetaRobots: null, metas: [], customCanonical: null, content: null,
} as const;

/** A game of championship `championshipId` with one main market and one other. */
export function game(id: string, championshipId = "88", sportId = "1"): BookTypes["schemas"]["Game"] {
  const market = (type: string, isMain: boolean): BookTypes["schemas"]["Market"] => ({
    id: `${id}.${type}`, type, name: type, param: null, group: "main", isMain,
    outcomes: [{ id: `${id}.${type}.home`, type: "home", name: "Home", shortName: "1", coef: "1.850", isBlocked: false }],
  });
  return {
    id, section: "LIVE", startsAt: 1_795_000_000, sportId, championshipId, slug: `game-${id}`, status: "IN_PLAY", version: 5, marketCount: 2,
    opponents: [1, 2].map((side) => ({ id: `${id}${side}`, name: `Team ${side}`, shortName: `T${side}`, color: "#C8102E", secondColor: "#FFFFFF" })),
    score: { home: 1, away: 0, periods: [{ home: 1, away: 0 }], period: 1, periodName: "1st half", clockSeconds: 600, homePoints: null, awayPoints: null, serving: null },
    markets: [market("1x2", true), market("correct_score", false)],
    events: [{ type: "GOAL", side: 1, minute: "10", scoreAfter: "1:0" }, { type: "DRONE_ON_PITCH", side: null, minute: "11", scoreAfter: null }],
  };
}

const championship = (id: string, sportId = "1") => ({ id, name: `Championship ${id}`, slug: `championship-${id}`, sportId, countryCode: "en", lineCount: 4, liveCount: 2, order: Number(id), isTop: false });
const ids = (request: FastifyRequest, name: string) => String((request.query as Record<string, string>)[name] ?? "").split(",").filter(Boolean);
const withMarkets = (body: BookTypes["schemas"]["Game"], choice: string | undefined) => ({
  ...body, markets: choice === "all" ? body.markets : choice === "main" ? body.markets.filter(({ isMain }) => isMain) : [],
});

/** What the fakes answer unless a test says otherwise: ids above 900000 are unknown; session "session-of-demo" is player 42's. */
const usual: Record<string, Handler> = {
  "GET /bff-api/config/all.json": () => siteConfig,
  "GET /bff-api/config/group/get": () => ({ accountDataVersion: siteConfig.accountDataVersion }),
  "GET /sportsbook-api/v1/sports": () => ({ sports: [{ id: "1", name: "Football", slug: "football", gameCount: 20, lineCount: 13, liveCount: 7, area: "CLASSIC", cyberVariant: null }, { id: "2", name: "Tennis", slug: "tennis", gameCount: 3, lineCount: 3, liveCount: 0, area: "CLASSIC", cyberVariant: null }] }),
  "GET /sportsbook-api/v1/championships": (request) => ({
    championships: [
      ...ids(request, "ids").filter((id) => Number(id) <= 900_000).map((id) => championship(id)),
      ...ids(request, "sportIds").flatMap((sportId) => [championship(`${sportId}2`, sportId), championship(`${sportId}1`, sportId)]),
    ],
  }),
  "GET /sportsbook-api/v1/games/by-ids": (request) => ({
    games: ids(request, "ids").filter((id) => Number(id) <= 900_000).map((id) => withMarkets(game(id), (request.query as Record<string, string>)["markets"])),
  }),
  "GET /sportsbook-api/v1/games": (request) => {
    const query = request.query as Record<string, string>;
    const championships = ids(request, "championshipIds");
    const games = (championships.length > 0 ? championships : ["88", "89"]).flatMap((id) => [game(`${id}01`, id), game(`${id}02`, id)]);
    const first = games.slice(0, Number(query["first"] ?? 50));
    return {
      games: first.map((one) => withMarkets(one, query["markets"])), cursors: first.map(({ id }) => `c${id}`), totalCount: games.length,
      next: first.length < games.length ? `c${first.at(-1)?.id}` : null,
    };
  },
  "GET /web-api/user/gettoken": (request, reply) =>
    (request.headers["x-session"] === "session-of-demo" ? { token: fakeToken("demo") } : reply.code(401).send({ code: "SESSION_DEAD", message: "dead" })),
  "GET /auth-api/v1/user": (request, reply) =>
    (/^Bearer \S+\.\S+\.sig$/.test(request.headers.authorization ?? "")
      ? { result: { user_id: 42, login: "demo", user_name: null, ban_level: 0 } }
      : reply.code(401).send({ code: "TOKEN_INVALID", message: "no" })),
  "POST /blocks-api/api/v2/block": () => ({ data: null }),
  "POST /auth-api/v1/disconnect": () => ({ success: true }),
  "GET /account-api/v1/accounts": () => accountData([account]),
  "GET /account-api/v2/accounts": () => ({ version: 1, data: accountData([account]) }),
  "GET /limit-service-api/api/external/web/v3/limits": () => ({
    limits: [{ limitType: 20, limitValue: "5000", limitBalance: "4000", limitState: "ACTIVE", needApprove: 0, startedAt: 1_790_000_000, endsAt: null, label: "Deposit", measure: "money", currency: "RUB" }],
  }),
};

export const accountData = (accounts: AccountTypes["schemas"]["Account"][]) => ({
  accounts, all_accounts: accounts, bonus: [], balance: accounts[0]?.money ?? "0", is_available_first_deposit_bonus: false,
});

export async function startUpstreams(): Promise<FakeUpstreams> {
  const handlers = new Map(Object.entries(usual));
  const calls: Call[] = [];
  const streams = new Set<FastifyReply["raw"]>();
  let isRefusing = false;
  const app = Fastify({ forceCloseConnections: true });
  const standing = { siteEnv: null as string | null };
  app.get("/health", () => ({ status: "ok", ...(standing.siteEnv !== null && standing) }));
  app.get("/events-api/v1/stream", (request, reply) => {
    remember(calls, request);
    if (isRefusing) return reply.code(503).send({ code: "DOWN", message: "" });
    reply.hijack();
    reply.raw.writeHead(200, { "content-type": "text/event-stream" });
    streams.add(reply.raw);
    reply.raw.once("close", () => streams.delete(reply.raw));
    reply.raw.write(`event: hello\ndata: ${JSON.stringify({ reader: `reader-${streams.size}` })}\n\n`);
  });
  app.post("/events-api/v1/watch", (request) => {
    remember(calls, request);
    return { watching: (request.body as { gameIds: string[] }).gameIds.length };
  });
  app.all("/*", async (request, reply) => {
    const call = remember(calls, request);
    const handler = handlers.get(`${call.method} ${call.path}`);
    return handler === undefined ? reply.code(404).send({ code: "NOT_FAKED", message: call.path }) : handler(request, reply);
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    get siteEnv() {
      return standing.siteEnv;
    },
    set siteEnv(value) {
      standing.siteEnv = value;
    },
    calls,
    callsOf: (route) => calls.filter(({ method, path }) => `${method} ${path}` === route),
    on: (route, handler) => void handlers.set(route, handler),
    emit: (event, data, id) => {
      for (const stream of streams) stream.write(`event: ${event}\n${id === undefined ? "" : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`);
    },
    dropStreams: () => {
      for (const stream of streams) stream.end();
      streams.clear();
    },
    refuseStreams: (value) => void (isRefusing = value),
    streamCount: () => streams.size,
    close: () => app.close(),
  };
}

function remember(calls: Call[], request: FastifyRequest): Call {
  const call: Call = {
    method: request.method, path: request.url.split("?", 1)[0] ?? "", query: request.query as Record<string, string>, headers: request.headers, body: request.body,
  };
  calls.push(call);
  return call;
}
