/** The content service: what the operator says about a URL of the site (SPEC 7.05–7.07). */
import type { ServicePlugin } from "../core/context.ts";
import { route } from "../core/rest.ts";
import { contentApi } from "./api.ts";
import { blockOf, demoRules, siteRules } from "./blocks.ts";
import { readPath } from "./path.ts";
import { redirectOf } from "./redirects.ts";
import { seoOf } from "./seo.ts";

export const contentService: ServicePlugin = ({ book, siteConfig }) => async (app) => {
  const rules = siteConfig.siteEnv === "demo" ? [...siteRules, ...demoRules] : siteRules;

  route(app, contentApi.seo, ({ query }) => seoOf(book, siteConfig.companyName, query.url, query.lng));

  route(app, contentApi.redirect, ({ body }) => {
    const found = redirectOf(body.url);
    const breadcrumbs = [...readPath(body.url).segments];
    return found === null
      ? { redirect: false, code: null, url: null, reasons: [], breadcrumbs }
      : { redirect: true, code: found.code, url: found.url, reasons: [found.reason], breadcrumbs };
  });

  route(app, contentApi.block, ({ body, header }) => ({
    data: blockOf(rules, { url: body.url, isSignedIn: body.auth, address: header("x-client-address") ?? "" }),
  }));
};
