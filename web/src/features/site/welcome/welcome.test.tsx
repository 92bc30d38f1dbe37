// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { SiteConfig } from "@/platform/site/siteData.ts";
import { createTestApp, GUEST_SITE, renderInApp } from "@/testing.tsx";
import { useLocation } from "react-router";
import { cardsFor } from "./cards.ts";
import { Welcome } from "./Welcome.tsx";

const appWith = (change: Partial<SiteConfig>) =>
  createTestApp(
    {
      ...GUEST_SITE,
      siteConfig: GUEST_SITE.siteConfig && { ...GUEST_SITE.siteConfig, isWelcomeWidgetShown: true, ...change },
    },
    () => ({ viewer: null }),
  );

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe("cards of a newcomer", () => {
  it.each([
    ["a guest", { player: null, canRegister: true }, ["welcome", "howBet", "limits"]],
    ["a guest where nobody can register", { player: null, canRegister: false }, ["howBet", "limits"]],
    [
      "a new player",
      { player: { hasDeposit: false, verificationStatus: 0 }, canRegister: true },
      ["deposit", "verify", "limits"],
    ],
    [
      "a new player who is known",
      { player: { hasDeposit: false, verificationStatus: 2 }, canRegister: true },
      ["deposit", "limits"],
    ],
    ["a player who has paid in", { player: { hasDeposit: true, verificationStatus: 0 }, canRegister: true }, []],
  ])("%s", (_, newcomer, expected) => {
    expect(cardsFor(newcomer).map(({ name }) => name)).toEqual(expected);
  });
});

const Where = () => <p data-testid="where">{useLocation().pathname}</p>;

describe("welcome widget [2.07]", () => {
  it("shows one card after the other, and none that was put away, also at the next visit", async () => {
    renderInApp(await appWith({}), <Welcome />);
    expect(screen.getByRole("heading", { name: "Welcome to Test Bet" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Hide" }));
    expect(screen.getByRole("heading", { name: "New to betting?" })).toBeTruthy();
    cleanup();
    renderInApp(await appWith({}), <Welcome />);
    expect(screen.getByRole("heading", { name: "New to betting?" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Hide all (2)" }));
    expect(screen.queryByRole("region", { name: "Welcome" })).toBeNull();
  });

  it("is remembered for the page only while nobody agreed to more [6.11]", async () => {
    const change = { isShowCookieAgreePopup: true };
    renderInApp(await appWith(change), <Welcome />);
    await userEvent.click(screen.getByRole("button", { name: "Hide" }));
    expect(screen.getByRole("heading", { name: "New to betting?" })).toBeTruthy();
    cleanup();
    renderInApp(await appWith(change), <Welcome />);
    expect(screen.getByRole("heading", { name: "Welcome to Test Bet" })).toBeTruthy();
  });

  it("takes what is in storage for what it is", async () => {
    localStorage.setItem("welcome_dismissed", "{not json");
    renderInApp(await appWith({}), <Welcome />);
    expect(screen.getByRole("region", { name: "Welcome" })).toBeTruthy();
  });

  it.each([
    ["/en", true],
    ["/en/live", true],
    ["/en/information/about", false],
    ["/en/casino", false],
    ["/en/office/history", false],
    ["/en/registration", false],
    ["/en/onpay/success", false],
  ])("at %s: %s", async (path, isShown) => {
    renderInApp(await appWith({}), <Welcome />, path);
    expect(screen.queryByRole("region", { name: "Welcome" }) !== null).toBe(isShown);
  });

  it("opens registering as the site has it: a window over the page, or its page [4.47]", async () => {
    const app = await appWith({ isRegistrationAvailable: true, registrationForm: "MODAL" });
    renderInApp(
      app,
      <>
        <Welcome />
        <Where />
      </>,
    );
    await userEvent.click(screen.getByRole("link", { name: "Register" }));
    expect([app.dialog()?.name, screen.getByTestId("where").textContent]).toEqual(["registration", "/en"]);
    cleanup();
    localStorage.clear();
    const other = await appWith({ isRegistrationAvailable: true, registrationForm: "PAGE" });
    renderInApp(
      other,
      <>
        <Welcome />
        <Where />
      </>,
    );
    await userEvent.click(screen.getByRole("link", { name: "Register" }));
    await waitFor(() => expect(screen.getByTestId("where").textContent).toBe("/en/registration"));
    expect(other.dialog()).toBeNull();
  });

  it("stays away where the operator does not want it, and makes room for toasts", async () => {
    renderInApp(await appWith({ isWelcomeWidgetShown: false }), <Welcome />);
    expect(screen.queryByRole("region", { name: "Welcome" })).toBeNull();
    cleanup();
    const app = await appWith({});
    renderInApp(app, <Welcome />);
    act(() => {
      app.notifications.show({ kind: "info", view: "toast", text: "Something" });
    });
    expect(screen.queryByRole("region", { name: "Welcome" })).toBeNull();
  });
});
