import { renderSettings } from "@/platform/start/renderSettings.server.ts";
import { Writable } from "node:stream";
import { ApolloProvider } from "@apollo/client/react";
import inter from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import { renderToPipeableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { type App, appContext, AppProvider } from "@/platform/app/app.ts";
import { cacheControl, canBeShared, isSharedRequest } from "@/platform/site/sharedPage.ts";
import { readSiteConfig, readViewer } from "@/platform/site/siteData.ts";
import { robotsHeader } from "@/platform/head/robotsHeader.ts";
import { contentSecurityPolicy, isForPartners, nonceSources } from "../server/csp.ts";

/** How long a render may take before it is cut off, in milliseconds. */
const RENDER_TIMEOUT = 10_000;

/** Style sheets of the page and the font of its figures: the browser fetches them before it has read the page. */
function preloads({ manifest, staticHandlerContext: { matches } }: EntryContext): string {
  // React Router ends some of them with a "#".
  const sheets = new Set(
    matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []).map((href) => href.replace(/#$/, "")),
  );
  return [
    ...[...sheets].map((href) => `<${href}>; rel=preload; as=style`),
    `<${inter}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
  ].join(", ");
}

/** Whether a page is the same for every guest. */
function isForMany(app: App, request: Request, url: URL): boolean {
  const isOperatorsOwn = readSiteConfig(app.client)?.homePage.type === "SUB_APPLICATION";
  return isSharedRequest(request) && readViewer(app.client) === null && !isOperatorsOwn && canBeShared(url.pathname);
}

function setHeaders(
  headers: Headers,
  { app, request, status, routerContext }: { app: App; request: Request; status: number; routerContext: EntryContext },
): void {
  const url = new URL(request.url);
  headers.set("content-type", "text/html; charset=utf-8");
  // A page may hold a player's balance: no cache may keep it, but for one that holds nothing of anybody.
  headers.set(
    "cache-control",
    cacheControl({ isShared: isForMany(app, request, url), status, isGuest: readViewer(app.client) === null }),
  );
  headers.append("vary", "cookie, accept-language");
  const robots = robotsHeader(app, url, status);
  if (robots !== null) headers.set("x-robots-tag", robots);
  if (!import.meta.env.PROD) return;
  headers.set("link", preloads(routerContext));
  if (app.nonce !== undefined)
    headers.set(
      "content-security-policy",
      contentSecurityPolicy({
        ...nonceSources(app.nonce),
        isSecure: url.protocol === "https:",
        outer: renderSettings().outerOrigins,
        isForPartners: isForPartners(url.pathname),
      }),
    );
}

/** The web server hands the bundle its settings by it, before the first page. */
export { configure } from "@/platform/start/renderSettings.server.ts";

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  const app = context.get(appContext);
  setHeaders(headers, { app, request, status, routerContext });
  if (request.method === "HEAD") return new Response(null, { status, headers });

  return new Promise((resolve, reject) => {
    let responseStatus = status;
    const tree = (
      <AppProvider value={app}>
        <ApolloProvider client={app.client}>
          <I18nextProvider i18n={app.i18n}>
            <ServerRouter
              context={routerContext}
              url={request.url}
              {...(app.nonce === undefined ? {} : { nonce: app.nonce })}
            />
          </I18nextProvider>
        </ApolloProvider>
      </AppProvider>
    );
    const { pipe, abort } = renderToPipeableStream(tree, {
      ...(app.nonce === undefined ? {} : { nonce: app.nonce }),
      // Everything a page waits for is there before it is drawn. So it goes out whole, with each part instead, and
      // nothing in it has to be moved there by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        const parts: Buffer[] = [];
        pipe(
          new Writable({
            write(part: Buffer, _, done) {
              parts.push(part);
              done();
            },
            final(done) {
              resolve(new Response(Buffer.concat(parts), { status: responseStatus, headers }));
              done();
            },
          }),
        );
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError(error) {
        responseStatus = 500;
        console.error(error);
      },
    });
    const timer = setTimeout(abort, RENDER_TIMEOUT);
  });
}
