import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import type { PageSummariesQuery, PageTextFieldsFragment } from "@/operations/content/generated.ts";
import { partsOf } from "./OnThisPage.tsx";
import parts from "./OnThisPage.module.css";
import { groupOf } from "./rules.ts";
import styles from "./RulesGroups.module.css";

/** The groups of the rules as tabs. */
export function RulesGroups({ group, summaries }: { group: string; summaries: PageSummariesQuery | undefined }) {
  const { t } = useTranslation("content");
  const lang = useLanguage();
  return (
    <nav aria-label={t("groups")} className={styles.groups}>
      <ul>
        {summaries?.pageSummaries?.map(({ path, title }) => (
          <li key={path}>
            <Link
              to={urls.page(lang, "rules", { ruleGroup: groupOf(path) })}
              aria-current={groupOf(path) === group ? "page" : undefined}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The chapters of a group of the rules, each with an address of its own. */
export function RulesChapters({
  group,
  chapter,
  text,
}: {
  group: string;
  chapter: string | undefined;
  text: PageTextFieldsFragment | null;
}) {
  const { t } = useTranslation("content");
  const lang = useLanguage();
  const chapters = partsOf(text);
  if (chapters.length < 2) return null;
  return (
    <nav aria-label={t("chapters")} className={parts.parts} data-kept>
      <h2>{t("chapters")}</h2>
      <ol>
        {chapters.map(({ anchor, text: name }) => (
          <li key={anchor}>
            <Link
              to={urls.page(lang, "rules", { ruleGroup: group, chapter: anchor })}
              aria-current={anchor === chapter ? "location" : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
