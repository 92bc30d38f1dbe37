import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Cards from "~icons/mdi/cards-playing-outline";
import Heart from "~icons/mdi/heart-outline";
import { urls } from "#shared/routes/routes.ts";
import { SignInNotice } from "@/account/SignInNotice.tsx";
import { useLanguage } from "@/platform/app/app.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { useViewer } from "@/platform/site/siteData.ts";
import {
  type CasinoHallsQuery,
  type CasinoRecentsQuery,
  useCasinoFavoritesQuery,
} from "@/operations/games/generated.ts";
import { LinkTabs } from "@/ui/layout/LinkTabs.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { GameGrid, GridPlaces } from "@/features/games/casino/catalogue/GameGrid.tsx";
import { useCasinoFavorites } from "@/features/games/casino/catalogue/useCasinoFavorites.ts";
import { useSeats } from "@/features/games/casino/catalogue/useSeats.ts";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import { LobbyHead } from "./LobbyHead.tsx";
import { Recents } from "./Recents.tsx";
import styles from "./Lobby.module.css";

interface Props {
  /** Only the games that the player keeps. */
  isFavorites: boolean;
  halls: CasinoHallsQuery | undefined;
  /** Games played lately, and those to go on with. */
  recents?: CasinoRecentsQuery | undefined;
}

/** The player's own corner of the casino (SPEC 2.22). */
export function MyCasino({ isFavorites, halls, recents }: Props) {
  const { t } = useTranslation("casino");
  const lang = useLanguage();
  const viewer = useViewer();
  const title = t(isFavorites ? "favorite.title" : "mineTitle");
  const tabs = [
    { key: "mine", to: urls.page(lang, "myCasino"), name: t("mineTitle"), isHere: !isFavorites },
    { key: "favorites", to: urls.page(lang, "myCasinoFavorites"), name: t("favorite.title"), isHere: isFavorites },
  ];
  return (
    <div className={styles.page} data-wide>
      <PageHead title={title} robots="noindex, follow" />
      <LobbyHead title={title} open="myCasino" halls={halls}>
        {viewer === null ? null : <LinkTabs label={t("mineTitle")} links={tabs} />}
      </LobbyHead>
      {viewer === null ? (
        <div className={styles.card}>
          <SignInNotice title={t("mineClosed")} action={t("signIn")} />
        </div>
      ) : isFavorites ? (
        <Favorites />
      ) : (
        <Played recents={recents} />
      )}
    </div>
  );
}

/** What waits for a move, what was played last, and the way to every round. */
function Played({ recents }: Pick<Props, "recents">) {
  const { t } = useTranslation("casino");
  const lang = useLanguage();
  const favorites = useCasinoFavorites();
  const seats = useSeats();
  if (recents?.viewer?.casinoRecents?.played.length === 0)
    return (
      <div className={styles.card}>
        <Notice
          icon={<Cards />}
          title={t("recents.none")}
          text={t("recents.noneText")}
          action={
            <Link className={styles.link} to={urls.page(lang, "casinoLobby")}>
              {t("toLobby")}
            </Link>
          }
        />
      </div>
    );
  return (
    <div className={styles.shelves}>
      <Recents recents={recents} favorites={favorites} seats={seats} />
      <p>
        <Link className={styles.link} to={`${urls.history(lang)}?view=casino`}>
          {t("recents.history")}
        </Link>
      </p>
    </div>
  );
}

function Favorites() {
  const { t } = useTranslation("casino");
  const lang = useLanguage();
  const { data, error, refetch } = useCasinoFavoritesQuery();
  const games = data?.viewer?.casinoFavorites;
  if (data === undefined && error === undefined) return <GridPlaces label={t("loading")} count={8} />;
  if (games == null)
    return (
      <div className={styles.card}>
        <LoadFailed title={t("failed")} text={t("failedText")} retry={refetch} />
      </div>
    );
  if (games.length === 0)
    return (
      <div className={styles.card}>
        <Notice
          icon={<Heart />}
          title={t("favorite.none")}
          text={t("favorite.noneText")}
          action={
            <Link className={styles.link} to={urls.page(lang, "casinoLobby")}>
              {t("toLobby")}
            </Link>
          }
        />
      </div>
    );
  return <GameGrid games={games} label={t("favorite.title")} level={2} />;
}
