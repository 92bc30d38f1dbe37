/** The favorites service: games, championships and teams that a player follows [1.02]. */
import type { FavoriteInput } from "../../generated/resolvers.ts";
import type { components, paths } from "../../upstream/favorites.ts";
import { Upstream, type UpstreamOptions } from "../../transport/upstream.ts";
import { describeService } from "../descriptor.ts";
import { bearer } from "../../transport/headers.ts";
import type { FavoriteModel } from "../models.ts";

type FavoriteBody = components["schemas"]["Favorite"];
type FieldError = components["schemas"]["FieldError"];

const toFavorite = ({ kind, id, addedAt }: FavoriteBody): FavoriteModel => ({ kind, targetId: id, addedAt });

const base = "/favorites-api/v1/favorites";

export class FavoritesService {
  readonly upstream: Upstream<paths>;

  constructor(options: UpstreamOptions) {
    this.upstream = new Upstream<paths>(options);
  }

  /** Favorites of a token's player, newest first. @throws UpstreamError */
  async list(token: string): Promise<FavoriteModel[]> {
    return (await this.upstream.get(base, { headers: bearer(token) })).favorites.map(toFavorite);
  }

  /** Adds or removes, and answers all there are then. @throws UpstreamError */
  async change(
    token: string,
    action: "add" | "remove",
    items: readonly FavoriteInput[],
  ): Promise<{ favorites: FavoriteModel[]; errors: FieldError[] }> {
    const answer = await this.upstream.post(`${base}/${action}`, {
      body: { items: items.map(({ kind, id }) => ({ kind, id })) },
      headers: bearer(token),
    });
    return { favorites: answer.favorites.map(toFavorite), errors: answer.errors };
  }
}

export const favorites = describeService({
  name: "favorites",
  connect: (options) => new FavoritesService(options),
});
