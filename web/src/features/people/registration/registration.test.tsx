// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readCounters } from "@/platform/analytics/analyticsCounters.ts";
import { takeEvents } from "@/platform/analytics/analytics.ts";
import { madeCredentials } from "./madeCredentials.ts";
import { preselectedBonus } from "@/account/openRegistration.ts";
import { type Answers, createTestApp, GUEST_SITE, playerSite, renderInApp, TEST_CONFIG } from "@/testing.tsx";
import CredentialsWindow from "./CredentialsWindow.tsx";
import { Registration } from "./Registration.tsx";
import RegistrationWindow from "./RegistrationWindow.tsx";
import { mayRemind, type RemindingFacts } from "./reminding.ts";
import ResponsibleGaming from "./ResponsibleGaming.tsx";
import { fileText } from "./saveCredentials.ts";

const typed = <T extends object>(type: string, fields: T) => ({ __typename: type, ...fields });
const options = typed("RegistrationOptions", {
  types: ["ONE_CLICK", "FULL", "PHONE", "SOCIAL"],
  countries: [
    ["1", "Russia", "ru", 18, "643"],
    ["80", "Greece", "gr", 21, "978"],
  ].map(([id, name, code, minimumAge, currencyId]) =>
    typed("RegistrationCountry", { id, name, code, minimumAge, currencyId }),
  ),
  currencies: [
    ["643", "RUB", "Rouble"],
    ["978", "EUR", "Euro"],
  ].map(([id, code, name]) => typed("Currency", { id, code, symbol: code, name })),
  defaultCountryId: "1",
  defaultCurrencyId: "643",
  bonusChoices: ["REFUSED", "SPORT", "CASINO"],
});
const error = (code: string, ...path: string[]) => typed("InputError", { code, path: path.length === 0 ? null : path });
const phones = [
  typed("PhoneCountry", {
    id: "1",
    name: "Russia",
    code: "ru",
    phoneCode: "+7",
    mask: typed("PhoneMask", { mask: "### ### ## ##", minDigits: 10, maxDigits: 10 }),
  }),
];

/** Answers the form's own questions; the rest are the test's. */
const answering =
  (more: Answers): Answers =>
  (operation, variables, language) => {
    if (operation === "RegistrationOptions") return { registrationOptions: options };
    if (operation === "PhoneCountries") return { phoneCountries: phones };
    if (operation === "SiteConfig") return { siteConfig: typed("SiteConfig", TEST_CONFIG) };
    if (operation === "Viewer") return { viewer: playerSite("0.00").viewer };
    if (operation === "FirstDeposit") return { viewer: null, offers: null };
    return more(operation, variables, language);
  };

async function open(more: Answers = () => undefined, token: string | null = null) {
  const onDone = vi.fn();
  const app = await createTestApp(GUEST_SITE, answering(more));
  renderInApp(app, <Registration socialToken={token} bonusId={null} onDone={onDone} />);
  await screen.findByRole("button", { name: /Register|Send the code/ });
  return { app, onDone };
}
const click = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const tab = (name: string) => userEvent.click(screen.getByRole("tab", { name }));
const agree = () => userEvent.click(screen.getByRole("checkbox", { name: /I am \d+ or older/ }));
/** The panel of a tab bears the tab's name too. */
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: "input, select" });
const wrongAt = (label: string | RegExp) => {
  const ids = field(label).getAttribute("aria-describedby") ?? "";
  return ids
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  madeCredentials(null);
  preselectedBonus(null);
  takeEvents();
});

describe("registering by one click [3.27]", () => {
  it("sends what was chosen, signs in, and hands login and password over once [3.28]", async () => {
    const sent: Record<string, unknown>[] = [];
    const { onDone } = await open((operation, variables) => {
      if (operation !== "RegisterOneClick") return undefined;
      sent.push(variables);
      return {
        registerOneClick: typed("RegisterPayload", {
          credentials: typed("Credentials", { login: "id1", password: "secret", token: "t" }),
          errors: [],
        }),
      };
    });
    await userEvent.selectOptions(screen.getByLabelText("Country"), "Greece");
    expect(screen.getByLabelText<HTMLSelectElement>("Currency").value).toBe("978");
    await userEvent.type(screen.getByLabelText(/Promo code/), "WELCOME");
    await userEvent.click(screen.getByRole("radio", { name: "Casino" }));
    await agree();
    await click("Register");
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(sent).toMatchObject([
      {
        input: {
          countryId: "80",
          currencyId: "978",
          promoCode: "WELCOME",
          bonusChoice: "CASINO",
          acceptsTerms: true,
          idempotencyKey: expect.stringMatching(/^[\w-]{16,64}$/),
        },
      },
    ]);
    expect(madeCredentials()).toMatchObject({ login: "id1", password: "secret" });
    expect(readCounters()).toMatchObject({ hasDone: true, lastRegCallTime: null });
  });

  it("keeps its key until there is an answer, so that nobody is made twice", async () => {
    const keys: unknown[] = [];
    await open((operation, { input }) => {
      if (operation === "RegisterOneClick") keys.push((input as { idempotencyKey: string }).idempotencyKey);
      return undefined;
    });
    await agree();
    await click("Register");
    expect(await screen.findByText(/The server did not answer/)).toBeTruthy();
    await click("Register");
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[0]).toBe(keys[1]);
  });

  it("wants the terms accepted, with the age of the country", async () => {
    const answers = vi.fn(() => undefined);
    await open(answers);
    await userEvent.selectOptions(screen.getByLabelText("Country"), "Greece");
    expect(screen.getByRole("checkbox", { name: /I am 21 or older/ })).toBeTruthy();
    await click("Register");
    expect(await screen.findByText("Accept the rules to register")).toBeTruthy();
    expect(answers).not.toHaveBeenCalled();
  });

  it.each([
    [],
    ["bonusChoice"],
    ["mailNews"],
    ["email"],
    ["phone", "number"],
    ["countryId"],
    ["promoCode"],
    ["acceptsTerms"],
    ["captcha"],
    ["socialToken"],
    ["somethingNew"],
  ])("says a refusal at %j where it can be seen", async (...path) => {
    await open((operation) =>
      operation === "RegisterOneClick"
        ? { registerOneClick: typed("RegisterPayload", { credentials: null, errors: [error("NOT_OFFERED", ...path)] }) }
        : undefined,
    );
    await agree();
    await click("Register");
    expect(
      (
        await screen.findAllByText(
          /^(?:Registration is not available in this country|This way to register is not available)/,
        )
      ).length,
    ).toBeGreaterThan(0);
  });

  it("begins with the bonus that was preselected [4.46]", async () => {
    preselectedBonus("SPORT");
    await open();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Sports" }).checked).toBe(true);
  });
});

describe("the whole form", () => {
  const fill = async (
    values: Partial<Record<"Email" | "Password" | "First name" | "Last name" | "Date of birth", string>>,
  ) => {
    for (const [label, text] of Object.entries(values)) {
      await userEvent.clear(field(label));
      if (text !== "") await userEvent.type(field(label), text);
    }
  };
  const right = {
    Email: "ann@example.com",
    Password: "secret-2026",
    "First name": "Ann",
    "Last name": "Lee",
    "Date of birth": "1990-05-31",
  };

  it.each<[string, Partial<typeof right>, string, RegExp]>([
    ["no email", { Email: "" }, "Email", /Required field/],
    ["an email that is none", { Email: "ann@" }, "Email", /Enter an address like/],
    ["a weak password", { Password: "short" }, "Password", /8 to 64 characters with letters and digits/],
    ["no password", { Password: "" }, "Password", /Required field/],
    ["a name of digits", { "First name": "Ann1" }, "First name", /Letters only/],
    ["a script as surname", { "Last name": "<script>" }, "Last name", /Letters only/],
    ["who is too young", { "Date of birth": `${new Date().getFullYear() - 10}-01-01` }, "Date of birth", /18 or older/],
  ])("says at its field what is wrong: %s", async (_, change, label, words) => {
    await open();
    await tab("Email");
    await fill({ ...right, ...change });
    await agree();
    await click("Send the code");
    await waitFor(() => expect(wrongAt(label)).toMatch(words));
  });

  it.each([
    ["email", "Email", "INVALID", /Enter an address like/],
    ["birthday", "Date of birth", "TOO_YOUNG", /or older/],
    ["currencyId", "Currency", "CURRENCY_UNKNOWN", /This currency is not available/],
    ["countryId", "Country", "NOT_OFFERED", /not available in this country/],
    ["promoCode", /Promo code/, "INVALID", /At most 32/],
  ] as const)("says what the server has against %s at its field", async (name, label, code, words) => {
    await open((operation) =>
      operation === "Register"
        ? { register: typed("StartRegistrationPayload", { token: null, retryAt: null, errors: [error(code, name)] }) }
        : undefined,
    );
    await tab("Email");
    await fill(right);
    await agree();
    await click("Send the code");
    await waitFor(() => expect(wrongAt(label)).toMatch(words));
  });

  it("goes on with the code, says a wrong one at its field, and may go back to what was typed", async () => {
    const codes: unknown[] = [];
    const { onDone } = await open((operation, variables) => {
      if (operation === "Register")
        return { register: typed("StartRegistrationPayload", { token: "tok", retryAt: null, errors: [] }) };
      if (operation !== "ConfirmRegistration") return undefined;
      codes.push(variables);
      return {
        confirmRegistration: typed("RegisterPayload", {
          viewer: codes.length > 1 ? typed("Viewer", { id: "1" }) : null,
          errors: codes.length > 1 ? [] : [error("WRONG_CODE", "code")],
        }),
      };
    });
    await tab("Email");
    await fill(right);
    await agree();
    await click("Send the code");
    await screen.findByText(/We sent a code to .*ann@example.com/);
    await click("Back to the form");
    expect(screen.getByLabelText<HTMLInputElement>("Last name").value).toBe("Lee");
    await click("Send the code");
    await userEvent.type(await screen.findByLabelText("Code from the message"), "000000");
    await click("Confirm");
    await waitFor(() => expect(wrongAt("Code from the message")).toBe("The code is wrong"));
    await userEvent.clear(screen.getByLabelText("Code from the message"));
    await userEvent.type(screen.getByLabelText("Code from the message"), "123456");
    await click("Confirm");
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(codes).toMatchObject([
      { input: { token: "tok", code: "000000" } },
      { input: { token: "tok", code: "123456" } },
    ]);
    expect(madeCredentials()).toBeNull();
  });

  it("shows the picture that is asked for and sends its characters [5.25]", async () => {
    const inputs: unknown[] = [];
    await open((operation, { input }) => {
      if (operation !== "Register") return undefined;
      inputs.push((input as { captcha?: unknown }).captcha);
      return {
        register: typed("StartRegistrationPayload", {
          token: null,
          retryAt: null,
          errors: [
            typed("CaptchaError", {
              code: "CAPTCHA_REQUIRED",
              path: ["captcha"],
              challenge: typed("CaptchaChallenge", { id: "c1", image: "<svg/>" }),
            }),
          ],
        }),
      };
    });
    await tab("Email");
    await fill(right);
    await agree();
    await click("Send the code");
    await userEvent.type(await screen.findByLabelText("Characters in the picture"), "ab12");
    await click("Send the code");
    await waitFor(() => expect(inputs).toEqual([undefined, { challengeId: "c1", answer: "ab12" }]));
  });
});

describe("the other ways", () => {
  it("by phone send the code there and register with it", async () => {
    const calls: [string, unknown][] = [];
    const { onDone } = await open((operation, { input }) => {
      calls.push([operation, input]);
      if (operation === "SendRegistrationCode")
        return { sendRegistrationCode: typed("SendCodePayload", { retryAt: null, errors: [] }) };
      return operation === "RegisterByPhone"
        ? { registerByPhone: typed("RegisterPayload", { viewer: typed("Viewer", { id: "1" }), errors: [] }) }
        : undefined;
    });
    await tab("Phone");
    await agree();
    await click("Send the code");
    expect(await screen.findByText("Required field")).toBeTruthy();
    await screen.findByRole("option", { name: "Russia +7" });
    await userEvent.type(screen.getByRole("textbox", { name: "Phone" }), "9000000051");
    await click("Send the code");
    await userEvent.type(await screen.findByLabelText("Code from the message"), "123456");
    await click("Confirm");
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(calls).toMatchObject([
      ["SendRegistrationCode", { phone: { countryCode: "+7", number: "9000000051" } }],
      ["RegisterByPhone", { code: "123456", phone: { number: "9000000051" }, acceptsTerms: true }],
    ]);
  });

  it("by a social network use its token, and say when it is too old", async () => {
    await open(
      (operation) =>
        operation === "RegisterBySocial"
          ? {
              registerBySocial: typed("RegisterPayload", {
                viewer: null,
                errors: [error("CREDENTIAL_REFUSED", "token")],
              }),
            }
          : undefined,
      "sealed.token",
    );
    expect(screen.getByRole("tab", { name: "Social network" }).getAttribute("aria-selected")).toBe("true");
    await agree();
    await click("Register");
    expect(await screen.findByText(/has expired/)).toBeTruthy();
  });
});

describe("the window", () => {
  it("tells when it is left without a player, with the tries so far [4.42] [4.47]", async () => {
    const app = await createTestApp(
      GUEST_SITE,
      answering(() => undefined),
    );
    // Without the visitor's consent the page remembers, and other files have the same page.
    const tries = readCounters().regTryCounter + 1;
    const { unmount } = renderInApp(app, <RegistrationWindow isOpen onClose={() => undefined} params={undefined} />);
    await screen.findByRole("dialog", { name: "Register" });
    expect(readCounters()).toMatchObject({
      regTryCounter: tries,
      hasDone: false,
      additionalParams: { type: "modal", hasRegister: false },
    });
    unmount();
    expect(takeEvents()).toMatchObject([
      { name: "registrationOpened", data: { type: "modal" } },
      { name: "registrationLeft", data: { tries } },
    ]);
  });

  it("about responsible gaming wants a word, and leads on to registration [4.45]", async () => {
    const app = await createTestApp(GUEST_SITE, () => undefined);
    renderInApp(app, <ResponsibleGaming isOpen onClose={() => app.dialog(null)} params={{ bonusId: "1" }} />);
    const go = await screen.findByRole<HTMLButtonElement>("button", { name: "Continue to registration" });
    expect(go.disabled).toBe(true);
    await userEvent.click(screen.getByRole("checkbox", { name: /I have read this/ }));
    await userEvent.click(go);
    expect(app.dialog()).toEqual({ name: "registration" });
    expect(preselectedBonus()).toBe("SPORT");
    expect(document.cookie).toContain("rg_agreed=1");
  });
});

describe("login and password [3.30]", () => {
  const made = { login: "id1000004", password: "abc2defg3hij4k", token: "t" };
  const most = typed("Money", { amount: "500", currency: "RUB" });
  const terms = { percent: "50", currencies: [typed("BonusCurrencyTerms", { currency: "RUB", maxBonus: most })] };
  const waiting = { id: "7", title: "Welcome to the casino", state: "OFFERED", currency: "RUB" };
  const firstDeposit = {
    viewer: typed("Viewer", {
      id: "1",
      bonuses: { edges: [{ node: typed("Bonus", { ...waiting, terms: typed("BonusTerms", terms) }) }] },
      offerStandings: [],
    }),
    offers: { edges: [] },
  };

  it("are shown until they are put away, and go to an email", async () => {
    const sent: unknown[] = [];
    const app = await createTestApp(playerSite("0.00"), (operation, { input }) => {
      if (operation === "FirstDeposit") return firstDeposit;
      sent.push(input);
      return { sendCredentials: typed("SendCredentialsPayload", { isSent: true, errors: [] }) };
    });
    madeCredentials(made);
    renderInApp(app, <CredentialsWindow made={made} />);
    const window = within(await screen.findByRole("dialog", { name: "You are registered" }));
    expect(window.getByText(made.login)).toBeTruthy();
    expect(window.getByText(made.password)).toBeTruthy();
    await userEvent.type(window.getByLabelText("Email"), "ann");
    await userEvent.click(window.getByRole("button", { name: "Send" }));
    expect(await window.findByText(/Enter an address like/)).toBeTruthy();
    await userEvent.type(window.getByLabelText("Email"), "@example.com");
    await userEvent.click(window.getByRole("button", { name: "Send" }));
    expect(await window.findByText("The email is on its way.")).toBeTruthy();
    expect(sent).toEqual([{ token: "t", password: made.password, email: "ann@example.com" }]);
    await userEvent.click(window.getByRole("button", { name: "I have saved them" }));
    expect(madeCredentials()).toBeNull();
    // A player who never paid in is told what the operator offers, after that (SPEC 2.61).
    await waitFor(() =>
      expect(app.notifications.list()).toMatchObject([{ title: "Welcome to the casino", view: "toast" }]),
    );
  });

  it("make a file that every editor reads", () => {
    expect(
      fileText({ company: "Saffron", loginName: "Username", login: "id1", passwordName: "Password", password: "p" }),
    ).toBe("Saffron\r\nUsername: id1\r\nPassword: p\r\n");
  });
});

describe("a guest is reminded of registering [4.48]", () => {
  const minute = 60_000;
  const due: RemindingFacts = {
    isPlayer: false,
    hasWindow: false,
    isAuthPage: false,
    isAvailable: true,
    openedAt: 0,
    nextAllowedAt: 0,
    now: 5 * minute,
    delaySeconds: 300,
  };
  it.each<[string, Partial<RemindingFacts>, boolean]>([
    ["after the delay", {}, true],
    ["not a moment before", { now: 5 * minute - 1 }, false],
    ["not a player", { isPlayer: true }, false],
    ["not under a window", { hasWindow: true }, false],
    ["not at a form to sign in", { isAuthPage: true }, false],
    ["not where registration is closed", { isAvailable: false }, false],
    ["not before the next time allowed", { nextAllowedAt: 5 * minute + 1 }, false],
    ["from then on", { nextAllowedAt: 5 * minute }, true],
  ])("%s", (_, change, is) => expect(mayRemind({ ...due, ...change })).toBe(is));
});
