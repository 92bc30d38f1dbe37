/** The site's settings. */
import { countryId } from "#shared/people/countryIds.ts";
import { isPolicyLogoShown, POLICY_LOGO } from "../../datasources/site/policyLogo.ts";
import type { SiteConfigBody } from "../../datasources/site/config.ts";
import { areaKey, SITE_AREAS } from "#shared/routes/entry.ts";
import { badUserInput } from "../../errors/errors.ts";
import { siteTopic } from "../../events/site.ts";
import { publicStream } from "../../execution/publicStream.ts";
import { kindOf } from "../../datasources/betting/placedCoupon.ts";
import type { Standing } from "../../admission/doors.ts";
import type { CouponKind, Maintenance, Resolvers, SiteConfig, SupportConsultant } from "../../generated/resolvers.ts";

/** Kinds of the upstream's numbers; those the schema does not know can't be offered. */
const toKinds = (numbers: readonly number[]) =>
  numbers.map(kindOf).filter((kind): kind is CouponKind => kind !== undefined);

/** Both namings of the upstream [3.19]. */
function toMaintenance(maintenance: SiteConfigBody["maintenance"]): Maintenance | null {
  if (maintenance === null) return null;
  return "startAt" in maintenance
    ? {
        startsAt: maintenance.startAt,
        endsAt: maintenance.finishAt,
        notifiesFrom: maintenance.notifyStartDate,
        notifiesUntil: maintenance.notifyEndDate,
        state: null,
      }
    : {
        startsAt: maintenance.startedAt,
        endsAt: maintenance.endedAt,
        notifiesFrom: maintenance.notifyStartedAt,
        notifiesUntil: maintenance.notifyEndedAt,
        state: maintenance.state,
      };
}

const instant = (seconds: number) => new Date(seconds * 1000).toISOString();

/** Whether the site is closed now, by its config. */
export function standingOf(config: SiteConfigBody): Standing {
  const times = toMaintenance(config.maintenance);
  return {
    maintenance: times && {
      startsAt: instant(times.startsAt),
      endsAt: instant(times.endsAt),
      notifiesFrom: times.notifiesFrom === null ? null : instant(times.notifiesFrom),
      notifiesUntil: times.notifiesUntil === null ? null : instant(times.notifiesUntil),
    },
    isMaintenanceActive: config.isMaintenanceActive ?? false,
  };
}

function toConsultant(consultant: SiteConfigBody["supportConsultant"]): SupportConsultant | null {
  return (
    consultant && {
      id: consultant.id,
      providers: Object.entries(consultant.providers).map(([language, provider]) => ({ language, provider })),
      colors: Object.entries(consultant.colors).map(([name, value]) => ({ name, value })),
    }
  );
}

const homePageTypes = ["SPORTSBOOK", "LIVE", "SUB_APPLICATION"] as const;

/** When guests are reminded of registering, as sold. */
const defaultRegistrationReminder = { delaySeconds: 300, intervalMinutes: 1440 };

/** Fields that an operator's config may leave out. */
function toOptions(config: SiteConfigBody) {
  const isSubApplication = config.homePageType === 2;
  return {
    homePage: {
      type: homePageTypes[config.homePageType ?? 0] ?? "SPORTSBOOK",
      subApplicationUrl: isSubApplication ? (config.homePageSubApplicationUrl ?? null) : null,
    },
    areas: SITE_AREAS.filter((area) => config.areas?.[areaKey(area)] === true),
    disallowedPaths: config.disallowedPaths ?? [],
    isIdentificationAvailable: config.isIdentificationAvailable ?? false,
    isPaymentForPlayersOnly: config.isPaymentForPlayersOnly ?? false,
    isSnowfallShown: config.isSnowfallShown ?? false,
    isWelcomeWidgetShown: config.isWelcomeWidgetShown ?? true,
    isAdBlockNoticeShown: config.isAdBlockNoticeShown ?? true,
    isAppUpdateNoticeShown: config.isAppUpdateNoticeShown ?? true,
    isMaintenanceActive: config.isMaintenanceActive ?? false,
    isInternalNetwork: config.isInternalNetwork ?? false,
    footerType: config.footerType === 1 ? ("COMPACT" as const) : ("FULL" as const),
    socialLinks: config.socialLinks ?? [],
    companyLegalName: config.companyLegalName ?? config.companyName,
    registrationForm: config.registrationForm === "page" ? ("PAGE" as const) : ("MODAL" as const),
    isResponsibleGamingAgreementRequired: config.isResponsibleGamingAgreementRequired ?? false,
    registrationReminder:
      config.registrationReminder === undefined ? defaultRegistrationReminder : config.registrationReminder,
    isDepositPromptShown: config.isDepositPromptShown ?? true,
    inactivityMinutes: config.inactivityMinutes ?? null,
    mobileDomain: config.mobileDomain ?? null,
    blockedPageUrl: config.blockedPageUrl ?? null,
    deviceScriptUrl: config.deviceScriptUrl ?? null,
    firstDepositRedirectUrl: config.firstDepositRedirectUrl ?? null,
    support: config.support ?? null,
    openGraphImage: config.openGraphImage ?? null,
    gameVideoUrl: config.gameVideoUrl ?? null,
    revision: config.revision ?? null,
  };
}

/** The hyper bonus as sold. */
const defaultHyperBonus = {
  minCoef: "1.3",
  steps: [
    { bets: 4, percent: "5" },
    { bets: 6, percent: "10" },
    { bets: 8, percent: "15" },
    { bets: 10, percent: "25" },
  ],
  minAmountInSteps: "1",
  maxAmountInSteps: "100",
};

/** Coupon features, with the defaults where the config says nothing [5.15, 5.18, 5.20]. */
function toCouponOptions(config: SiteConfigBody) {
  return {
    couponKinds: toKinds(config.couponTypes),
    couponKindsWithLimits: toKinds(config.couponTypesWithLimits),
    isOneClickShown: config.isOneClickShown ?? true,
    isVipBetShown: config.isVipBetShown ?? true,
    vipDecisionSeconds: config.vipDecisionSeconds ?? 15,
    hasBonusBet: config.hasBonusBet ?? true,
    hyperBonus: config.hyperBonus === undefined ? defaultHyperBonus : config.hyperBonus,
    isPromoCodeShown: config.isPromoCodeShown ?? true,
    isPrepaidShown: config.isPrepaidShown ?? true,
    antiExpressMargin: config.antiExpressMargin ?? "1.1165",
  };
}

function toSiteConfig(config: SiteConfigBody, country: string): SiteConfig {
  return {
    ...config,
    ...toOptions(config),
    ...toCouponOptions(config),
    brandBook: config.brandBook.map(({ css_prop, css_value }) => ({ cssProp: css_prop, cssValue: css_value })),
    themeColor: config.pwaManifest.themeColor,
    afterSignInRoutes: config.afterRegistrationAndLoginRedirectRoutesV2.map(({ route_from, route_to }) => ({
      from: route_from,
      to: route_to,
    })),
    defaultBettingView: config.defaultBettingView === 1 ? "ASIAN" : "EUROPEAN",
    is12hClock: config.is12hClock ?? false,
    defaultMarketsNameType: config.defaultMarketsNameTypeSettings === 1 ? "SHORT" : "FULL",
    partnerGroupId: config.group_id,
    partnerRefId: config.ref_id,
    maintenance: toMaintenance(config.maintenance),
    supportConsultant: toConsultant(config.supportConsultant),
    policyLogo: {
      path: POLICY_LOGO.path,
      countryIds: [...POLICY_LOGO.countryIds],
      isShown: isPolicyLogoShown(countryId(country)),
    },
  };
}

/** @throws BAD_USER_INPUT */
function groupNames(groups: readonly string[]): readonly string[] {
  if (groups.length < 1 || groups.length > 50 || !groups.every((name) => /^\w{1,64}$/.test(name)))
    throw badUserInput("groups are 1 to 50 names of letters, digits and underscores.");
  return groups;
}

export const configResolvers: Resolvers = {
  Subscription: {
    siteChanged: publicStream({ idsArgument: null, topics: () => [siteTopic], source: ({ events }) => events.site }),
  },
  Query: {
    siteConfigGroups: (_, { groups }, { parts, language, client }) =>
      parts.services.config.groups(groupNames(groups), language, client.country),
    siteConfig: async (_, __, { parts, language, client }) =>
      toSiteConfig(await parts.services.config.all(language, client.country), client.country),
  },
};
