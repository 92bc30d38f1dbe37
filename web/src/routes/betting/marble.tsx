import { useTranslation } from "react-i18next";
import { entityId, urls } from "#shared/routes/routes.ts";
import { languageOf, useLanguage } from "@/platform/app/app.ts";
import { missingPart } from "@/platform/page/missing.ts";
import { definePage } from "@/platform/page/page.ts";
import { LIST_SIZE } from "@/platform/page/pageSizes.ts";
import { MarblePage } from "@/features/betting/marble/MarblePage.tsx";
import { canonicalOr301 } from "@/platform/head/canonicalRedirect.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { ChampionshipDocument, GamesDocument, MarbleSportsDocument } from "@/operations/betting/generated.ts";

const page = definePage({
  documents: { games: GamesDocument, sports: MarbleSportsDocument, championship: ChampionshipDocument },
  variables: ({ params }) => {
    const id = params.championship === undefined ? null : entityId(params.championship);
    if (params.championship !== undefined && id === null) throw missingPart("race");
    return {
      games: {
        filter: { section: "LIVE" as const, area: "MARBLE" as const, ...(id !== null && { championshipId: id }) },
        first: LIST_SIZE,
      },
      sports: {},
      championship: id === null ? null : { id },
    };
  },
  check: ({ sports, championship }, { app, params, url }) => {
    // Only races are offered here: any other sport is elsewhere.
    if (
      params.sport !== undefined &&
      sports?.sports != null &&
      sports.sports.every(({ slug }) => slug !== params.sport)
    )
      throw missingPart("race");
    if (championship === undefined) return;
    const found = championship.championship;
    if (found === null || found.sport?.area !== "MARBLE" || found.sport.slug !== params.sport)
      throw missingPart("race");
    canonicalOr301(url, urls.championship(languageOf(app), "live", found.sport, found));
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Marble races: all tracks, or one of them (SPEC 2.12). They are offered live only. */
export default function Marble() {
  const { games, championship } = page.useVariables();
  const { t } = useTranslation("cyber");
  const lang = useLanguage();
  const { data } = page.useQuery("championship");
  const { data: sports } = page.useQuery("sports");
  const races = page.useQuery("games");
  const track = data?.championship ?? null;
  if (games === null) return null;
  return (
    <>
      <PageHead
        title={track === null ? t("race.title") : `${track.name} · ${t("race.title")}`}
        description={t("race.lead")}
        canonicalPath={track?.sport == null ? undefined : urls.championship(lang, "live", track.sport, track)}
      />
      <MarblePage races={races} sports={sports} track={track?.name ?? null} openId={championship?.id ?? null} />
    </>
  );
}

export { MarbleErrors as ErrorBoundary } from "@/features/betting/marble/MarbleErrors.tsx";
