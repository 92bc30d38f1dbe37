import { afterEach, describe, expect, it } from "vitest";
import { startTestGateway, type TestGateway } from "../../testing/gateway.ts";
import { siteConfig } from "../../testing/fakes/site/config.ts";

let gateway: TestGateway;
afterEach(() => gateway.close());

const maintenance = "{ siteConfig { maintenance { startsAt endsAt notifiesFrom notifiesUntil state } } }";

describe("site config", () => {
  it("gives every field of the operator's config in the schema's words [3.40, 7.03]", async () => {
    gateway = await startTestGateway();
    const { data, errors } = await gateway.ask(`{ siteConfig {
      isPwa afterSignInRoutes { from to } promoBonusToOffer isAvailableConfirmTerms thirdPartyHasFirstDepositRedirect useRechargeModal isShowCookieAgreePopup
      isLoggingClientCookiesAgreement defaultBettingView defaultMarketsNameType isShowPersonalizedBettingGamesSlider amountTemplate groupId partnerGroupId
      partnerRefId isFlexibleAssetPath isFatmanAnalyticsAvailable geoCurrencyCode availableRoutes langHiddenUnauthorized companyName themeColor } }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      siteConfig: {
        isPwa: true,
        afterSignInRoutes: [{ from: "line", to: "office/history" }],
        promoBonusToOffer: false,
        isAvailableConfirmTerms: true,
        thirdPartyHasFirstDepositRedirect: false,
        useRechargeModal: true,
        isShowCookieAgreePopup: true,
        isLoggingClientCookiesAgreement: false,
        defaultBettingView: "ASIAN",
        defaultMarketsNameType: "FULL",
        isShowPersonalizedBettingGamesSlider: false,
        amountTemplate: "{amount} {symbol}",
        groupId: 1,
        partnerGroupId: 5,
        partnerRefId: 7,
        isFlexibleAssetPath: false,
        isFatmanAnalyticsAvailable: false,
        geoCurrencyCode: "RUB",
        availableRoutes: [47, 72],
        langHiddenUnauthorized: [],
        companyName: "Test Bets",
        themeColor: "#0F1A2B",
      },
    });
  });

  it("says what the coupon offers: as sold, and as the operator says [5.15, 5.18, 5.20]", async () => {
    gateway = await startTestGateway();
    const coupon = `{ siteConfig { couponKinds couponKindsWithLimits isOneClickShown isVipBetShown vipDecisionSeconds hasBonusBet isPromoCodeShown isPrepaidShown antiExpressMargin
      hyperBonus { minCoef steps { bets percent } minAmountInSteps maxAmountInSteps } } }`;
    expect((await gateway.ask(coupon)).data).toEqual({
      siteConfig: {
        couponKinds: ["SINGLE", "EXPRESS"],
        couponKindsWithLimits: ["SINGLE"],
        isOneClickShown: true,
        isVipBetShown: true,
        vipDecisionSeconds: 15,
        hasBonusBet: true,
        isPromoCodeShown: true,
        isPrepaidShown: true,
        antiExpressMargin: "1.1165",
        hyperBonus: {
          minCoef: "1.3",
          steps: [
            ["4", "5"],
            ["6", "10"],
            ["8", "15"],
            ["10", "25"],
          ].map(([bets, percent]) => ({ bets: Number(bets), percent })),
          minAmountInSteps: "1",
          maxAmountInSteps: "100",
        },
      },
    });
    const said = {
      isOneClickShown: false,
      isVipBetShown: false,
      vipDecisionSeconds: 3,
      hasBonusBet: false,
      isPromoCodeShown: false,
      isPrepaidShown: false,
      antiExpressMargin: "1.2",
      hyperBonus: null,
    };
    gateway.upstreams.on("GET /bff-api/config/all.json", () => ({
      ...siteConfig,
      ...said,
      couponTypes: [0, 1, 2, 3, 4, 11, 12, 10001],
    }));
    expect((await gateway.ask(coupon, { headers: { "x-language": "ru" } })).data).toEqual({
      siteConfig: {
        ...said,
        couponKinds: [
          "SINGLE",
          "EXPRESS",
          "SYSTEM",
          "CHAIN",
          "CONDITIONAL",
          "ANTI_EXPRESS",
          "FULL_COVER",
          "MULTIPLE_SINGLES",
        ],
        couponKindsWithLimits: ["SINGLE"],
      },
    });
  });

  it("reads maintenance under both of its namings, and none [3.19]", async () => {
    gateway = await startTestGateway();
    expect((await gateway.ask(maintenance)).data).toEqual({
      siteConfig: {
        maintenance: {
          startsAt: "2026-09-21T14:13:20Z",
          endsAt: "2026-09-21T15:13:20Z",
          notifiesFrom: "2026-09-21T11:26:40Z",
          notifiesUntil: null,
          state: null,
        },
      },
    });
    const other = {
      startedAt: 1_790_000_000,
      endedAt: 1_790_003_600,
      notifyStartedAt: null,
      notifyEndedAt: 1_790_000_000,
      state: "planned",
    };
    gateway.upstreams.on("GET /bff-api/config/all.json", () => ({ ...siteConfig, maintenance: other }));
    expect((await gateway.ask(maintenance, { headers: { "x-language": "ru" } })).data).toEqual({
      siteConfig: {
        maintenance: {
          startsAt: "2026-09-21T14:13:20Z",
          endsAt: "2026-09-21T15:13:20Z",
          notifiesFrom: null,
          notifiesUntil: "2026-09-21T14:13:20Z",
          state: "planned",
        },
      },
    });
    gateway.upstreams.on("GET /bff-api/config/all.json", () => ({ ...siteConfig, maintenance: null }));
    expect((await gateway.ask(maintenance, { headers: { "x-language": "ar" } })).data).toEqual({
      siteConfig: { maintenance: null },
    });
  });

  it("takes defaults for what an operator's config leaves out, and what it says where it does [2.10] [3.40]", async () => {
    gateway = await startTestGateway();
    const options = `{ siteConfig {
      homePage { type subApplicationUrl } disallowedPaths isIdentificationAvailable isPaymentForPlayersOnly isSnowfallShown isWelcomeWidgetShown isAdBlockNoticeShown
      isAppUpdateNoticeShown inactivityMinutes mobileDomain blockedPageUrl deviceScriptUrl isMaintenanceActive isInternalNetwork firstDepositRedirectUrl footerType socialLinks { name url }
      support { phone email } openGraphImage companyLegalName } }`;
    expect((await gateway.ask(options)).data).toEqual({
      siteConfig: {
        homePage: { type: "SPORTSBOOK", subApplicationUrl: null },
        disallowedPaths: [],
        isIdentificationAvailable: false,
        isPaymentForPlayersOnly: false,
        isSnowfallShown: false,
        isWelcomeWidgetShown: true,
        isAdBlockNoticeShown: true,
        isAppUpdateNoticeShown: true,
        inactivityMinutes: null,
        mobileDomain: null,
        blockedPageUrl: null,
        deviceScriptUrl: null,
        isMaintenanceActive: false,
        isInternalNetwork: false,
        firstDepositRedirectUrl: null,
        footerType: "FULL",
        socialLinks: [],
        support: null,
        openGraphImage: null,
        companyLegalName: "Test Bets",
      },
    });
    const said = {
      disallowedPaths: ["toto"],
      isIdentificationAvailable: true,
      isPaymentForPlayersOnly: true,
      isSnowfallShown: true,
      isWelcomeWidgetShown: false,
      isAdBlockNoticeShown: false,
      isAppUpdateNoticeShown: false,
      inactivityMinutes: 30,
      mobileDomain: "m.example.com",
      blockedPageUrl: "https://blocked.example/",
      deviceScriptUrl: "https://device.example/v3/agent.js",
      isMaintenanceActive: true,
      isInternalNetwork: true,
      firstDepositRedirectUrl: "https://bonus.example/",
      socialLinks: [{ name: "Example", url: "https://social.example/" }],
      support: { phone: "+44 20 7946 0000", email: null },
      openGraphImage: "/card.png",
      companyLegalName: "Test Bets Ltd",
    };
    const home = { homePageType: 2, homePageSubApplicationUrl: "/apps/home" };
    gateway.upstreams.on("GET /bff-api/config/all.json", () => ({ ...siteConfig, ...said, ...home, footerType: 1 }));
    expect((await gateway.ask(options, { headers: { "x-language": "ru" } })).data).toEqual({
      siteConfig: {
        ...said,
        homePage: { type: "SUB_APPLICATION", subApplicationUrl: "/apps/home" },
        footerType: "COMPACT",
      },
    });
  });

  it("gives groups alone, each choice kept for its country and language [7.04]", async () => {
    gateway = await startTestGateway();
    const group = "GET /bff-api/config/group/get";
    gateway.upstreams.on(group, () => ({ availableRoutes: [47] }));
    const query = "query($groups: [String!]!) { siteConfigGroups(groups: $groups) }";
    for (const groups of [
      ["companyName", "availableRoutes"],
      ["availableRoutes", "companyName", "companyName"],
    ]) {
      expect((await gateway.ask(query, { variables: { groups }, headers: { "x-geo-country": "kz" } })).data).toEqual({
        siteConfigGroups: { availableRoutes: [47] },
      });
    }
    expect(
      gateway.upstreams.callsOf(group).map(({ query: sent, headers }) => [sent, headers["x-geo-country"]]),
    ).toEqual([[{ groups: "availableRoutes,companyName", lang: "en" }, "kz"]]);
    for (const groups of [[], ["a,b"], ["a b"], [""], Array.from({ length: 51 }, (_, index) => `g${index}`)]) {
      expect((await gateway.ask(query, { variables: { groups } })).errors?.[0]?.extensions).toEqual({
        code: "BAD_USER_INPUT",
      });
    }
    gateway.upstreams.on(group, (_, reply) => reply.code(500).send({ code: "X", message: "" }));
    expect((await gateway.ask(query, { variables: { groups: ["other"] } })).errors?.[0]?.extensions).toEqual({
      code: "CONFIG_UNAVAILABLE",
      upstream: { service: "config", status: 500 },
    });
    expect(gateway.upstreams.callsOf(group)).toHaveLength(6);
  });

  it("gives the support chat with its provider in each language and its colors by name [3.36]", async () => {
    gateway = await startTestGateway();
    gateway.upstreams.on("GET /bff-api/config/all.json", () => ({
      ...siteConfig,
      supportConsultant: {
        id: "7",
        providers: { ru: "own-chat", en: "https://chat.example" },
        colors: { accent: "#F5B014" },
      },
    }));
    const { data } = await gateway.ask(
      "{ siteConfig { supportConsultant { id providers { language provider } colors { name value } } } }",
    );
    expect(data).toEqual({
      siteConfig: {
        supportConsultant: {
          id: "7",
          providers: [
            { language: "ru", provider: "own-chat" },
            { language: "en", provider: "https://chat.example" },
          ],
          colors: [{ name: "accent", value: "#F5B014" }],
        },
      },
    });
  });
});
