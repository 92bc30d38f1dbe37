/**
 * Dictionaries by route and language, kept 600 s; their files may be kept for ever, as their names change with their
 * words [7.10].
 */
import type { DictionaryBundle } from "../../generated/resolvers.ts";
import type { paths } from "../../upstream/dictionaries.ts";
import { KeptAnswers } from "../../transport/kept.ts";
import { Upstream, type UpstreamOptions } from "../../transport/upstream.ts";
import { describeService } from "../descriptor.ts";
import type { BytesAnswer } from "../../transport/types.ts";

export class DictionariesService {
  readonly upstream: Upstream<paths>;
  readonly #kept = new KeptAnswers({ max: 1000, ttlMs: 600_000 });
  readonly #files = new KeptAnswers({ max: 100, ttlMs: 600_000 });

  constructor(options: UpstreamOptions) {
    this.upstream = new Upstream<paths>(options);
  }

  /** Those a route needs, or those named. @throws UpstreamError */
  load(route: string, language: string, ids: readonly string[] | null): Promise<DictionaryBundle> {
    const query = { route, lng: language, ...(ids !== null && { ids: ids.join(",") }) };
    return this.#kept.get([language, query.ids ?? null, route], async () => {
      const { cdn, dictionaries, ...bundle } = await this.upstream.get("/dictionaries-api/v1/dictionaries", { query });
      return {
        ...bundle,
        dictionaries: dictionaries.map(({ id, hash, path, entries }) => ({ id, hash, url: `${cdn}${path}`, entries })),
      };
    });
  }

  /** One version of a dictionary as a file. @throws UpstreamError */
  file(language: string, file: string): Promise<BytesAnswer> {
    return this.#files.get([language, file], () =>
      this.upstream.bytes("/dictionaries/{language}/{file}", { path: { language, file } }),
    );
  }
}

export const dictionaries = describeService({
  name: "dictionaries",
  calls: {
    "GET /dictionaries-api/v1/dictionaries": { isPublic: true },
  },
  connect: (options) => new DictionariesService(options),
});
