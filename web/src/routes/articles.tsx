import { useLoaderData } from "react-router";
import { missing } from "@/app/page/missing.ts";
import { definePage } from "@/app/page/page.ts";
import { routeAt, usePageRoute } from "@/app/page/pageRoute.ts";
import { ArticleList } from "@/features/blog/ArticleList.tsx";
import { articlesOf } from "@/features/blog/articleLists.ts";
import { ErrorNotice } from "@/features/shell/ErrorView.tsx";
import { ArticlesDocument, BlogCategoriesDocument } from "@/operations/pages.generated.ts";

const page = definePage({
  documents: { articles: ArticlesDocument, categories: BlogCategoriesDocument },
  variables: ({ url }) => {
    const match = routeAt(url.pathname);
    if (match === null) throw missing();
    return { articles: articlesOf(match), categories: match.name === "news" ? null : {} };
  },
  check: ({ categories }, { url }) => {
    const match = routeAt(url.pathname);
    if (match?.name === "blogCategory" && categories?.blogCategories != null && !categories.blogCategories.some(({ path }) => path === match.params["*"])) throw missing();
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** The blog, one of its categories, or the news (SPEC 2.58). */
export default function Articles() {
  const { articles } = page.useHydration(useLoaderData<typeof clientLoader>());
  const match = usePageRoute();
  if (match === null || articles === null) return <ErrorNotice status={404} />;
  return <ArticleList key={`${articles.section} ${articles.category ?? ""}`} variables={articles} missing={<ErrorNotice status={404} />} />;
}
