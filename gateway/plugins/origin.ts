/**
 * Which sites may use a player's cookie. A browser sends it along with requests that other sites make; those are told
 * by their Origin (or Sec-Fetch-Site) and refused. Clients that are no browsers send neither and have no cookie to steal.
 */
import cors from "@fastify/cors";
import fastifyPlugin from "fastify-plugin";
import type { IncomingMessage } from "node:http";
import type { ErrorCode } from "../datasources/errors.ts";

export interface OriginOptions {
  /** Origins allowed beside the request's own, such as "https://www.example.com". */
  allowedOrigins: readonly string[];
}

interface Asked {
  origin: string | undefined;
  site: string | undefined;
  host: string | undefined;
}

/** Whether a request may use the caller's cookie. */
export function isOriginAllowed({ origin, site, host }: Asked, allowed: readonly string[]): boolean {
  if (origin === undefined || origin === "") return site === undefined || site === "same-origin" || site === "none" || site === "same-site";
  return allowed.includes(origin.toLowerCase()) || (URL.canParse(origin) && new URL(origin).host === host);
}

const header = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** The same for the request of a WebSocket. */
export const isSocketAllowed = ({ headers }: IncomingMessage, allowed: readonly string[]) =>
  isOriginAllowed({ origin: header(headers.origin), site: header(headers["sec-fetch-site"]), host: headers.host }, allowed);

/** Origins of this machine on the ports of the site and the gateway. */
export const localOrigins = (ports: readonly number[]) =>
  ports.flatMap((port) => ["localhost", "127.0.0.1"].map((host) => `http://${host}:${port}`));

export const originPlugin = fastifyPlugin<OriginOptions>(async (app, { allowedOrigins }) => {
  await app.register(cors, {
    origin: (origin, decide) => decide(null, origin !== undefined && allowedOrigins.includes(origin)), credentials: true, methods: ["GET", "POST"],
    allowedHeaders: ["content-type", "authorization", "x-language", "x-requested-with", "x-app", "apollo-require-preflight"], maxAge: 600,
  });
  app.addHook("onRequest", async (request, reply) => {
    if (request.method === "GET" || request.method === "HEAD" || request.method === "OPTIONS") return;
    const { origin, "sec-fetch-site": site } = request.headers;
    if (isOriginAllowed({ origin, site: header(site), host: request.host }, allowedOrigins)) return;
    const code: ErrorCode = "FORBIDDEN_ORIGIN";
    return reply.code(403).send({ errors: [{ message: "This origin may not use the gateway.", extensions: { code } }] });
  });
});
