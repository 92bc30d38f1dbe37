/** Blocks of visitors by URL: 2 tries [7.06]. */
import type { RouteBlock } from "../../generated/resolvers.ts";
import type { paths } from "../../upstream/content.ts";
import { Upstream, type UpstreamOptions } from "../../transport/upstream.ts";
import { describeService } from "../descriptor.ts";

export class BlocksService {
  readonly upstream: Upstream<paths>;

  constructor(options: UpstreamOptions) {
    this.upstream = new Upstream<paths>(options);
  }

  /**
   * Whether a visitor, of an address and a country (two lower-case letters), is blocked at a URL; null if not.
   * @throws UpstreamError
   */
  async block(
    url: string,
    isSignedIn: boolean,
    { address, country }: { address: string; country: string },
  ): Promise<RouteBlock | null> {
    const { data } = await this.upstream.post("/blocks-api/api/v2/block", {
      body: { auth: isSignedIn, url },
      headers: { "x-client-address": address, "x-geo-country": country },
    });
    return data;
  }
}

export const blocks = describeService({
  name: "blocks",
  urlFallback: "CONTENT_URL",
  calls: {
    "POST /blocks-api/api/v2/block": { tries: 2, delayMs: 1000, isRead: true },
  },
  connect: (options) => new BlocksService(options),
});
