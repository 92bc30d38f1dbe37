// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createTestApp, GUEST_SITE, playerSite, renderInApp } from "@/testing.tsx";
import { SignInForm } from "./SignInForm.tsx";

afterEach(cleanup);

async function fill(login: string, password: string) {
  if (login !== "") await userEvent.type(screen.getByLabelText(/Login/), login);
  if (password !== "") await userEvent.type(screen.getByLabelText("Password"), password);
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
}

const refusal = (error: object) => ({ logIn: { __typename: "LogInPayload", viewer: null, errors: [error] } });

describe("signing in [2.35]", () => {
  it("asks for what is missing before it asks the server", async () => {
    const answers = vi.fn(() => undefined);
    renderInApp(await createTestApp(GUEST_SITE, answers), <SignInForm onSignedIn={() => undefined} />);
    await fill("", "");
    expect(await screen.findByText("Enter your login")).toBeTruthy();
    expect(screen.getByText("Enter your password")).toBeTruthy();
    expect(answers).not.toHaveBeenCalled();
  });

  it.each([
    [{ __typename: "InputError", code: "BAD_CREDENTIALS", path: null }, "Login or password is wrong"],
    [{ __typename: "LockedError", code: "SIGN_IN_LOCKED", path: null, lockedUntil: "2026-11-21T12:30:00Z" }, "Too many failed tries. You can sign in again at 12:30."],
  ])("tells %j in words", async (error, words) => {
    const onSignedIn = vi.fn();
    renderInApp(await createTestApp(GUEST_SITE, () => refusal(error)), <SignInForm onSignedIn={onSignedIn} />);
    await fill("demo", "wrong");
    expect((await screen.findByText(words)).getAttribute("role")).toBe("alert");
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it("says that the server did not answer", async () => {
    renderInApp(await createTestApp(GUEST_SITE, () => undefined), <SignInForm onSignedIn={() => undefined} />);
    await fill("demo", "secret");
    expect(await screen.findByText(/The server did not answer/)).toBeTruthy();
  });

  it("signs in and keeps the coupon as it is", async () => {
    const site = playerSite("500.00");
    const onSignedIn = vi.fn();
    const app = await createTestApp(GUEST_SITE, (operation) => operation === "LogIn"
      ? { logIn: { __typename: "LogInPayload", viewer: site.viewer, errors: [] } }
      : { siteConfig: { __typename: "SiteConfig", ...site.siteConfig }, viewer: site.viewer });
    app.coupon.amount("77");
    renderInApp(app, <SignInForm onSignedIn={onSignedIn} />);
    await fill(" demo ", "Demo-2026!");
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(app.coupon.amount()).toBe("77");
  });
});
