import { useTranslation } from "react-i18next";
import { useLoaderData } from "react-router";
import { entityId, entitySegment, urls } from "#shared/routes.ts";
import { languageOf, useApp } from "@/app/app.ts";
import { missing } from "@/app/page/missing.ts";
import { definePage } from "@/app/page/page.ts";
import { LIST_SIZE } from "@/app/page/pageSizes.ts";
import { ChampPage } from "@/features/champs/ChampPage.tsx";
import { ChampsPage } from "@/features/champs/ChampsPage.tsx";
import { ErrorNotice } from "@/features/shell/ErrorView.tsx";
import { canonicalOr301 } from "@/head/canonicalRedirect.ts";
import { PageHead } from "@/head/PageHead.tsx";
import { ChampionshipGamesAheadDocument, ResultChampionshipsDocument, ResultsDocument, StandingsTableDocument, useResultChampionshipsQuery } from "@/operations/pages.generated.ts";
import { Skeleton } from "@/ui/Skeleton.tsx";

const NEXT_GAMES = 8;
/** Long before any game of the line: tells these few games apart in the cache from the pages of the line's own lists. */
const SINCE = "2020-01-01T00:00:00Z";

const page = definePage({
  documents: { all: ResultChampionshipsDocument, one: ResultChampionshipsDocument, results: ResultsDocument, ahead: ChampionshipGamesAheadDocument, table: StandingsTableDocument },
  variables: ({ params }) => {
    if (params["champId"] === undefined) return { all: {}, one: null, results: null, ahead: null, table: null };
    const id = entityId(params["champId"]);
    if (id === null) throw missing();
    return {
      all: null, one: { ids: [id] }, results: { filter: { championshipId: id }, first: LIST_SIZE },
      ahead: { filter: { championshipId: id, section: "LINE" as const, startsFrom: SINCE }, first: NEXT_GAMES }, table: { championshipId: id },
    };
  },
  check: ({ one }, { app, params, url }) => {
    if (params["champId"] === undefined || one?.resultChampionships == null) return;
    const found = one.resultChampionships[0]?.championship;
    if (found === undefined) throw missing();
    canonicalOr301(url, urls.page(languageOf(app), "champs", { champId: entitySegment(found) }));
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Results of championships: all of them, or one (SPEC 2.14). */
export default function Champs() {
  const { one, results, ahead } = page.useHydration(useLoaderData<typeof clientLoader>());
  const { t } = useTranslation("results");
  const lang = languageOf(useApp());
  const { data: found, loading } = useResultChampionshipsQuery({ variables: one ?? {}, skip: one === null });
  if (one === null || results === null || ahead === null) {
    return <><PageHead title={t("champsTitle")} description={t("champsDescription")} /><ChampsPage /></>;
  }
  if (found === undefined && loading) return <Skeleton rows={14} label={t("loading")} />;
  if (found?.resultChampionships == null) return <ErrorNotice status={503} />;
  const championship = found.resultChampionships[0]?.championship;
  if (championship === undefined) return <ErrorNotice status={404} />;
  return (
    <>
      <PageHead title={`${championship.name} · ${t("title")}`} description={t("champDescription", { name: championship.name })} canonicalPath={urls.page(lang, "champs", { champId: entitySegment(championship) })} />
      <ChampPage key={championship.id} championship={championship} results={results} ahead={ahead} />
    </>
  );
}
