import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import type { Answer } from "@/platform/page/page.ts";
import { useKnownPath } from "@/platform/page/useKnownPath.ts";
import { useLanguage, useOrigin } from "@/platform/app/app.ts";
import { useOperatorWords } from "@/platform/site/operatorWords.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import { article as articleData } from "@/platform/head/articleData.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { useTrail } from "@/platform/head/trail.ts";
import type { ArticleQuery, ArticleQueryVariables, BlogCategoriesQuery } from "@/operations/content/generated.ts";
import { Breadcrumbs } from "@/ui/layout/Breadcrumbs.tsx";
import { RichText } from "@/ui/layout/RichText.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import styles from "./Articles.module.css";
import { ArticleDay, ArticleTile } from "./ArticleTile.tsx";

const ROW = 22;
/** A short text needs no list of its headings. */
const LEAST_HEADINGS = 3;

interface Props {
  answer: Pick<Answer<ArticleQuery, ArticleQueryVariables>, "data" | "variables" | "error" | "refetch">;
  /** Undefined for news, which have none, and until they are known. */
  categories: BlogCategoriesQuery | undefined;
  missing: ReactNode;
}

/** An article: what it says, when, in how many minutes, and what to read next. */
export function ArticlePage({ answer: { data, variables, error, refetch }, categories, missing }: Props) {
  const { t } = useTranslation(["articles", "content"]);
  const origin = useOrigin();
  const operatorWord = useOperatorWords();
  const lang = useLanguage();
  const config = useSiteConfig();
  const trail = useTrail();
  const isKnownPath = useKnownPath();
  const isBlog = variables.section === "BLOG";
  const section = isBlog ? "blog" : "news";
  const article = data?.article ?? null;
  if (article === null) {
    if (data !== undefined && error === undefined) return missing;
    return (
      <div className={styles.card}>
        <PageHead title={t(section)} />
        <h1 className="visually-hidden">{t(section)}</h1>
        {error === undefined ? (
          <Skeleton rows={10} height={ROW} label={t("loading")} />
        ) : (
          <LoadFailed title={t("failed")} retry={refetch} />
        )}
      </div>
    );
  }
  const related = operatorWord("blog_related") ?? t("related");
  const path = urls.article(lang, section, article.slug);
  const category = categories?.blogCategories?.find((one) => one.path === article.categoryPath) ?? null;
  const headings = article.content.flatMap((block) =>
    block.__typename === "TextHeading" && block.level === 2 ? [block] : [],
  );
  return (
    <div className={styles.page}>
      <PageHead
        title={article.title}
        description={article.description}
        canonicalPath={path}
        jsonLd={[
          articleData(
            { ...article, path, isNews: !isBlog },
            { company: config?.companyName ?? "", origin, language: lang },
          ),
        ]}
      />
      <Breadcrumbs label={t("content:way")} trail={trail} />
      <div className={styles.reading}>
        <article className={styles.article}>
          <header className={styles.head}>
            {category === null ? null : (
              <p className={styles.category}>
                <Link to={urls.blogCategory(lang, category.path)}>{category.name}</Link>
              </p>
            )}
            <h1>{article.title}</h1>
            <p>{article.description}</p>
            <p className={styles.facts}>
              <ArticleDay instant={article.publishedAt} />
              <span aria-hidden>·</span>
              <span>{t("minutes", { count: article.readingMinutes })}</span>
            </p>
          </header>
          <RichText blocks={article.content} isKnownPath={isKnownPath} />
          {article.tags.length === 0 ? null : (
            <ul className={styles.tags} aria-label={t("tags")}>
              {article.tags.map(({ slug, name }) => (
                <li key={slug}>
                  <Link to={`${urls.page(lang, section)}?tag=${slug}`}>{name}</Link>
                </li>
              ))}
            </ul>
          )}
        </article>
        {headings.length < LEAST_HEADINGS ? null : (
          <nav aria-label={t("onPage")} className={styles.contents}>
            <h2>{t("onPage")}</h2>
            <ol>
              {headings.map(({ anchor, text }) => (
                <li key={anchor}>
                  <a href={`#${anchor}`}>{text}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
      </div>
      {article.related.length === 0 ? null : (
        <section className={styles.related} aria-label={related}>
          <h2>{related}</h2>
          <ul className={styles.tiles}>
            {article.related.map((other) => (
              <li key={other.slug}>
                <ArticleTile article={other} section={section} category={null} level={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
