import type { Domain } from "../example.ts";

export const content: Domain = {
  name: "Pages",
  order: 160,
  examples: [
    {
      title: "Articles of the blog with their categories",
      query: `# Pass endCursor as "after" for the next page
query Blog($after: String) {
  blogCategories { path name articleCount }
  articles(section: BLOG, first: 5, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges { node { slug title categoryPath publishedAt readingMinutes } }
  }
}
`,
      variables: () => ({ after: null }),
    },
    {
      title: "Articles by words and by tag",
      query: `# Slips are forgiven; tags lead to articles on the same subject
query FindArticles($search: String, $tag: String) {
  found: articles(section: BLOG, search: $search, first: 3) { totalCount edges { node { slug title tags { slug name } } } }
  tagged: articles(section: NEWS, tag: $tag, first: 3) { edges { node { slug title } } }
}
`,
      variables: () => ({ search: "kely", tag: "casino" }),
    },
    {
      title: "A text as data, ready to be laid out",
      query: `# Blocks instead of HTML: nothing of an operator's markup meets a page
query Article($slug: String!) {
  article(slug: $slug) {
    title
    description
    content {
      __typename
      ... on TextHeading { level text anchor }
      ... on TextParagraph { runs { text href isStrong } }
      ... on TextList { isOrdered items { text href isStrong } }
      ... on TextTable { head rows }
      ... on TextNote { runs { text href } }
    }
    related { slug title }
  }
}
`,
      variables: () => ({ slug: "how-to-read-odds" }),
    },
    {
      title: "A draft, opened by a preview link",
      query: `# The token is the link's parameter "preview"; without the right one there is nothing
query Previews($slug: String!, $path: String!, $token: String!) {
  articlePreview(section: BLOG, slug: $slug, token: $token) { title description }
  pagePreview(path: $path, token: $token) { title description }
}
`,
      variables: () => ({ slug: "how-to-read-odds", path: "information/about", token: "1764288000.none" }),
    },
    {
      title: "Text of a page, and titles of its neighbours",
      query: `query PageText($path: String!, $neighbours: [String!]!) {
  pageContent(path: $path) { title description updatedAt content { __typename } }
  pageSummaries(paths: $neighbours) { path title }
}
`,
      variables: () => ({ path: "information/about", neighbours: ["information/contacts", "information/cookies"] }),
    },
    {
      title: "Awards of the operator",
      query: `query Awards {
  awards { id year name category organisation result url }
}
`,
    },
    {
      title: "Everything a page says about itself",
      query: `# Redirects act in production; elsewhere only with ?redirects=on
query PageSeo($path: String!) {
  moved: route(path: "/en/line/soccer?redirects=on") {
    redirect { url code reasons breadcrumbs }
  }
  route(path: $path) {
    visual { heading lead }
    seo {
      title
      siteName
      isIndexable
      canonical { mode targetUrl domain }
      metas { name property content }
    }
  }
}
`,
      variables: () => ({ path: "/en/line/football" }),
    },
    {
      title: "Words, counters and languages of a page",
      query: `query PageParts($route: String!, $domain: String!) {
  dictionary(route: $route) { language hash dictionaries { id hash url entries } }
  counters(domain: $domain, projectId: "1") { id kind settings }
  isoCodes { language isoCode }
}
`,
      variables: () => ({ route: "blog", domain: "localhost" }),
    },
    {
      title: "Which sub-application the casino is",
      query: `# null: the site's own pages
query CasinoApplication {
  areaApplication(area: CASINO)
  pageApplication(path: "information/betting-calculator")
}
`,
    },
    {
      title: "A sub-application and one of its components",
      query: `# Code and files come from the site itself or from origins that the operator trusts
query SubApplication($url: String!, $fullPath: String!) {
  subApplication(url: $url, fullPath: $fullPath) { appName title body cssToLoad scriptsToLoad }
  renderSubApplication(input: { url: $url, components: [{ name: "ticker", props: { title: "Now" } }] }) {
    scriptsToLoad
    components { name html }
  }
}
`,
      variables: ({ path }) => ({ url: "/apps/results-ticker", fullPath: path }),
    },
  ],
};
