import type { Domain } from "../example.ts";

export const config: Domain = {
  name: "Site",
  order: 150,
  examples: [
    {
      title: "What the operator switched on",
      query: `# Languages, kinds of coupon, flags: what a client needs before it shows anything
query SiteConfig {
  siteConfig {
    companyName
    languages { code name isRtl }
    defaultLanguage
    couponKinds
    liveDelaySeconds
    availableRoutes
    geoCurrencyCode
    maintenance { startsAt endsAt state }
  }
}
`,
    },
    {
      title: "SEO, redirect and block of a page",
      query: `# Each part is null when its service has nothing to say
query Route($path: String!) {
  route(path: $path) {
    path
    seo { title description metaRobots }
    redirect { url code }
    block { displayTypeId templateTypeId }
  }
}
`,
      variables: ({ path }) => ({ path }),
    },
  ],
};
