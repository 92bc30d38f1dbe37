/** What the browser's favorites stand on: the server for players, the browser's storage for guests. */
import type { ApolloClient } from "@apollo/client";
import { mayKeep } from "@/platform/site/storage.ts";
import { type FavoriteKey, FAVORITES_KEY, type FavoritesAnswer, type FavoritesTools } from "./favorites.ts";
import { localTexts } from "@/platform/browser/storage.ts";

interface Listed {
  kind: FavoriteKey["kind"];
  targetId: string;
}
const keysOf = (favorites: readonly Listed[] | null | undefined): FavoriteKey[] | null =>
  favorites?.map(({ kind, targetId }) => ({ kind, id: targetId })) ?? null;

const nothing: FavoritesAnswer = { keys: null, error: null };

export function favoritesTools(client: ApolloClient, tell: (code: string) => void): FavoritesTools {
  return {
    tell,
    storage: () => (mayKeep({ client }, FAVORITES_KEY) ? localTexts : null),
    load: async () => {
      try {
        // The documents are for those who have favorites: they come with the first question.
        const { MyFavoritesDocument } = await import("@/operations/betting/generated.ts");
        const { data } = await client.query({
          query: MyFavoritesDocument,
          fetchPolicy: "no-cache",
          context: { hasOwnErrors: true },
        });
        return keysOf(data?.viewer?.favorites);
      } catch {
        return null;
      }
    },
    change: async (action, items) => {
      try {
        const variables = { input: { items: items.map(({ kind, id }) => ({ kind, id })) } };
        const options = { variables, fetchPolicy: "no-cache", context: { hasOwnErrors: true } } as const;
        const add = async () => {
          const { AddFavoritesDocument } = await import("@/operations/betting/generated.ts");
          return (await client.mutate({ mutation: AddFavoritesDocument, ...options })).data?.addFavorites;
        };
        const remove = async () => {
          const { RemoveFavoritesDocument } = await import("@/operations/betting/generated.ts");
          return (await client.mutate({ mutation: RemoveFavoritesDocument, ...options })).data?.removeFavorites;
        };
        const answer = await (action === "add" ? add : remove)();
        return answer == null ? nothing : { keys: keysOf(answer.favorites), error: answer.errors[0]?.code ?? null };
      } catch {
        return nothing;
      }
    },
  };
}
