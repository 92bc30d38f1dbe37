/** The policy logo, kept for a day [7.12]. */
import type { paths } from "../../upstream/content.ts";
import { KeptAnswers } from "../../transport/kept.ts";
import { Upstream, type UpstreamOptions } from "../../transport/upstream.ts";
import { describeService } from "../descriptor.ts";
import type { BytesAnswer } from "../../transport/types.ts";

export class PolicyService {
  readonly upstream: Upstream<paths>;
  readonly #kept = new KeptAnswers({ max: 1, ttlMs: 86_400_000 });

  constructor(options: UpstreamOptions) {
    this.upstream = new Upstream<paths>(options);
  }

  /** The picture as it came. @throws UpstreamError */
  logo(): Promise<BytesAnswer> {
    return this.#kept.get(["logo"], () => this.upstream.bytes("/web-api/policy/logo.agif", {}));
  }
}

export const policy = describeService({
  name: "policy",
  urlFallback: "CONTENT_URL",
  calls: {
    "GET /web-api/policy/logo.agif": { isPublic: true },
  },
  connect: (options) => new PolicyService(options),
});
