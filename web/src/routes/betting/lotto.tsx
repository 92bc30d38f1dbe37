import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { missing } from "@/platform/page/missing.ts";
import { definePage } from "@/platform/page/page.ts";
import { routeAt, usePageRoute } from "@/platform/page/pageRoute.ts";
import { DrawPage } from "@/features/betting/lotto/DrawPage.tsx";
import { LotteryList } from "@/features/betting/lotto/LotteryList.tsx";
import { LottoFrame } from "@/features/betting/lotto/LottoFrame.tsx";
import { ResultsPage } from "@/features/betting/lotto/ResultsPage.tsx";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import {
  LotteriesDocument,
  LottoDrawPageDocument,
  LottoNextDocument,
  LottoResultsDocument,
  LottoStatisticsDocument,
} from "@/operations/betting/generated.ts";

const DRAW_ID = /^[1-9]\d{0,14}$/;
const CURSOR = /^[\w-]{1,100}$/;

const page = definePage({
  documents: {
    lotteries: LotteriesDocument,
    next: LottoNextDocument,
    draw: LottoDrawPageDocument,
    results: LottoResultsDocument,
    statistics: LottoStatisticsDocument,
  },
  variables: async ({ url, ask }) => {
    const match = routeAt(url.pathname);
    if (match === null) throw missing();
    const isResults = match.name === "lottoResults";
    const section = isResults ? url.searchParams.get("lottery") : (match.params["sectionName"] ?? null);
    const drawId = isResults ? url.searchParams.get("draw") : (match.params["lottoId"] ?? null);
    const after = url.searchParams.get("after");
    const lotteries = (await ask(LotteriesDocument, {}))?.lotteries;
    if (section !== null && lotteries?.some(({ id }) => id === section) === false) throw missing();
    if (drawId !== null && !DRAW_ID.test(drawId)) throw missing();
    if (isResults && after !== null && !CURSOR.test(after)) throw missing();
    return {
      lotteries: {},
      next: !isResults && section !== null && drawId === null ? { lotteryId: section } : null,
      draw: drawId === null ? null : { id: drawId },
      results: isResults ? { lotteryId: section, after } : null,
      statistics: isResults && section !== null ? { lotteryId: section } : null,
    };
  },
  check: ({ draw }, { url }) => {
    if (draw === undefined) return;
    const section = routeAt(url.pathname)?.params["sectionName"];
    // A draw stands in its own lottery.
    if (draw.lottoDraw === null || (section !== undefined && draw.lottoDraw?.lottery.id !== section)) throw missing();
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Lotto: the lotteries, a draw, and past draws (SPEC 2.55). */
export default function Lotto() {
  page.useVariables();
  const { data: all } = page.useQuery("lotteries");
  const { data: next } = page.useQuery("next");
  const { data: one } = page.useQuery("draw");
  const { data: results } = page.useQuery("results");
  const { data: statistics } = page.useQuery("statistics");
  const match = usePageRoute();
  const [query] = useSearchParams();
  const { t } = useTranslation("lotto");
  if (match === null) return <ErrorNotice status={404} />;
  const lotteries = all?.lotteries ?? [];
  const section = match.params["sectionName"] ?? null;
  if (match.name === "lottoResults")
    return (
      <ResultsPage
        lotteries={lotteries}
        lottery={query.get("lottery")}
        results={results?.lottoDraws ?? null}
        statistics={statistics?.lottoStatistics ?? null}
        draw={one?.lottoDraw ?? null}
      />
    );
  if (section === null)
    return (
      <LottoFrame title={t("title")} section={null} lotteries={lotteries}>
        <LotteryList lotteries={lotteries} />
      </LottoFrame>
    );
  return (
    <DrawPage
      section={section}
      lotteries={lotteries}
      draw={one?.lottoDraw ?? next?.lottoDraws?.edges[0]?.node ?? null}
    />
  );
}
