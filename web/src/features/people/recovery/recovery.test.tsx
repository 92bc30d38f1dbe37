// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createTestApp, GUEST_SITE, playerSite, renderInApp } from "@/testing.tsx";
import { RecoveryPart } from "./RecoveryPart.tsx";
import RecoveryWindow from "./RecoveryWindow.tsx";
import TransferWindow from "./TransferWindow.tsx";

afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});

type Payload = Record<string, unknown>;
const error = (code: string, path: string[] | null, more: Payload = {}) => ({
  __typename: "InputError",
  code,
  path,
  ...more,
});
const captcha = (id: string) => ({
  __typename: "CaptchaError",
  code: "CAPTCHA_REQUIRED",
  path: ["captcha"],
  challenge: { __typename: "CaptchaChallenge", id, image: "<svg/>" },
});
const COUNTRIES = [
  {
    __typename: "PhoneCountry",
    id: "1",
    name: "Russia",
    code: "ru",
    phoneCode: "+7",
    mask: { __typename: "PhoneMask", mask: "### ###-##-##", minDigits: 10, maxDigits: 10 },
  },
];
const SENT = { id: "code-id", expiresAt: "2026-11-21T12:10:00Z", retryAt: null, errors: [] };

/** A site whose operations answer what a test says, one after another; what was asked is kept. */
async function siteWith(answers: Record<string, Payload[]>, site = GUEST_SITE) {
  const asked: [string, unknown][] = [];
  const app = await createTestApp(site, (operation, variables) => {
    if (operation === "PhoneCountries") return { phoneCountries: COUNTRIES };
    const name = `${operation.charAt(0).toLowerCase()}${operation.slice(1)}`;
    const queue = answers[name];
    if (queue === undefined)
      return operation === "Viewer"
        ? { viewer: site.viewer }
        : operation === "SiteConfig"
          ? { siteConfig: site.siteConfig }
          : undefined;
    asked.push([name, variables["input"]]);
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    return answer === undefined ? undefined : { [name]: { __typename: `${operation}Payload`, ...answer } };
  });
  return { app, asked };
}

/** Pastes a phone once its countries are there. */
async function typePhone(text: string) {
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Country code" })).toHaveProperty("disabled", false));
  await userEvent.click(screen.getByRole("textbox", { name: "Phone" }));
  await userEvent.paste(text);
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

describe("a lost password", () => {
  it("is set again in three steps, by email [2.39]", async () => {
    const onClose = vi.fn();
    const { app, asked } = await siteWith({
      sendRecoveryCode: [SENT],
      checkRecoveryCode: [
        { token: null, errors: [error("WRONG_CODE", ["code"])] },
        { token: "the-token", errors: [] },
      ],
      resetPassword: [{ isChanged: true, viewer: { __typename: "Viewer", id: "1" }, errors: [] }],
    });
    renderInApp(app, <RecoveryWindow isOpen onClose={onClose} />);
    expect(await screen.findByRole("dialog", { name: "Reset your password" })).toBeTruthy();
    await userEvent.type(screen.getByRole("textbox", { name: "Email" }), " demo@example.com");
    await press("Send a code");
    expect(await screen.findByText(/demo@example\.com.*ten minutes/)).toBeTruthy();
    await userEvent.type(screen.getByRole("textbox", { name: "Code from the message" }), "111111");
    await press("Confirm");
    expect((await screen.findByRole("alert")).textContent).toBe("The code is wrong");
    await userEvent.clear(screen.getByRole("textbox", { name: "Code from the message" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Code from the message" }), "222222");
    await press("Confirm");
    const password = await screen.findByLabelText("New password");
    expect(password.getAttribute("autocomplete")).toBe("new-password");
    await userEvent.type(password, "short1");
    await press("Set password");
    expect(screen.getByRole("alert").textContent).toBe("The password doesn't meet all the rules yet");
    expect(screen.getByText("8 to 64 characters").closest("li")?.dataset["kept"]).toBe("false");
    expect(screen.getByText("digits").closest("li")?.dataset["kept"]).toBe("true");
    await userEvent.type(password, "er-one");
    await press("Set password");
    expect(await screen.findByText("Your password is set and you are signed in.")).toBeTruthy();
    await press("Continue");
    expect(onClose).toHaveBeenCalled();
    expect(asked).toEqual([
      ["sendRecoveryCode", { email: "demo@example.com" }],
      ["checkRecoveryCode", { id: "code-id", code: "111111" }],
      ["checkRecoveryCode", { id: "code-id", code: "222222" }],
      ["resetPassword", { token: "the-token", password: "short1er-one" }],
    ]);
  });

  it("is asked for by phone; a player of two steps signs in themselves", async () => {
    const { app, asked } = await siteWith({
      sendRecoveryCode: [SENT],
      checkRecoveryCode: [{ token: "t", errors: [] }],
      resetPassword: [{ isChanged: true, viewer: null, errors: [] }],
    });
    renderInApp(app, <RecoveryWindow isOpen onClose={() => undefined} />);
    await userEvent.click(await screen.findByRole("tab", { name: "By phone" }));
    await press("Send a code");
    expect(screen.getByRole("alert").textContent).toBe("Enter your phone");
    await typePhone("+79000000001");
    await press("Send a code");
    await userEvent.type(await screen.findByRole("textbox", { name: "Code from the message" }), "222222");
    await press("Confirm");
    await userEvent.type(await screen.findByLabelText("New password"), "long-enough-1");
    await press("Set password");
    expect(await screen.findByText("Your password is set. Sign in with it.")).toBeTruthy();
    await press("Sign in");
    expect(app.dialog()).toEqual({ name: "signIn" });
    expect(asked[0]).toEqual(["sendRecoveryCode", { phone: { countryCode: "+7", number: "9000000001" } }]);
  });

  it("leads on to support, to the page about it and to coming over where no code helps", async () => {
    const { app } = await siteWith(
      {},
      {
        ...GUEST_SITE,
        siteConfig: GUEST_SITE.siteConfig && {
          ...GUEST_SITE.siteConfig,
          support: { phone: "+44 20 7946 0000", email: "help@bets.example" },
        },
      },
    );
    renderInApp(app, <RecoveryWindow isOpen onClose={() => undefined} />);
    expect((await screen.findByRole("link", { name: "help@bets.example" })).getAttribute("href")).toBe(
      "mailto:help@bets.example",
    );
    expect(screen.getByRole("link", { name: "+44 20 7946 0000" }).getAttribute("href")).toBe("tel:+442079460000");
    expect(screen.getByRole("link", { name: "How to reset a password" }).getAttribute("href")).toBe(
      "/en/user/passwordreset",
    );
    await press("Had an account on our old site?");
    expect(app.dialog()).toEqual({ name: "transferUser" });
  });

  it.each([
    [
      "what is no address",
      { id: null, retryAt: null, expiresAt: null, errors: [error("INVALID", ["email"])] },
      "Enter a valid email address",
    ],
    [
      "too many messages",
      {
        id: null,
        retryAt: null,
        expiresAt: null,
        errors: [
          { __typename: "RetryLaterError", code: "TOO_MANY_MESSAGES", path: null, retryAt: "2026-11-21T12:30:00Z" },
        ],
      },
      "Too many messages were sent. Try again at 12:30.",
    ],
    [
      "a code of errors that is not known here",
      { id: null, retryAt: null, expiresAt: null, errors: [error("NOT_OFFERED", null)] },
      "That didn't work. Check what you entered and try again.",
    ],
  ])("says what is wrong: %s", async (_, answer, words) => {
    const { app } = await siteWith({ sendRecoveryCode: [answer] });
    renderInApp(app, <RecoveryWindow isOpen onClose={() => undefined} />);
    await userEvent.type(await screen.findByRole("textbox", { name: "Email" }), "x@example.com");
    await press("Send a code");
    expect((await screen.findByRole("alert")).textContent).toBe(words);
  });

  it("asks for a captcha where the server does, and tells a lost connection [5.25]", async () => {
    const { app, asked } = await siteWith({
      sendRecoveryCode: [{ id: null, retryAt: null, expiresAt: null, errors: [captcha("c1")] }, SENT],
    });
    renderInApp(app, <RecoveryWindow isOpen onClose={() => undefined} />);
    await userEvent.type(await screen.findByRole("textbox", { name: "Email" }), "x@example.com");
    await press("Send a code");
    await userEvent.type(await screen.findByRole("textbox", { name: "Characters in the picture" }), "AB2CD");
    await press("Send a code");
    await userEvent.type(await screen.findByRole("textbox", { name: "Code from the message" }), "123456");
    expect(asked[1]).toEqual([
      "sendRecoveryCode",
      { email: "x@example.com", captcha: { challengeId: "c1", answer: "AB2CD" } },
    ]);
    await press("Confirm");
    expect((await screen.findByRole("alert")).textContent).toMatch(/^The server did not answer/);
  });

  it("goes on at the third step by a letter's link, which is gone from the address; a dead one says so [2.37] [5.28]", async () => {
    history.replaceState(null, "", "/en/user/passwordreset#code-id.123456");
    const { app, asked } = await siteWith({ checkRecoveryCode: [{ token: "t", errors: [] }] });
    renderInApp(app, <RecoveryPart name="passwordReset" type={undefined} />);
    expect(await screen.findByLabelText("New password")).toBeTruthy();
    expect(asked).toEqual([["checkRecoveryCode", { id: "code-id", code: "123456" }]]);
    expect(location.href).toMatch(/\/en\/user\/passwordreset$/);
    cleanup();
    history.replaceState(null, "", "/en/user/passwordreset#code-id.123456");
    const dead = await siteWith({ checkRecoveryCode: [{ token: null, errors: [error("TIME_UP", ["code"])] }] });
    renderInApp(dead.app, <RecoveryPart name="passwordReset" type={undefined} />);
    expect((await screen.findByRole("alert")).textContent).toBe("It has expired. Request another code or link.");
    expect(screen.getByRole("textbox", { name: "Email" })).toBeTruthy();
  });
});

describe("confirming contacts [2.37]", () => {
  const contacts = (activationType: string) => ({
    id: "1",
    config: {
      __typename: "UserConfig",
      email: "demo@example.com",
      phoneCode: "7",
      phoneNumber: "9000000001",
      activationType,
    },
  });

  it("by a letter's link needs no session, and says that it worked [8.34]", async () => {
    history.replaceState(null, "", "/en/user/activate#token.sign");
    const { app, asked } = await siteWith({ activateEmail: [{ isConfirmed: true, errors: [] }] });
    renderInApp(app, <RecoveryPart name="activate" type={undefined} />);
    expect((await screen.findByRole("status")).textContent).toBe("One moment…");
    await waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/^Your email is confirmed/));
    expect(asked).toEqual([["activateEmail", { token: "token.sign" }]]);
    await press("Sign in");
    expect(app.dialog()).toEqual({ name: "signIn" });
  });

  it.each([
    ["TIME_UP", "It has expired. Request another code or link."],
    ["CREDENTIAL_REFUSED", "This link is not valid. Open it from the email again."],
  ])("says what is wrong with a link: %s", async (code, words) => {
    history.replaceState(null, "", "/en/user/accountverify?hash=token.sign");
    const { app } = await siteWith({ activateEmail: [{ isConfirmed: false, errors: [error(code, ["token"])] }] });
    renderInApp(app, <RecoveryPart name="accountVerify" type={undefined} />);
    expect((await screen.findByRole("alert")).textContent).toBe(words);
    expect(location.search).toBe("");
  });

  it.each([
    ["NONE", "Not confirmed", "Not confirmed"],
    ["EMAIL", "Confirmed", "Not confirmed"],
    ["PHONE", "Not confirmed", "Confirmed"],
    ["EMAIL_AND_PHONE", "Confirmed", "Confirmed"],
  ])("shows what of activation type %s is still open [4.36]", async (type, email, phone) => {
    const site = playerSite("1");
    const app = await createTestApp(site, (operation) =>
      operation === "ContactsToConfirm" ? { viewer: { __typename: "Viewer", ...contacts(type) } } : undefined,
    );
    renderInApp(app, <RecoveryPart name="accountVerify" type={undefined} />);
    const stateOf = (name: RegExp) =>
      within(screen.getByRole("heading", { name }).closest("section") ?? document.body).getByRole("status").textContent;
    await screen.findByRole("heading", { name: /Email/ });
    expect([stateOf(/Email/), stateOf(/Phone/)]).toEqual([email, phone]);
  });

  it.each([
    ["goes by a code from the message", null],
    ["asks a player without a password for one", "t.s"],
  ])("of a phone %s [4.36] [2.37]", async (_, own) => {
    const site = playerSite("1");
    const asked: [string, unknown][] = [];
    const app = await createTestApp(site, (operation, { input }) => {
      if (operation === "ContactsToConfirm") return { viewer: { __typename: "Viewer", ...contacts("EMAIL") } };
      asked.push([operation, input]);
      if (operation === "SendActivationCode")
        return {
          sendActivationCode: {
            __typename: "SendCodePayload",
            expiresAt: "2026-11-21T12:10:00Z",
            retryAt: null,
            errors: [],
          },
        };
      if (operation === "ActivateFast")
        return { activateFast: { __typename: "ActivatePayload", isConfirmed: true, passwordToken: own, errors: [] } };
      if (operation === "ResetPassword")
        return { resetPassword: { __typename: "ResetPasswordPayload", isChanged: true, viewer: null, errors: [] } };
      return operation === "Viewer"
        ? { viewer: site.viewer }
        : operation === "SiteConfig"
          ? { siteConfig: site.siteConfig }
          : undefined;
    });
    renderInApp(app, <RecoveryPart name="activateFast" type="phone" />);
    await userEvent.click(await screen.findByRole("button", { name: "Send a code" }));
    await userEvent.type(await screen.findByRole("textbox", { name: "Code from the message" }), "123456");
    await press("Confirm");
    expect(await screen.findByText("Confirmed")).toBeTruthy();
    expect(asked.slice(0, 2)).toEqual([
      ["SendActivationCode", { channel: "PHONE" }],
      ["ActivateFast", { channel: "PHONE", code: "123456" }],
    ]);
    if (own === null) {
      expect(screen.queryByLabelText("New password")).toBeNull();
      return;
    }
    await userEvent.type(await screen.findByLabelText("New password"), "Own-Choice-27");
    await press("Set password");
    await waitFor(() => expect(asked).toContainEqual(["ResetPassword", { token: own, password: "Own-Choice-27" }]));
    await waitFor(() => expect(screen.queryByLabelText("New password")).toBeNull());
  });

  it("asks a guest to sign in", async () => {
    const { app } = await siteWith({});
    renderInApp(app, <RecoveryPart name="activateFast" type={undefined} />);
    await press("Sign in");
    expect(app.dialog()).toEqual({ name: "signIn" });
  });
});

describe("newsletters [2.37]", () => {
  it("stop by one click after the link, not by opening it", async () => {
    history.replaceState(null, "", "/en/user/stopnewsletter?token=t.s");
    const { app, asked } = await siteWith({ stopNewsletter: [{ isStopped: true, errors: [] }] });
    renderInApp(app, <RecoveryPart name="stopNewsletter" type={undefined} />);
    const stop = await screen.findByRole("button", { name: "Unsubscribe" });
    expect(asked).toEqual([]);
    await userEvent.click(stop);
    expect((await screen.findByRole("status")).textContent).toBe("You are unsubscribed from news and offers.");
    expect(asked).toEqual([["stopNewsletter", { token: "t.s" }]]);
  });
});

it("newsletters of nobody are stopped by nobody's link [2.37]", async () => {
  const { app } = await siteWith({});
  renderInApp(app, <RecoveryPart name="stopNewsletter" type={undefined} />);
  await press("Unsubscribe");
  expect(screen.getByRole("alert").textContent).toBe("Open this page from the link at the bottom of an email.");
});

describe("coming over from the former brand [7.28]", () => {
  async function toTheCode(answers: Record<string, Payload[]>) {
    const site = await siteWith({
      sendTransferCode: [{ expiresAt: "2026-11-21T12:10:00Z", retryAt: null, errors: [] }],
      ...answers,
    });
    renderInApp(site.app, <TransferWindow isOpen onClose={() => undefined} />);
    await userEvent.type(await screen.findByRole("textbox", { name: "Your number on the old site" }), "5000001");
    await typePhone("+79000000011");
    await press("Send a code");
    await userEvent.type(await screen.findByRole("textbox", { name: "Code from the message" }), "123456");
    await press("Confirm");
    return site;
  }

  it("goes by three calls and shows login and password", async () => {
    const { asked } = await toTheCode({
      checkTransferCode: [{ redirectToken: "r", errors: [] }],
      transferUser: [{ status: "MOVED", userId: "77", password: "p4ss", errors: [] }],
    });
    expect(await screen.findByText("p4ss")).toBeTruthy();
    expect(screen.getByText("77")).toBeTruthy();
    expect(asked).toEqual([
      ["sendTransferCode", { formerId: "5000001", phone: { countryCode: "+7", number: "9000000011" } }],
      ["checkTransferCode", { formerId: "5000001", code: "123456" }],
      ["transferUser", { redirectToken: "r" }],
    ]);
  });

  it.each([
    ["ALREADY", "77", "You have already moved. Sign in with your number."],
    ["REFUSED", null, "The move didn't work. Start over or contact support."],
  ])("says what became of it: %s", async (status, userId, words) => {
    await toTheCode({
      checkTransferCode: [{ redirectToken: "r", errors: [] }],
      transferUser: [{ status, userId, password: null, errors: [] }],
    });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it.each([
    ["WRONG_CODE", "The code is wrong"],
    ["TIME_UP", "It has expired. Request another code or link."],
  ])("tells %s [5.28]", async (code, words) => {
    await toTheCode({ checkTransferCode: [{ redirectToken: null, errors: [error(code, ["code"])] }] });
    expect((await screen.findByRole("alert")).textContent).toBe(words);
  });
});
