import { useTranslation } from "react-i18next";
import { entitySegment, urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import type { Answer } from "@/platform/page/page.ts";
import { Directory } from "@/features/betting/statistics/Directory.tsx";
import type { ResultChampionshipsQuery, ResultChampionshipsQueryVariables } from "@/operations/betting/generated.ts";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import styles from "./Champs.module.css";

/** Every championship that has results, by sport (SPEC 2.14). */
export function ChampsPage({
  answer: { data, error, refetch },
}: {
  answer: Answer<ResultChampionshipsQuery, ResultChampionshipsQueryVariables>;
}) {
  const { t } = useTranslation("results");
  const lang = useLanguage();
  const championships = data?.resultChampionships;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t("champsTitle")}</h1>
      {championships == null && error === undefined ? (
        <div className={styles.card}>
          <Skeleton rows={14} label={t("loading")} />
        </div>
      ) : null}
      {championships == null && error !== undefined ? (
        <div className={styles.card}>
          <LoadFailed title={t("failed")} text={t("failedText")} retry={refetch} />
        </div>
      ) : null}
      {championships?.length === 0 ? (
        <div className={styles.card}>
          <Notice title={t("nothing")} />
        </div>
      ) : null}
      {championships == null ? null : (
        <Directory
          championships={championships}
          to={(championship) => urls.page(lang, "champs", { champId: entitySegment(championship) })}
        />
      )}
    </div>
  );
}
