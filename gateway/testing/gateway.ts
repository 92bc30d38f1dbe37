/** A gateway on free ports with fake upstreams, and how tests ask it. */
import { createClient, type Client } from "graphql-ws";
import { WebSocket } from "ws";
import { urlsBy } from "../datasources/services.ts";
import type { GatewayOptions } from "../process/options.ts";
import { startGateway, type RunningGateway } from "../server.ts";
import { startUpstreams, type FakeUpstreams } from "./upstreams.ts";

export interface Answer {
  status: number;
  headers: Headers;
  // The test names what it inspects.
  data: Record<string, unknown> | null | undefined;
  errors: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[] | undefined;
}

export interface TestGateway extends Omit<RunningGateway, "drainMs"> {
  upstreams: FakeUpstreams;
  /** Closes the gateway alone, as a SIGTERM does. */
  drain(): Promise<void>;
  ask(query: string, options?: { variables?: object; headers?: Record<string, string> }): Promise<Answer>;
  /** A graphql-ws client; `headers` go with the opening request. */
  socket(options?: {
    headers?: Record<string, string>;
    params?: Record<string, unknown>;
    onClose?: (code: number, reason: string) => void;
    retry?: boolean;
  }): Client;
}

/** Header of a browser that is signed in as player 42. */
export const demoCookie = { cookie: "session=session-of-demo" };

export function testOptions(url: string): GatewayOptions {
  return {
    host: "127.0.0.1",
    port: 0,
    serviceKey: "key",
    redirectsKey: "demo-service-key",
    subAppOrigins: ["https://apps.example.com"],
    siteEnv: "demo",
    allowedOrigins: ["https://www.example.com"],
    trustedProxies: ["loopback"],
    forwardedHeader: "x-forwarded-for",
    live: { operationsPerSocket: 50, connectionsPerPlayer: 20, connectionsPerAddress: 200, graceMs: 5000 },
    upstreamTimeoutMs: 5000,
    upstreamConnections: 128,
    upstreamAnswerBytes: 4 * 1024 * 1024,
    upstreamCookies: ["partner"],
    drainMs: 0,
    otlpEndpoint: null,
    otelServiceName: "betting-gateway",
    operationTimeoutMs: 10_000,
    trustedDocuments: "any",
    trustedDocumentFiles: [],
    // Reading and checking the site's documents takes longer than all the rest of a start.
    trusted: [],
    responseCacheBytes: 1024 * 1024,
    logLevel: "silent",
    redisUrl: null,
    maxCost: { guest: 12_000, player: 15_000 },
    rateLimits: true,
    httpConnections: { address: 1000, proxy: 50_000 },
    metricsKey: null,
    requestsPerSecond: { player: 100, address: 200 },
    tryDelayMs: 1,
    contentLookMs: null,
    eventPauseMs: { min: 1, max: 5 },
    urls: urlsBy(() => url),
  };
}

export async function startTestGateway(change: Partial<GatewayOptions> = {}): Promise<TestGateway> {
  const upstreams = await startUpstreams();
  const gateway = await startGateway({ ...testOptions(upstreams.url), ...change });
  const clients: Client[] = [];
  return {
    url: gateway.url,
    upstreams,
    drain: gateway.close,
    ask: (query, options) => ask(gateway.url, query, options),
    socket: (options) => {
      const client = openSocket(gateway.url, options);
      clients.push(client);
      return client;
    },
    close: async () => {
      await Promise.all(clients.map((client) => client.dispose()));
      await gateway.close();
      await upstreams.close();
    },
  };
}

export async function ask(
  url: string,
  query: string,
  { variables = {}, headers = {} }: { variables?: object; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const body = (await response.json()) as Pick<Answer, "data" | "errors">;
  return { status: response.status, headers: response.headers, data: body.data, errors: body.errors };
}

export function openSocket(
  url: string,
  { headers = {}, params, onClose, retry = false }: Parameters<TestGateway["socket"]>[0] = {},
): Client {
  class SocketWithHeaders extends WebSocket {
    constructor(address: string, protocols: string | string[]) {
      // A browser with the cookie always sends its page's origin.
      super(address, protocols, { headers: { ...("cookie" in headers && { origin: url }), ...headers } });
    }
  }
  return createClient({
    url: `${url.replace("http", "ws")}/graphql`,
    webSocketImpl: SocketWithHeaders,
    retryAttempts: retry ? 10 : 0,
    retryWait: async () => undefined,
    ...(params && { connectionParams: params }),
    on: { closed: (event) => onClose?.((event as { code: number }).code, (event as { reason: string }).reason) },
  });
}

/** A field of an answer's data, which the test says the shape of. @throws when it is not there. */
export function fieldOf<T>(data: Answer["data"], name: string): T {
  const value = data?.[name];
  if (value === undefined || value === null) throw new Error(`no ${name} in ${JSON.stringify(data)}`);
  return value as T;
}
