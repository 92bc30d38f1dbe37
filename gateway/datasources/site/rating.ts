/** The rating service: whether players would recommend the site. */
import type { SiteRating } from "../../generated/resolvers.ts";
import { bearer } from "../../transport/headers.ts";
import { Upstream, type UpstreamOptions } from "../../transport/upstream.ts";
import type { components, paths } from "../../upstream/rating.ts";
import { describeService } from "../descriptor.ts";

export class RatingService {
  readonly upstream: Upstream<paths>;

  constructor(options: UpstreamOptions) {
    this.upstream = new Upstream<paths>(options);
  }

  /** Whether a token's player may be asked. @throws UpstreamError, as all below */
  async isDue(token: string): Promise<boolean> {
    return (await this.upstream.get("/rating-api/v1/question", { headers: bearer(token) })).is_due;
  }

  /** Notes that they are asked; false where another page asks. */
  async ask(token: string): Promise<boolean> {
    return (await this.upstream.post("/rating-api/v1/question", { headers: bearer(token) })).is_asked;
  }

  async rate(
    token: string,
    body: { score: number; comment: string | null },
  ): Promise<{ rating: SiteRating | null; errors: components["schemas"]["FieldError"][] }> {
    const { rating, errors } = await this.upstream.post("/rating-api/v1/ratings", { headers: bearer(token), body });
    return {
      rating: rating === null ? null : { score: rating.score, comment: rating.comment, ratedAt: rating.rated_at },
      errors,
    };
  }
}

export const rating = describeService({
  name: "rating",
  connect: (options) => new RatingService(options),
});
