import { useTranslation } from "react-i18next";
import { Link, useLoaderData } from "react-router";
import { urls } from "#shared/routes.ts";
import { languageOf, useApp } from "@/app/app.ts";
import { definePage } from "@/app/page.ts";
import { HOME_HOURS, HOME_LINE_SIZE, HOME_LIVE_SIZE } from "@/app/pageSizes.ts";
import { HomeGames } from "@/features/games/HomeGames.tsx";
import { GamesDocument, useSiteQuery } from "@/operations/generated.ts";

const HOUR = 3_600_000;

const page = definePage({
  documents: { live: GamesDocument, line: GamesDocument },
  variables: ({ app }) => {
    // Whole hours, so that the same question is asked for a while and caches can answer it.
    const until = Math.ceil((import.meta.env.SSR ? app.now : Date.now()) / HOUR) * HOUR + HOME_HOURS * HOUR;
    return {
      live: { filter: { section: "LIVE" as const }, first: HOME_LIVE_SIZE },
      line: { filter: { section: "LINE" as const, startsBefore: `${new Date(until).toISOString().slice(0, 19)}Z` }, first: HOME_LINE_SIZE },
    };
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function Home() {
  const { live, line } = page.useHydration(useLoaderData<typeof clientLoader>());
  const { t } = useTranslation("games");
  const lang = languageOf(useApp());
  const { data } = useSiteQuery();
  if (live === null || line === null) return null;
  return (
    <>
      <title>{`${t("homeTitle")} · ${data?.siteConfig?.companyName ?? t("siteName")}`}</title>
      <meta name="description" content={t("homeDescription")} />
      <h1 className="visually-hidden">{t("homeTitle")}</h1>
      <HomeGames live={live} line={line} allLive={<Link to={urls.section(lang, "live")}>{t("allLive")}</Link>} allLine={<Link to={urls.section(lang, "line")}>{t("allLine")}</Link>} />
    </>
  );
}
