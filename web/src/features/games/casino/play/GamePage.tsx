import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useSearchParams } from "react-router";
import Heart from "~icons/mdi/heart-outline";
import HeartFull from "~icons/mdi/heart";
import { casinoGameUrl, HALL_PAGES } from "#shared/routes/casinoHalls.ts";
import { urls } from "#shared/routes/routes.ts";
import { activeAccountOf } from "@/account/activeAccount.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { useViewer } from "@/platform/site/siteData.ts";
import type { CasinoGamesQuery, CasinoHallsQuery } from "@/operations/games/generated.ts";
import { Breadcrumbs } from "@/ui/layout/Breadcrumbs.tsx";
import { figure } from "@/features/games/casino/catalogue/figures.ts";
import { GameShelf } from "@/features/games/casino/catalogue/GameShelf.tsx";
import { useCasinoFavorites } from "@/features/games/casino/catalogue/useCasinoFavorites.ts";
import { GameFacts, type PlayedGame } from "./GameFacts.tsx";
import { GameFrame } from "./GameFrame.tsx";
import styles from "./GamePage.module.css";
import { Poster } from "./Poster.tsx";
import { useFreeRounds } from "./useFreeRounds.ts";
import { type PlayMode, useLaunch } from "./useLaunch.ts";

interface Props {
  game: PlayedGame;
  halls: CasinoHallsQuery | undefined;
  /** Other games of its hall. */
  similar: CasinoGamesQuery | undefined;
  /** A page that presents the game; it is played on its own page. */
  isLanding: boolean;
}

/** How the address asks to play; null for not at all. */
function modeOf(query: URLSearchParams, game: PlayedGame): PlayMode | null {
  const mode = query.get("mode");
  return mode === "money" || (mode === "demo" && game.hasDemo === true) ? mode : null;
}

/** A game: played in its frame, with what is known of it and others like it (SPEC 2.20, 2.26). */
export function GamePage({ game, halls, similar, isLanding }: Props) {
  const { t } = useTranslation(["casinoGame", "casino"]);
  const lang = useLanguage();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const viewer = useViewer();
  const favorites = useCasinoFavorites();
  const account = activeAccountOf(viewer);
  const { free, again: lookAgain } = useFreeRounds(game.key, account?.balance.currency);
  const mode = isLanding ? null : modeOf(query, game);
  const isGuestForMoney = mode === "money" && viewer === null;
  const { launch, again } = useLaunch(
    mode === null || isGuestForMoney
      ? null
      : { gameId: game.id, mode, accountId: mode === "money" ? (account?.id ?? null) : null },
  );
  const page = casinoGameUrl(lang, game);
  const hall = halls?.casinoHalls?.find((one) => one.hall === game.halls?.[0]);
  const trail = [
    { name: t("casino:lobby"), to: urls.page(lang, "casinoLobby") },
    ...(hall === undefined ? [] : [{ name: hall.name, to: urls.page(lang, HALL_PAGES[hall.hall]) }]),
    { name: game.name, to: page },
  ];
  const others = (similar?.casinoGames?.edges ?? []).map(({ node }) => node).filter(({ id }) => id !== game.id);
  const isKept = favorites.ids.has(game.id);
  const Icon = isKept ? HeartFull : Heart;
  const description = t("description", { name: game.name, provider: game.provider?.name ?? "" });
  const leave = () => void navigate(page, { replace: true, preventScrollReset: true });

  let stage: ReactNode;
  if (launch.state === "open")
    stage = (
      <GameFrame
        key={launch.game.url}
        game={launch.game}
        name={game.name}
        account={launch.game.mode === "money" ? account : null}
        free={launch.game.mode === "money" ? free : null}
        onFreeRound={lookAgain}
        onLeave={leave}
      />
    );
  else
    stage = (
      <Poster game={game} page={page} launch={launch} free={free} isSignInNeeded={isGuestForMoney} onAgain={again} />
    );

  return (
    <div className={styles.page} data-wide>
      <PageHead title={game.name} description={description} canonicalPath={isLanding ? undefined : page} />
      <Breadcrumbs label={t("way")} trail={trail} />
      <header className={styles.head}>
        <h1>{game.name}</h1>
        {game.provider === null ? null : (
          <Link className={styles.provider} to={urls.page(lang, "provider", { provider: game.provider.key })}>
            {game.provider.name}
          </Link>
        )}
        {game.rtp === null ? null : (
          <span className={styles.fact}>{t("casino:returns", { percent: figure(lang, game.rtp) })}</span>
        )}
        <button
          type="button"
          className={styles.favorite}
          aria-pressed={isKept}
          aria-label={t("casino:favorite.of", { name: game.name })}
          title={t(isKept ? "casino:favorite.drop" : "casino:favorite.keep")}
          onClick={() => favorites.toggle(game)}
        >
          <Icon aria-hidden />
        </button>
      </header>
      {stage}
      <GameFacts game={game} halls={halls} />
      {others.length === 0 ? null : <GameShelf title={t("similar")} games={others} favorites={favorites} />}
    </div>
  );
}
