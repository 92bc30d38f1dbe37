import { PassThrough } from "node:stream";
import { ApolloProvider } from "@apollo/client/react";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { appContext, AppProvider } from "@/app/app.ts";

/** How long a render may take before it is cut off, in milliseconds. */
const RENDER_TIMEOUT = 10_000;

/** Nothing from other hosts at all; inline scripts only with this response's own nonce. */
function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'", `script-src 'self' 'nonce-${nonce}'`, "style-src 'self' 'unsafe-inline'", "img-src 'self' data:",
    "font-src 'self'", "connect-src 'self'", "object-src 'none'", "base-uri 'self'", "form-action 'self'", "frame-ancestors 'self'",
  ].join("; ");
}

export default function handleRequest(request: Request, status: number, headers: Headers, routerContext: EntryContext, context: RouterContextProvider): Promise<Response> | Response {
  const app = context.get(appContext);
  headers.set("content-type", "text/html; charset=utf-8");
  // A page may hold a player's balance: no cache may keep it.
  headers.set("cache-control", "private, no-store");
  headers.append("vary", "cookie, accept-language");
  if (import.meta.env.PROD && app.nonce !== undefined) headers.set("content-security-policy", contentSecurityPolicy(app.nonce));
  if (request.method === "HEAD") return new Response(null, { status, headers });

  return new Promise((resolve, reject) => {
    let responseStatus = status;
    const ready = isbot(request.headers.get("user-agent")) ? "onAllReady" : "onShellReady";
    const tree = (
      <AppProvider value={app}>
        <ApolloProvider client={app.client}>
          <I18nextProvider i18n={app.i18n}>
            <ServerRouter context={routerContext} url={request.url} {...(app.nonce === undefined ? {} : { nonce: app.nonce })} />
          </I18nextProvider>
        </ApolloProvider>
      </AppProvider>
    );
    const { pipe, abort } = renderToPipeableStream(tree, {
      ...(app.nonce === undefined ? {} : { nonce: app.nonce }),
      [ready]() {
        const body = new PassThrough({ final(done) { clearTimeout(timer); done(); } });
        resolve(new Response(createReadableStreamFromReadable(body), { status: responseStatus, headers }));
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        responseStatus = 500;
        console.error(error);
      },
    });
    const timer = setTimeout(abort, RENDER_TIMEOUT);
  });
}
