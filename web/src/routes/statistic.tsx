import { useTranslation } from "react-i18next";
import { useLoaderData } from "react-router";
import { definePage } from "@/app/page/page.ts";
import { StatisticHome } from "@/features/statistics/StatisticHome.tsx";
import { PageHead } from "@/head/PageHead.tsx";
import { ResultChampionshipsDocument } from "@/operations/pages.generated.ts";

const page = definePage({ documents: { championships: ResultChampionshipsDocument }, variables: () => ({ championships: {} }) });

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Where statistics begin (SPEC 2.16). */
export default function Statistic() {
  page.useHydration(useLoaderData<typeof clientLoader>());
  const { t } = useTranslation("statistics");
  return <><PageHead title={t("title")} description={t("lead")} /><StatisticHome /></>;
}
