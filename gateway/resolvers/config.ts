/** The site's settings. */
import type { SiteConfigBody } from "../datasources/config.ts";
import { kindOf } from "../datasources/coupons.ts";
import type { CouponKind, Resolvers, SiteConfig } from "../generated/resolvers.ts";

/** Kinds of the upstream's numbers; those the schema does not know can't be offered. */
const toKinds = (numbers: readonly number[]) => numbers.map(kindOf).filter((kind): kind is CouponKind => kind !== undefined);

function toSiteConfig({ couponTypes, couponTypesWithLimits, brandBook, pwaManifest, ...config }: SiteConfigBody): SiteConfig {
  return {
    ...config,
    couponKinds: toKinds(couponTypes),
    couponKindsWithLimits: toKinds(couponTypesWithLimits),
    brandBook: brandBook.map(({ css_prop, css_value }) => ({ cssProp: css_prop, cssValue: css_value })),
    themeColor: pwaManifest.themeColor,
  };
}

export const configResolvers: Resolvers = {
  Query: {
    siteConfig: async (_, __, { parts, language, client }) => toSiteConfig(await parts.services.config.all(language, client.country)),
  },
};
