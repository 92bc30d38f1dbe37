/**
 * Which sites may use a player's cookie. Browsers also send it with requests from other sites. These are recognised by
 * Origin (or Sec-Fetch-Site) and refused, even a GET on /graphql: its answer couldn't be read, but the operation would
 * run as the player, and its timing leaks information. Clients that aren't browsers send neither header and have no
 * cookie to steal. HTML forms need no CORS permission, so /graphql accepts JSON only.
 */
import fastifyCookie from "@fastify/cookie";
import cors from "@fastify/cors";
import fastifyPlugin from "fastify-plugin";
import type { FastifyReply } from "fastify";
import type { IncomingMessage } from "node:http";
import type { ErrorCode } from "../errors/errors.ts";
import { sessionName } from "../sessions/cookie.ts";

export interface OriginOptions {
  /** More allowed origins, such as "https://www.example.com"; the request's own is always allowed. */
  allowedOrigins: readonly string[];
}

interface Asked {
  origin: string | undefined;
  site: string | undefined;
  host: string | undefined;
}

/**
 * Whether a request may use the caller's cookie. Another site of the same domain ("same-site") may if it is on the
 * list, which only an Origin shows.
 */
export function isOriginAllowed({ origin, site, host }: Asked, allowed: readonly string[]): boolean {
  if (origin === undefined || origin === "") return site === undefined || site === "same-origin" || site === "none";
  return allowed.includes(origin.toLowerCase()) || (URL.canParse(origin) && new URL(origin).host === host);
}

const graphqlPath = "/graphql";

const header = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/**
 * The same for WebSocket requests. Browsers always send an origin, and CORS doesn't protect sockets: a cookie without
 * an origin doesn't come from a browser, and other clients sign in by token.
 */
export function isSocketAllowed({ headers }: IncomingMessage, allowed: readonly string[]): boolean {
  const origin = header(headers.origin);
  if (
    !origin &&
    headers.authorization === undefined &&
    fastifyCookie.parse(headers.cookie ?? "")[sessionName] !== undefined
  )
    return false;
  return isOriginAllowed({ origin, site: header(headers["sec-fetch-site"]), host: headers.host }, allowed);
}

/** Origins of this machine on the ports of the site and the gateway. */
export const localOrigins = (ports: readonly number[]) =>
  ports.flatMap((port) => ["localhost", "127.0.0.1"].map((host) => `http://${host}:${port}`));

/** Whether a URL may lead to /graphql, also with letters written as %67. */
function isGraphql(url: string): boolean {
  if (url.startsWith(graphqlPath)) return true;
  const path = url.split("?", 1)[0] ?? "";
  if (path.startsWith("/") && !path.includes("%")) return false;
  try {
    return decodeURIComponent(path).includes(graphqlPath);
  } catch {
    return true;
  }
}

/** Headers of an answer that pages of other origins may read. */
export const exposedHeaders = ["retry-after", "x-request-id", "etag", "age"] as const;

export const isGraphqlJson = (type: string | undefined) =>
  type !== undefined && /^application\/json\s*(;|$)/i.test(type);

function refuse(reply: FastifyReply, status: number, code: ErrorCode, message: string): void {
  reply.code(status).send({ errors: [{ message, extensions: { code } }] });
}

export const originPlugin = fastifyPlugin<OriginOptions>(async (app, { allowedOrigins }) => {
  await app.register(cors, {
    origin: (origin, decide) => decide(null, origin !== undefined && allowedOrigins.includes(origin)),
    credentials: true,
    methods: ["GET", "POST"],
    allowedHeaders: [
      "content-type",
      "authorization",
      "x-language",
      "x-requested-with",
      "x-app",
      "apollo-require-preflight",
    ],
    exposedHeaders: [...exposedHeaders],
    maxAge: 600,
  });
  app.addHook("onRequest", (request, reply, next) => {
    const { method, headers } = request;
    const isAsking = isGraphql(request.url);
    // Pages and health are anybody's to look at.
    if (method === "OPTIONS" || ((method === "GET" || method === "HEAD") && !isAsking)) return next();
    const { origin, "sec-fetch-site": site } = headers;
    // Most have neither; the host is worth computing for the others only.
    if (
      (origin !== undefined || site !== undefined) &&
      !isOriginAllowed({ origin, site: header(site), host: request.host }, allowedOrigins)
    ) {
      return refuse(reply, 403, "FORBIDDEN_ORIGIN", "This origin may not use the gateway.");
    }
    if (method === "POST" && isAsking && !isGraphqlJson(headers["content-type"]))
      return refuse(reply, 415, "BAD_REQUEST", "The request must be application/json.");
    next();
  });
});
