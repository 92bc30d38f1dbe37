import { useTranslation } from "react-i18next";
import { useLoaderData } from "react-router";
import { entityId, urls } from "#shared/routes.ts";
import { languageOf, useApp } from "@/app/app.ts";
import { missingPart } from "@/app/page/missing.ts";
import { definePage } from "@/app/page/page.ts";
import { LIST_SIZE } from "@/app/page/pageSizes.ts";
import { MarblePage } from "@/features/marble/MarblePage.tsx";
import { canonicalOr301 } from "@/head/canonicalRedirect.ts";
import { PageHead } from "@/head/PageHead.tsx";
import { ChampionshipDocument, GamesDocument, useChampionshipQuery } from "@/operations/generated.ts";
import { MarbleSportsDocument } from "@/operations/pages.generated.ts";

const page = definePage({
  documents: { games: GamesDocument, sports: MarbleSportsDocument, championship: ChampionshipDocument },
  variables: ({ params }) => {
    const id = params.championship === undefined ? null : entityId(params.championship);
    if (params.championship !== undefined && id === null) throw missingPart("race");
    return {
      games: { filter: { section: "LIVE" as const, area: "MARBLE" as const, ...(id !== null && { championshipId: id }) }, first: LIST_SIZE },
      sports: {}, championship: id === null ? null : { id },
    };
  },
  check: ({ sports, championship }, { app, params, url }) => {
    // Only races are offered here: any other sport is elsewhere.
    if (params.sport !== undefined && sports?.sports != null && sports.sports.every(({ slug }) => slug !== params.sport)) throw missingPart("race");
    if (championship === undefined) return;
    const found = championship.championship;
    if (found === null || found.sport?.area !== "MARBLE" || found.sport.slug !== params.sport) throw missingPart("race");
    canonicalOr301(url, urls.championship(languageOf(app), "live", found.sport, found));
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Marble races: all tracks, or one of them (SPEC 2.12). They are offered live only. */
export default function Marble() {
  const { games, championship } = page.useHydration(useLoaderData<typeof clientLoader>());
  const { t } = useTranslation("cyber");
  const lang = languageOf(useApp());
  const { data } = useChampionshipQuery({ variables: championship ?? { id: "" }, skip: championship === null });
  const track = data?.championship ?? null;
  if (games === null) return null;
  return (
    <>
      <PageHead
        title={track === null ? t("race.title") : `${track.name} · ${t("race.title")}`} description={t("race.lead")}
        canonicalPath={track?.sport == null ? undefined : urls.championship(lang, "live", track.sport, track)}
      />
      <MarblePage variables={games} track={track?.name ?? null} openId={championship?.id ?? null} />
    </>
  );
}

export { MarbleErrors as ErrorBoundary } from "@/features/marble/MarbleErrors.tsx";
