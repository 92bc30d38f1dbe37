import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { LANGUAGES } from "#shared/site/languages.ts";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import type { ArticleSummaryFieldsFragment } from "@/operations/content/generated.ts";
import styles from "./Articles.module.css";

/** A day as the page's language writes it: of the article, so the same for every reader. */
export function ArticleDay({ instant }: { instant: string }) {
  const { locale } = LANGUAGES[useLanguage()];
  return (
    <time dateTime={instant}>
      {new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(instant))}
    </time>
  );
}

interface Props {
  article: ArticleSummaryFieldsFragment;
  section: "blog" | "news";
  /** Name of the article's category; null if it has none or it is plain from the page. */
  category: string | null;
  level: 2 | 3;
}

/** An article in a list. */
export function ArticleTile({
  article: { slug, title, description, publishedAt, readingMinutes },
  section,
  category,
  level,
}: Props) {
  const { t } = useTranslation("articles");
  const lang = useLanguage();
  const Title = level === 2 ? "h2" : "h3";
  return (
    <article className={styles.tile}>
      {category === null ? null : <p className={styles.category}>{category}</p>}
      <Title>
        <Link to={urls.article(lang, section, slug)}>{title}</Link>
      </Title>
      <p className={styles.description}>{description}</p>
      <p className={styles.facts}>
        <ArticleDay instant={publishedAt} />
        <span aria-hidden>·</span>
        <span>{t("minutes", { count: readingMinutes })}</span>
      </p>
    </article>
  );
}
