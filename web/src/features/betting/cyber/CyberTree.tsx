import { useTranslation } from "react-i18next";
import { Link, NavLink } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { usePageRoute } from "@/platform/page/pageRoute.ts";
import type { Answer } from "@/platform/page/page.ts";
import type { CyberSportsQuery, CyberSportsQueryVariables } from "@/operations/betting/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { SportIcon } from "@/ui/marks/SportIcon.tsx";
import styles from "./CyberTree.module.css";
import { disciplinesOf, VARIANTS } from "./disciplines.ts";

/** The kinds of cyber-sport with their disciplines; the open one shows its championships. */
export function CyberTree({
  answer: { data, error, refetch },
}: {
  answer: Answer<CyberSportsQuery, CyberSportsQueryVariables>;
}) {
  const { t } = useTranslation("cyber");
  const lang = useLanguage();
  const open = usePageRoute()?.params["discipline"];
  if (data === undefined || (data.live === null && data.line === null)) {
    if (error === undefined && data === undefined)
      return (
        <nav aria-label={t("title")}>
          <Skeleton rows={12} label={t("loading")} />
        </nav>
      );
    return (
      <nav aria-label={t("title")}>
        <Notice
          title={t("failed")}
          action={<Button onClick={() => void refetch().catch(() => undefined)}>{t("retry")}</Button>}
        />
      </nav>
    );
  }
  return (
    <nav aria-label={t("title")} className={styles.tree}>
      {VARIANTS.map((variant) => (
        <section key={variant}>
          <h2 className={styles.variant}>
            <Link to={urls.page(lang, "cyberMain", { variant })}>{t(`variant.${variant}`)}</Link>
          </h2>
          <ul>
            {disciplinesOf(data, variant)?.map((discipline) => (
              <li key={discipline.id}>
                <NavLink
                  end
                  to={urls.page(lang, "cyberDiscipline", { variant, discipline: discipline.slug })}
                  className={styles.discipline}
                  data-open={discipline.slug === open}
                >
                  <SportIcon slug={discipline.slug} />
                  <span className={styles.name}>{discipline.name}</span>
                  <span className={styles.count}>{discipline.liveCount + discipline.lineCount}</span>
                </NavLink>
                {discipline.slug === open ? (
                  <ul>
                    {discipline.championships.map((championship) => (
                      <li key={championship.id}>
                        <NavLink
                          to={urls.championship(lang, "line", discipline, championship)}
                          className={styles.championship}
                        >
                          {championship.name}
                        </NavLink>
                      </li>
                    ))}
                  </ul>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
