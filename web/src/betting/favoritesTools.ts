/** What the browser's favourites stand on: the server for players, the browser's storage for guests. */
import type { ApolloClient } from "@apollo/client";
import { mayKeep } from "@/app/storage.ts";
import { type FavoriteKey, FAVORITES_KEY, type FavoritesAnswer, type FavoritesTools } from "./favorites.ts";

/** The documents are for who has favourites: they come with the first question. */
const operations = () => import("@/operations/pages.generated.ts");

interface Listed { kind: FavoriteKey["kind"]; targetId: string }
const keysOf = (favorites: readonly Listed[] | null | undefined): FavoriteKey[] | null =>
  favorites?.map(({ kind, targetId }) => ({ kind, id: targetId })) ?? null;

const nothing: FavoritesAnswer = { keys: null, error: null };

export function favoritesTools(client: ApolloClient, tell: (code: string) => void): FavoritesTools {
  return {
    tell,
    storage: () => (mayKeep({ client }, FAVORITES_KEY) ? localStorage : null),
    load: async () => {
      try {
        const { MyFavoritesDocument } = await operations();
        const { data } = await client.query({ query: MyFavoritesDocument, fetchPolicy: "no-cache", context: { hasOwnErrors: true } });
        return keysOf(data?.viewer?.favorites);
      } catch {
        return null;
      }
    },
    change: async (action, items) => {
      try {
        const { AddFavoritesDocument, RemoveFavoritesDocument } = await operations();
        const variables = { input: { items: items.map(({ kind, id }) => ({ kind, id })) } };
        const options = { variables, fetchPolicy: "no-cache", context: { hasOwnErrors: true } } as const;
        const answer = action === "add"
          ? (await client.mutate({ mutation: AddFavoritesDocument, ...options })).data?.addFavorites
          : (await client.mutate({ mutation: RemoveFavoritesDocument, ...options })).data?.removeFavorites;
        return answer == null ? nothing : { keys: keysOf(answer.favorites), error: answer.errors[0]?.code ?? null };
      } catch {
        return nothing;
      }
    },
  };
}
