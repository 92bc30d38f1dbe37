/**
 * Answers every address that is a page: from what is kept for many visitors where that is right, else made for the one
 * who asks.
 */
import { createHash } from "node:crypto";
import { createRequest, sendResponse } from "@mcansh/remix-fastify";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { canonicalPath } from "#shared/routes/canonicalPath.ts";
import { routeOf, splitPath } from "#shared/routes/routes.ts";
import type { AddressOf } from "../../../scripts/lib/visitorAddress.ts";
import { networkOf } from "#shared/wire/networkOf.ts";
import { type OriginSettings, publicOrigin } from "#shared/wire/publicOrigin.ts";
import { moveSecrets } from "../../src/platform/session/signInAddress.ts";
import { createAdmission } from "../admission.ts";
import { contentSecurityPolicy, inlineHashes, isForPartners, type OuterOrigins, type PageSources } from "../csp.ts";
import { EncodedBody, encodingFor } from "../encodings.ts";
import { forFirstVisit, type ReadSheet } from "./firstVisit.ts";
import { type CacheState, type Found, type Keepable, type Made, PageCache } from "./pageCache.ts";
import { type SharedPage, sharedPage } from "./pageKey.ts";
import { sendPlain, sendRefused } from "./plainPage.ts";
import { RenderRefused, type RenderQueue } from "../rendering/renderQueue.ts";
import type { SiteMetrics } from "../siteMetrics.ts";

/** Makes a page; the request says who asks. */
export type Render = (request: Request) => Promise<Response>;

export interface PagesOptions {
  render: Render;
  gatewayUrl: () => string;
  addressOf: AddressOf;
  /** Origins that the site calls its own. */
  origins: OriginSettings;
  /** Origins beside them that pages may load from. */
  outerOrigins: OuterOrigins;
  /** Pages made for many are kept at all: not while sources change. */
  hasCache: boolean;
  /** Whether answers tell in `x-page-cache` where they came from. */
  tellsCache: boolean;
  /** Whose turn it is to have a page made. */
  queue: RenderQueue;
  metrics: Pick<SiteMetrics, "kept" | "rendered" | "refused">;
  /** Reads the style sheets of the build, which stand in pages for a first visit. */
  readSheet: ReadSheet;
}

interface KeptPage extends Keepable {
  status: number;
  headers: Readonly<Record<string, string>>;
  etag: string;
  body: EncodedBody;
}

/**
 * Bytes of all kept pages with their compressed forms: of those with everybody's settings, and of those with chosen
 * ones. Who asks for all settings there are drives out no page that everybody wants.
 */
const CACHE_BYTES = 96 * 1_048_576;
const VARIANT_BYTES = 48 * 1_048_576;
/** With a page's own seconds, the longest a change at the operator's may take to reach guests. */
const STALE_MS = 6000;
/** Longest path with its query: the gateway reads 2,048 characters of it, and no page needs more. */
const LONGEST_URL = 8192;

/** Tries at a page that others asked for first, and were refused. */
const MOST_TRIES = 3;

/** Of Brotli's 11, for a page that is sent once: a fifth longer than at 4, for a quarter of the time. */
const MADE_QUALITY = 1;

const lifetime = /\bs-maxage=(\d+)/;
/** What a kept page takes over from the answer it was made of. */
const keptHeaders = ["content-type", "link", "x-robots-tag", "content-language"] as const;

/** Turns an answer into a page to keep; what is not for everybody is refused. */
async function keepable(
  response: Response,
  sources: Omit<PageSources, "scripts" | "styles">,
  readSheet: ReadSheet | null,
): Promise<Made<KeptPage>> {
  const seconds = Number(lifetime.exec(response.headers.get("cache-control") ?? "")?.[1] ?? 0);
  const isForAll =
    !response.headers.has("set-cookie") && (response.status === 404 || (response.status === 200 && seconds > 0));
  if (!isForAll || response.body === null) {
    await response.body?.cancel();
    return { keep: false, page: null };
  }
  const told = Object.fromEntries(
    keptHeaders.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const text = await response.text();
  const { html, link } =
    readSheet === null ? { html: text, link: told["link"] } : await forFirstVisit(text, told["link"], readSheet);
  const headers: Record<string, string> = { ...told, ...(link !== undefined && { link }) };
  const body = new EncodedBody(Buffer.from(html));
  const page: KeptPage = {
    status: response.status,
    body,
    bytes: body.bytes,
    freshMs: seconds * 1000,
    etag: createHash("sha1").update(html).digest("base64url"),
    headers: {
      ...headers,
      "content-security-policy": contentSecurityPolicy({ ...inlineHashes(html), ...sources }),
    },
  };
  return { keep: response.status === 200, page };
}

async function sendKept(request: FastifyRequest, reply: FastifyReply, page: KeptPage): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers["accept-encoding"]);
  const etag = `"${page.etag}-${encoding}"`;
  // Not for caches on the way: whether a visitor may have it is asked for each time.
  reply
    .headers(page.headers)
    .header("cache-control", "private, no-cache")
    .header("vary", "cookie, accept-encoding, accept-language")
    .header("etag", etag);
  if (
    page.status === 200 &&
    request.headers["if-none-match"]?.split(",").some((known) => known.trim().replace(/^W\//, "") === etag) === true
  )
    return reply.code(304).send();
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  const body = await page.body.in(encoding);
  reply.code(page.status).header("content-length", body.length);
  return reply.send(request.method === "HEAD" ? null : body);
}

/** Sends what was made for one visitor: a page in one piece, compressed at once. */
async function sendMade(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
): Promise<FastifyReply | void> {
  const encoding = encodingFor(request.headers["accept-encoding"]);
  if (
    request.method === "HEAD" ||
    encoding === "identity" ||
    response.body === null ||
    response.headers.get("content-type")?.startsWith("text/html") !== true
  )
    return sendResponse(reply, response);
  const body = await new EncodedBody(Buffer.from(await response.arrayBuffer()), MADE_QUALITY).in(encoding);
  const headers = new Headers(response.headers);
  headers.set("content-encoding", encoding);
  headers.set("content-length", String(body.length));
  headers.append("vary", "accept-encoding");
  return sendResponse(reply, new Response(new Uint8Array(body), { status: response.status, headers }));
}

/** Takes every request that nothing else answers. */
export const pagesPlugin: FastifyPluginAsync<PagesOptions> = async (app, options) => {
  app.addHook("onRequest", async (request, reply) => {
    // Before a body is looked at.
    if (request.method !== "GET" && request.method !== "HEAD")
      return sendPlain(request, reply.header("allow", "GET, HEAD"), 405, "method");
  });
  app.all("*", createHandler(options));
};

function createHandler({
  render,
  gatewayUrl,
  addressOf,
  origins,
  outerOrigins,
  hasCache,
  tellsCache,
  readSheet,
  queue,
  metrics,
}: PagesOptions): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | void> {
  const cacheOf = (maxBytes: number) => new PageCache<KeptPage>({ maxBytes, staleMs: STALE_MS, refusalMs: 2000 });
  const [cache, variants] = [cacheOf(CACHE_BYTES), cacheOf(VARIANT_BYTES)];
  const isAdmitted = createAdmission(gatewayUrl);
  const tell = (reply: FastifyReply, state: CacheState | "bypass") => {
    metrics.kept(state);
    if (tellsCache) reply.header("x-page-cache", state);
  };

  /** Has a page made when it is the network's turn. */
  const made = (network: string, kind: "shared" | "own", request: Request) =>
    queue.run(
      network,
      async () => {
        const end = metrics.rendered(kind);
        try {
          return await render(request);
        } finally {
          end();
        }
      },
      request.signal,
    );

  /**
   * A page for one visitor. What a network sends back with them is the browser's alone, which takes it out of the address
   * before the page comes to life: the page is made without it, and a way on to another address is one with it.
   */
  async function ownPage(network: string, request: Request): Promise<Response> {
    const url = new URL(request.url);
    if (routeOf(splitPath(url.pathname).path) === "login" && moveSecrets(url).size > 0) {
      const page = await made(network, "own", new Request(url, request));
      if (page.status < 300 || page.status >= 400) return page;
    }
    return made(network, "own", request);
  }

  const make = (shared: SharedPage, origin: string, network: string) => async (): Promise<Made<KeptPage>> =>
    keepable(
      await made(network, "shared", new Request(`${origin}${shared.url}`, { headers: shared.headers })),
      {
        isSecure: origin.startsWith("https:"),
        outer: outerOrigins,
        isForPartners: isForPartners(new URL(shared.url, origin).pathname),
      },
      shared.isFirstVisit ? readSheet : null,
    );

  /**
   * A page that many wait for may be refused to the one who came first, for what else they asked: the others try on
   * their own account.
   */
  async function keptPage(shared: SharedPage, origin: string, network: string): Promise<Found<KeptPage> | null> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await (shared.isVariant ? variants : cache).get(shared.key, make(shared, origin, network));
      } catch (error) {
        if (!(error instanceof RenderRefused) || error.network === network || tries >= MOST_TRIES) throw error;
      }
    }
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, url: string): Promise<FastifyReply | void> {
    const network = networkOf(addressOf(request.raw));
    await queue.visit(network);
    const origin = publicOrigin(`${request.protocol}://${request.host}`, origins);
    const shared = hasCache ? sharedPage({ method: request.method, url, origin, headers: request.headers }) : null;
    if (shared !== null && (await isAdmitted({ path: shared.url, headers: admissionHeaders(shared) }))) {
      const found = await keptPage(shared, origin, network);
      if (found !== null) {
        tell(reply, found.state);
        return sendKept(request, reply, found.page);
      }
    }
    tell(reply, "bypass");
    const response = await ownPage(network, createRequest(request, reply));
    // Not even the error page could be shown: what is left is a sentence of the framework's.
    if (response.status >= 500 && response.headers.get("content-type")?.startsWith("text/html") !== true)
      return sendPlain(request, reply, response.status, "failed");
    // What pages load for themselves is as much the visitor's own as they are.
    if (!response.headers.has("cache-control")) reply.header("cache-control", "private, no-store");
    return sendMade(request, reply, response);
  }

  return async (request, reply) => {
    const { url = "" } = request.raw;
    if (url.length > LONGEST_URL) return sendPlain(request, reply, 414, "long");
    const [path = "", query] = url.split(/\?(.*)/s, 2);
    if (!isReadable(url, path) || !URL.canParse(`${request.protocol}://${request.host}`))
      return sendPlain(request, reply, 400, "bad");
    // The router's own form of a page's data. No script of ours asks for it, and the guards judge addresses of pages
    // only.
    if (path.endsWith(".data")) return sendPlain(request, reply, 404, "bad");
    const canonical = canonicalPath(path);
    if (canonical !== null)
      return reply
        .header("cache-control", "private, no-store")
        .redirect(query === undefined ? canonical : `${canonical}?${query}`, 301);
    delete request.headers["x-page-cache"];
    try {
      return await answer(request, reply, url);
    } catch (error) {
      if (!(error instanceof RenderRefused)) throw error;
      metrics.refused(error.reason);
      return sendRefused(request, reply, error);
    }
  };
}

const admissionHeaders = ({ headers }: SharedPage) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => name === "x-forwarded-for" || name === "x-geo-country"),
  );

/**
 * Whether an address can be read at all: a path with whole escapes and no control characters, also behind an escape.
 */
function isReadable(url: string, path: string): boolean {
  if (!path.startsWith("/") || !URL.canParse(`http://site${url}`)) return false;
  try {
    // oxlint-disable-next-line no-control-regex -- they are what is looked for
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
