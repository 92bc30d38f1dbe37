import { describe, expect, it } from "vitest";
import {
  type AuthAction,
  authForm,
  type AuthState,
  EMPTY_FORM,
  type FirstForm,
  FIRST_FORMS,
  problemsOf,
} from "./authForm.ts";

const run = (actions: AuthAction[], from: AuthState = EMPTY_FORM) => actions.reduce(authForm, from);
const phone = { country: "ru", code: "+7", number: "9000000001" };
const step = { __typename: "TwoStep", token: "t", method: "SMS", phone: "+*03" } as const;
const inputError = (code: string, path: string[] | null = null) => ({ __typename: "InputError", code, path }) as never;
const captcha = {
  __typename: "CaptchaError",
  code: "CAPTCHA_REQUIRED",
  path: ["captcha"],
  challenge: { __typename: "CaptchaChallenge", id: "one", image: "<svg/>" },
} as never;
const refused = (error: never, errorClass: AuthState["responseType"] = null): AuthAction => ({
  type: "answered",
  answer: { errors: [error], errorClass },
});

describe("the four forms [3.26] [4.41]", () => {
  const pairs = FIRST_FORMS.flatMap((from) => FIRST_FORMS.map((to) => [from, to] as const));
  it.each(pairs)("goes from %s to %s with what was typed kept and what was refused gone", (from, to) => {
    const before = run([
      { type: "chosen", form: from },
      { type: "typed", name: "login", value: "demo" },
      { type: "phoned", name: "phone", value: phone },
      { type: "typed", name: "passwordLogin", value: "p" },
      refused(inputError("BAD_CREDENTIALS"), "BOTH"),
    ]);
    const after = run([{ type: "chosen", form: to }], before);
    expect(after).toMatchObject({ currentForm: to, firstForm: to, login: "demo", phone, passwordLogin: "p" });
    if (from !== to) expect(after).toMatchObject({ message: null, responseType: null, problems: {}, code: "" });
  });

  it.each(FIRST_FORMS)(
    "goes from %s to the code of the second step, and back with the passwords gone",
    (form: FirstForm) => {
      const second = run([
        { type: "chosen", form },
        { type: "typed", name: "passwordLogin", value: "p" },
        { type: "typed", name: "passwordPhone", value: "p" },
        { type: "sent" },
        { type: "answered", answer: { errors: [], twoStep: step } },
      ]);
      expect(second).toMatchObject({
        currentForm: "login_password_two_step_code",
        loading: false,
        userInfo: { token: "t", after: "PASSWORD" },
        focus: { field: "code" },
      });
      expect(run([{ type: "again" }], second)).toMatchObject({
        currentForm: form,
        userInfo: null,
        passwordLogin: "",
        passwordPhone: "",
        code: "",
      });
    },
  );

  it("remembers after which first step the code is for", () => {
    expect(
      run([{ type: "answered", answer: { errors: [], twoStep: { ...step, method: "APP" } }, after: "SOCIAL" }])
        .userInfo,
    ).toMatchObject({ after: "SOCIAL", method: "APP" });
  });
});

describe("errors by class [5.27]", () => {
  it.each([
    ["login_password", "LOGIN", "login"],
    ["login_password", "PASSWORD", "password"],
    ["login_password", "BOTH", "login"],
    ["login_password", "UNKNOWN", null],
    ["phone_password", "LOGIN", "phone"],
    ["phone_password", "PASSWORD", "password"],
    ["phone_password", "BOTH", "phone"],
    ["phone_password", "UNKNOWN", null],
    ["sms", "LOGIN", "phone"],
    ["sms", "UNKNOWN", null],
  ] as const)("in %s %s puts the focus on %s", (form, errorClass, field) => {
    const state = run([{ type: "chosen", form }, { type: "sent" }, refused(inputError("INVALID"), errorClass)]);
    expect(state).toMatchObject({ loading: false, responseType: errorClass, focus: field === null ? null : { field } });
  });

  it.each(["WRONG_CODE", "TIME_UP"])("puts the focus on the code that was %s", (code) => {
    expect(run([refused(inputError(code, ["code"]), "UNKNOWN")]).focus).toEqual({ field: "code" });
  });
});

describe("a picture to solve [5.25]", () => {
  it("comes with the refusal, is gone after the next answer, and its answer is asked for", () => {
    const asked = run([refused(captcha, "UNKNOWN")]);
    expect(asked).toMatchObject({ challenge: { id: "one" }, captcha: "", focus: { field: "captcha" } });
    expect(problemsOf({ ...asked, login: "a", passwordLogin: "b" })).toEqual({ captcha: "required" });
    const typed = run([{ type: "typed", name: "captcha", value: "K7X4M" }], asked);
    expect(run([refused(inputError("INVALID", ["captcha"]))], typed)).toMatchObject({
      challenge: { id: "one" },
      captcha: "",
    });
    expect(run([refused(inputError("BAD_CREDENTIALS"), "BOTH")], typed)).toMatchObject({
      challenge: null,
      captcha: "",
    });
  });
});

describe("a code by SMS", () => {
  const sent = run([
    { type: "chosen", form: "sms" },
    { type: "phoned", name: "phoneBySms", value: phone },
    { type: "sent" },
    { type: "codeSent", retryAt: "2026-11-21T12:01:00Z" },
    { type: "typed", name: "code", value: "123456" },
  ]);
  it("is waited for, with the time of the next", () => {
    expect(sent).toMatchObject({
      loading: false,
      sms: { isSent: true, retryAt: "2026-11-21T12:01:00Z" },
      code: "123456",
    });
  });
  it("belongs to the phone it was sent to", () => {
    expect(
      run([{ type: "phoned", name: "phoneBySms", value: { ...phone, number: "9000000002" } }], sent),
    ).toMatchObject({ sms: { isSent: false }, code: "" });
    expect(run([{ type: "phoned", name: "phoneBySms", value: { ...phone, country: "kz" } }], sent)).toMatchObject({
      sms: { isSent: true },
      code: "123456",
    });
  });
});

describe("what a form says before it asks", () => {
  it.each([
    ["nothing", {}, { login: "required", password: "required" }],
    ["spaces", { login: "   ", passwordLogin: "   " }, { login: "required", password: "required" }],
    ["too much", { login: "x".repeat(129), passwordLogin: "x".repeat(257) }, { login: "tooLong", password: "tooLong" }],
    ["NUL", { login: "a\0b", passwordLogin: "p" }, { login: "invalid" }],
    ["other scripts, emoji and marks", { login: "\u202eдемо🙂<script>", passwordLogin: "سر" }, {}],
  ] as const)("of a login with %s", (_, values, problems) =>
    expect(problemsOf({ ...EMPTY_FORM, ...values })).toEqual(problems),
  );

  it("of a phone", () => {
    const form = { ...EMPTY_FORM, currentForm: "phone_password" as const, passwordPhone: "p" };
    expect(problemsOf(form)).toEqual({ phone: "required" });
    expect(problemsOf({ ...form, phone: { ...phone, number: "12" } })).toEqual({ phone: "invalid" });
    expect(problemsOf({ ...form, phone })).toEqual({});
  });

  it("of a code, which is not asked for while none is sent", () => {
    const form = { ...EMPTY_FORM, currentForm: "sms" as const, phoneBySms: phone };
    expect(problemsOf(form, true)).toEqual({});
    expect(problemsOf(form)).toEqual({ code: "required" });
    expect(run([{ type: "checked", problems: { phone: "required", password: "required" } }]).focus).toEqual({
      field: "phone",
    });
  });
});

it("says that nobody answered, and can be sent again", () => {
  expect(run([{ type: "sent" }]).loading).toBe(true);
  expect(run([{ type: "sent" }, { type: "failed" }])).toMatchObject({
    loading: false,
    message: "NETWORK",
    responseType: null,
  });
  expect(run([{ type: "failed" }, { type: "sent" }]).message).toBeNull();
  expect(run([{ type: "remembered", value: false }]).remember).toBe(false);
});
