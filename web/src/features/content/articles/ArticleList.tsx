import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Rss from "~icons/mdi/rss";
import Paper from "~icons/mdi/text-box-outline";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import type { Answer } from "@/platform/page/page.ts";
import { useOperatorWords } from "@/platform/site/operatorWords.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { useTrail } from "@/platform/head/trail.ts";
import type { ArticlesQuery, ArticlesQueryVariables, BlogCategoriesQuery } from "@/operations/content/generated.ts";
import { Breadcrumbs } from "@/ui/layout/Breadcrumbs.tsx";
import { Button } from "@/ui/fields/Button.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { SearchForm } from "@/ui/filters/SearchForm.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import { LONGEST_SEARCH } from "./articleLists.ts";
import styles from "./Articles.module.css";
import { ArticleTile } from "./ArticleTile.tsx";
import { Categories } from "./Categories.tsx";

const TILE = 160;

interface Props {
  answer: Answer<ArticlesQuery, ArticlesQueryVariables>;
  /** Undefined for news, which have none, and until they are known. */
  categories: BlogCategoriesQuery | undefined;
  missing: ReactNode;
}

/** Articles newest first, page by page; the blog with its categories. */
export function ArticleList({ answer, categories: found, missing }: Props) {
  const { t } = useTranslation(["articles", "content"]);
  const operatorWord = useOperatorWords();
  const lang = useLanguage();
  const trail = useTrail();
  const { data, variables, error, fetchMore, refetch } = answer;
  const isBlog = variables.section === "BLOG";
  const [isLoadingMore, setLoadingMore] = useState(false);
  const categories = found?.blogCategories ?? null;
  const category = categories?.find(({ path }) => path === variables.category) ?? null;
  if (variables.category != null && categories !== null && category === null) return missing;
  const list = data?.articles;
  const section = isBlog ? (operatorWord("blog_title") ?? t("blog")) : (operatorWord("news_title") ?? t("news"));
  // Articles name their tags, so the list itself knows the name of the one it is narrowed to.
  const tag = list?.edges.flatMap(({ node }) => node.tags).find(({ slug }) => slug === variables.tag);
  const title = category?.name ?? (tag === undefined ? section : `${section}: ${tag.name}`);
  const lead = category?.description ?? (isBlog ? t("blogLead") : t("newsLead"));
  const home = urls.page(lang, isBlog ? "blog" : "news");
  const text = variables.search ?? "";

  async function loadMore() {
    setLoadingMore(true);
    await fetchMore({ variables: { after: list?.pageInfo.endCursor ?? null } }).catch(() => undefined);
    setLoadingMore(false);
  }

  return (
    <div className={styles.page}>
      <PageHead title={title} description={lead} />
      <Breadcrumbs label={t("content:way")} trail={trail} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{lead}</p>
        <div className={styles.tools}>
          <SearchForm
            key={text}
            action={home}
            label={isBlog ? t("search") : t("searchNews")}
            find={t("find")}
            value={text}
            maxLength={LONGEST_SEARCH}
          />
          <a className={styles.feed} href={`${home}/rss.xml`}>
            <Rss aria-hidden /> {t("feed")}
          </a>
        </div>
      </header>
      {categories === null ? null : <Categories categories={categories} current={category?.path ?? null} />}
      {list == null && error === undefined ? (
        <div className={styles.card}>
          <Skeleton rows={3} height={TILE} label={t("loading")} />
        </div>
      ) : null}
      {list == null && error !== undefined ? (
        <div className={styles.card}>
          <LoadFailed title={t("failed")} retry={refetch} />
        </div>
      ) : null}
      {list != null && list.edges.length === 0 ? (
        <div className={styles.card}>
          <Notice
            icon={<Paper />}
            title={text === "" ? t("empty") : t("nothing", { text })}
            text={text !== "" ? t("nothingText") : isBlog ? t("emptyText") : undefined}
            action={
              <Link className={styles.link} to={home}>
                {isBlog ? t("toBlog") : t("toNews")}
              </Link>
            }
          />
        </div>
      ) : null}
      <p className={text === "" ? "visually-hidden" : styles.found} role="status">
        {text === "" || list == null || list.totalCount === 0 ? "" : t("found", { count: list.totalCount, text })}
      </p>
      <ul className={styles.tiles}>
        {list?.edges.map(({ node }) => (
          <li key={node.slug}>
            <ArticleTile
              article={node}
              section={isBlog ? "blog" : "news"}
              level={2}
              category={
                categories?.find(({ path }) => path === node.categoryPath && path !== category?.path)?.name ?? null
              }
            />
          </li>
        ))}
      </ul>
      {list?.pageInfo.hasNextPage === true ? (
        <Button isBusy={isLoadingMore} onClick={() => void loadMore()}>
          {t("more")}
        </Button>
      ) : null}
    </div>
  );
}
