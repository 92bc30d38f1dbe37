import { type RouteMatch, urls } from "#shared/routes/routes.ts";
import { languageOf } from "@/platform/app/app.ts";
import { missing } from "@/platform/page/missing.ts";
import { definePage } from "@/platform/page/page.ts";
import { routeAt, usePageRoute } from "@/platform/page/pageRoute.ts";
import { ArticlePage } from "@/features/content/articles/ArticlePage.tsx";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import { canonicalOr301 } from "@/platform/head/canonicalRedirect.ts";
import { PreviewStrip } from "@/features/content/preview/PreviewStrip.tsx";
import { previewToken } from "@/features/content/preview/previewToken.ts";
import { ArticleDocument, ArticlePreviewDocument, BlogCategoriesDocument } from "@/operations/content/generated.ts";

const isNews = (match: RouteMatch) => match.name === "newsArticle";

const page = definePage({
  documents: { article: ArticleDocument, preview: ArticlePreviewDocument, categories: BlogCategoriesDocument },
  variables: ({ url }) => {
    const match = routeAt(url.pathname);
    if (match === null) throw missing();
    const slug = match.params["articleSlug"] ?? match.params["slug"] ?? "";
    const asked = { section: isNews(match) ? ("NEWS" as const) : ("BLOG" as const), slug };
    const token = previewToken(url);
    return {
      article: token === null ? asked : null,
      preview: token === null ? null : { ...asked, token },
      categories: isNews(match) ? null : {},
    };
  },
  check: ({ article, preview }, { app, url }) => {
    const match = routeAt(url.pathname);
    if (preview?.article === null) throw missing();
    if (article === undefined || match === null) return;
    if (article.article === null) throw missing();
    canonicalOr301(url, urls.article(languageOf(app), isNews(match) ? "news" : "blog", article.article.slug));
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** One article of the blog or the news (SPEC 2.58). */
export default function Article() {
  const { article, preview } = page.useVariables();
  const published = page.useQuery("article");
  const previewed = page.useQuery("preview");
  const { data: categories } = page.useQuery("categories");
  const match = usePageRoute();
  const asked = article ?? preview;
  if (match === null || asked === null) return <ErrorNotice status={404} />;
  return (
    <>
      {preview === null ? null : <PreviewStrip />}
      <ArticlePage
        key={asked.slug}
        answer={preview === null ? published : previewed}
        categories={categories}
        missing={<ErrorNotice status={404} />}
      />
    </>
  );
}
