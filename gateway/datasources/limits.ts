/** The limits service: a player's responsible-gaming limits [7.30]. */
import type { Limit } from "../generated/resolvers.ts";
import type { components, paths } from "../upstream/limits.ts";
import { Upstream, type UpstreamOptions } from "./upstream.ts";

type LimitBody = components["schemas"]["Limit"];

/** A limit in the schema's words. There is one of a kind, so its type names it. */
export function toLimit(body: LimitBody): Limit {
  return {
    id: String(body.limitType),
    limitType: body.limitType,
    limitValue: body.limitValue,
    limitBalance: body.limitBalance,
    limitState: body.limitState,
    needApprove: body.needApprove === 1,
    startedAt: body.startedAt,
    endsAt: body.endsAt,
    currency: body.currency,
    measure: body.measure,
  };
}

export class LimitsService {
  readonly upstream: Upstream<paths>;

  constructor(options: UpstreamOptions) {
    this.upstream = new Upstream<paths>(options);
  }

  /** Limits of a token's player. @throws UpstreamError */
  async list(token: string, language: string): Promise<Limit[]> {
    const { limits } = await this.upstream.get("/limit-service-api/api/external/web/v3/limits", {
      headers: { "x-auth": token, "x-language": language },
    });
    return limits.map(toLimit);
  }
}
