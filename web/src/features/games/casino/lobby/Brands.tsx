import { useTranslation } from "react-i18next";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import type { CasinoGamesQuery, CasinoHallsQuery, CasinoProvidersQuery } from "@/operations/games/generated.ts";
import { GameShelf } from "@/features/games/casino/catalogue/GameShelf.tsx";
import { useCasinoFavorites } from "@/features/games/casino/catalogue/useCasinoFavorites.ts";
import { LobbyHead } from "./LobbyHead.tsx";
import styles from "./Lobby.module.css";

interface Props {
  providers: NonNullable<CasinoProvidersQuery["casinoProviders"]>["edges"];
  games: NonNullable<CasinoGamesQuery["casinoGames"]>["edges"];
  halls: CasinoHallsQuery | undefined;
}

/** Games by the brand that they carry: a row of each (SPEC 2.22). */
export function Brands({ providers, games, halls }: Props) {
  const { t } = useTranslation("casino");
  const lang = useLanguage();
  const favorites = useCasinoFavorites();
  const byBrand = Map.groupBy(
    games.map(({ node }) => node),
    ({ provider }) => provider?.key,
  );
  return (
    <div className={styles.page} data-wide>
      <PageHead title={t("brandsTitle")} description={t("brandsLead")} />
      <LobbyHead title={t("brandsTitle")} lead={t("brandsLead")} open="casinoBrand" halls={halls} />
      <div className={styles.shelves}>
        {providers.map(({ node: { key, name, gameCount } }) => (
          <GameShelf
            key={key}
            title={name}
            games={byBrand.get(key) ?? []}
            favorites={favorites}
            all={{ to: urls.page(lang, "provider", { provider: key }), count: gameCount }}
          />
        ))}
      </div>
    </div>
  );
}
