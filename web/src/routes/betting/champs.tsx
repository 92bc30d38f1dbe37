import { useTranslation } from "react-i18next";
import { entityId, entitySegment, urls } from "#shared/routes/routes.ts";
import { languageOf, useLanguage } from "@/platform/app/app.ts";
import { missing } from "@/platform/page/missing.ts";
import { definePage } from "@/platform/page/page.ts";
import { LIST_SIZE } from "@/platform/page/pageSizes.ts";
import { ChampPage } from "@/features/betting/statistics/champs/ChampPage.tsx";
import { ChampsPage } from "@/features/betting/statistics/champs/ChampsPage.tsx";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import { canonicalOr301 } from "@/platform/head/canonicalRedirect.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import {
  ChampionshipGamesAheadDocument,
  ResultChampionshipsDocument,
  ResultsDocument,
  StandingsTableDocument,
} from "@/operations/betting/generated.ts";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";

const NEXT_GAMES = 8;
/**
 * Long before any game of the line: tells these few games apart in the cache from the pages of the line's own lists.
 */
const SINCE = "2020-01-01T00:00:00Z";

const page = definePage({
  documents: {
    all: ResultChampionshipsDocument,
    one: ResultChampionshipsDocument,
    results: ResultsDocument,
    ahead: ChampionshipGamesAheadDocument,
    table: StandingsTableDocument,
  },
  variables: ({ params }) => {
    if (params["champId"] === undefined) return { all: {}, one: null, results: null, ahead: null, table: null };
    const id = entityId(params["champId"]);
    if (id === null) throw missing();
    return {
      all: null,
      one: { ids: [id] },
      results: { filter: { championshipId: id }, first: LIST_SIZE },
      ahead: { filter: { championshipId: id, section: "LINE" as const, startsFrom: SINCE }, first: NEXT_GAMES },
      table: { championshipId: id },
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
  const { one } = page.useVariables();
  const { t } = useTranslation("results");
  const lang = useLanguage();
  const all = page.useQuery("all");
  const { data: found, loading } = page.useQuery("one");
  const results = page.useQuery("results");
  const { data: ahead } = page.useQuery("ahead");
  const table = page.useQuery("table");
  if (one === null) {
    return (
      <>
        <PageHead title={t("champsTitle")} description={t("champsDescription")} />
        <ChampsPage answer={all} />
      </>
    );
  }
  if (found === undefined && loading) return <Skeleton rows={14} label={t("loading")} />;
  if (found?.resultChampionships == null) return <ErrorNotice status={503} />;
  const championship = found.resultChampionships[0]?.championship;
  if (championship === undefined) return <ErrorNotice status={404} />;
  return (
    <>
      <PageHead
        title={`${championship.name} · ${t("title")}`}
        description={t("champDescription", { name: championship.name })}
        canonicalPath={urls.page(lang, "champs", { champId: entitySegment(championship) })}
      />
      <ChampPage key={championship.id} championship={championship} results={results} ahead={ahead} table={table} />
    </>
  );
}
