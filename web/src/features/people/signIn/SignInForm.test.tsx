// @vitest-environment jsdom
import { ApolloLink, Observable } from "@apollo/client";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { takeEvents } from "@/platform/analytics/analytics.ts";
import { createTestApp, GUEST_SITE, playerSite, renderInApp } from "@/testing.tsx";
import { SignInForm } from "./SignInForm.tsx";

afterEach(cleanup);

async function fill(login: string, password: string) {
  if (login !== "") await userEvent.type(screen.getByLabelText(/Username/), login);
  if (password !== "") await userEvent.type(screen.getByLabelText("Password"), password);
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
}

const payload = (more: object) => ({
  __typename: "LogInPayload",
  viewer: null,
  twoStep: null,
  nextForm: null,
  errorClass: null,
  errors: [],
  ...more,
});
const refusal = (error: object, errorClass: string | null = null) => ({
  logIn: payload({ errorClass, errors: [error] }),
});
const offers = (codes: string[]) => ({
  oneTapClientId: null,
  oneTapScript: null,
  socialNetworks: codes.map((code) => ({ __typename: "SocialNetworkOffer", code, name: code, isOn: true })),
});
/** What a form asks for beside signing in. */
const aside = (operation: string) =>
  operation === "SocialNetworks" ? offers([]) : operation === "PhoneCountries" ? { phoneCountries: [country] } : null;
const country = {
  __typename: "PhoneCountry",
  id: "1",
  name: "Great Britain",
  code: "gb",
  phoneCode: "+44",
  mask: null,
};

describe("signing in [2.35]", () => {
  it("asks for what is missing before it asks the server", async () => {
    const answers = vi.fn<(operation: string) => undefined>();
    renderInApp(
      await createTestApp(GUEST_SITE, (operation) => aside(operation) ?? answers(operation)),
      <SignInForm onSignedIn={() => undefined} />,
    );
    await fill("", "");
    expect(await screen.findByText("Enter your username")).toBeTruthy();
    expect(screen.getByText("Enter your password")).toBeTruthy();
    expect(answers).not.toHaveBeenCalled();
  });

  it("opens the window about a lost password instead [2.39]", async () => {
    const app = await createTestApp(GUEST_SITE, () => undefined);
    renderInApp(app, <SignInForm onSignedIn={() => undefined} />);
    await userEvent.click(screen.getByRole("button", { name: "Forgot your password?" }));
    expect(app.dialog()).toEqual({ name: "forgotPassword" });
  });

  it.each([
    [{ __typename: "InputError", code: "BAD_CREDENTIALS", path: null }, "Wrong username or password"],
    [
      { __typename: "CredentialsError", code: "BAD_CREDENTIALS", path: null, triesLeft: 2 },
      "Wrong username or password. 2 tries left before sign-in is locked for a while.",
    ],
    [
      { __typename: "CredentialsError", code: "BAD_CREDENTIALS", path: null, triesLeft: 0 },
      "Wrong username or password. Sign-in is locked for a while now.",
    ],
    [
      { __typename: "LockedError", code: "SIGN_IN_LOCKED", path: null, lockedUntil: "2026-11-21T12:30:00Z" },
      "Too many failed attempts. You can sign in again at 12:30.",
    ],
  ])("tells %j in words", async (error, words) => {
    const onSignedIn = vi.fn();
    renderInApp(
      await createTestApp(GUEST_SITE, (operation) => aside(operation) ?? refusal(error, "BOTH")),
      <SignInForm onSignedIn={onSignedIn} />,
    );
    await fill("demo", "wrong");
    expect((await screen.findByText(words)).getAttribute("role")).toBe("alert");
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it("tells anyone who counts of each failure by its code, and nothing of the person [8.32]", async () => {
    takeEvents();
    let isDown = false;
    renderInApp(
      await createTestApp(
        GUEST_SITE,
        (operation) =>
          aside(operation) ??
          (isDown ? undefined : refusal({ __typename: "InputError", code: "BAD_CREDENTIALS", path: null }, "BOTH")),
      ),
      <SignInForm onSignedIn={() => undefined} />,
    );
    await fill("demo", "wrong");
    await screen.findByText("Wrong username or password");
    isDown = true;
    await fill("", "");
    await waitFor(() => expect(screen.queryByText("Wrong username or password")).toBeNull());
    await waitFor(() => expect(screen.getByRole("alert")).toBeTruthy());
    expect(takeEvents().map(({ name, data }) => ({ name, data }))).toEqual([
      { name: "signInFailed", data: { code: "BAD_CREDENTIALS" } },
      { name: "signInFailed", data: { code: "NETWORK" } },
    ]);
  });

  it("shows the captcha it is asked for, and sends the answer with the same login [5.25]", async () => {
    const onSignedIn = vi.fn();
    const site = playerSite("500.00");
    const sent: unknown[] = [];
    const ask = (code: string, id: string) =>
      refusal({
        __typename: "CaptchaError",
        code,
        path: ["captcha"],
        challenge: { __typename: "CaptchaChallenge", id, image: "<svg/>" },
      });
    const app = await createTestApp(GUEST_SITE, (operation, variables) => {
      const other = aside(operation);
      if (other !== null) return other;
      if (operation !== "LogIn")
        return { siteConfig: { __typename: "SiteConfig", ...site.siteConfig }, viewer: site.viewer };
      sent.push(variables);
      if (sent.length === 1) return ask("CAPTCHA_REQUIRED", "one");
      return sent.length === 2 ? ask("CAPTCHA_WRONG", "two") : { logIn: payload({ viewer: site.viewer }) };
    });
    renderInApp(app, <SignInForm onSignedIn={onSignedIn} />);
    await fill("demo", "secret");
    expect((await screen.findByRole("img", { name: "A picture of five characters" })).getAttribute("src")).toBe(
      "data:image/svg+xml,%3Csvg%2F%3E",
    );
    expect(screen.getByRole("alert").textContent).toBe("Type the characters in the picture");
    for (const [typed, words] of [
      ["WRONG", "The characters don't match the picture"],
      [" k7x4m ", null],
    ] as const) {
      await userEvent.type(screen.getByLabelText("Characters in the picture"), typed);
      await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
      if (words !== null) expect((await screen.findByText(words)).getAttribute("role")).toBe("alert");
    }
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    const demo = { login: "demo", password: "secret", save: true };
    expect(sent).toEqual([
      { input: demo },
      { input: { ...demo, captcha: { challengeId: "one", answer: "WRONG" } } },
      { input: { ...demo, captcha: { challengeId: "two", answer: "k7x4m" } } },
    ]);
  });

  it("asks a careful player for the code that was sent, and signs in by it [3.26]", async () => {
    const onSignedIn = vi.fn();
    const site = playerSite("500.00");
    const codes: unknown[] = [];
    const app = await createTestApp(GUEST_SITE, (operation, variables) => {
      const other = aside(operation);
      if (other !== null) return other;
      if (operation === "LogIn")
        return {
          logIn: payload({ twoStep: { __typename: "TwoStep", token: "t", method: "SMS", phone: "+*********03" } }),
        };
      if (operation !== "LogInTwoStep")
        return { siteConfig: { __typename: "SiteConfig", ...site.siteConfig }, viewer: site.viewer };
      codes.push(variables);
      return {
        logInTwoStep:
          codes.length > 1
            ? payload({ viewer: site.viewer })
            : payload({
                errorClass: "UNKNOWN",
                errors: [{ __typename: "InputError", code: "WRONG_CODE", path: ["code"] }],
              }),
      };
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
    expect(codes).toEqual(
      ["000000", "123456"].map((code) => ({ input: { token: "t", code, after: "PASSWORD", save: true } })),
    );
  });

  it("says that the server did not answer", async () => {
    renderInApp(
      await createTestApp(GUEST_SITE, (operation) => aside(operation) ?? undefined),
      <SignInForm onSignedIn={() => undefined} />,
    );
    await fill("demo", "secret");
    expect(await screen.findByText(/The server did not answer/)).toBeTruthy();
  });

  it.each([
    ["LOGIN", [true, false]],
    ["PASSWORD", [false, true]],
    ["BOTH", [true, true]],
    ["UNKNOWN", [false, false]],
  ] as const)("marks the fields of class %s and goes to the first [5.27]", async (errorClass, marks) => {
    renderInApp(
      await createTestApp(
        GUEST_SITE,
        (operation) =>
          aside(operation) ?? refusal({ __typename: "InputError", code: "INVALID", path: null }, errorClass),
      ),
      <SignInForm onSignedIn={() => undefined} />,
    );
    await fill("demo", "secret");
    await screen.findByRole("alert");
    const inputs = [screen.getByLabelText(/Username/), screen.getByLabelText("Password")];
    expect(inputs.map((input) => input.getAttribute("aria-invalid") === "true")).toEqual(marks);
    const first = inputs[marks.findIndex(Boolean)];
    if (first !== undefined) expect(document.activeElement).toBe(first);
  });

  it("switches between the forms, and signs in by a code sent to the phone [4.41] [7.19]", async () => {
    const onSignedIn = vi.fn();
    const site = playerSite("500.00");
    const sent: unknown[] = [];
    const retryAt = new Date(Date.now() + 60_000).toISOString();
    const app = await createTestApp(GUEST_SITE, (operation, variables) => {
      if (operation === "SendSignInCode" || operation === "LogInBySms") sent.push([operation, variables]);
      if (operation === "SendSignInCode")
        return { sendSignInCode: { __typename: "SendCodePayload", expiresAt: retryAt, retryAt, errors: [] } };
      if (operation === "LogInBySms") return { logInBySms: payload({ viewer: site.viewer }) };
      return aside(operation) ?? { siteConfig: { __typename: "SiteConfig", ...site.siteConfig }, viewer: site.viewer };
    });
    renderInApp(app, <SignInForm onSignedIn={onSignedIn} />);
    await userEvent.click(await screen.findByRole("button", { name: "Phone" }));
    expect(screen.getByLabelText("Password").getAttribute("autocomplete")).toBe("current-password");
    await userEvent.click(screen.getByRole("button", { name: "SMS" }));
    expect(screen.queryByLabelText("Password")).toBeNull();
    await screen.findByRole("option", { name: "Great Britain +44" });
    await userEvent.type(screen.getByLabelText("Phone"), "7400123456");
    await userEvent.click(screen.getByRole("checkbox", { name: "Stay signed in" }));
    await userEvent.click(screen.getByRole("button", { name: "Send me a code" }));
    const code = await screen.findByLabelText("Code from the message");
    await waitFor(() => expect(document.activeElement).toBe(code));
    expect(screen.getByRole<HTMLButtonElement>("button", { name: /New code in/ }).disabled).toBe(true);
    await userEvent.type(code, "123456");
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    const phone = { countryCode: "+44", number: "7400123456" };
    expect(sent).toEqual([
      ["SendSignInCode", { input: { phone } }],
      ["LogInBySms", { input: { phone, code: "123456", save: false } }],
    ]);
  });

  it("waits with a phone for the countries that are on their way, and sends it with its code [4.41]", async () => {
    const sent: unknown[] = [];
    let come = (): void => undefined;
    const listed = new Promise<void>((resolve) => {
      come = resolve;
    });
    const app = await createTestApp(GUEST_SITE, (operation, variables) => {
      if (operation === "LogIn") {
        sent.push(variables);
        return refusal({ __typename: "InputError", code: "BAD_CREDENTIALS", path: null }, "BOTH");
      }
      return aside(operation) ?? undefined;
    });
    const late = new ApolloLink((operation, forward) =>
      operation.operationName === "PhoneCountries"
        ? new Observable((observer) => {
            void listed.then(() => forward(operation).subscribe(observer));
          })
        : forward(operation),
    );
    app.client.setLink(late.concat(app.client.link));
    renderInApp(app, <SignInForm onSignedIn={() => undefined} />);
    await userEvent.click(await screen.findByRole("button", { name: "Phone" }));
    await userEvent.type(screen.getByLabelText("Phone"), "7400123456");
    await userEvent.type(screen.getByLabelText("Password"), "secret");
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(sent).toEqual([]);
    come();
    expect((await screen.findByRole("alert")).textContent).toBe("Wrong username or password");
    expect(sent).toMatchObject([{ input: { phone: { countryCode: "+44", number: "7400123456" } } }]);
  });

  it("says that nobody answered where no countries come for a phone", async () => {
    renderInApp(
      await createTestApp(GUEST_SITE, (operation) =>
        operation === "PhoneCountries" ? { phoneCountries: null } : (aside(operation) ?? undefined),
      ),
      <SignInForm onSignedIn={() => undefined} />,
    );
    await userEvent.click(await screen.findByRole("button", { name: "SMS" }));
    await userEvent.type(screen.getByLabelText("Phone"), "7400123456");
    await userEvent.click(screen.getByRole("button", { name: "Send me a code" }));
    expect((await screen.findByRole("alert")).textContent).toMatch(/The server did not answer/);
  });

  it("offers the networks that are on, and says when one can't be gone to [3.29]", async () => {
    const app = await createTestApp(GUEST_SITE, (operation) => {
      if (operation === "SocialNetworks")
        return {
          ...offers(["GOOGLE", "TIKTOK"]),
          socialNetworks: [
            ...offers(["GOOGLE", "TIKTOK"]).socialNetworks,
            { __typename: "SocialNetworkOffer", code: "VK", name: "VK", isOn: false },
          ],
        };
      return operation === "StartOauth"
        ? {
            startOauth: {
              __typename: "StartOauthPayload",
              url: null,
              state: null,
              errors: [{ __typename: "InputError", code: "PROVIDER_UNAVAILABLE", path: ["network"] }],
            },
          }
        : undefined;
    });
    renderInApp(app, <SignInForm onSignedIn={() => undefined} />);
    await userEvent.click(await screen.findByRole("button", { name: "GOOGLE" }));
    expect(screen.getByRole("button", { name: "TIKTOK" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "VK" })).toBeNull();
    expect((await screen.findByText(/The network doesn't respond/)).getAttribute("role")).toBe("alert");
  });

  it("signs in and keeps the coupon as it is", async () => {
    const site = playerSite("500.00");
    const onSignedIn = vi.fn();
    const app = await createTestApp(
      GUEST_SITE,
      (operation) =>
        aside(operation) ??
        (operation === "LogIn"
          ? { logIn: payload({ viewer: site.viewer }) }
          : { siteConfig: { __typename: "SiteConfig", ...site.siteConfig }, viewer: site.viewer }),
    );
    app.coupon.amount("77");
    renderInApp(app, <SignInForm onSignedIn={onSignedIn} />);
    await fill(" demo ", "Demo-2026!");
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(app.coupon.amount()).toBe("77");
  });
});
