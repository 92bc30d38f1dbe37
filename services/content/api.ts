/** REST contract of what the operator says about a URL: SEO, redirects, blocks (SPEC 7.05–7.07). Public. */
import { z } from "zod";
import { lng } from "../core/api.ts";

const url = z.string().max(2048);

export const contentApi = {
  seo: {
    method: "GET", path: "/seo-api/v1/page", query: z.object({ url, lng }),
    response: z.object({ title: z.string().nullable(), description: z.string().nullable(), metaRobots: z.string().nullable() }),
  },
  /** `redirect` false when the URL stays. */
  redirect: {
    method: "POST", path: "/redirects-api/api/v1/redirect-light", body: z.object({ url }),
    response: z.object({ redirect: z.boolean(), code: z.int().nullable(), url: z.string().nullable(), reasons: z.array(z.string()), breadcrumbs: z.array(z.string()) }),
  },
  /** `data` null when nothing is blocked. Header `X-Client-Address` names the visitor. */
  block: {
    method: "POST", path: "/blocks-api/api/v2/block", body: z.object({ auth: z.boolean(), url }),
    response: z.object({ data: z.object({ displayTypeId: z.int(), templateTypeId: z.int() }).nullable() }),
  },
} as const;
