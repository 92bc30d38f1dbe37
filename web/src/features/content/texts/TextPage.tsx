import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGES } from "#shared/site/languages.ts";
import type { RouteMatch } from "#shared/routes/routes.ts";
import { useKnownPath } from "@/platform/page/useKnownPath.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useOperatorWords } from "@/platform/site/operatorWords.ts";
import type { Answer } from "@/platform/page/page.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { useTrail } from "@/platform/head/trail.ts";
import type { PageSummariesQuery, TextPageQuery, TextPageQueryVariables } from "@/operations/content/generated.ts";
import { RichText } from "@/ui/layout/RichText.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { OnThisPage } from "./OnThisPage.tsx";
import { PageColumns } from "./PageColumns.tsx";
import { SectionMenu } from "./SectionMenu.tsx";
import { groupsOf } from "./section.ts";
import styles from "./TextPage.module.css";

interface Props {
  match: RouteMatch;
  answer: Pick<Answer<TextPageQuery, TextPageQueryVariables>, "loading"> & { data?: TextPageQuery | undefined };
  /** Of the section's other pages; undefined where it has none, and until they are known. */
  neighbours?: PageSummariesQuery | undefined;
  /** What stands in where the operator has no text; null if the page stands without one. */
  missing: ReactNode;
  /** What the page is called by its data. */
  name?: string | undefined;
  /** What it is called where neither its data nor the operator says. */
  ownName?: string;
  /** Goes between the head of the text and the text. */
  children?: ReactNode;
  /** Stands beside the text instead of the list of its headings. */
  aside?: ReactNode;
  /** Goes below the text. */
  below?: ReactNode;
}

const ROW = 22;

/** A page of the operator's text: its name, its lead, the text, the day it was changed, its section's pages. */
export function TextPage({ match, answer, neighbours, name, ownName, missing, children, aside, below }: Props) {
  const { t } = useTranslation("content");
  const operatorWord = useOperatorWords();
  const lang = useLanguage();
  const { data, loading } = answer;
  const trail = useTrail();
  const isKnownPath = useKnownPath();
  const own = data?.page ?? null;
  const text = own ?? data?.general ?? null;
  if (text === null && data !== undefined && missing !== null) return missing;
  // A page under parameters bears its own name where the operator tells it; the text below is its section's.
  const isGeneral = own === null && Object.keys(match.params).length > 0;
  const title =
    name ??
    (isGeneral ? trail.at(-1)?.name : undefined) ??
    text?.title ??
    trail.at(-1)?.name ??
    ownName ??
    t("unnamed");
  const changed =
    text === null
      ? null
      : new Intl.DateTimeFormat(LANGUAGES[lang].locale, { dateStyle: "long", timeZone: "UTC" }).format(
          new Date(text.updatedAt),
        );
  const [before, after = ""] = (operatorWord("info_updated") ?? t("changed"))
    .split("{date}", 2)
    .map((part) => part.trim());
  return (
    <PageColumns
      menu={groupsOf(match.name).length === 0 ? null : <SectionMenu name={match.name} summaries={neighbours} />}
      aside={aside ?? <OnThisPage text={text} />}
    >
      <PageHead title={title} description={text?.description} />
      <article className={styles.card}>
        <header className={styles.head}>
          <h1>{title}</h1>
          {text === null ? null : <p>{text.description}</p>}
        </header>
        {children}
        {text !== null ? <RichText blocks={text.content} isKnownPath={isKnownPath} /> : null}
        {text === null && loading ? <Skeleton rows={8} height={ROW} label={t("loading")} /> : null}
        {below}
        {text === null || changed === null ? null : (
          <p className={styles.changed}>
            {before} <time dateTime={text.updatedAt}>{changed}</time> {after}
          </p>
        )}
      </article>
    </PageColumns>
  );
}
