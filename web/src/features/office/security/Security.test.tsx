// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Asked, createTestApp, GUEST_SITE, playerSite, renderInApp } from "@/testing.tsx";
import { SecurityPageDocument } from "@/operations/office/generated.ts";
import { SecurityPage } from "./SecurityPage.tsx";

afterEach(cleanup);

const Page = () => (
  <Asked query={SecurityPageDocument} variables={{}}>
    {(answer) => <SecurityPage answer={answer} />}
  </Asked>
);

const withType = <T extends object>(type: string, fields: T) => ({ __typename: type, ...fields });
const methods = {
  isPasswordChanged: false,
  isTwoFactorOn: false,
  isPhoneBound: true,
  isSecurityQuestionOn: false,
  isEmailAuthOn: false,
};
const mailing = { mailNews: true, mailDeposits: true, mailBets: false, smsNews: false };

const securityOf = (change: object = {}) =>
  withType("Security", {
    protectionLevel: 20,
    protectionStatus: "BAD",
    methods: withType("ProtectionMethods", methods),
    shouldSyncMethods: false,
    activationType: "EMAIL_AND_PHONE",
    passwordAgeDays: 3,
    twoFactor: null,
    recoveryCodesLeft: 0,
    phone: "+79000000001",
    isPhoneConfirmed: true,
    email: "demo@example.com",
    isEmailConfirmed: true,
    questionId: null,
    isAnswerNeeded: false,
    confirmedUntil: "2999-01-01T00:00:00Z",
    mailing: withType("Mailing", mailing),
    ...change,
  });
const sessionOf = (id: string, change: object = {}) =>
  withType("DeviceSession", {
    id,
    isCurrent: false,
    device: "DESKTOP",
    browser: "Chrome 140",
    system: "Linux",
    address: "203.0.113.1",
    country: "de",
    startedAt: "2026-11-20T10:00:00Z",
    lastSeenAt: "2026-11-21T11:00:00Z",
    endedAt: null,
    ...change,
  });
const refusal = (code: string, path: string[] | null = null, more: object = {}) =>
  withType("InputError", { code, path, ...more });

interface Answer {
  [operation: string]: (variables: Record<string, unknown>) => object | undefined;
}

/** The page with what the server answers to each operation; `sent` has what was asked. */
async function show(
  answers: Answer = {},
  security: object = securityOf(),
  sessions: object[] = [sessionOf("one", { isCurrent: true })],
) {
  const site = playerSite("500.00");
  const sent: [string, Record<string, unknown>][] = [];
  const app = await createTestApp(site, (operation, variables) => {
    if (operation === "SecurityPage") return { viewer: withType("Viewer", { id: "1", security, sessions }) };
    if (operation === "PhoneCountries")
      return {
        phoneCountries: [
          withType("PhoneCountry", {
            id: "1",
            name: "Russia",
            code: "ru",
            phoneCode: "+7",
            mask: withType("PhoneMask", { mask: "### ### ## ##", minDigits: 10, maxDigits: 10 }),
          }),
        ],
      };
    if (operation !== "RouteInfo") sent.push([operation, variables]);
    return answers[operation]?.(variables) as Record<string, unknown> | undefined;
  });
  renderInApp(app, <Page />, "/en/office/security");
  await screen.findByRole("meter");
  return { app, sent };
}
const card = (title: string) => screen.getByRole("heading", { name: title }).closest("li") as HTMLElement;
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const payload = (field: string, security: object | null, errors: object[] = [], more: object = {}) => ({
  [field]: withType("SecurityPayload", { security, errors, ...more }),
});

describe("the protection level", () => {
  it.each([
    [30, "BAD", "Weak"],
    [31, "NORMAL", "Fair"],
    [69, "NORMAL", "Fair"],
    [70, "GOOD", "Good"],
    [99, "GOOD", "Good"],
    [100, "FULL", "Full"],
  ])("of %d %% reads %s as %s [4.38]", async (protectionLevel, protectionStatus, words) => {
    await show({}, securityOf({ protectionLevel, protectionStatus }));
    const meter = screen.getByRole("meter", { name: "Protection level" });
    expect([meter.getAttribute("aria-valuenow"), meter.getAttribute("aria-valuetext")]).toEqual([
      String(protectionLevel),
      `${protectionLevel} %, ${words}`,
    ]);
    expect(screen.getByText(words)).toBeTruthy();
  });

  it("shows each method with its state and what can be done [2.43] [3.11]", async () => {
    await show();
    expect(within(card("Phone")).getByText("On")).toBeTruthy();
    for (const [title, action] of [
      ["Password", "Change"],
      ["Two-step sign-in", "Turn on"],
      ["Email", "Confirm"],
      ["Security question", "Choose"],
    ] as const) {
      expect(within(card(title)).getByText("Off"), title).toBeTruthy();
      expect(within(card(title)).getByRole("button", { name: `${action}: ${title}` })).toBeTruthy();
    }
  });

  it("asks for the methods again where they are kept other than they are", async () => {
    await show(
      { SyncProtectionMethods: () => payload("syncProtectionMethods", securityOf()) },
      securityOf({ shouldSyncMethods: true }),
    );
    await userEvent.click(button("Check again"));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Check again" })).toBeNull());
  });
});

describe("two steps by an app", () => {
  it("show the key as picture and text, take a code, and show the recovery codes once", { tags: "slow" }, async () => {
    const codes = Array.from({ length: 10 }, (_, index) => `abcde-fghj${index}`);
    const { app, sent } = await show({
      BeginTwoFactor: () => ({
        beginTwoFactor: withType("BeginTwoFactorPayload", {
          secret: "JBSWY3DPEHPK3PXP",
          uri: "otpauth://totp/x?secret=JBSWY3DPEHPK3PXP",
          errors: [],
        }),
      }),
      ConfirmTwoFactor: ({ input }) => ({
        confirmTwoFactor: withType(
          "RecoveryCodesPayload",
          (input as { code: string }).code === "123456"
            ? {
                recoveryCodes: codes,
                security: securityOf({
                  twoFactor: "APP",
                  recoveryCodesLeft: 10,
                  methods: withType("ProtectionMethods", { ...methods, isTwoFactorOn: true }),
                }),
                errors: [],
              }
            : { recoveryCodes: null, security: null, errors: [refusal("WRONG_CODE", ["code"])] },
        ),
      }),
    });
    await userEvent.click(button("Turn on: Two-step sign-in"));
    await userEvent.click(await screen.findByRole("button", { name: "Continue" }));
    expect(await screen.findByRole("img", { name: "QR code for the authenticator app" })).toBeTruthy();
    expect(screen.getByText("JBSW Y3DP EHPK 3PXP")).toBeTruthy();
    const field = screen.getByLabelText("Code from the app");
    await userEvent.type(field, "000000");
    await userEvent.click(button("Turn on"));
    expect((await screen.findByText("The code is wrong")).getAttribute("role")).toBe("alert");
    await userEvent.clear(field);
    await userEvent.type(field, "123 456");
    await userEvent.click(button("Turn on"));
    for (const code of codes) expect(await screen.findByText(code)).toBeTruthy();
    await userEvent.click(button("I have saved them"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(within(card("Two-step sign-in")).getByText("With an app; 10 recovery codes left")).toBeTruthy();
    expect(app.notifications.list().map(({ kind, text }) => [kind, text])).toEqual([
      ["success", "Two-step sign-in is on."],
    ]);
    expect(sent.map(([operation]) => operation)).toEqual(["BeginTwoFactor", "ConfirmTwoFactor", "ConfirmTwoFactor"]);
  });

  it("turn off by password, answer and a code sent to the phone", async () => {
    const { sent } = await show(
      {
        SendStopCode: () => ({
          sendStopCode: withType("SendSecurityCodePayload", {
            token: "stop",
            retryAt: "2999-01-01T00:00:00Z",
            errors: [],
          }),
        }),
        StopTwoFactor: () => payload("stopTwoFactor", securityOf()),
      },
      securityOf({
        twoFactor: "APP",
        questionId: 2,
        methods: withType("ProtectionMethods", { ...methods, isTwoFactorOn: true, isSecurityQuestionOn: true }),
      }),
    );
    await userEvent.click(button("Turn off: Two-step sign-in"));
    await userEvent.type(await screen.findByLabelText("Your password"), "secret");
    await userEvent.type(screen.getByLabelText("What was the name of your first pet?"), "Laika");
    await userEvent.click(button("Send a code to my phone"));
    await userEvent.type(await screen.findByLabelText("Code from the message"), "654321");
    await userEvent.click(button("Turn off"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent.at(-1)).toEqual([
      "StopTwoFactor",
      { input: { password: "secret", code: "654321", token: "stop", answer: "Laika" } },
    ]);
  });
});

describe("a proof of those who sit there", () => {
  it("is asked for before a change, and tells a wrong password at its field", async () => {
    const { sent } = await show(
      {
        ConfirmPassword: ({ input }) =>
          (input as { password: string }).password === "right"
            ? payload("confirmPassword", securityOf())
            : payload("confirmPassword", null, [refusal("BAD_CREDENTIALS", ["password"])]),
      },
      securityOf({ confirmedUntil: null }),
    );
    await userEvent.click(button("Choose: Security question"));
    expect(screen.queryByLabelText("Your answer")).toBeNull();
    const field = await screen.findByLabelText("Your password");
    await userEvent.type(field, "wrong");
    await userEvent.click(button("Continue"));
    expect((await screen.findByText("Wrong password")).getAttribute("role")).toBe("alert");
    await userEvent.clear(field);
    await userEvent.type(field, "right");
    await userEvent.click(button("Continue"));
    expect(await screen.findByLabelText("Your answer")).toBeTruthy();
    expect(sent).toHaveLength(2);
  });

  it.each([
    [
      withType("LockedError", { code: "SIGN_IN_LOCKED", path: null, lockedUntil: "2026-11-21T12:30:00Z" }),
      "Too many failed attempts. Try again at 12:30.",
    ],
    [undefined, "The server did not answer. Try again."],
  ])("says %j in words", async (error, words) => {
    await show(
      { ConfirmPassword: () => (error === undefined ? undefined : payload("confirmPassword", null, [error])) },
      securityOf({ confirmedUntil: null }),
    );
    await userEvent.click(button("Confirm: Email"));
    await userEvent.type(await screen.findByLabelText("Your password"), "right");
    await userEvent.click(button("Continue"));
    expect((await screen.findByText(words)).getAttribute("role")).toBe("alert");
  });
});

describe("a proof that the server holds for over", () => {
  it("is asked for again whatever the page believes, and what was typed stays", async () => {
    let isHeld = false;
    await show({
      SetSecurityQuestion: () =>
        isHeld
          ? payload("setSecurityQuestion", securityOf())
          : payload("setSecurityQuestion", null, [refusal("CONFIRMATION_REQUIRED", null)]),
      ConfirmPassword: () => {
        isHeld = true;
        return payload("confirmPassword", securityOf());
      },
    });
    await userEvent.click(button("Choose: Security question"));
    await userEvent.type(await screen.findByLabelText("Your answer"), "Rex");
    await userEvent.click(button("Save"));
    await userEvent.type(await screen.findByLabelText("Your password"), "right");
    await userEvent.click(button("Continue"));
    const answer = await screen.findByLabelText<HTMLInputElement>("Your answer");
    await waitFor(() => expect(answer.closest("[hidden]")).toBeNull());
    expect(answer.value).toBe("Rex");
    expect(screen.getByText(/You've confirmed your password now: try again/)).toBeTruthy();
    await userEvent.click(button("Save"));
    await waitFor(() => expect(screen.queryByLabelText("Your answer")).toBeNull());
  });
});

describe("contacts and password", () => {
  it("ask for the characters of a picture where the server does, and send them along once [5.25]", async () => {
    const picture = withType("CaptchaError", {
      code: "CAPTCHA_REQUIRED",
      path: ["captcha"],
      challenge: withType("CaptchaChallenge", { id: "abc.def", image: "<svg xmlns='http://www.w3.org/2000/svg'/>" }),
    });
    const { sent } = await show({
      SendEmailBindingCode: ({ input }) => ({
        sendEmailBindingCode: withType(
          "SendSecurityCodePayload",
          "captcha" in (input as object)
            ? { token: "t", retryAt: "2999-01-01T00:00:00Z", errors: [] }
            : { token: null, retryAt: null, errors: [picture] },
        ),
      }),
    });
    await userEvent.click(button("Confirm: Email"));
    await screen.findByLabelText("Email");
    expect(screen.queryByLabelText("Characters in the picture")).toBeNull();
    await userEvent.click(button("Send a code"));
    expect((await screen.findByText("Type the characters in the picture")).getAttribute("role")).toBe("alert");
    await userEvent.type(screen.getByLabelText("Characters in the picture"), "ACEHK");
    await userEvent.click(button("Send a code"));
    expect(await screen.findByLabelText("Code from the message")).toBeTruthy();
    expect(sent.map(([, variables]) => variables)).toEqual([
      { input: { email: "demo@example.com" } },
      { input: { email: "demo@example.com", captcha: { challengeId: "abc.def", answer: "ACEHK" } } },
    ]);
  });

  it("bind an email by its code [4.36]", async () => {
    const { sent } = await show({
      SendEmailBindingCode: () => ({
        sendEmailBindingCode: withType("SendSecurityCodePayload", {
          token: "t",
          retryAt: "2999-01-01T00:00:00Z",
          errors: [],
        }),
      }),
      BindEmail: () =>
        payload(
          "bindEmail",
          securityOf({ methods: withType("ProtectionMethods", { ...methods, isEmailAuthOn: true }) }),
        ),
    });
    await userEvent.click(button("Confirm: Email"));
    expect((await screen.findByLabelText<HTMLInputElement>("Email")).value).toBe("demo@example.com");
    await userEvent.click(button("Send a code"));
    await userEvent.type(await screen.findByLabelText("Code from the message"), "111111");
    await userEvent.click(button("Confirm"));
    await waitFor(() => expect(within(card("Email")).getByText("On")).toBeTruthy());
    expect(sent).toEqual([
      ["SendEmailBindingCode", { input: { email: "demo@example.com" } }],
      ["BindEmail", { input: { token: "t", code: "111111" } }],
    ]);
  });

  it("change the password by rules that are told before it is sent", async () => {
    const { sent } = await show(
      { ChangePassword: () => payload("changePassword", null, [refusal("WRONG_ANSWER", ["answer"])]) },
      securityOf({ isAnswerNeeded: true, questionId: 1 }),
    );
    await userEvent.click(button("Change: Password"));
    await userEvent.type(await screen.findByLabelText("Current password"), "old");
    await userEvent.type(screen.getByLabelText("New password"), "weak");
    await userEvent.click(button("Change password"));
    expect(await screen.findByText(/At least 8 characters with letters and digits, and not/)).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.type(screen.getByLabelText("New password"), "er-Ocean-8");
    await userEvent.type(screen.getByLabelText("What was your first school's street?"), "Main");
    await userEvent.click(button("Change password"));
    expect((await screen.findByText("Wrong answer")).getAttribute("role")).toBe("alert");
    expect(sent).toEqual([
      ["ChangePassword", { input: { oldPassword: "old", newPassword: "weaker-Ocean-8", answer: "Main" } }],
    ]);
  });
});

describe("a refusal at a field that is not on the page", () => {
  it.each(["answer", "code", "somethingNew"])("is told all the same by the password's form: %s", async (field) => {
    await show({ ChangePassword: () => payload("changePassword", null, [refusal("WRONG_CODE", [field])]) });
    await userEvent.click(button("Change: Password"));
    await userEvent.type(await screen.findByLabelText("Current password"), "old");
    await userEvent.type(screen.getByLabelText("New password"), "stronger-Ocean-8");
    await userEvent.click(button("Change password"));
    expect((await screen.findByText("The code is wrong")).getAttribute("role")).toBe("alert");
  });

  it.each(["answer", "code", "somethingNew"])("is told all the same where two steps end: %s", async (field) => {
    await show(
      { StopTwoFactor: () => payload("stopTwoFactor", null, [refusal("WRONG_CODE", [field])]) },
      securityOf({ twoFactor: "SMS", methods: withType("ProtectionMethods", { ...methods, isTwoFactorOn: true }) }),
    );
    await userEvent.click(button("Turn off: Two-step sign-in"));
    await userEvent.type(await screen.findByLabelText("Your password"), "secret");
    await userEvent.click(button("Turn off"));
    expect((await screen.findByText("The code is wrong")).getAttribute("role")).toBe("alert");
  });
});

describe("news and other devices", () => {
  it("keep each choice as it is made [3.31] [2.49]", async () => {
    const { sent } = await show({
      SetMailing: ({ input }) => payload("setMailing", securityOf({ mailing: withType("Mailing", input as object) })),
    });
    const flag = screen.getByRole<HTMLInputElement>("checkbox", { name: "News by SMS" });
    expect([flag.checked, screen.getAllByRole("checkbox").length]).toEqual([false, 4]);
    await userEvent.click(flag);
    await waitFor(() => expect(flag.checked).toBe(true));
    expect(sent).toEqual([["SetMailing", { input: { ...mailing, smsNews: true } }]]);
  });

  it("sign another device in by a code that counts down and can be made again [2.49]", async () => {
    let made = 0;
    const ends = [Date.now() + 120_000, Date.now() - 1];
    await show({
      CreateDeviceLink: () => ({
        createSignInToken: withType("CreateSignInTokenPayload", {
          methodId: 1,
          token: `t${made}`,
          sign: "s",
          expiresAt: new Date(ends[made++] ?? 0).toISOString(),
        }),
      }),
    });
    await userEvent.click(button("Show the code"));
    expect(await screen.findByRole("img", { name: "QR code for signing in on another device" })).toBeTruthy();
    expect(screen.getByRole("timer").textContent).toMatch(/^1[12]\d seconds left$/);
    await userEvent.click(button("Hide"));
    await userEvent.click(button("Show the code"));
    expect(await screen.findByText("The code has expired.")).toBeTruthy();
    expect(button("Show a new one")).toBeTruthy();
  });

  it("list sessions with this one marked; one ends alone and all others together [2.43]", async () => {
    const left = [sessionOf("one", { isCurrent: true })];
    const sessions = [
      ...left,
      sessionOf("two", { browser: "Firefox 140", device: "MOBILE", system: "Android" }),
      sessionOf("three", { browser: null, system: null, device: null, address: null, country: null }),
    ];
    const { sent } = await show(
      {
        EndSessions: ({ input }) => ({
          endSessions: withType("EndSessionsPayload", {
            sessions: (input as { id: string | null }).id === null ? left : sessions.slice(0, 2),
            errors: [],
          }),
        }),
      },
      securityOf(),
      sessions,
    );
    const table = screen.getByRole("table");
    const rows = within(table).getAllByRole("row").slice(1);
    expect(within(rows[0] as HTMLElement).getByText("This browser")).toBeTruthy();
    expect(within(rows[0] as HTMLElement).queryByRole("button")).toBeNull();
    expect(within(rows[0] as HTMLElement).getByText("Germany")).toBeTruthy();
    await userEvent.click(button("Sign out: Unknown device"));
    await waitFor(() => expect(within(table).getAllByRole("row")).toHaveLength(3));
    await userEvent.click(button("Sign out everywhere else"));
    await waitFor(() => expect(within(table).getAllByRole("row")).toHaveLength(2));
    expect(sent).toEqual([
      ["EndSessions", { input: { id: "three" } }],
      ["EndSessions", { input: { id: null } }],
    ]);
  });
});

it("asks a guest to sign in, and says when nothing came", async () => {
  const app = await createTestApp(GUEST_SITE, () => undefined);
  renderInApp(app, <Page />);
  await userEvent.click(await screen.findByRole("button", { name: "Sign in" }));
  expect(app.dialog()).toEqual({ name: "signIn" });
  cleanup();
  const answers = vi.fn(() => undefined);
  renderInApp(await createTestApp(playerSite("1.00"), answers), <Page />);
  expect((await screen.findByRole("alert")).textContent).toContain("Couldn't load this page");
});

describe("the player's data", () => {
  it("is downloaded as a file", async () => {
    const [made, clicked] = [vi.fn((_blob: Blob) => "blob:data"), vi.fn()];
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: made, revokeObjectURL: vi.fn() }));
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(clicked);
    await show({
      ExportMyData: () => ({ exportMyData: withType("ExportMyDataPayload", { data: '{"version":1}', errors: [] }) }),
    });
    await userEvent.click(button("Download my data"));
    await userEvent.click(await screen.findByRole("button", { name: "Download" }));
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
    expect(await made.mock.calls[0]?.[0].text()).toBe('{"version":1}');
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    click.mockRestore();
  });

  it("is erased by the password; what is in the way is told, and the page is a guest's then", async () => {
    let tries = 0;
    const answers = [
      { isClosed: false, errors: [refusal("BAD_CREDENTIALS", ["password"])] },
      { isClosed: false, errors: [refusal("BALANCE_LEFT")] },
      { isClosed: true, errors: [] },
    ];
    const { sent } = await show({
      CloseAccount: () => ({ closeAccount: withType("CloseAccountPayload", answers[tries++] ?? {}) }),
      Site: () => GUEST_SITE,
    });
    await userEvent.click(button("Close my account"));
    await userEvent.type(await screen.findByLabelText("Your password"), "Demo-2026!");
    const close = () => userEvent.click(button("Close for good"));
    await close();
    expect(await screen.findByText("Wrong password")).toBeTruthy();
    await close();
    expect(await screen.findByText("There is still money in your account. Withdraw it first.")).toBeTruthy();
    await close();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent.filter(([operation]) => operation === "CloseAccount").map(([, variables]) => variables)).toEqual(
      Array.from({ length: 3 }, () => ({ input: { password: "Demo-2026!" } })),
    );
    expect(await screen.findByText("Sign in to see how your account is protected")).toBeTruthy();
  });
});
