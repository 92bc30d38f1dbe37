import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import styles from "./SectionLinks.module.css";
import type { Discipline, Variant } from "./disciplines.ts";

export type DisciplinePage = "cyberDiscipline" | "cyberLive" | "cyberLine" | "cyberChamps";

/** Pages of one discipline: everything, live, line, championships. `open` is null on an invalid page of them. */
export function SectionLinks({
  variant,
  discipline,
  open,
}: {
  variant: Variant;
  discipline: Discipline;
  open: DisciplinePage | null;
}) {
  const { t } = useTranslation("cyber");
  const lang = useLanguage();
  const names: readonly (readonly [DisciplinePage, string])[] = [
    ["cyberDiscipline", t("both")],
    ["cyberLive", t("liveCount", { number: discipline.liveCount })],
    ["cyberLine", t("lineCount", { number: discipline.lineCount })],
    ["cyberChamps", t("champs")],
  ];
  return (
    <nav className={styles.links} aria-label={t("sections")}>
      {names.map(([page, name]) => (
        <Link
          key={page}
          to={urls.page(lang, page, { variant, discipline: discipline.slug })}
          aria-current={page === open ? "page" : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
