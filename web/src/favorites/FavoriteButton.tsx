import { useTranslation } from "react-i18next";
import { useFavoritesStore } from "@/favorites/favorites.ts";
import { useRowStop } from "@/ui/layout/rowStop.ts";
import styles from "./FavoriteButton.module.css";
import type { FavoriteKind } from "./favorites.ts";
import { useIsFavorite } from "./useFavorites.ts";

interface Props {
  kind: FavoriteKind;
  id: string;
  /** What it is called, for the button's label. */
  name: string;
}

/** The star beside a game, a championship or a team: a click keeps an eye on it, another one does not any more. */
export function FavoriteButton({ kind, id, name }: Props) {
  const { t } = useTranslation("games");
  const favorites = useFavoritesStore();
  const tabIndex = useRowStop();
  const isFavorite = useIsFavorite({ kind, id });
  return (
    <button
      type="button"
      className={`${styles.star} glyph-before`}
      tabIndex={tabIndex}
      aria-pressed={isFavorite}
      aria-label={t("favorite", { name })}
      title={t(isFavorite ? "favoriteOff" : "favoriteOn")}
      onClick={() => favorites.toggle({ kind, id })}
    />
  );
}
