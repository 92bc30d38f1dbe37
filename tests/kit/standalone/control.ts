import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { commands, isCommand, runCommand, type Target } from "./commands.ts";

const prefix = "/__mock";
const isLocal = (origin: string): boolean =>
  URL.canParse(origin) && ["localhost", "127.0.0.1", "[::1]"].includes(new URL(origin).hostname);

/** Lets pages of this machine ask across ports, and nobody else's. Answers false when a page from elsewhere asks. */
export function allowLocalPages(request: IncomingMessage, response: ServerResponse): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (!isLocal(origin)) return false;
  response.setHeader("access-control-allow-origin", origin);
  response.setHeader("access-control-allow-credentials", "true");
  response.setHeader(
    "access-control-allow-headers",
    "content-type, authorization, x-language, apollo-require-preflight",
  );
  response.setHeader("vary", "origin");
  return true;
}

/** The command of a path, its arguments from the body's JSON list; a GET takes them from `?args=`. */
async function run(target: Target, request: IncomingMessage, url: URL): Promise<{ status: number; body: unknown }> {
  const word = url.pathname.slice(prefix.length + 1);
  if (word === "")
    return {
      status: 200,
      body: {
        commands: Object.keys(commands),
        say: `POST ${prefix}/set ["Outcome", "1001012.1x2.home", {"isBlocked": true}]`,
      },
    };
  if (!isCommand(word))
    return {
      status: 404,
      body: { error: `There is no command ${word}; there are ${Object.keys(commands).join(", ")}` },
    };
  try {
    const told = request.method === "GET" ? url.searchParams.get("args") : await text(request);
    const args: unknown = JSON.parse(told === null || told.trim() === "" ? "[]" : told);
    if (!Array.isArray(args)) throw new Error("the body is a JSON list of the command's arguments");
    return { status: 200, body: (await runCommand(target, word, args)) ?? { ok: true } };
  } catch (error) {
    return { status: 400, body: { error: error instanceof Error ? error.message : String(error) } };
  }
}

/** Answers `/__mock/<command>`; false when the path is another. */
export async function control(target: Target, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const url = new URL(request.url ?? "/", "http://mock");
  if (url.pathname !== prefix && !url.pathname.startsWith(`${prefix}/`)) return false;
  const { status, body } = await run(target, request, url);
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  return true;
}
