import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import Star from "~icons/mdi/star-outline";
import { useFavoritesStore } from "@/favorites/favorites.ts";
import { useDialog } from "@/platform/app/app.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { useFavorites } from "@/favorites/useFavorites.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import { FavoriteLists } from "./FavoriteLists.tsx";
import styles from "./OwnGames.module.css";

interface Props {
  title: string;
  /** Links to the same page in line and in live. */
  switcher: ReactNode;
  /** The list of the games chosen: those of `useOwnChoice`. */
  games: ReactNode;
  /** Games to mark, for those who have marked none. */
  suggestions: ReactNode;
}

/** Bets on your team: games of the teams, championships and games that the visitor marked with a star. */
export function OwnGames({ title, switcher, games, suggestions }: Props) {
  const { t } = useTranslation("betsOnYour");
  const dialog = useDialog();
  const favorites = useFavoritesStore();
  const isGuest = useViewer() === null;
  const { keys, state } = useFavorites();
  const isWaiting = state === "unknown" || (state === "loading" && keys.length === 0);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {switcher}
      </header>
      <p className={styles.lead}>{t("lead")}</p>
      {isWaiting ? (
        <div className={styles.card}>
          <Skeleton rows={8} label={t("loading")} />
        </div>
      ) : null}
      {state === "failed" ? (
        <div className={styles.card}>
          <LoadFailed title={t("failed")} text={t("failedText")} retry={() => favorites.reload()} />
        </div>
      ) : null}
      {state === "ready" && keys.length === 0 ? (
        <>
          <div className={styles.card}>
            <Notice
              icon={<Star />}
              title={t("nothing")}
              text={t("nothingText")}
              action={
                <Button look="primary" onClick={() => dialog({ name: "search" })}>
                  {t("find")}
                </Button>
              }
            />
          </div>
          {suggestions}
        </>
      ) : null}
      {keys.length > 0 ? (
        <>
          {games}
          <FavoriteLists keys={keys} />
          {isGuest ? (
            <p className={styles.guest}>
              {t("guest")}{" "}
              <button type="button" className={styles.link} onClick={() => dialog({ name: "signIn" })}>
                {t("signIn")}
              </button>
            </p>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
