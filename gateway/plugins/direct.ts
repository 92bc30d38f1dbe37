/**
 * Answers operations of known documents directly on Node's HTTP server: for small ones a framework's reading and
 * writing costs more than the operation itself. Only well-formed requests without special needs are taken. All others
 * are passed on untouched, with their body, and reach the same operations with the same answers.
 */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { requestIdOf } from "#shared/wire/requestId.ts";
import { mediaTypeFor } from "../execution/mediaType.ts";
import { DirectReply, DirectRequest, type DirectParts } from "./directExchange.ts";
import type { KnownOperations } from "./knownOperations.ts";
import { hardening } from "./hardening.ts";
import { exposedHeaders, isGraphqlJson } from "./origin.ts";

export interface DirectOptions extends DirectParts {
  known: KnownOperations;
  allowedOrigins: readonly string[];
  maxBodyBytes: number;
  isDraining: () => boolean;
  /** Called when an answer was sent; null if nobody listens. */
  log: ((message: IncomingMessage, reply: { requestId: string; status: number; ms: number }) => void) | null;
}

const path = "/graphql";
/** What secure parsers refuse in JSON, in any spelling, is left to them. */
const suspicious = /__proto__|"constructor"|\\u00[4-7]/i;

/** Puts itself in front of the server's request listeners. */
export function answerDirectly(server: Server, options: DirectOptions): void {
  const others = server.listeners("request") as ((message: IncomingMessage, response: ServerResponse) => void)[];
  const handOn = (message: IncomingMessage, response: ServerResponse) => {
    for (const listener of others) listener.call(server, message, response);
  };
  server.removeAllListeners("request");
  server.on("request", (message: IncomingMessage, response: ServerResponse) => {
    if (!isTaken(message, options)) return handOn(message, response);
    if (message.method === "GET") {
      if (!answer(message, response, { query: queryOf(message.url ?? "") }, options)) handOn(message, response);
      return;
    }
    readBody(
      message,
      Number(message.headers["content-length"]),
      (text) => {
        const body = parsed(text);
        return body !== undefined && answer(message, response, { body }, options);
      },
      () => handOn(message, response),
    );
  });
}

/** Whether a request is of the plain kind: GraphQL in JSON of known length, from nowhere or an allowed origin. */
function isTaken(
  { method, url = "", headers }: IncomingMessage,
  { allowedOrigins, maxBodyBytes, isDraining }: DirectOptions,
): boolean {
  const isPost = method === "POST" && url === path;
  if (!isPost && !(method === "GET" && url.startsWith(`${path}?`))) return false;
  const { origin, "sec-fetch-site": site, "content-type": type, "content-length": length, accept } = headers;
  if (origin === undefined ? site !== undefined : !allowedOrigins.includes(origin)) return false;
  if (
    headers["transfer-encoding"] !== undefined ||
    headers["content-encoding"] !== undefined ||
    headers.expect !== undefined
  )
    return false;
  if (isPost && !(isGraphqlJson(type) && Number(length) > 0 && Number(length) <= maxBodyBytes)) return false;
  if (!isPost && length !== undefined) return false;
  return mediaTypeFor(accept).type !== null && !isDraining();
}

/** Answers if the operation is known; false leaves the request to others. */
function answer(
  message: IncomingMessage,
  response: ServerResponse,
  asked: { body?: unknown; query?: unknown },
  options: DirectOptions,
): boolean {
  const id = requestIdOf(message);
  const headers: Record<string, string> = { ...hardening, "x-request-id": id, vary: "Origin" };
  const { origin } = message.headers;
  if (origin !== undefined) {
    headers["access-control-allow-origin"] = origin;
    headers["access-control-allow-credentials"] = "true";
    headers["access-control-expose-headers"] = exposedHeaders.join(", ");
  }
  const reply = new DirectReply(response, id, headers, options);
  if (options.known.answer(new DirectRequest(message, { id, ...asked }, options), reply) !== null) return false;
  const { log } = options;
  if (log !== null)
    response.once("finish", () => log(message, { requestId: id, status: reply.status, ms: reply.elapsedTime }));
  return true;
}

/**
 * Reads a body of known length. If `take` declines it, the message is left as if unread; later events (end, error) go
 * to the next reader.
 */
function readBody(message: IncomingMessage, length: number, take: (text: string) => boolean, handOn: () => void): void {
  const chunks: Buffer[] = [];
  let received = 0;
  const onData = (chunk: Buffer) => {
    chunks.push(chunk);
    received += chunk.length;
    if (received < length) return;
    const whole = chunks.length === 1 ? chunk : Buffer.concat(chunks);
    if (take(whole.toString("utf8"))) return;
    message.off("data", onData);
    message.pause();
    message.unshift(whole);
    handOn();
  };
  message.on("data", onData);
}

/** Undefined for anything that isn't a JSON, or needs a closer look. */
function parsed(text: string): unknown {
  if (suspicious.test(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Parameters of a query string; a repeated one becomes a list, as in Fastify. */
function queryOf(url: string): Record<string, string | string[]> {
  const found = new URLSearchParams(url.slice(path.length + 1));
  return Object.fromEntries(
    [...new Set(found.keys())].map((name) => {
      const values = found.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? "") : values];
    }),
  );
}
