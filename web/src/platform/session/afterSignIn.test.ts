// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { createTestApp, GUEST_SITE, playerSite } from "@/testing.tsx";
import { afterSignInPage, afterSignInWindow } from "./afterSignIn.ts";
import { type Place, arrive } from "@/platform/navigation/visit.ts";

const site = playerSite("500.00");
/** The site of a player who has just signed in, with an operator's mapping. */
const signedIn = (mapping: { from: string; to: string }[] = []) =>
  createTestApp(
    { ...site, siteConfig: site.siteConfig && { ...site.siteConfig, afterSignInRoutes: mapping } },
    () => undefined,
  );
const at = (pathname: string, search = ""): Place => ({ pathname, search });
const toHistory = [
  { from: "line", to: "office/history" },
  { from: "user/login", to: "toto" },
];

describe("after signing in by the window [4.25] [4.28]", () => {
  it.each<[string, { from: string; to: string }[], string, string | undefined, string | null]>([
    ["goes where the operator maps the page to", toHistory, "/en/line", undefined, "/en/office/history"],
    ["the same before the page that asked for it", toHistory, "/en/line", "/en/office/account", "/en/office/history"],
    ["else to the page that asked for it", [], "/en/line", "/en/office/account", "/en/office/account"],
    ["not to a page elsewhere", [], "/en/line", "//evil.example", null],
    ["not to a page for guests", [], "/en/line", "/en/user/login", null],
    ["not to a page that there is none of", [], "/en/line", "/en/no/such", null],
    ["stays on another page", toHistory, "/en/live", undefined, null],
    ["not where a mapping leads out of the site", [{ from: "line", to: "/evil.example" }], "/en/line", undefined, null],
  ])("%s", async (_, mapping, page, returnTo, expected) => {
    expect(afterSignInWindow(await signedIn(mapping), at(page), returnTo)).toBe(expected);
  });

  it("leaves a guest whom nobody knows yet where they are", async () => {
    expect(afterSignInWindow(await createTestApp(GUEST_SITE, () => undefined), at("/en/line"), undefined)).toBeNull();
  });
});

describe("after signing in on the page of it [4.25] [4.28]", () => {
  it.each<[string, { from: string; to: string }[], string, string | null, string | null]>([
    [
      "goes where the operator maps the page to",
      toHistory,
      "?returnTo=%2Fen%2Foffice%2Faccount",
      "/en/live",
      "/en/toto",
    ],
    ["else to the page that asked for it", [], "?returnTo=%2Fen%2Foffice%2Faccount", "/en/live", "/en/office/account"],
    ["else to the page before", [], "", "/en/live", "/en/live"],
    ["else to none that is known", [], "", null, null],
  ])("%s", async (_, mapping, search, before, expected) => {
    const app = await signedIn(mapping);
    if (before !== null) arrive(app.visit, at(before));
    arrive(app.visit, at("/en/user/login", search));
    expect(afterSignInPage(app, at("/en/user/login", search))).toBe(expected);
  });
});
