import { useTranslation } from "react-i18next";
import { Directory } from "./Directory.tsx";
import type { Answer } from "@/platform/page/page.ts";
import { useStatisticUrl } from "@/platform/site/useStatisticUrl.ts";
import type { ResultChampionshipsQuery, ResultChampionshipsQueryVariables } from "@/operations/betting/generated.ts";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import styles from "./StatisticHome.module.css";

/** Championships that have tables, by sport: where statistics begin (SPEC 2.16). */
export function StatisticHome({
  answer: { data, error, refetch },
}: {
  answer: Answer<ResultChampionshipsQuery, ResultChampionshipsQueryVariables>;
}) {
  const { t } = useTranslation("statistics");
  const statisticUrl = useStatisticUrl();
  const all = data?.resultChampionships;
  const championships = all?.filter(({ championship }) => championship.seasons.length > 0);
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>{t("title")}</h1>
        <p className={styles.lead}>{t("lead")}</p>
      </header>
      {all == null && error === undefined ? (
        <div className={styles.card}>
          <Skeleton rows={14} label={t("loading")} />
        </div>
      ) : null}
      {all == null && error !== undefined ? (
        <div className={styles.card}>
          <LoadFailed title={t("failed")} retry={refetch} />
        </div>
      ) : null}
      {championships?.length === 0 ? (
        <div className={styles.card}>
          <Notice title={t("noTable")} />
        </div>
      ) : null}
      {championships === undefined || statisticUrl === null ? null : (
        <Directory championships={championships} to={({ id }) => statisticUrl("championship", id)} />
      )}
    </div>
  );
}
