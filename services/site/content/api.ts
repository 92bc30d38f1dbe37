/** REST contract of the operator's data about a URL: SEO, redirects, blocks, texts (SPEC 7.05–7.07, 7.12). Public. */
import { z } from "zod";
import { token } from "../config/public.ts";
import { errorBody, lng } from "../../platform/http/api.ts";
import { articlesApi } from "./articlesApi.ts";
import { awardsApi } from "./awards/api.ts";
import { textBlock } from "./richText.ts";

const url = z.string().max(2048).describe("Address of the page, with its language prefix");

export const pageSeo = z
  .object({
    title: z.string().nullable().describe("Title of the page; null to use the client's own"),
    description: z.string().nullable().describe("Meta description; null for none"),
    siteName: z.string().nullable().describe("Name of the site for social networks"),
    metaRobots: z.string().nullable().describe("Value of the `robots` meta tag; null for none"),
    hierarchyMetaRobots: z
      .string()
      .nullable()
      .describe("Robots of the part of the site it lies in; the page's own go before"),
    metas: z
      .array(
        z.object({
          name: z.string().nullable().describe("`name` attribute; null when `property` is used"),
          property: z.string().nullable().describe("`property` attribute; null when `name` is used"),
          content: z.string().describe("`content` attribute"),
        }),
      )
      .describe("Further metas; exactly one of `name` and `property` is given"),
    customCanonical: z
      .object({
        mode: z
          .enum(["url", "mirror"])
          .describe('"url": `targetUrl` is the canonical address. "mirror": the same path on `domain`'),
        targetUrl: z.string().nullable().describe('Canonical address in mode "url"; else null'),
        domain: z.string().nullable().describe('Host of the canonical address in mode "mirror"; else null'),
      })
      .nullable()
      .describe(
        "`url`: another path is the page's own address (`targetUrl`). `mirror`: the same path under `domain`, a host.",
      ),
    breadcrumbs: z
      .array(
        z.object({
          name: z.string().describe("Text of the link"),
          path: z.string().describe("Path of the page it leads to"),
        }),
      )
      .optional()
      .describe(
        "The way from the home page to this one, with paths without language prefix; the last is the page itself",
      ),
    content: z
      .object({
        content: z.array(textBlock).describe("Text of the page as blocks"),
        styles: z.array(token).describe("Design tokens for this text"),
      })
      .nullable()
      .describe("Text below the page, with design tokens it is shown with"),
  })
  .describe(
    "What a page says about itself to search engines and messengers. All null or empty for a path that is no page.",
  );

export const contentApi = {
  seo: {
    summary: "What search engines and social networks read about a page",
    security: "none",
    method: "GET",
    path: "/seo-api/v1/page",
    query: z.object({ url, lng }),
    response: pageSeo,
  },
  visual: {
    summary: "How the head of a page looks",
    description:
      "How the head of a page looks: its words, and two design tokens for the ground; null for a page without one.",
    security: "none",
    method: "GET",
    path: "/seo-api/v1/visual",
    query: z.object({ url, lng }),
    response: z.object({
      visual: z
        .object({
          heading: z.string().describe("Heading"),
          lead: z.string().describe("Introduction below the heading"),
          tokens: z.array(token).describe("Design tokens of the background"),
        })
        .nullable()
        .describe("How the head of the page looks; null for a page without one"),
    }),
  },
  isoCodes: {
    summary: "ISO form of each language of the site",
    description: "The ISO form of each language the site speaks, for hreflang.",
    security: "none",
    method: "GET",
    path: "/seo-api/v1/iso-codes",
    response: z.object({
      codes: z
        .array(
          z.object({
            language: z.string().describe("Two-letter language code of the site"),
            iso: z.string().describe("Language tag for `hreflang`"),
          }),
        )
        .describe("ISO form of each language"),
    }),
  },
  sportsMap: {
    summary: "A sport by its English name or slug",
    description: "A sport by its English name or its slug, in any case.",
    security: "none",
    codes: { "404": { SPORT_UNKNOWN: "No sport has this name" } },
    method: "GET",
    path: "/seo-api/v1/sports-map",
    query: z.object({ lng, nameEng: z.string().max(100).describe("English name or slug of the sport, in any case") }),
    response: z.object({
      nameEng: z.string().describe("English name of the sport"),
      name: z.string().describe("Name of the sport in the requested language"),
      sportId: z.int().describe("Id of the sport"),
    }),
    errors: { 404: errorBody },
  },
  ...articlesApi,
  ...awardsApi,
  redirect: {
    summary: "Where an address has moved to",
    description:
      "`redirect` false when the URL stays. `reasons` has one word a step, `breadcrumbs` the addresses gone through, the one asked for first.",
    security: "redirectsKey",
    method: "POST",
    path: "/redirects-api/api/v1/redirect-light",
    body: z.object({ url }),
    response: z.object({
      redirect: z.boolean().describe("True when the address has moved"),
      code: z.int().nullable().describe("HTTP status of the redirect; null when the address stays"),
      url: z.string().nullable().describe("Where to go; null when the address stays"),
      reasons: z.array(z.string()).describe("Why, one word for each step"),
      breadcrumbs: z.array(z.string()).describe("Addresses gone through, starting with the one asked for"),
    }),
    errors: { 401: errorBody },
  },
  block: {
    summary: "Whether a page is blocked for a visitor",
    description: '`data` null when nothing is blocked. Asked for pages, and (with the URL "/") before mutations.',
    security: "none",
    headers: ["X-Client-Address", "X-Geo-Country"],
    method: "POST",
    path: "/blocks-api/api/v2/block",
    body: z.object({ auth: z.boolean().describe("True when the visitor is signed in"), url }),
    response: z.object({
      data: z
        .object({
          displayTypeId: z
            .int()
            .describe(
              "Reason: 4 site update, 16 suspension, 1, 2, 3, 5 or 14 block, 13 closed in Ukraine, 17 closed in Ireland, 8 coming soon",
            ),
          templateTypeId: z.int().describe("Which text the blocked page shows"),
        })
        .nullable()
        .describe("How to show the block; null when nothing is blocked"),
    }),
  },
  policyLogo: {
    summary: "The policy logo, an animated GIF",
    security: "none",
    method: "GET",
    path: "/web-api/policy/logo.agif",
    media: "image/gif",
  },
} as const;
