import { describe, expect, it } from "vitest";
import type { GuardInput } from "./guard.ts";
import { accessGuard } from "./access.ts";
import { authGuard } from "./auth.ts";
import { GUARDS, runGuards } from "./index.ts";
import { languageGuard } from "./language.ts";

const input = (change: Partial<GuardInput>): GuardInput => ({
  pathname: "/en", search: "", allowedLanguages: ["en", "ru", "ar"], chosenLanguage: "ru", isSignedIn: false, availableRoutes: [47, 72], ...change,
});

describe("language guard", () => {
  it.each([
    ["/", "", "/ru"],
    ["/line/football", "", "/ru/line/football"],
    ["/line", "?a=1&b=2", "/ru/line?a=1&b=2"],
    ["/de/line", "", "/ru/line"],
    ["/EN/line", "", "/ru/EN/line"],
  ])("%s%s goes to %s, the same path in the chosen language [2.02]", (pathname, search, to) => {
    expect(languageGuard(input({ pathname, search }))).toEqual({ kind: "redirect", to, status: 302 });
  });

  it.each(["/en", "/ru/line", "/ar/live/tennis"])("%s passes: its first segment is an allowed language [2.01]", (pathname) => {
    expect(languageGuard(input({ pathname }))).toEqual({ kind: "pass" });
  });

  it("sends on from a language that this visitor may not use", () => {
    expect(languageGuard(input({ pathname: "/ar/line", allowedLanguages: ["en", "ru"] }))).toMatchObject({ kind: "redirect", to: "/ru/line" });
  });
});

describe("access guard", () => {
  it("answers 404 where the operator left the page's flag off [5.06]", () => {
    expect(accessGuard(input({ pathname: "/en/user/login", availableRoutes: [47] }))).toEqual({ kind: "block", status: 404 });
  });

  it.each([
    ["/en/user/login", [72]], ["/en/line", []], ["/en/no-such-page", []], ["/en/user/login", null],
  ])("%s passes with flags %j", (pathname, availableRoutes) => {
    expect(accessGuard(input({ pathname, availableRoutes }))).toEqual({ kind: "pass" });
  });
});

describe("auth guard", () => {
  it("opens the login form for a guest and sends him to the login page, with the way back [6.06]", () => {
    expect(authGuard(input({ pathname: "/en/office/history", search: "?a=1", chosenLanguage: "en" }))).toEqual({
      kind: "redirect", to: "/en/user/login?returnTo=%2Fen%2Foffice%2Fhistory%3Fa%3D1", status: 302, opensSignIn: true,
    });
  });

  it("sends a guest home where there is no login page [6.06]", () => {
    expect(authGuard(input({ pathname: "/en/office/history", chosenLanguage: "en", availableRoutes: [] }))).toMatchObject({ kind: "redirect", to: "/en", opensSignIn: true });
  });

  it("sends a player from the guest's pages to the office [6.07]", () => {
    expect(authGuard(input({ pathname: "/en/user/login", chosenLanguage: "en", isSignedIn: true }))).toMatchObject({ kind: "redirect", to: "/en/office/history" });
  });

  it.each([
    ["/en", false], ["/en/line/football", false], ["/en/user/login", false], ["/en/office/history", true],
  ])("%s is open when signed in is %s [1.01] [1.02]", (pathname, isSignedIn) => {
    expect(authGuard(input({ pathname, isSignedIn }))).toEqual({ kind: "pass" });
  });

  it("sends nobody away while nobody can tell who he is", () => {
    expect(authGuard(input({ pathname: "/en/office/history", isSignedIn: null }))).toEqual({ kind: "pass" });
    expect(authGuard(input({ pathname: "/en/user/login", isSignedIn: null }))).toEqual({ kind: "pass" });
  });
});

describe("order of the guards [2.63]", () => {
  it("asks for the language first, then whether the page exists, then who may see it", () => {
    expect(GUARDS.map(({ name }) => name)).toEqual(["language", "access", "auth"]);
    expect(runGuards(input({ pathname: "/office/history" }))).toMatchObject({ to: "/ru/office/history" });
    expect(runGuards(input({ pathname: "/en/line" }))).toEqual({ kind: "pass" });
  });
});
