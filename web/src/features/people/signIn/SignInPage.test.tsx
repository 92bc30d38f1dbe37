// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createTestApp, GUEST_SITE, playerSite, renderInApp } from "@/testing.tsx";
import { SignInPage } from "./SignInPage.tsx";

const address = "/en/user/login?method_id=1#token=t&sign=s";
beforeEach(() => history.replaceState(null, "", address));
afterEach(() => {
  cleanup();
  localStorage.clear();
  history.replaceState(null, "", "/");
});

interface Way {
  viewer?: object;
  found?: object | null;
  isDown?: boolean;
}

/** The page as a link leads to it; what was asked of the server, and what came of it. */
async function follow({
  viewer,
  found = { __typename: "SignInToken", login: "friend", playerId: "1000009" },
  isDown = false,
}: Way = {}) {
  const asked: [string, unknown][] = [];
  const onSignedIn = vi.fn();
  const site = playerSite("5.00");
  const app = await createTestApp(viewer === undefined ? GUEST_SITE : site, (operation, variables) => {
    if (operation === "SocialNetworks" || operation === "PhoneCountries")
      return { socialNetworks: [], oneTapClientId: null, oneTapScript: null, phoneCountries: [] };
    asked.push([operation, variables]);
    if (operation === "SignInToken") return isDown ? undefined : { signInToken: found };
    if (operation === "LogOut") return { logOut: { __typename: "LogOutPayload", isSignedOut: true } };
    if (operation === "LogInByToken")
      return {
        logInByToken: {
          __typename: "LogInPayload",
          viewer: site.viewer,
          twoStep: null,
          nextForm: null,
          errorClass: null,
          errors: [],
        },
      };
    return { siteConfig: { __typename: "SiteConfig", ...site.siteConfig }, viewer: null };
  });
  renderInApp(app, <SignInPage onSignedIn={onSignedIn} />, address);
  return {
    onSignedIn,
    named: (name: string) => asked.filter(([operation]) => operation === name).map(([, variables]) => variables),
    order: () => asked.map(([operation]) => operation),
  };
}

it("signs nobody in by a link before they agreed, and tells as whom; the secrets have left the address by then [2.49]", async () => {
  localStorage.setItem(
    "device_record",
    JSON.stringify({ token: "device", expiresAt: Date.now() + 86_400_000, componentsData: { cores: 8 } }),
  );
  const { onSignedIn, named } = await follow();
  expect(await screen.findByText("friend")).toBeTruthy();
  expect(screen.getByText("1000009")).toBeTruthy();
  expect(`${location.search}${location.hash}`).toBe("?method_id=1");
  expect(named("LogInByToken")).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: /Sign in as .friend/ }));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(named("SignInToken")).toEqual([{ input: { methodId: 1, token: "t", sign: "s" } }]);
  expect(named("LogInByToken")).toEqual([
    { input: { methodId: 1, token: "t", sign: "s", device: { token: "device", componentsData: { cores: 8 } } } },
  ]);
});

it("leaves a guest with the form when they do not want to", async () => {
  const { named } = await follow();
  await userEvent.click(await screen.findByRole("button", { name: "Don’t sign in" }));
  expect(await screen.findByLabelText("Password")).toBeTruthy();
  expect(named("LogInByToken")).toEqual([]);
});

it("tells who is signed in already that they are signed out first, and does that", async () => {
  const { onSignedIn, order } = await follow({ viewer: {} });
  expect(await screen.findByText(/^You are signed in as .+\. That session will end first\.$/)).toBeTruthy();
  expect(order()).not.toContain("LogOut");
  await userEvent.click(screen.getByRole("button", { name: /Sign in as .friend/ }));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(order().indexOf("LogOut")).toBeGreaterThan(-1);
  expect(order().indexOf("LogOut")).toBeLessThan(order().indexOf("LogInByToken"));
});

it("says that a link can't be used any more, or that nobody answered, which may be tried again", async () => {
  await follow({ found: null });
  expect((await screen.findByRole("alert")).textContent).toMatch(/has expired/);
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  cleanup();
  history.replaceState(null, "", address);
  const { named } = await follow({ isDown: true });
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  await waitFor(() => expect(named("SignInToken").length).toBeGreaterThan(1));
});
