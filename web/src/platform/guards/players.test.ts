import { describe, expect, it } from "vitest";
import { accessByAuth } from "./access/accessByAuth.ts";
import { authRedirect } from "./access/authRedirect.ts";
import { confirmTerms } from "./access/confirmTerms.ts";
import { PASS } from "./guard.ts";
import { mobileIdentificationBonus } from "./areas/mobileIdentificationBonus.ts";
import { modal } from "./modal.ts";
import { rechargeNavigation } from "./areas/rechargeNavigation.ts";
import { type Change, facts, place, player, to } from "./testing.ts";

describe("access by auth [4.25] [5.02] [6.04] [6.05] [6.06]", () => {
  it.each<[string, string, Change, string]>([
    ["to the login page", "/en/office/history?a=1", {}, "302 /en/user/login?returnTo=%2Fen%2Foffice%2Fhistory%3Fa%3D1"],
    [
      "home with the form open where there is none",
      "/en/office/history",
      { config: { availableRoutes: [] } },
      "302 /en?returnTo=%2Fen%2Foffice%2Fhistory&showLoginModal=1",
    ],
    [
      "to the account's own form from account pages",
      "/en/office/account",
      {},
      "302 /en/auth?returnTo=%2Fen%2Foffice%2Faccount",
    ],
    ["in the language it gets", "/office/history", {}, "302 /ru/user/login?returnTo=%2Fru%2Foffice%2Fhistory"],
    [
      "from payments where they are for players",
      "/en/information/payment",
      { config: { isPaymentForPlayersOnly: true } },
      "302 /en/user/login?returnTo=%2Fen%2Finformation%2Fpayment",
    ],
    ["not from payments elsewhere", "/en/information/payment", {}, "pass"],
    ["not from an open page", "/en/line", {}, "pass"],
    ["not when signed in", "/en/office/history", { viewer: player() }, "pass"],
    ["not while nobody can tell", "/en/office/history", { viewer: undefined }, "pass"],
  ])("a guest goes %s", (_, address, change, expected) => {
    expect(to(accessByAuth(facts(address, change)))).toBe(expected);
  });

  it.each<[string, Change, string]>([
    ["the page before", { previous: place("/en/line", "?a=1") }, "302 /en/line?a=1"],
    ["home, where that was the office, too", { previous: place("/en/office/settings") }, "302 /en"],
    ["home, where there was none", {}, "302 /en"],
  ])("a player signed out on a page goes to %s, with the form open", (_, change, expected) => {
    const verdict = accessByAuth(facts("/en/office/history", { trigger: "change", isServer: false, ...change }));
    expect(to(verdict)).toBe(expected);
    expect(verdict.effects).toEqual([
      { kind: "openDialog", name: "signIn", params: { returnTo: "/en/office/history" } },
    ]);
  });
});

describe("modal", () => {
  const browser: Change = { isServer: false };
  it("opens the forgotten password's form at home for a guest [2.39]", () => {
    const address = "/en?showForgotPasswordModal=1";
    expect(modal(facts(address, browser))).toEqual({
      kind: "pass",
      effects: [{ kind: "openDialog", name: "forgotPassword" }],
    });
    expect(modal(facts(address, { ...browser, viewer: player() }))).toEqual(PASS);
    expect(modal(facts("/en/line?showForgotPasswordModal=1", browser))).toEqual(PASS);
    expect(modal(facts(address))).toEqual(PASS);
  });

  it("opens coming over from the former brand at home for a guest", () => {
    expect(modal(facts("/en?showTransferUserModal=1", browser))).toEqual({
      kind: "pass",
      effects: [{ kind: "openDialog", name: "transferUser" }],
    });
    expect(modal(facts("/en?showTransferUserModal=1", { ...browser, viewer: player() }))).toEqual(PASS);
  });

  it("opens the login form with the way back, unless that leads elsewhere [6.06]", () => {
    expect(modal(facts("/en?showLoginModal=1&returnTo=%2Fen%2Finformation%2Fabout", browser))).toEqual({
      kind: "pass",
      effects: [{ kind: "openDialog", name: "signIn", params: { returnTo: "/en/information/about" } }],
    });
    expect(modal(facts("/en?showLoginModal=1&returnTo=%2F%2Fevil.example", browser))).toEqual({
      kind: "pass",
      effects: [{ kind: "openDialog", name: "signIn" }],
    });
  });

  it("closes windows with their page, not with its query", () => {
    expect(modal(facts("/en/line", { ...browser, previous: place("/en") }))).toEqual({
      kind: "pass",
      effects: [{ kind: "closeDialogs" }],
    });
    expect(modal(facts("/en?a=1", { ...browser, previous: place("/en") }))).toEqual(PASS);
  });

  it("leads to registration, unless they are there, or it is closed, or they are a player [4.44] [4.47]", () => {
    expect(to(modal(facts("/en/line?showRegistrationModal=1", { config: { registrationForm: "PAGE" } })))).toBe(
      "302 /en/registration",
    );
    expect(modal(facts("/en/registration?showRegistrationModal=1"))).toEqual(PASS);
    expect(modal(facts("/en?showRegistrationModal=1", { config: { isRegistrationAvailable: false } }))).toEqual(PASS);
    expect(modal(facts("/en?showRegistrationModal=1", { viewer: player() }))).toEqual(PASS);
  });
});

describe("the window of registration", () => {
  const browser = { isServer: false, previous: place("/en/line") };
  const address = "/en/line?showRegistrationModal=1&bonusId=2";
  it("opens over any page, in a browser only, with the bonus of the address [4.46] [4.47]", () => {
    expect(modal(facts(address, browser))).toEqual({
      kind: "pass",
      effects: [{ kind: "openDialog", name: "registration", params: { bonusId: "2" } }],
    });
    expect(modal(facts(address))).toEqual(PASS);
    expect(modal(facts(address, { ...browser, viewer: player() }))).toEqual(PASS);
  });

  it("comes after the agreement, which is remembered [4.45]", () => {
    const config = { isResponsibleGamingAgreementRequired: true };
    expect(modal(facts("/en/line?showRegistrationModal=1", { ...browser, config }))).toEqual({
      kind: "pass",
      effects: [{ kind: "openDialog", name: "responsibleGaming" }],
    });
    expect(
      modal(facts("/en/line?showRegistrationModal=1", { ...browser, config, cookies: new Map([["rg_agreed", "1"]]) })),
    ).toEqual({ kind: "pass", effects: [{ kind: "openDialog", name: "registration" }] });
  });
});

describe("confirm terms [4.55] [4.57] [8.24]", () => {
  const changed = player({}, { agreement: { isChanged: true } });
  it.each<[string, string, Change, string]>([
    ["when they changed", "/en/line?a=1", { viewer: changed }, "302 /en/confirm-terms?returnTo=%2Fen%2Fline%3Fa%3D1"],
    [
      "when a call was refused for them",
      "/en/line",
      { viewer: player(), isTermsRefused: true },
      "302 /en/confirm-terms?returnTo=%2Fen%2Fline",
    ],
    [
      "not where the feature is off",
      "/en/line",
      { viewer: changed, config: { isAvailableConfirmTerms: false } },
      "pass",
    ],
    ["not when they did not", "/en/line", { viewer: player() }, "pass"],
    ["not when that could not be told", "/en/line", { viewer: player({}, { agreement: null }) }, "pass"],
    ["not a guest", "/en/line", { isTermsRefused: true }, "pass"],
    ["not on the terms themselves", "/en/information/rules/1", { viewer: changed }, "pass"],
    ["not when support is asked for help", "/en/office/support", { viewer: changed }, "pass"],
    ["not on the page that asks for it", "/en/confirm-terms", { viewer: changed }, "pass"],
  ])("a player confirms them %s", (_, address, change, expected) => {
    expect(to(confirmTerms(facts(address, change)))).toBe(expected);
  });

  it("leaves its page when nothing is to be confirmed, to the page that was wanted or the root [4.56]", () => {
    expect(to(confirmTerms(facts("/en/confirm-terms", { viewer: player() })))).toBe("302 /en");
    expect(to(confirmTerms(facts("/en/confirm-terms?returnTo=%2Fen%2Foffice%2Fhistory", { viewer: player() })))).toBe(
      "302 /en/office/history",
    );
    expect(to(confirmTerms(facts("/en/confirm-terms?returnTo=https%3A%2F%2Fevil.example", { viewer: player() })))).toBe(
      "302 /en",
    );
  });
});

describe("recharge navigation", () => {
  const config = { useRechargeModal: true };
  it.each<[string, Change, string]>([
    ["from outside the office", { config, previous: place("/en/line") }, "302 /en/office/account"],
    ["directly", { config }, "302 /en/office/account"],
    ["from the office", { config, previous: place("/en/office/history") }, "pass"],
    ["where it has a page", { config: {}, previous: place("/en/line") }, "pass"],
  ])("%s", (_, change, expected) => {
    expect(to(rechargeNavigation(facts("/en/office/recharge", { viewer: player(), ...change })))).toBe(expected);
  });
});

describe("mobile identification bonus", () => {
  const viewer = player({ isIdentificationBonus: true, showsVerificationOnDeposit: true });
  const device = { isMobile: true };
  it.each<[string, Change, string]>([
    ["a phone", { viewer, device }, "302 /en/office/identification"],
    ["a desktop", { viewer }, "pass"],
    ["who has seen it", { viewer, device, previous: place("/en/office/identification") }, "pass"],
    [
      "who is identified",
      {
        viewer: player({ isIdentificationBonus: true, showsVerificationOnDeposit: true, verificationStatus: 1 }),
        device,
      },
      "pass",
    ],
    ["where there is no such page", { viewer, device, config: { isIdentificationAvailable: false } }, "pass"],
  ])("%s", (_, change, expected) => {
    expect(to(mobileIdentificationBonus(facts("/en/office/recharge", change)))).toBe(expected);
  });
});

describe("auth redirect [4.25] [4.28] [6.07]", () => {
  const viewer = player();
  it.each<[string, string, Change, string]>([
    [
      "where the operator maps the page to",
      "/en/user/login?returnTo=%2Fen%2Fline",
      { viewer, config: { afterSignInRoutes: [{ from: "user/login", to: "office/history" }] } },
      "302 /en/office/history",
    ],
    [
      "to their return address",
      "/en/user/login?returnTo=%2Fen%2Foffice%2Fhistory",
      { viewer, previous: place("/en/live") },
      "302 /en/office/history",
    ],
    ["not to an address elsewhere", "/en/user/login?returnTo=%2F%2Fevil.example", { viewer }, "302 /en/office/account"],
    ["not to a page for guests", "/en/user/login?returnTo=%2Fen%2Fauth", { viewer }, "302 /en/office/account"],
    ["to the page before", "/en/registration", { viewer, previous: place("/en/live", "?a=1") }, "302 /en/live?a=1"],
    ["from a sign-in page to the account", "/en/auth", { viewer }, "302 /en/office/account"],
    ["from others home", "/en/registration", { viewer }, "302 /en"],
    ["nowhere while a link of another device is asked about", "/en/user/login?method_id=1", { viewer }, "pass"],
    ["home from registering, whatever the query says", "/en/registration?method_id=1", { viewer }, "302 /en"],
    ["nowhere from a page for all", "/en/line", { viewer }, "pass"],
    ["nowhere as a guest", "/en/user/login", {}, "pass"],
    ["nowhere while nobody can tell", "/en/user/login", { viewer: undefined }, "pass"],
  ])("a player on a page for guests goes %s", (_, address, change, expected) => {
    expect(to(authRedirect(facts(address, change)))).toBe(expected);
  });
});
