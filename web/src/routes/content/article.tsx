import { type RouteMatch, urls } from "#shared/routes/routes.ts";
import { languageOf } from "@/platform/app/app.ts";
import { missing } from "@/platform/page/missing.ts";
import { definePage } from "@/platform/page/page.ts";
import { routeAt, usePageRoute } from "@/platform/page/pageRoute.ts";
import { ArticlePage } from "@/features/content/articles/ArticlePage.tsx";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import { canonicalOr301 } from "@/platform/head/canonicalRedirect.ts";
import { ArticleDocument, BlogCategoriesDocument } from "@/operations/content/generated.ts";

const isNews = (match: RouteMatch) => match.name === "newsArticle";

const page = definePage({
  documents: { article: ArticleDocument, categories: BlogCategoriesDocument },
  variables: ({ url }) => {
    const match = routeAt(url.pathname);
    if (match === null) throw missing();
    const slug = match.params["articleSlug"] ?? match.params["slug"] ?? "";
    return {
      article: { section: isNews(match) ? ("NEWS" as const) : ("BLOG" as const), slug },
      categories: isNews(match) ? null : {},
    };
  },
  check: ({ article }, { app, url }) => {
    const match = routeAt(url.pathname);
    if (article === undefined || match === null) return;
    if (article.article === null) throw missing();
    canonicalOr301(url, urls.article(languageOf(app), isNews(match) ? "news" : "blog", article.article.slug));
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** One article of the blog or the news (SPEC 2.58). */
export default function Article() {
  const { article } = page.useVariables();
  const answer = page.useQuery("article");
  const { data: categories } = page.useQuery("categories");
  const match = usePageRoute();
  if (match === null || article === null) return <ErrorNotice status={404} />;
  return (
    <ArticlePage key={article.slug} answer={answer} categories={categories} missing={<ErrorNotice status={404} />} />
  );
}
