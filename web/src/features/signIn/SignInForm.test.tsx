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

const refusal = (error: object) => ({ logIn: { __typename: "LogInPayload", viewer: null, twoStep: null, errors: [error] } });

describe("signing in [2.35]", () => {
  it("asks for what is missing before it asks the server", async () => {
    const answers = vi.fn(() => undefined);
    renderInApp(await createTestApp(GUEST_SITE, answers), <SignInForm onSignedIn={() => undefined} />);
    await fill("", "");
    expect(await screen.findByText("Enter your login")).toBeTruthy();
    expect(screen.getByText("Enter your password")).toBeTruthy();
    expect(answers).not.toHaveBeenCalled();
  });

  it("opens the window about a lost password in its place [2.39] [2.61]", async () => {
    const app = await createTestApp(GUEST_SITE, () => undefined);
    renderInApp(app, <SignInForm onSignedIn={() => undefined} />);
    await userEvent.click(screen.getByRole("button", { name: "Forgot your password?" }));
    expect(app.dialog()).toEqual({ name: "forgotPassword" });
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

  it("shows the captcha it is asked for, and sends the answer with the same login [5.25]", async () => {
    const onSignedIn = vi.fn();
    const site = playerSite("500.00");
    const sent: unknown[] = [];
    const ask = (code: string, id: string) => refusal({ __typename: "CaptchaError", code, path: ["captcha"], challenge: { __typename: "CaptchaChallenge", id, image: "<svg/>" } });
    const app = await createTestApp(GUEST_SITE, (operation, variables) => {
      if (operation !== "LogIn") return { siteConfig: { __typename: "SiteConfig", ...site.siteConfig }, viewer: site.viewer };
      sent.push(variables);
      if (sent.length === 1) return ask("CAPTCHA_REQUIRED", "one");
      return sent.length === 2 ? ask("CAPTCHA_WRONG", "two") : { logIn: { __typename: "LogInPayload", viewer: site.viewer, twoStep: null, errors: [] } };
    });
    renderInApp(app, <SignInForm onSignedIn={onSignedIn} />);
    await fill("demo", "secret");
    expect((await screen.findByRole("img", { name: "A picture of five characters" })).getAttribute("src")).toBe("data:image/svg+xml,%3Csvg%2F%3E");
    expect(screen.getByRole("alert").textContent).toBe("Type the characters in the picture");
    for (const [typed, words] of [["WRONG", "These are not the characters in the picture"], [" k7x4m ", null]] as const) {
      await userEvent.type(screen.getByLabelText("Characters in the picture"), typed);
      await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
      if (words !== null) expect((await screen.findByText(words)).getAttribute("role")).toBe("alert");
    }
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    const demo = { login: "demo", password: "secret" };
    expect(sent).toEqual([{ input: demo }, { input: { ...demo, captcha: { challengeId: "one", answer: "WRONG" } } }, { input: { ...demo, captcha: { challengeId: "two", answer: "k7x4m" } } }]);
  });

  it("asks a careful player for the code that was sent, and signs in by it [3.26]", async () => {
    const onSignedIn = vi.fn();
    const site = playerSite("500.00");
    const codes: unknown[] = [];
    const app = await createTestApp(GUEST_SITE, (operation, variables) => {
      if (operation === "LogIn") return { logIn: { __typename: "LogInPayload", viewer: null, twoStep: { __typename: "TwoStep", token: "t", phone: "+*********03" }, errors: [] } };
      if (operation !== "LogInTwoStep") return { siteConfig: { __typename: "SiteConfig", ...site.siteConfig }, viewer: site.viewer };
      codes.push(variables);
      return { logInTwoStep: { __typename: "LogInPayload", viewer: codes.length > 1 ? site.viewer : null, errors: codes.length > 1 ? [] : [{ __typename: "InputError", code: "WRONG_CODE", path: ["code"] }] } };
    });
    renderInApp(app, <SignInForm onSignedIn={onSignedIn} />);
    await fill("demo-2fa", "secret");
    expect(await screen.findByText(/We sent a code to .*03/)).toBeTruthy();
    expect(onSignedIn).not.toHaveBeenCalled();
    const field = screen.getByLabelText("Code from the message");
    await userEvent.type(field, "000000");
    await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
    expect((await screen.findByText("The code is wrong")).getAttribute("role")).toBe("alert");
    await userEvent.clear(field);
    await userEvent.type(field, "123456");
    await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(codes).toEqual([{ input: { token: "t", code: "000000" } }, { input: { token: "t", code: "123456" } }]);
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
      ? { logIn: { __typename: "LogInPayload", viewer: site.viewer, twoStep: null, errors: [] } }
      : { siteConfig: { __typename: "SiteConfig", ...site.siteConfig }, viewer: site.viewer });
    app.coupon.amount("77");
    renderInApp(app, <SignInForm onSignedIn={onSignedIn} />);
    await fill(" demo ", "Demo-2026!");
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(app.coupon.amount()).toBe("77");
  });
});
