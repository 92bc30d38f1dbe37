import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Trophy from "~icons/mdi/trophy-outline";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import { DisciplineArt } from "./DisciplineArt.tsx";
import styles from "./DisciplineList.module.css";
import type { Discipline, Variant } from "./disciplines.ts";

interface Props {
  variant: Variant;
  /** Null while they are not known. */
  disciplines: readonly Discipline[] | null;
  isLoading: boolean;
  retry(): void;
}

/** Disciplines with their championships. */
export function DisciplineList({ variant, disciplines, isLoading, retry }: Props) {
  const { t } = useTranslation("cyber");
  const lang = useLanguage();
  if (disciplines === null) {
    if (isLoading)
      return (
        <div className={styles.card}>
          <Skeleton rows={8} label={t("loading")} />
        </div>
      );
    return (
      <div className={styles.card}>
        <LoadFailed title={t("failed")} retry={retry} />
      </div>
    );
  }
  if (disciplines.length === 0)
    return (
      <div className={styles.card}>
        <Notice title={t("noLine")} />
      </div>
    );
  return (
    <ul className={styles.list}>
      {disciplines.map((discipline) => (
        <li key={discipline.id} className={styles.card}>
          <Link
            className={styles.head}
            to={urls.page(lang, "cyberDiscipline", { variant, discipline: discipline.slug })}
          >
            <span className={styles.art}>
              <DisciplineArt slug={discipline.slug} />
            </span>
            <h2 className={styles.name}>{discipline.name}</h2>
            <span className={styles.counts}>
              <span>{t("liveCount", { number: discipline.liveCount })}</span>
              <span>{t("lineCount", { number: discipline.lineCount })}</span>
            </span>
          </Link>
          <ul className={styles.champs} aria-label={t("champsOf", { discipline: discipline.name })}>
            {discipline.championships.map((championship) => (
              <li key={championship.id}>
                <Link className={styles.champ} to={urls.championship(lang, "line", discipline, championship)}>
                  <Trophy aria-hidden />
                  {championship.name}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
