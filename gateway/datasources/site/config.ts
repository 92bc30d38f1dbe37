/**
 * The config service: the operator's settings, tried 5 times 1 s apart and kept 600 to 900 s [7.03, 7.04, 8.25, 9.29].
 */
import { randomInt } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { components, paths } from "../../upstream/config.ts";
import { UpstreamError } from "../../transport/upstreamError.ts";
import { KeptAnswers } from "../../transport/kept.ts";
import { SharedCalls } from "../../transport/shared.ts";
import { Upstream, type UpstreamOptions } from "../../transport/upstream.ts";
import { describeService } from "../descriptor.ts";

export type SiteConfigBody = components["schemas"]["SiteConfig"];

/** For this long after a final failure, readers get the error at once instead of waiting through all retries again. */
const failureMemoryMs = 5000;
const cacheSeconds = () => randomInt(600, 901);

/** The known state of a key. Only answers that match the contract get here. */
type Kept = { value: object } | { failure: UpstreamError };

export class ConfigService {
  readonly upstream: Upstream<paths>;
  readonly #kept = new LRUCache<string, Kept>({ max: 200 });
  /** The last whole config of each language and country, however old. */
  readonly #last = new LRUCache<string, SiteConfigBody>({ max: 200 });
  readonly #loads = new SharedCalls();
  readonly #groups = new KeptAnswers({ max: 200, ttlMs: 600_000 });
  /** Counts changes of the config; answers to earlier requests belong to the old one. */
  #era = 0;

  constructor(options: UpstreamOptions) {
    this.upstream = new Upstream<paths>(options);
  }

  /** The config has changed: cached values and pending requests are stale. */
  changed(): void {
    this.#era += 1;
    this.#groups.forget();
  }

  /**
   * The whole site config in a language, for visitors from a country (two lower-case letters).
   * @throws UpstreamError CONFIG_UNAVAILABLE when all tries failed.
   */
  async all(language: string, country: string): Promise<SiteConfigBody> {
    const config = await this.#cached(`all ${language} ${country}`, () =>
      this.upstream.get("/bff-api/config/all.json", {
        query: { lang: language },
        headers: { "x-geo-country": country },
      }),
    );
    this.#last.set(`${language} ${country}`, config);
    return config;
  }

  /** The config, or what it was when it could last be had; null if it never could. */
  async lastKnown(language: string, country: string): Promise<SiteConfigBody | null> {
    try {
      return await this.all(language, country);
    } catch {
      return this.#last.get(`${language} ${country}`) ?? null;
    }
  }

  /**
   * Only some groups of the config, in the operator's own words; kept apart, so that odd choices don't push out the
   * whole one.
   * @throws UpstreamError CONFIG_UNAVAILABLE when all tries failed.
   */
  async groups(names: readonly string[], language: string, country: string): Promise<Partial<SiteConfigBody>> {
    const groups = [...new Set(names)].toSorted().join(",");
    try {
      return await this.#groups.get([groups, language, country], () =>
        this.upstream.get("/bff-api/config/group/get", {
          query: { groups, lang: language },
          headers: { "x-geo-country": country },
        }),
      );
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.code === "CANCELLED") throw error;
      throw new UpstreamError(this.upstream.service, "CONFIG_UNAVAILABLE", { status: error.status });
    }
  }

  /** Which of the two account data calls to use [7.23]; the first one while the config can't be had. */
  async accountDataVersion(): Promise<number> {
    try {
      const group = await this.#cached("group accountDataVersion", () =>
        this.upstream.get("/bff-api/config/group/get", { query: { groups: "accountDataVersion", lang: "en" } }),
      );
      return group.accountDataVersion ?? 1;
    } catch {
      return 1;
    }
  }

  async #cached<T extends object>(question: string, load: () => Promise<T>): Promise<T> {
    const key = `${this.#era} ${question}`;
    const kept = this.#kept.get(key);
    if (kept !== undefined) {
      if ("failure" in kept) throw kept.failure;
      return kept.value as T;
    }
    try {
      return await this.#loads.run(key, () => this.#load(key, load));
    } catch (error) {
      throw this.upstream.failed(error);
    }
  }

  async #load<T extends object>(key: string, load: () => Promise<T>): Promise<T> {
    try {
      const value = await load();
      this.#kept.set(key, { value }, { ttl: cacheSeconds() * 1000 });
      return value;
    } catch (error) {
      // That every reader left says nothing about the service.
      if (error instanceof UpstreamError && error.code === "CANCELLED") throw error;
      const failure = new UpstreamError(this.upstream.service, "CONFIG_UNAVAILABLE", {
        status: error instanceof UpstreamError ? error.status : null,
      });
      this.#kept.set(key, { failure }, { ttl: failureMemoryMs });
      throw failure;
    }
  }
}

export const config = describeService({
  name: "config",
  calls: {
    // Site config: 5 tries 1 s apart [8.25].
    "GET /bff-api/config/all.json": { tries: 5, delayMs: 1000, isPublic: true },
    "GET /bff-api/config/group/get": { tries: 5, delayMs: 1000, isPublic: true },
  },
  connect: (options) => new ConfigService(options),
});
