import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { DEFAULT_CHOICE, listVariables } from "@/platform/page/listChoice.ts";
import { missing } from "@/platform/page/missing.ts";
import { definePage } from "@/platform/page/page.ts";
import { routeAt, usePageRoute } from "@/platform/page/pageRoute.ts";
import { LIST_SIZE } from "@/platform/page/pageSizes.ts";
import { useListing } from "@/platform/page/useListing.ts";
import { CricketLanding } from "@/features/betting/cricket/CricketLanding.tsx";
import { CricketText } from "@/features/betting/cricket/CricketText.tsx";
import { tabOf, tabText, TOURNAMENT_ID } from "@/features/betting/cricket/tournament.ts";
import { GamesSection } from "@/features/betting/games/GamesSection.tsx";
import { PreviewStrip } from "@/features/content/preview/PreviewStrip.tsx";
import { checkPreview, previewVariables } from "@/features/content/preview/previewToken.ts";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import { GamesDocument } from "@/operations/betting/generated.ts";
import { PagePreviewDocument, TextPageDocument } from "@/operations/content/generated.ts";
import type { Section } from "@/operations/types.generated.ts";

const page = definePage({
  documents: { text: TextPageDocument, preview: PagePreviewDocument, line: GamesDocument, live: GamesDocument },
  variables: ({ app, url }) => {
    const match = routeAt(url.pathname);
    if (match === null) throw missing();
    const tab = tabOf(match.params["tab"]);
    const path = tabText(tab);
    const games = (section: Section) =>
      listVariables(
        { filter: { section, championshipId: TOURNAMENT_ID }, first: LIST_SIZE },
        DEFAULT_CHOICE,
        app.settings(),
      );
    return {
      text: path === null ? null : { path, general: path, hasGeneral: false },
      preview: path === null ? null : previewVariables(url, path),
      line: tab === "odds" ? games("LINE") : null,
      live: tab === "live" ? games("LIVE") : null,
    };
  },
  check: ({ text, preview }, { url }) => {
    if (!checkPreview(url, preview) && text?.page === null) throw missing();
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** The landing of a cricket tournament: about it, odds, winners, live, tips, questions (SPEC 2.62). */
export default function Cricket() {
  const variables = page.useVariables();
  const { t } = useTranslation("cricket");
  const lang = useLanguage();
  const tab = tabOf(usePageRoute()?.params["tab"]);
  const { data: published } = page.useQuery("text");
  const { data: previewed } = page.useQuery("preview");
  const data = variables.preview === null ? published : previewed;
  const adapt = useListing();
  const line = page.useQuery("line", { adapt });
  const live = page.useQuery("live", { adapt });
  if (variables.line !== null)
    return (
      <CricketLanding tab={tab} title={`${t("name")}: ${t("tab.odds")}`} lead={null}>
        <GamesSection
          title={t("oddsTitle")}
          section="LINE"
          list={line}
          isOneChampionship
          empty={{
            title: t("noOdds"),
            text: t("noOddsText"),
            action: <Link to={urls.page(lang, "line", { sport: "cricket" })}>{t("allCricket")}</Link>,
          }}
        />
      </CricketLanding>
    );
  if (variables.live !== null)
    return (
      <CricketLanding tab={tab} title={`${t("name")}: ${t("tab.live")}`} lead={null}>
        <GamesSection
          title={t("liveTitle")}
          section="LIVE"
          list={live}
          isOneChampionship
          empty={{
            title: t("noLive"),
            text: t("noLiveText"),
            action: <Link to={urls.page(lang, "cricket", { tab: "odds" })}>{t("toOdds")}</Link>,
          }}
        />
      </CricketLanding>
    );
  if (data?.page == null) return <ErrorNotice status={503} />;
  return (
    <>
      {variables.preview === null ? null : <PreviewStrip />}
      <CricketLanding tab={tab} title={data.page.title} lead={data.page.description}>
        <CricketText text={data.page} />
      </CricketLanding>
    </>
  );
}
