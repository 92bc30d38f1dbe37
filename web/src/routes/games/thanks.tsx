import { siteClock } from "@/platform/browser/siteClock.ts";
import { redirect } from "react-router";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Done from "~icons/mdi/check-circle-outline";
import { HALL_PAGES } from "#shared/routes/casinoHalls.ts";
import { urls } from "#shared/routes/routes.ts";
import { languageOf, useLanguage } from "@/platform/app/app.ts";
import { definePage } from "@/platform/page/page.ts";
import { routeAt, usePageRoute } from "@/platform/page/pageRoute.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { readViewer } from "@/platform/site/siteData.ts";
import { useCasinoFavorites } from "@/features/games/casino/catalogue/useCasinoFavorites.ts";
import { GameShelf } from "@/features/games/casino/catalogue/GameShelf.tsx";
import styles from "@/features/games/casino/lobby/Thanks.module.css";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import { CasinoGamesDocument, CasinoHallsDocument } from "@/operations/games/generated.ts";
import { PaymentsDocument } from "@/operations/office/generated.ts";
import { Money } from "@/ui/marks/Money.tsx";

const HALLS = { slotsThankYou: "SLOTS", casinoThankYou: "LIVE", kenoThankYou: "KENO" } as const;
const hallAt = (name: string | undefined) =>
  name !== undefined && name in HALLS ? HALLS[name as keyof typeof HALLS] : null;

/** A deposit is thanked for within a day, in milliseconds. */
const FRESH = 86_400_000;
const NEWEST = { first: 1, filter: { direction: "DEPOSIT" as const } };
const SHELF = 14;

const page = definePage({
  documents: { deposit: PaymentsDocument, games: CasinoGamesDocument },
  variables: async ({ app, url, ask }) => {
    const hall = hallAt(routeAt(url.pathname)?.name);
    const lang = languageOf(app);
    const halls = (await ask(CasinoHallsDocument, {}))?.casinoHalls;
    const hasGames = hall !== null && halls?.some((one) => one.hall === hall) !== false;
    const newest =
      readViewer(app.client) == null
        ? undefined
        : (await ask(PaymentsDocument, NEWEST))?.viewer?.payments?.edges[0]?.node;
    // Who has nothing to be thanked for is where the games are.
    if (newest?.state !== "SUCCEEDED" || Date.parse(newest.changedAt) < siteClock.now() - FRESH)
      throw redirect(urls.page(lang, hasGames ? HALL_PAGES[hall] : "casinoLobby"));
    return {
      deposit: NEWEST,
      games: { filter: hasGames ? { hall } : {}, first: SHELF, hasChoices: false },
    };
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Thanks for a deposit that was made on the way to a hall, with its games (SPEC 2.23). */
export default function Thanks() {
  page.useVariables();
  const deposit = page.useQuery("deposit").data?.viewer?.payments?.edges[0]?.node;
  const games = page.useQuery("games").data?.casinoGames?.edges.map(({ node }) => node) ?? [];
  const favorites = useCasinoFavorites();
  const { t } = useTranslation("casino");
  const lang = useLanguage();
  const hall = hallAt(usePageRoute()?.name);
  if (deposit === undefined || hall === null) return <ErrorNotice status={503} />;
  const isInHall = games[0]?.halls?.includes(hall) === true;
  return (
    <div className={styles.page} data-wide>
      <PageHead title={t("thanks.title")} robots="noindex, nofollow" />
      <section className={styles.card}>
        <Done aria-hidden className={styles.icon} />
        <h1>{t("thanks.title")}</h1>
        <p>
          {t("thanks.text", { sum: "\u0000" })
            .split("\u0000")
            .flatMap((part, index) => (index === 0 ? [part] : [<Money key="sum" value={deposit.amount} />, part]))}
        </p>
        <Link className={styles.next} to={urls.page(lang, isInHall ? HALL_PAGES[hall] : "casinoLobby")}>
          {t("thanks.toHall")}
        </Link>
      </section>
      {games.length === 0 ? null : <GameShelf title={t("allGames")} games={games} favorites={favorites} />}
    </div>
  );
}
