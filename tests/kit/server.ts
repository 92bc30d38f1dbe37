import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import type { Engine, MockRequest } from "./engine.ts";
import { queryOf } from "./persisted.ts";
import { isEntity } from "./store.ts";

/** Languages of the mock world; the first is the site's default. */
const languages = ["ru", "en", "ar", "es"] as const;

/** Language of a request: `X-Language`, else the first known one of `Accept-Language`, else the default. */
export function languageOf(chosen: string | undefined, accepted: string | undefined): string {
  const wanted = [
    chosen ?? "",
    ...(accepted ?? "").split(",").map((part) => part.split(";")[0]?.trim().slice(0, 2) ?? ""),
  ];
  return (
    wanted.find((code) => languages.some((language) => language === code.toLowerCase()))?.toLowerCase() ?? languages[0]
  );
}

/** Session of a request: the bearer token, else the cookie. */
export function sessionOf(authorization: string | undefined, cookie: string | undefined): string | null {
  if (authorization?.startsWith("Bearer ")) return authorization.slice("Bearer ".length);
  return /(?:^|;\s*)session=([^;]+)/.exec(cookie ?? "")?.[1] ?? null;
}

/** The cookie header that a sign-in or sign-out sends. */
export const sessionCookie = (session: string | null): string =>
  session === null
    ? "session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0"
    : `session=${session}; Path=/; HttpOnly; SameSite=Lax`;

type Asked = Pick<MockRequest, "query" | "variables" | "operationName">;

/**
 * What a request asks, as the engine takes it: a POST's body, else the query string. What can't be read has no query.
 */
export function operationOf(body: string | null, url: URL): Asked {
  try {
    const asked: unknown = body === null || body === "" ? fromQuery(url) : JSON.parse(body);
    return isEntity(asked)
      ? { query: queryOf(asked), variables: asked["variables"], operationName: asked["operationName"] }
      : { query: undefined };
  } catch {
    return { query: undefined };
  }
}

/** The parts of a GET; its variables and extensions are JSON. */
function fromQuery({ searchParams }: URL): Record<string, unknown> {
  const inJson = ["variables", "extensions"];
  return Object.fromEntries(
    [...searchParams].map(([name, value]) => [name, inJson.includes(name) ? (JSON.parse(value) as unknown) : value]),
  );
}

export interface ServeOptions {
  via?: MockRequest["via"];
  /** Session of requests that bring none. */
  usualSession?: () => string | null;
  /** Told about a session that signed out. */
  onSignOut?: (session: string) => void;
}

/** Answers GraphQL over HTTP, and whether it is there. */
export async function serve(
  engine: Engine,
  request: IncomingMessage,
  response: ServerResponse,
  { via = "ssr", usualSession, onSignOut }: ServeOptions = {},
): Promise<void> {
  const url = new URL(request.url ?? "/", "http://mock");
  const path = url.pathname;
  if (path === "/health" || path === "/ready") return void response.writeHead(200).end("ok");
  if (path !== "/graphql" || (request.method !== "POST" && request.method !== "GET"))
    return void response.writeHead(404).end();
  const { "x-language": chosen, "accept-language": accepted, authorization, cookie } = request.headers;
  const session = sessionOf(authorization, cookie) ?? usualSession?.() ?? null;
  const answer = await engine.answer({
    ...operationOf(await text(request), url),
    via,
    session,
    language: languageOf(Array.isArray(chosen) ? chosen[0] : chosen, accepted),
  });
  if (answer.kind === "broken") return void request.socket.destroy();
  if (answer.newSession === null && session !== null) onSignOut?.(session);
  const headers = {
    "content-type": "application/json",
    ...(answer.newSession === undefined ? {} : { "set-cookie": sessionCookie(answer.newSession) }),
  };
  response.writeHead(answer.status, headers).end(JSON.stringify(answer.body));
}

/** The engine as a small gateway for the server that renders pages. */
export async function startEngineServer(engine: Engine): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    serve(engine, request, response).catch((error: unknown) => {
      engine.state.problems.push(`The mock's server broke: ${String(error)}`);
      response.writeHead(500).end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The mock's server has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
