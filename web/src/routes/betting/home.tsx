import { siteClock } from "@/platform/browser/siteClock.ts";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { data, Link, type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import { COUPON_QUERY, couponCodeOf, couponPicturePath } from "#shared/betting/couponCode.ts";
import { urls } from "#shared/routes/routes.ts";
import { appContext, useLanguage, useOrigin } from "@/platform/app/app.ts";
import { definePage, type PageData } from "@/platform/page/page.ts";
import { readSiteConfig, useSiteConfig } from "@/platform/site/siteData.ts";
import { DEFAULT_CHOICE, listVariables } from "@/platform/page/listChoice.ts";
import { useListing } from "@/platform/page/useListing.ts";
import { HOME_HOURS, HOME_LINE_SIZE, HOME_LIVE_SIZE, HOME_PER_CHAMPIONSHIP } from "@/platform/page/pageSizes.ts";
import { GamesSection } from "@/features/betting/games/GamesSection.tsx";
import { HomeGames } from "@/features/betting/games/HomeGames.tsx";
import { serverContent } from "@/features/site/remoteView/serverContent.server.ts";
import type { RemoteContent } from "@/features/site/remoteView/views.ts";
import { organization, webSite } from "@/platform/head/organizationData.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { SliderPlace } from "@/features/loyalty/bonuses/mainSlider/SliderPlace.tsx";
import { LateParts } from "../layouts/LateParts.tsx";
import { GamesDocument } from "@/operations/betting/generated.ts";

/** Only homes that are a sub-application load what shows it. */
const RemoteView = lazy(async () => ({
  default: (await import("@/features/site/remoteView/RemoteView.tsx")).RemoteView,
}));

/** Games and prices come first. */
const fetchSlider = () =>
  import("@/features/loyalty/bonuses/mainSlider/MainSlider.tsx").then((module) => ({ default: module.MainSlider }));

const HOUR = 3_600_000;

const documents = { live: GamesDocument, line: GamesDocument };
const page = definePage({
  documents,
  variables: ({ app }) => {
    // Whole hours, so that the same question is asked for a while and caches can answer it.
    const until = Math.ceil((import.meta.env.SSR ? app.now : siteClock.now()) / HOUR) * HOUR + HOME_HOURS * HOUR;
    const settings = { ...app.settings(), isBestOnTop: true };
    return {
      live: listVariables(
        { filter: { section: "LIVE" as const, area: "CLASSIC" as const }, first: HOME_LIVE_SIZE },
        DEFAULT_CHOICE,
        settings,
      ),
      line: listVariables(
        {
          filter: {
            section: "LINE" as const,
            area: "CLASSIC" as const,
            perChampionship: HOME_PER_CHAMPIONSHIP,
            startsBefore: `${new Date(until).toISOString().slice(0, 19)}Z`,
          },
          first: HOME_LINE_SIZE,
        },
        DEFAULT_CHOICE,
        settings,
      ),
    };
  },
});

interface HomeData extends PageData<typeof documents> {
  /** The operator's sub-application as the server got it. */
  remote?: RemoteContent | null;
}

export async function loader(route: LoaderFunctionArgs) {
  const app = route.context.get(appContext);
  const { pathname, search } = new URL(route.request.url);
  const url = readSiteConfig(app.client)?.homePage.subApplicationUrl ?? null;
  const [home, remote] = await Promise.all([
    page.loader(route),
    url === null ? null : serverContent(app, url, `${pathname}${search}`),
  ]);
  return data<HomeData>({ ...home.data, remote }, home.init ?? undefined);
}
export const clientLoader = page.clientLoader;

/**
 * What the home page is, the operator decides (SPEC 2.10): line and live, live only, or a sub-application of their own.
 */
export default function Home() {
  const home = useLoaderData<HomeData>();
  const variables = page.useVariables();
  const adapt = useListing({ isBestFirst: true });
  const live = page.useQuery("live", { adapt });
  const line = page.useQuery("line", { adapt });
  const { t } = useTranslation("games");
  const origin = useOrigin();
  const lang = useLanguage();
  const config = useSiteConfig();
  const { pathname, search } = useLocation();
  if (variables.live === null || variables.line === null) return null;
  const allLive = <Link to={urls.section(lang, "live")}>{t("allLive")}</Link>;
  const allLine = <Link to={urls.section(lang, "line")}>{t("allLine")}</Link>;
  const { type, subApplicationUrl } = config?.homePage ?? { type: "SPORTSBOOK", subApplicationUrl: null };
  const code = couponCodeOf(new URLSearchParams(search).get(COUPON_QUERY));
  const site = {
    company: config?.companyName ?? t("siteName"),
    origin,
    language: lang,
    ...(config !== null && {
      legalName: config.companyLegalName,
      socialLinks: config.socialLinks.map(({ url }) => url),
    }),
  };
  return (
    <>
      <PageHead
        title={t("homeTitle")}
        description={t("homeDescription")}
        picture={code === null ? undefined : couponPicturePath(lang, code)}
        jsonLd={[organization(site), webSite(site)]}
      />
      <h1 className="visually-hidden">{t("homeTitle")}</h1>
      {type === "SUB_APPLICATION" && subApplicationUrl !== null ? (
        <Suspense>
          <RemoteView url={subApplicationUrl} fullPath={`${pathname}${search}`} initial={home.remote} />
        </Suspense>
      ) : null}
      {type === "LIVE" ? (
        <GamesSection
          title={t("liveNow")}
          section="LIVE"
          list={live}
          empty={{ title: t("noLive"), text: t("noLiveText"), action: allLine }}
        />
      ) : null}
      {type === "SPORTSBOOK" || (type === "SUB_APPLICATION" && subApplicationUrl === null) ? (
        <HomeGames live={live} line={line} allLive={allLive} allLine={allLine}>
          {config?.areas.includes("BONUSES") ? (
            <LateParts fetchContent={fetchSlider} placeholder={<SliderPlace />} />
          ) : null}
        </HomeGames>
      ) : null}
    </>
  );
}
