/** What the operator says about a URL: SEO (kept 1800 s), redirect (5 tries 1 s apart), block (2 tries) [7.05–7.07, 9.29]. */
import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { PageSeo, RouteBlock, RouteRedirect } from "../generated/resolvers.ts";
import type { paths } from "../upstream/content.ts";
import { UpstreamError } from "./errors.ts";
import { Upstream, type UpstreamOptions } from "./upstream.ts";

interface ContentUrls {
  seo: string;
  redirects: string;
  blocks: string;
}

export interface ContentOptions extends Omit<UpstreamOptions, "service" | "url"> {
  urls: ContentUrls;
  /** Milliseconds between two tries. Default 1000. */
  tryDelayMs?: number;
}

const redirectTries = 5;
const blockTries = 2;
const seoCacheMs = 1_800_000;

export class ContentService {
  readonly upstreams: { seo: Upstream<paths>; redirects: Upstream<paths>; blocks: Upstream<paths> };
  readonly #tryDelayMs: number;
  readonly #seo = new LRUCache<string, { page: PageSeo | null }>({ max: 5000, ttl: seoCacheMs });

  constructor({ urls, tryDelayMs = 1000, ...options }: ContentOptions) {
    const upstream = (service: keyof ContentUrls) => new Upstream<paths>({ ...options, service, url: urls[service] });
    this.upstreams = { seo: upstream("seo"), redirects: upstream("redirects"), blocks: upstream("blocks") };
    this.#tryDelayMs = tryDelayMs;
  }

  /** Head of a page; null when the operator says nothing about it. @throws UpstreamError */
  async seo(url: string, language: string): Promise<PageSeo | null> {
    const key = `${language} ${url}`;
    const kept = this.#seo.get(key);
    if (kept !== undefined) return kept.page;
    const { title, description, metaRobots } = await this.upstreams.seo.get("/seo-api/v1/page", { query: { url, lng: language } });
    const page = title === null && description === null && metaRobots === null ? null : { title, description, metaRobots };
    this.#seo.set(key, { page });
    return page;
  }

  /** Where a URL moved to; null when it stays. An answer without a target or with another status counts as none. @throws UpstreamError */
  async redirect(url: string): Promise<RouteRedirect | null> {
    const answer = await this.#tried(redirectTries, () => this.upstreams.redirects.post("/redirects-api/api/v1/redirect-light", { body: { url } }));
    if (!answer.redirect || answer.url === null || (answer.code !== 301 && answer.code !== 302)) return null;
    return { url: answer.url, code: answer.code };
  }

  /** Whether a visitor is blocked at a URL; null when not. @throws UpstreamError */
  async block(url: string, isSignedIn: boolean, clientAddress: string): Promise<RouteBlock | null> {
    const { data } = await this.#tried(blockTries, () => this.upstreams.blocks.post("/blocks-api/api/v2/block", {
      body: { auth: isSignedIn, url }, headers: { "x-client-address": clientAddress },
    }));
    return data;
  }

  async #tried<T>(tries: number, call: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await call();
      } catch (error) {
        const mayPass = !(error instanceof UpstreamError) || error.status >= 500;
        if (attempt >= tries || !mayPass) throw error;
        await wait(this.#tryDelayMs);
      }
    }
  }
}
