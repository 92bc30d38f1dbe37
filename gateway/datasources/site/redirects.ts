/** Where the operator says a URL moved to: up to 5 tries 1 s apart [7.05]. */
import { addressForLog } from "#shared/site/links.ts";
import { comparableUrl, isCyclic, redirectsAct, redirectTarget } from "#shared/site/redirects.ts";
import type { RouteRedirect } from "../../generated/resolvers.ts";
import type { paths } from "../../upstream/content.ts";
import { UpstreamError } from "../../transport/upstreamError.ts";
import { Upstream, type UpstreamOptions } from "../../transport/upstream.ts";
import { describeService, type Report } from "../descriptor.ts";

export interface RedirectsOptions extends UpstreamOptions {
  /** The fixed key that the service asks for. */
  key: string;
  /** In production redirects act always, in a demo only for URLs with `?redirects=on` [7.05]. */
  siteEnv: "demo" | "production";
  /** Called with the reason when an answer isn't used. */
  report: Report;
}

/** More steps on this site than this lead nowhere. */
const maxSteps = 5;

type Answer = Awaited<ReturnType<RedirectsService["ask"]>>;

export class RedirectsService {
  readonly upstream: Upstream<paths>;
  readonly #options: Pick<RedirectsOptions, "key" | "siteEnv" | "report">;

  constructor({ key, siteEnv, report, ...options }: RedirectsOptions) {
    this.upstream = new Upstream<paths>(options);
    this.#options = { key, siteEnv, report };
  }

  /**
   * The final target of a URL; null if it stays. Steps within this site are followed at once, so that a visitor is
   * redirected only once. A malformed answer counts as none [8.05], and so does a loop [8.04]; both are reported.
   * @throws UpstreamError ERR_REDIRECT when the service failed [8.04].
   */
  async redirect(url: string): Promise<RouteRedirect | null> {
    if (!redirectsAct(url, this.#options.siteEnv)) return null;
    const trail = [comparableUrl(url)];
    let found = null as RouteRedirect | null;
    for (;;) {
      const step = await this.#step(trail.at(-1) ?? url);
      if (step === null) return found;
      if (isCyclic(trail, step.url) || trail.length > maxSteps) {
        this.#options.report("a redirect leads in a circle", {
          url: addressForLog(url),
          trail: [...trail, step.url].map(addressForLog),
        });
        return null;
      }
      trail.push(comparableUrl(step.url));
      found = found === null ? step : joined(found, step);
      // What lies elsewhere this operator's service can't say.
      if (!step.url.startsWith("/")) return found;
    }
  }

  /** @throws UpstreamError */
  ask(url: string) {
    return this.upstream.post("/redirects-api/api/v1/redirect-light", {
      body: { url },
      headers: { "x-redirects-key": this.#options.key },
    });
  }

  async #step(url: string): Promise<RouteRedirect | null> {
    let answer: Answer;
    try {
      answer = await this.ask(url);
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.code === "CANCELLED") throw error;
      if (error.status < 200 || error.status > 299)
        throw new UpstreamError(this.upstream.service, "ERR_REDIRECT", { status: error.status });
      this.#options.report("a redirect is in a bad form", { url: addressForLog(url) });
      return null;
    }
    if (!answer.redirect) return null;
    const target = redirectTarget(answer.url);
    if (target === null || (answer.code !== 301 && answer.code !== 302)) {
      this.#options.report("a redirect is in a bad form", {
        url: addressForLog(url),
        target: addressForLog(String(answer.url)),
        code: answer.code,
      });
      return null;
    }
    return { url: target, code: answer.code, reasons: answer.reasons, breadcrumbs: answer.breadcrumbs };
  }
}

/** Two steps as one: permanent only when both are. */
function joined(first: RouteRedirect, then: RouteRedirect): RouteRedirect {
  return {
    url: then.url,
    code: first.code === then.code ? then.code : 302,
    reasons: [...first.reasons, ...then.reasons],
    breadcrumbs: [...first.breadcrumbs, ...then.breadcrumbs.slice(1)],
  };
}

export const redirects = describeService({
  name: "redirects",
  urlFallback: "CONTENT_URL",
  calls: {
    // Redirects up to 5 tries 1 s apart [7.05], blocks 2 tries [7.06]; a block depends on the visitor.
    "POST /redirects-api/api/v1/redirect-light": { tries: 5, delayMs: 1000, isRead: true, isPublic: true },
  },
  connect: (options, { redirectsKey: key, siteEnv, report }) =>
    new RedirectsService({ ...options, key, siteEnv, report }),
});
