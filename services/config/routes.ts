/** The config service: what the operator switched on, whole or by groups (SPEC 7.03, 7.04). */
import type { ServicePlugin } from "../core/context.ts";
import { route } from "../core/rest.ts";
import { configApi, siteConfig, type SiteConfigBody } from "./api.ts";
import { currencyOfCountry } from "./geo.ts";

/** Country that counts when the edge names none (SPEC 7.03). */
const defaultCountry = "ru";

export const configService: ServicePlugin = ({ siteConfig: config }) => async (app) => {
  const forVisitor = (country: string | undefined): SiteConfigBody => ({
    ...config,
    geoCurrencyCode: currencyOfCountry(country ?? defaultCountry) ?? config.geoCurrencyCode,
  });

  route(app, configApi.all, (call) => forVisitor(call.header("x-geo-country")));

  route(app, configApi.group, (call) => {
    const wanted = new Set(call.query.groups.split(",").map((group) => group.trim()));
    const chosen = Object.entries(forVisitor(call.header("x-geo-country"))).filter(([group]) => wanted.has(group));
    return siteConfig.partial().parse(Object.fromEntries(chosen));
  });
};
