/**
 * Sub-applications: pages of them, and their components rendered alone [7.08, 7.09]. Code and files come from trusted
 * origins only.
 */
import { addressForLog, isPlainAddress, isSitePath } from "#shared/site/links.ts";
import type { RenderedSubApplication, SubApplication } from "../../generated/resolvers.ts";
import type { paths } from "../../upstream/apps.ts";
import { badUserInput } from "../../errors/errors.ts";
import { KeptAnswers } from "../../transport/kept.ts";
import { Upstream, type UpstreamOptions } from "../../transport/upstream.ts";
import { describeService, type Report } from "../descriptor.ts";
import type { BytesAnswer } from "../../transport/types.ts";

export interface AppsOptions extends UpstreamOptions {
  /** More origins that sub-applications, their scripts and styles may come from, such as "https://apps.example.com". */
  trustedOrigins: readonly string[];
  report: Report;
}

export interface RenderRequest {
  url: string;
  components: { name: string; props: Record<string, unknown> }[];
  forceSpa: boolean;
}

/** Constant parts of the render call [7.09]. */
const renderHeaders = { "mf-render-mode": "json", "mf-api-version": "v2" } as const;

export class AppsService {
  readonly upstream: Upstream<paths>;
  readonly #trusted: ReadonlySet<string>;
  readonly #report: Report;
  readonly #files = new KeptAnswers({ max: 100, ttlMs: 600_000 });

  constructor({ trustedOrigins, report, ...options }: AppsOptions) {
    this.upstream = new Upstream<paths>(options);
    this.#trusted = new Set(trustedOrigins);
    this.#report = report;
  }

  /**
   * A sub-application for the page at `fullPath`. @throws UpstreamError; BAD_USER_INPUT for an origin that is not
   * trusted.
   */
  async page(url: string, fullPath: string, language: string): Promise<SubApplication> {
    this.#refuseUntrusted(url);
    const { cssToLoad, scriptsToLoad, ...page } = await this.upstream.get("/apps-api/v1/page", {
      query: { url, path: fullPath, lng: language },
    });
    if (page.appName === null || page.appName === "")
      this.#report("a sub-application has no appName", { url: addressForLog(url) });
    const scripts = this.#trustedOf(url, scriptsToLoad);
    // Code that waits for a script of somebody else's must not run without it.
    const codeToEval = scripts.length < scriptsToLoad.length ? null : page.codeToEval;
    return {
      ...page,
      appName: page.appName === "" ? null : page.appName,
      codeToEval,
      cssToLoad: this.#trustedOf(url, cssToLoad),
      scriptsToLoad: scripts,
    };
  }

  /** Components of a sub-application: by GET all of them, by POST those asked for. @throws as `page`. */
  async render({ url, components, forceSpa }: RenderRequest, language: string): Promise<RenderedSubApplication> {
    this.#refuseUntrusted(url);
    const headers = { ...renderHeaders, ...(forceSpa && { "force-spa": "1" }) };
    const answer =
      components.length === 0
        ? await this.upstream.get("/apps-api/v1/render", { query: { url, lng: language }, headers })
        : await this.upstream.post("/apps-api/v1/render", {
            query: { lng: language },
            body: { url, components },
            headers,
          });
    return {
      components: answer.components,
      cssToLoad: this.#trustedOf(url, answer.cssToLoad),
      scriptsToLoad: this.#trustedOf(url, answer.scriptsToLoad),
    };
  }

  /** A script or style of one of the operator's own applications. @throws UpstreamError */
  file(app: string, file: string): Promise<BytesAnswer> {
    return this.#files.get([app, file], () => this.upstream.bytes("/apps/{app}/{file}", { path: { app, file } }));
  }

  #refuseUntrusted(url: string): void {
    if (!this.#isTrusted(url))
      throw badUserInput("url is a path of the site or lies at an origin that the operator trusts.");
  }

  /** A path of this site, or an address at an origin of the list. */
  #isTrusted(url: string): boolean {
    if (isSitePath(url)) return true;
    const parsed = isPlainAddress(url) ? URL.parse(url) : null;
    return parsed !== null && this.#trusted.has(parsed.origin);
  }

  #trustedOf(url: string, files: readonly string[]): string[] {
    const kept = files.filter((file) => this.#isTrusted(file));
    if (kept.length < files.length)
      this.#report("a sub-application names files of origins that are not trusted", {
        url: addressForLog(url),
        files: files.filter((file) => !kept.includes(file)).map(addressForLog),
      });
    return kept;
  }
}

export const apps = describeService({
  name: "apps",
  calls: {
    "GET /apps-api/v1/page": { isPublic: true },
    "GET /apps-api/v1/render": { isPublic: true },
    "POST /apps-api/v1/render": { isRead: true },
  },
  connect: (options, { subAppOrigins: trustedOrigins, report }) =>
    new AppsService({ ...options, trustedOrigins, report }),
});
