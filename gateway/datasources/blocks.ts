/** Whom the operator keeps out of a URL: 2 tries [7.06]. */
import type { RouteBlock } from "../generated/resolvers.ts";
import type { paths } from "../upstream/content.ts";
import { Upstream, type UpstreamOptions } from "../transport/upstream.ts";

export class BlocksService {
  readonly upstream: Upstream<paths>;

  constructor(options: UpstreamOptions) {
    this.upstream = new Upstream<paths>(options);
  }

  /** Whether a visitor, of an address and a country (two lower-case letters), is blocked at a URL; null when not. @throws UpstreamError */
  async block(url: string, isSignedIn: boolean, { address, country }: { address: string; country: string }): Promise<RouteBlock | null> {
    const { data } = await this.upstream.post("/blocks-api/api/v2/block", { body: { auth: isSignedIn, url }, headers: { "x-client-address": address, "x-geo-country": country } });
    return data;
  }
}
