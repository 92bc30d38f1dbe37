import { useTranslation } from "react-i18next";
import Cloud from "~icons/mdi/cloud-alert";
import { entitySegment, urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import type { Answer } from "@/platform/page/page.ts";
import { Directory } from "@/features/betting/statistics/Directory.tsx";
import type { ResultChampionshipsQuery, ResultChampionshipsQueryVariables } from "@/operations/betting/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
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
          <Notice
            role="alert"
            icon={<Cloud />}
            title={t("failed")}
            text={t("failedText")}
            action={<Button onClick={() => void refetch().catch(() => undefined)}>{t("retry")}</Button>}
          />
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
