import { useTranslation } from "react-i18next";
import { definePage } from "@/platform/page/page.ts";
import { StatisticHome } from "@/features/betting/statistics/StatisticHome.tsx";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { ResultChampionshipsDocument } from "@/operations/betting/generated.ts";

const page = definePage({
  documents: { championships: ResultChampionshipsDocument },
  variables: () => ({ championships: {} }),
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Where statistics begin (SPEC 2.16). */
export default function Statistic() {
  page.useVariables();
  const { t } = useTranslation("statistics");
  return (
    <>
      <PageHead title={t("title")} description={t("lead")} />
      <StatisticHome answer={page.useQuery("championships")} />
    </>
  );
}
