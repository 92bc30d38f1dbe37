import { useLoaderData } from "react-router";
import { type RouteMatch, urls } from "#shared/routes.ts";
import { languageOf } from "@/app/app.ts";
import { missing } from "@/app/page/missing.ts";
import { definePage } from "@/app/page/page.ts";
import { routeAt, usePageRoute } from "@/app/page/pageRoute.ts";
import { ArticlePage } from "@/features/blog/ArticlePage.tsx";
import { ErrorNotice } from "@/features/shell/ErrorView.tsx";
import { canonicalOr301 } from "@/head/canonicalRedirect.ts";
import { ArticleDocument, BlogCategoriesDocument } from "@/operations/pages.generated.ts";

const isNews = (match: RouteMatch) => match.name === "newsArticle";

const page = definePage({
  documents: { article: ArticleDocument, categories: BlogCategoriesDocument },
  variables: ({ url }) => {
    const match = routeAt(url.pathname);
    if (match === null) throw missing();
    const slug = match.params["articleSlug"] ?? match.params["slug"] ?? "";
    return { article: { section: isNews(match) ? "NEWS" as const : "BLOG" as const, slug }, categories: isNews(match) ? null : {} };
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
  const { article } = page.useHydration(useLoaderData<typeof clientLoader>());
  const match = usePageRoute();
  if (match === null || article === null) return <ErrorNotice status={404} />;
  return <ArticlePage key={article.slug} variables={article} missing={<ErrorNotice status={404} />} />;
}
