/** The config service: the operator's settings, tried 5 times 1 s apart and kept 600 to 900 s [7.03, 7.04, 8.25, 9.29]. */
import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { components, paths } from "../upstream/config.ts";
import { UpstreamError } from "./errors.ts";
import { Upstream, type UpstreamOptions } from "./upstream.ts";

export type SiteConfigBody = components["schemas"]["SiteConfig"];

export interface ConfigOptions extends UpstreamOptions {
  /** Tries before giving up. Default 5. */
  tries?: number;
  /** Milliseconds between two tries. Default 1000. */
  tryDelayMs?: number;
}

/** After a load failed for good, this long every reader is told so at once instead of waiting through the tries again. */
const failureMemoryMs = 5000;
const cacheSeconds = () => randomInt(600, 901);

export class ConfigService {
  readonly upstream: Upstream<paths>;
  readonly #tries: number;
  readonly #tryDelayMs: number;
  readonly #cache = new LRUCache<string, { value: Promise<object> }>({ max: 200 });

  constructor({ tries = 5, tryDelayMs = 1000, ...options }: ConfigOptions) {
    this.upstream = new Upstream<paths>(options);
    this.#tries = tries;
    this.#tryDelayMs = tryDelayMs;
  }

  /**
   * The whole site config in a language, for visitors from a country (two lower-case letters).
   * @throws UpstreamError CONFIG_UNAVAILABLE when all tries failed.
   */
  all(language: string, country: string): Promise<SiteConfigBody> {
    return this.#cached(`all ${language} ${country}`, () =>
      this.upstream.get("/bff-api/config/all.json", { query: { lang: language }, headers: { "x-geo-country": country } }));
  }

  /** Which of the two account data calls to use [7.23]; the first one while the config can't be had. */
  async accountDataVersion(): Promise<number> {
    try {
      const group = await this.#cached("group accountDataVersion", () =>
        this.upstream.get("/bff-api/config/group/get", { query: { groups: "accountDataVersion", lang: "en" } }));
      return group.accountDataVersion ?? 1;
    } catch {
      return 1;
    }
  }

  #cached<T extends object>(key: string, load: () => Promise<T>): Promise<T> {
    const present = this.#cache.get(key);
    if (present !== undefined) return present.value as Promise<T>;
    const value = this.#load(load);
    const entry = { value };
    this.#cache.set(key, entry, { ttl: cacheSeconds() * 1000 });
    value.catch(() => this.#cache.set(key, entry, { ttl: failureMemoryMs }));
    return value;
  }

  async #load<T>(load: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await load();
      } catch (error) {
        if (attempt >= this.#tries) {
          throw new UpstreamError(this.upstream.service, "CONFIG_UNAVAILABLE", { status: error instanceof UpstreamError ? error.status : null });
        }
        await wait(this.#tryDelayMs);
      }
    }
  }
}
