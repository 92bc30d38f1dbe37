import { useTranslation } from "react-i18next";
import { useDialog, useNotifications } from "@/platform/app/app.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import {
  CasinoFavoritesDocument,
  type CasinoCardFieldsFragment,
  useCasinoFavoritesQuery,
  useSetCasinoFavoriteMutation,
} from "@/operations/games/generated.ts";

export interface CasinoFavorites {
  /** Numbers of the games that the player keeps. */
  ids: ReadonlySet<string>;
  /** Keeps a game or drops it. A guest is asked to sign in. */
  toggle(game: CasinoCardFieldsFragment): void;
}

/** The games that the player keeps; a list asks once for all its cards. */
export function useCasinoFavorites(): CasinoFavorites {
  const { t } = useTranslation("casino");
  const viewer = useViewer();
  const dialog = useDialog();
  const notifications = useNotifications();
  const { data } = useCasinoFavoritesQuery({ skip: viewer === null });
  const [set] = useSetCasinoFavoriteMutation();
  const kept = (viewer === null ? null : data?.viewer?.casinoFavorites) ?? [];
  const ids = new Set(kept.map(({ id }) => id));

  async function change(game: CasinoCardFieldsFragment, isFavorite: boolean): Promise<void> {
    const refused = (code: string | undefined) =>
      notifications.show({
        kind: "error",
        view: "toast",
        text: t(code === "TOO_MANY_FAVORITES" ? "favorite.full" : "favorite.failed", { name: game.name }),
      });
    if (viewer === null) return;
    const owner = { __typename: "Viewer" as const, id: viewer.id };
    const after = isFavorite ? [game, ...kept] : kept.filter(({ id }) => id !== game.id);
    try {
      const { data: answer } = await set({
        variables: { input: { gameId: game.id, isFavorite } },
        optimisticResponse: {
          setCasinoFavorite: {
            __typename: "SetCasinoFavoritePayload",
            favorites: after.map((one) => ({ ...one, __typename: "CasinoGame" as const })),
            errors: [],
          },
        } as never,
        update: (cache, { data: result }) => {
          const favorites = result?.setCasinoFavorite?.favorites;
          if (favorites == null) return;
          cache.writeQuery({
            query: CasinoFavoritesDocument,
            data: { viewer: { ...owner, casinoFavorites: favorites } },
          });
        },
      });
      const error = answer?.setCasinoFavorite?.errors[0];
      if (answer?.setCasinoFavorite?.favorites == null) refused(error?.code);
    } catch {
      refused(undefined);
    }
  }

  return {
    ids,
    toggle: (game) => {
      if (viewer === null) dialog({ name: "signIn" });
      else void change(game, !ids.has(game.id));
    },
  };
}
