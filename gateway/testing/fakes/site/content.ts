/** What the content service answers in tests. */
/** What a page says about itself, as little as can be. */
export const pageSeo = {
  title: null,
  description: null,
  siteName: null,
  metaRobots: "noindex",
  hierarchyMetaRobots: null,
  metas: [],
  customCanonical: null,
  content: null,
} as const;
