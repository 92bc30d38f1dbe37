/** REST contract of what the operator says about a URL: SEO, redirects, blocks, texts (SPEC 7.05–7.07, 7.12). Public. */
import { z } from "zod";
import { token } from "../config/tokens.ts";
import { errorBody, lng } from "../core/api.ts";
import { articlesApi } from "./articlesApi.ts";
import { textBlock } from "./richText.ts";

const url = z.string().max(2048);

/** What a page says about itself to search engines and messengers (SPEC 3.23). All null or empty for a path that is no page. */
export const pageSeo = z.object({
  title: z.string().nullable(),
  description: z.string().nullable(),
  siteName: z.string().nullable(),
  metaRobots: z.string().nullable(),
  /** Robots of the part of the site it lies in; the page's own go before. */
  hierarchyMetaRobots: z.string().nullable(),
  /** Further metas; exactly one of `name` and `property` is given. */
  metas: z.array(z.object({ name: z.string().nullable(), property: z.string().nullable(), content: z.string() })),
  /** `url`: another path is the page's own address (`targetUrl`). `mirror`: the same path under `domain`, a host. */
  customCanonical: z.object({ mode: z.enum(["url", "mirror"]), targetUrl: z.string().nullable(), domain: z.string().nullable() }).nullable(),
  /** The way from the home page to this one, with paths without language prefix; the last is the page itself. */
  breadcrumbs: z.array(z.object({ name: z.string(), path: z.string() })).optional(),
  /** Text below the page, with design tokens it is shown with. */
  content: z.object({ content: z.array(textBlock), styles: z.array(token) }).nullable(),
});

export const contentApi = {
  seo: { method: "GET", path: "/seo-api/v1/page", query: z.object({ url, lng }), response: pageSeo },
  /** How the head of a page looks: its words, and two design tokens for the ground; null for a page without one. */
  visual: {
    method: "GET", path: "/seo-api/v1/visual", query: z.object({ url, lng }),
    response: z.object({ visual: z.object({ heading: z.string(), lead: z.string(), tokens: z.array(token) }).nullable() }),
  },
  /** The ISO form of each language the site speaks, for hreflang. */
  isoCodes: { method: "GET", path: "/seo-api/v1/iso-codes", response: z.object({ codes: z.array(z.object({ language: z.string(), iso: z.string() })) }) },
  /** A sport by its English name or its slug, in any case. */
  sportsMap: {
    method: "GET", path: "/seo-api/v1/sports-map", query: z.object({ lng, nameEng: z.string().max(100) }),
    response: z.object({ nameEng: z.string(), name: z.string(), sportId: z.int() }), errors: { 404: errorBody },
  },
  ...articlesApi,
  /**
   * `redirect` false when the URL stays. `reasons` has one word a step, `breadcrumbs` the addresses gone through, the one
   * asked for first. Header `X-Redirects-Key` is the fixed one of the deployment; 401 without it.
   */
  redirect: {
    method: "POST", path: "/redirects-api/api/v1/redirect-light", body: z.object({ url }),
    response: z.object({ redirect: z.boolean(), code: z.int().nullable(), url: z.string().nullable(), reasons: z.array(z.string()), breadcrumbs: z.array(z.string()) }),
    errors: { 401: errorBody },
  },
  /** `data` null when nothing is blocked. Headers `X-Client-Address` and `X-Geo-Country` (two lower-case letters) name the visitor. Asked for pages, and (with the URL "/") before mutations. */
  block: {
    method: "POST", path: "/blocks-api/api/v2/block", body: z.object({ auth: z.boolean(), url }),
    response: z.object({ data: z.object({ displayTypeId: z.int(), templateTypeId: z.int() }).nullable() }),
  },
  /** The policy logo, an animated GIF. */
  policyLogo: { method: "GET", path: "/web-api/policy/logo.agif", media: "image/gif" },
} as const;
