/** The site's settings. */
import { POLICY_LOGO } from "#shared/policyLogo.ts";
import type { SiteConfigBody } from "../datasources/config.ts";
import { badUserInput } from "../errors.ts";
import { kindOf } from "../datasources/coupons.ts";
import type { CouponKind, Maintenance, Resolvers, SiteConfig, SupportConsultant } from "../generated/resolvers.ts";

/** Kinds of the upstream's numbers; those the schema does not know can't be offered. */
const toKinds = (numbers: readonly number[]) => numbers.map(kindOf).filter((kind): kind is CouponKind => kind !== undefined);

/** Both namings of the upstream [3.19]. */
function toMaintenance(maintenance: SiteConfigBody["maintenance"]): Maintenance | null {
  if (maintenance === null) return null;
  return "startAt" in maintenance
    ? { startsAt: maintenance.startAt, endsAt: maintenance.finishAt, notifiesFrom: maintenance.notifyStartDate, notifiesUntil: maintenance.notifyEndDate, state: null }
    : {
      startsAt: maintenance.startedAt, endsAt: maintenance.endedAt, notifiesFrom: maintenance.notifyStartedAt, notifiesUntil: maintenance.notifyEndedAt,
      state: maintenance.state,
    };
}

function toConsultant(consultant: SiteConfigBody["supportConsultant"]): SupportConsultant | null {
  return consultant && {
    id: consultant.id,
    providers: Object.entries(consultant.providers).map(([language, provider]) => ({ language, provider })),
    colors: Object.entries(consultant.colors).map(([name, value]) => ({ name, value })),
  };
}

function toSiteConfig(config: SiteConfigBody): SiteConfig {
  return {
    ...config,
    couponKinds: toKinds(config.couponTypes),
    couponKindsWithLimits: toKinds(config.couponTypesWithLimits),
    brandBook: config.brandBook.map(({ css_prop, css_value }) => ({ cssProp: css_prop, cssValue: css_value })),
    themeColor: config.pwaManifest.themeColor,
    afterSignInRoutes: config.afterRegistrationAndLoginRedirectRoutesV2.map(({ route_from, route_to }) => ({ from: route_from, to: route_to })),
    defaultBettingView: config.defaultBettingView === 1 ? "ASIAN" : "EUROPEAN",
    defaultMarketsNameType: config.defaultMarketsNameTypeSettings === 1 ? "SHORT" : "FULL",
    partnerGroupId: config.group_id,
    partnerRefId: config.ref_id,
    maintenance: toMaintenance(config.maintenance),
    supportConsultant: toConsultant(config.supportConsultant),
    policyLogo: { path: POLICY_LOGO.path, countryIds: [...POLICY_LOGO.countryIds] },
  };
}

/** @throws BAD_USER_INPUT */
function groupNames(groups: readonly string[]): readonly string[] {
  if (groups.length < 1 || groups.length > 50 || !groups.every((name) => /^\w{1,64}$/.test(name))) throw badUserInput("groups are 1 to 50 names of letters, digits and underscores.");
  return groups;
}

export const configResolvers: Resolvers = {
  Query: {
    siteConfigGroups: (_, { groups }, { parts, language, client }) => parts.services.config.groups(groupNames(groups), language, client.country),
    siteConfig: async (_, __, { parts, language, client }) => toSiteConfig(await parts.services.config.all(language, client.country)),
  },
};
