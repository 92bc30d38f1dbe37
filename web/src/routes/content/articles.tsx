import { missing } from "@/platform/page/missing.ts";
import { definePage } from "@/platform/page/page.ts";
import { routeAt, usePageRoute } from "@/platform/page/pageRoute.ts";
import { ArticleList } from "@/features/content/articles/ArticleList.tsx";
import { articlesOf } from "@/features/content/articles/articleLists.ts";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import { ArticlesDocument, BlogCategoriesDocument } from "@/operations/content/generated.ts";

const page = definePage({
  documents: { articles: ArticlesDocument, categories: BlogCategoriesDocument },
  variables: ({ url }) => {
    const match = routeAt(url.pathname);
    if (match === null) throw missing();
    return { articles: articlesOf(match, url.search), categories: match.name === "news" ? null : {} };
  },
  check: ({ categories }, { url }) => {
    const match = routeAt(url.pathname);
    if (
      match?.name === "blogCategory" &&
      categories?.blogCategories != null &&
      !categories.blogCategories.some(({ path }) => path === match.params["*"])
    )
      throw missing();
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** The blog, one of its categories, or the news (SPEC 2.58). */
export default function Articles() {
  const { articles } = page.useVariables();
  const answer = page.useQuery("articles");
  const { data: categories } = page.useQuery("categories");
  const match = usePageRoute();
  if (match === null || articles === null) return <ErrorNotice status={404} />;
  return (
    <ArticleList
      key={[articles.section, articles.category, articles.tag, articles.search].join(" ")}
      answer={answer}
      categories={categories}
      missing={<ErrorNotice status={404} />}
    />
  );
}
