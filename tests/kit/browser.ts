import type { BrowserContext } from "@playwright/test";
import type { Engine } from "./engine.ts";
import { languageOf, operationOf, sessionCookie } from "./server.ts";
import type { Sockets } from "./socket.ts";

const isGraphql = (url: URL): boolean => url.pathname === "/graphql";

/**
 * The session cookie of a browser; undefined if the browser has closed meanwhile, as it may at a test's end.
 * Intercepted requests do not show their cookies, so the jar is asked, which fails for no other reason.
 */
async function sessionIn(context: BrowserContext, url: string): Promise<string | null | undefined> {
  const cookies = await context.cookies(url.replace(/^ws/, "http")).catch(() => undefined);
  if (cookies === undefined) return undefined;
  return cookies.find(({ name }) => name === "session")?.value ?? null;
}

/** Lets a browser's GraphQL, over HTTP and sockets, end in the engine. */
export async function routeToEngine(context: BrowserContext, engine: Engine, sockets: Sockets): Promise<void> {
  await context.route(isGraphql, async (route, request) => {
    const headers = request.headers();
    const session = await sessionIn(context, request.url());
    if (session === undefined) return;
    const answer = await engine.answer({
      ...operationOf(request.postData(), new URL(request.url())),
      via: "browser",
      session,
      language: languageOf(headers["x-language"], headers["accept-language"]),
    });
    if (answer.kind === "broken") return route.abort("connectionfailed");
    if (answer.newSession === null && session !== null) sockets.endSession(session);
    return route.fulfill({
      status: answer.status,
      contentType: "application/json",
      body: JSON.stringify(answer.body),
      ...(answer.newSession === undefined ? {} : { headers: { "set-cookie": sessionCookie(answer.newSession) } }),
    });
  });
  await context.routeWebSocket(isGraphql, async (route) => {
    const session = await sessionIn(context, route.url());
    if (session === undefined) return;
    sockets.accept(
      {
        send: (message) => route.send(message),
        close: (code, reason) => route.close({ code, reason }),
        onMessage: (handler) => route.onMessage((message) => handler(String(message))),
        onClose: (handler) => route.onClose((code, reason) => handler(code ?? 1005, reason ?? "")),
      },
      { session, language: languageOf(undefined, undefined) },
    );
  });
}
