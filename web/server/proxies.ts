/** What passes on to the gateway as it is. */
import type { IncomingHttpHeaders } from "node:http";
import proxy from "@fastify/http-proxy";
import type { FastifyInstance, FastifyRequest } from "fastify";

/**
 * What the gateway must see of the browser when it opens a socket: by Origin it decides who may, by the cookie whose it
 * is.
 */
const socketHeaders = [
  "cookie",
  "origin",
  "user-agent",
  "accept-language",
  "x-forwarded-for",
  "x-geo-country",
  "x-forwarded-proto",
] as const;

/** A gateway that says 503 is asked once more after so long: it may be about to be replaced. */
const retryAfterMs = 250;
interface RetryDetails {
  req: { method?: string };
  res: { statusCode: number } | null | undefined;
  attempt: number;
}

/**
 * Whether this connection stays open is between the browser and this server, whatever the gateway does with its own.
 */
const replyOptions = {
  // By itself the library asks ten times more without a pause, of a gateway that has just said that it can't.
  retryDelay: ({ req, res, attempt }: RetryDetails): number | null =>
    req.method === "GET" && res?.statusCode === 503 && attempt === 0 ? retryAfterMs : null,
  rewriteHeaders: ({ connection: _connection, "keep-alive": _keepAlive, ...headers }: IncomingHttpHeaders) => headers,
};

export async function registerGatewayProxies(app: FastifyInstance, gatewayUrl: string): Promise<void> {
  const wsClientOptions = {
    headers: {},
    rewriteRequestHeaders: (headers: object, { headers: sent }: FastifyRequest) => ({
      ...headers,
      ...Object.fromEntries(
        socketHeaders.flatMap((name) => (typeof sent[name] === "string" ? [[name, sent[name]]] : [])),
      ),
    }),
  };
  await app.register(proxy, {
    upstream: gatewayUrl,
    prefix: "/graphql",
    rewritePrefix: "/graphql",
    websocket: true,
    wsUpstream: gatewayUrl.replace(/^http/, "ws"),
    wsClientOptions,
    replyOptions,
  });
  await app.register(proxy, {
    upstream: gatewayUrl,
    prefix: "/uploads",
    rewritePrefix: "/uploads",
    httpMethods: ["POST", "GET"],
    replyOptions,
  });
  // Files of the operator that pages load from the site's own address: the policy allows scripts from nowhere else.
  for (const prefix of ["/apps", "/dictionaries", "/web-api/policy"]) {
    await app.register(proxy, {
      upstream: gatewayUrl,
      prefix,
      rewritePrefix: prefix,
      httpMethods: ["GET", "HEAD"],
      replyOptions,
    });
  }
}
