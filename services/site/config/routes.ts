/** The config service: the operator's switches, as a whole or by groups (SPEC 7.03, 7.04). */
import type { ServicePlugin } from "../../platform/context.ts";
import { route } from "../../platform/http/rest.ts";
import { configApi, siteConfig, type SiteConfigBody } from "./api/index.ts";
import { currencyOfCountry, has12hClock } from "./geo.ts";
import { revisionOf } from "./live.ts";

/** Country that counts when the edge names none (SPEC 7.03). */
const defaultCountry = "ru";

export const configService: ServicePlugin = (context) => async (app) => {
  const forVisitor = (country = defaultCountry): SiteConfigBody => {
    const { siteConfig: config } = context;
    return {
      ...config,
      revision: revisionOf(config),
      geoCurrencyCode: currencyOfCountry(country) ?? config.geoCurrencyCode,
      is12hClock: config.is12hClock ?? has12hClock(country),
    };
  };

  route(app, configApi.all, (call) => forVisitor(call.header("x-geo-country")));

  route(app, configApi.group, (call) => {
    const wanted = new Set(call.query.groups.split(",").map((group) => group.trim()));
    const chosen = Object.entries(forVisitor(call.header("x-geo-country"))).filter(([group]) => wanted.has(group));
    return siteConfig.partial().parse(Object.fromEntries(chosen));
  });
};
