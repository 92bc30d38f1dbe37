import { useTranslation } from "react-i18next";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import type { Answer } from "@/platform/page/page.ts";
import type {
  CasinoHallsQuery,
  CasinoLobbyQuery,
  CasinoLobbyQueryVariables,
  CasinoRecentsQuery,
} from "@/operations/games/generated.ts";
import { GridPlaces } from "@/features/games/casino/catalogue/GameGrid.tsx";
import { GameShelf } from "@/features/games/casino/catalogue/GameShelf.tsx";
import { useCasinoFavorites } from "@/features/games/casino/catalogue/useCasinoFavorites.ts";
import { useSeats } from "@/features/games/casino/catalogue/useSeats.ts";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import { Hero } from "./Hero.tsx";
import { LobbyHead } from "./LobbyHead.tsx";
import { Recents } from "./Recents.tsx";
import styles from "./Lobby.module.css";

interface Props {
  answer: Answer<CasinoLobbyQuery, CasinoLobbyQueryVariables>;
  halls: CasinoHallsQuery | undefined;
  recents?: CasinoRecentsQuery | undefined;
}

/** The casino's first page: a few games large, then rows of those that have something in common (SPEC 2.22). */
export function Lobby({ answer: { data, error, refetch }, halls, recents }: Props) {
  const { t } = useTranslation("casino");
  const lang = useLanguage();
  const favorites = useCasinoFavorites();
  const seats = useSeats();
  const featured = data?.featured?.edges.map(({ node }) => node) ?? [];
  const collections = data?.casinoCollections ?? null;
  return (
    <div className={styles.page} data-wide>
      <PageHead title={t("title")} description={t("lead")} />
      <LobbyHead title={t("title")} open="casinoLobby" halls={halls} />
      <Hero games={featured} />
      {data === undefined && error === undefined ? <GridPlaces label={t("loading")} count={16} /> : null}
      {(data === undefined && error !== undefined) || (data !== undefined && collections === null) ? (
        <div className={styles.card}>
          <LoadFailed title={t("failed")} text={t("failedText")} retry={refetch} />
        </div>
      ) : null}
      <div className={styles.shelves}>
        <Recents recents={recents} favorites={favorites} seats={seats} />
        {collections?.map(({ key, name, gameCount, games }) => (
          <GameShelf
            key={key}
            title={name}
            games={games}
            favorites={favorites}
            seats={seats}
            all={{ to: `${urls.page(lang, "games")}?collection=${key}`, count: gameCount }}
          />
        ))}
      </div>
    </div>
  );
}
