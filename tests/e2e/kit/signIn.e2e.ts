/** What the sign-in form says to each refusal, in each of its forms, and how it looks. */
import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../kit/index.ts";
import type { AuthErrorClass, UserErrorCode } from "../../kit/generated/schema.ts";
import { flaws } from "../flaws.ts";
import { looksOf } from "../sample.ts";
import { open } from "../site.ts";

const login = "Username, account number, email or phone";
const main = (page: Page) => page.getByRole("main");

async function sendPassword(form: Locator): Promise<void> {
  await form.getByLabel(login).fill("demo");
  await form.getByLabel("Password", { exact: true }).fill("secret");
  await form.getByRole("button", { name: "Sign in", exact: true }).click();
}

const countries = [
  {
    id: "1",
    name: "Russia",
    code: "ru",
    phoneCode: "+7",
    mask: { mask: "### ### ## ##", minDigits: 10, maxDigits: 10 },
  },
];

interface Refusal {
  code: UserErrorCode;
  path?: string[];
  lockedUntil?: string;
  challenge?: { id: string; image: string };
}
const refusals: readonly (readonly [Refusal, AuthErrorClass, string | RegExp])[] = [
  [{ code: "BAD_CREDENTIALS" }, "BOTH", "Wrong username or password"],
  [{ code: "SIGN_IN_LOCKED", lockedUntil: "2030-05-01T12:34:00Z" }, "UNKNOWN", /12:34/],
  [
    {
      code: "CAPTCHA_REQUIRED",
      path: ["captcha"],
      challenge: { id: "one", image: "<svg xmlns='http://www.w3.org/2000/svg'/>" },
    },
    "UNKNOWN",
    "Type the characters in the picture",
  ],
  [
    {
      code: "CAPTCHA_WRONG",
      path: ["captcha"],
      challenge: { id: "two", image: "<svg xmlns='http://www.w3.org/2000/svg'/>" },
    },
    "UNKNOWN",
    "The characters don't match the picture",
  ],
  [
    {
      code: "CAPTCHA_EXPIRED",
      path: ["captcha"],
      challenge: { id: "three", image: "<svg xmlns='http://www.w3.org/2000/svg'/>" },
    },
    "UNKNOWN",
    /The picture expired/,
  ],
  [{ code: "INVALID", path: ["login"] }, "LOGIN", /Too long, or contains characters/],
  [{ code: "FINGERPRINT_REQUIRED", path: ["device"] }, "UNKNOWN", /Reload the page and try again/],
];

for (const [error, errorClass, words] of refusals) {
  test(`tells ${error.code} of class ${errorClass} in words [5.27] [5.25]`, async ({ page, mock }) => {
    mock.answer("logIn", { viewer: null, twoStep: null, nextForm: "LOGIN_PASSWORD", errorClass, errors: [error] });
    await open(page, "/en/user/login");
    await sendPassword(main(page));
    await expect(main(page).getByRole("alert")).toHaveText(words);
    await expect(main(page).getByLabel(login)).toHaveAttribute(
      "aria-invalid",
      String(errorClass === "LOGIN" || errorClass === "BOTH"),
    );
    if ("challenge" in error) await expect(main(page).getByLabel("Characters in the picture")).toBeFocused();
  });
}

test("tells that too many codes were sent, then a code that is wrong and one whose time is up [5.28]", async ({
  page,
  mock,
}) => {
  mock.answer("phoneCountries", countries);
  mock.fail("sendSignInCode", [{ code: "TOO_MANY_MESSAGES", retryAt: "2030-05-01T12:34:00Z" }], { times: 1 });
  await open(page, "/en/user/login");
  await main(page).getByRole("button", { name: "SMS", exact: true }).click();
  await main(page).getByLabel("Country code").selectOption("ru");
  await main(page).getByRole("textbox", { name: "Phone" }).fill("9000000001");
  await expect(main(page).getByRole("textbox", { name: "Phone" })).toHaveValue("900 000 00 01");
  const ask = main(page).getByRole("button", { name: "Send me a code" });
  await ask.click();
  await expect(main(page).getByRole("alert")).toHaveText(/12:34/);
  mock.answer("sendSignInCode", { expiresAt: "2030-05-01T12:34:00Z", retryAt: "2020-05-01T12:34:00Z", errors: [] });
  await ask.click();
  const code = main(page).getByLabel("Code from the message");
  await expect(code).toBeFocused();
  await code.fill("12 34-56");
  await expect(code).toHaveValue("123456");
  for (const [name, words] of [
    ["WRONG_CODE", "The code is wrong"],
    ["TIME_UP", /The code has expired/],
  ] as const) {
    mock.answer("logInBySms", {
      viewer: null,
      twoStep: null,
      nextForm: "SMS",
      errorClass: "UNKNOWN",
      errors: [{ code: name, path: ["code"] }],
    });
    await main(page).getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(main(page).getByRole("alert")).toHaveText(words);
  }
});

for (const [code, words] of [
  ["PROVIDER_UNAVAILABLE", /The network doesn't respond/],
  ["NOT_OFFERED", /with this network is not available/],
] as const) {
  test(`tells that a network is ${code} [3.29]`, async ({ page, mock }) => {
    mock.answer("socialNetworks", [{ code: "GOOGLE", name: "Google", isOn: true }]);
    mock.answer("startOauth", { url: null, state: null, errors: [{ code, path: ["network"] }] });
    await open(page, "/en/user/login");
    await main(page).getByRole("button", { name: "Google" }).click();
    await expect(main(page).getByRole("alert")).toHaveText(words);
  });
}

test("knows nothing of a way back that another browser began, and keeps it in no address", async ({ page, mock }) => {
  await open(page, "/en/user/login?code=stolen&state=of-another");
  await expect(main(page).getByRole("alert")).toHaveText(/started in another browser or has expired/);
  await expect(page).toHaveURL(/\/en\/user\/login$/);
  expect(mock.calls("logInByOauth")).toEqual([]);
});

test("refuses a used one-tap token in words, and says that nobody answered", async ({ page, mock }) => {
  mock.answer("logInByToken", {
    viewer: null,
    twoStep: null,
    nextForm: "LOGIN_PASSWORD",
    errorClass: "UNKNOWN",
    errors: [{ code: "CREDENTIAL_REFUSED", path: null }],
  });
  await open(page, "/en/user/login?method_id=2&token=t&sign=s");
  await expect(main(page).getByRole("alert")).toHaveText(/confirmation has expired or was already used/);
  mock.fail("LogIn", "network");
  await sendPassword(main(page));
  await expect(main(page).getByRole("alert")).toHaveText(/The server did not answer/);
});

const linkOf = "/en/user/login?method_id=1#token=t&sign=s";

test(
  "asks before a link signs anybody in, and keeps its secrets in no address that a server, a log or a referrer sees [2.49]",
  { tag: "@journey" },
  async ({ page, mock }) => {
    mock.answer("signInToken", { playerId: "1000009", login: "friend" });
    const addresses: string[] = [];
    page.on("request", (request) => addresses.push(request.url(), request.headers()["referer"] ?? ""));
    await open(page, linkOf);
    const own = main(page);
    await expect(own.getByRole("heading", { name: "Sign in with this link?" })).toBeVisible();
    await expect(own.getByText("friend", { exact: true })).toBeVisible();
    expect(await page.evaluate(() => location.href)).not.toContain("token");
    await own.getByRole("button", { name: "Don’t sign in" }).click();
    await expect(own.getByLabel(login)).toBeVisible();
    expect(mock.calls("logInByToken")).toEqual([]);
    expect(addresses.filter((address) => address.includes("sign=s"))).toEqual([]);
  },
);

test.describe("who is signed in already", () => {
  test.use({ as: "player" });

  test("is told so by a link, and is signed out before they become somebody else [2.49] [6.07]", async ({
    page,
    mock,
  }) => {
    mock.answer("signInToken", { playerId: "1000009", login: "friend" });
    await open(page, linkOf);
    await expect(main(page).getByText(/That session will end first/)).toBeVisible();
    expect(mock.calls("logOut")).toEqual([]);
    await main(page)
      .getByRole("button", { name: /Sign in as/ })
      .click();
    await expect
      .poll(() => mock.calls("logInByToken"))
      .toMatchObject([{ variables: { input: { methodId: 1, token: "t", sign: "s" } } }]);
    expect(mock.calls("logOut")).toHaveLength(1);
    await expect(page).not.toHaveURL(/user\/login/);
  });

  test("stays who they are when they refuse [6.07]", async ({ page, mock }) => {
    mock.answer("signInToken", { playerId: "1000009", login: "friend" });
    await open(page, linkOf);
    await main(page).getByRole("button", { name: "Don’t sign in" }).click();
    await expect(page).toHaveURL(/\/en\/office\/account$/);
    expect([mock.calls("logOut"), mock.calls("logInByToken")]).toEqual([[], []]);
  });
});

test("goes from field to field by keyboard, and to the first that is wrong", async ({ page }) => {
  await open(page, "/en/user/login");
  await main(page).getByLabel(login).focus();
  for (const name of ["Password"]) {
    await page.keyboard.press("Tab");
    await expect(main(page).getByLabel(name, { exact: true })).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(main(page).getByLabel(login)).toBeFocused();
  await expect(main(page).getByText("Enter your username")).toBeVisible();
});

interface Words {
  way: Readonly<Record<string, string>>;
}
for (const lang of looksOf("the forms to sign in", ["en", "ru", "ar"] as const)) {
  test(`axe finds nothing in any of the forms in ${lang}`, async ({ page, mock }) => {
    const { way } = JSON.parse(
      readFileSync(new URL(`../../../web/src/platform/i18n/${lang}/signIn.json`, import.meta.url), "utf8"),
    ) as Words;
    mock.answer("phoneCountries", countries);
    mock.answer(
      "socialNetworks",
      (
        [
          "VK",
          "OK",
          "MAIL_RU",
          "YANDEX",
          "GOOGLE",
          "FACEBOOK",
          "APPLE",
          "TELEGRAM",
          "X",
          "INSTAGRAM",
          "LINE",
          "DISCORD",
          "TWITCH",
          "MICROSOFT",
          "LINKEDIN",
          "TIKTOK",
        ] as const
      ).map((code) => ({ code, name: code, isOn: true })),
    );
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await open(page, `/${lang}/user/login`);
    await expect(main(page).getByRole("button", { name: "TIKTOK" })).toBeVisible();
    for (const name of Object.values(way)) {
      await main(page).getByRole("button", { name, exact: true }).click();
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await flaws(page, `${name}, ${colorScheme}`, { part: "main" })).toEqual([]);
      }
    }
  });
}
