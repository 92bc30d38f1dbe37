import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { DisciplineArt } from "./DisciplineArt.tsx";
import styles from "./DisciplineTiles.module.css";
import type { Discipline, Variant } from "./disciplines.ts";

interface Props {
  variant: Variant;
  disciplines: readonly Discipline[];
  open?: string | undefined;
}

/** Disciplines with their numbers of games; the open one is marked. */
export function DisciplineTiles({ variant, disciplines, open }: Props) {
  const { t } = useTranslation("cyber");
  const lang = useLanguage();
  return (
    <nav aria-label={t("disciplines")}>
      <ul className={styles.tiles}>
        {disciplines.map(({ id, slug, name, liveCount, lineCount }) => (
          <li key={id}>
            <Link
              className={styles.tile}
              to={urls.page(lang, "cyberDiscipline", { variant, discipline: slug })}
              aria-current={slug === open ? "true" : undefined}
            >
              <span className={styles.art}>
                <DisciplineArt slug={slug} />
              </span>
              <span className={styles.name}>{name}</span>
              <span className={styles.counts}>
                <span data-live={liveCount > 0 || undefined}>{t("liveCount", { number: liveCount })}</span>
                <span>{t("lineCount", { number: lineCount })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
