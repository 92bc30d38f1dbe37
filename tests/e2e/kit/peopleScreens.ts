/** The windows and steps about people that need something done first: how each is reached, in whatever language. */
import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { expect } from "../../kit/index.ts";
import type { Mock } from "../../kit/mock.ts";
import { open } from "../site.ts";

type Language = "en" | "ru" | "ar" | "es";

type Words = Readonly<Record<string, string>>;
const wordsOf = (lang: Language, namespace: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../web/src/platform/i18n/${lang}/${namespace}.json`, import.meta.url), "utf8"),
  ) as Words;

interface Screen {
  name: string;
  isPlayer: boolean;
  /** Goes there. @returns what is looked at */
  reach(page: Page, mock: Mock, lang: Language): Promise<Locator>;
}

/** Later than any run of these tests. */
const LATER = "2099-01-01T00:00:00Z";
const answer = { viewer: null, twoStep: null, nextForm: null, errorClass: null, errors: [] };

async function reachStep(page: Page, mock: Mock, lang: Language, method: "APP" | "SMS"): Promise<Locator> {
  mock.answer("logIn", {
    ...answer,
    twoStep: { token: "t", method, phone: "+*********03", expiresAt: LATER },
    nextForm: "LOGIN_PASSWORD_TWO_STEP_CODE",
  });
  const words = wordsOf(lang, "signIn");
  const main = page.getByRole("main");
  await open(page, `/${lang}/user/login`);
  await main.getByLabel(words["login"] ?? "").fill("demo");
  await main.getByLabel(words["password"] ?? "", { exact: true }).fill("secret");
  await main.getByRole("button", { name: words["signIn"] ?? "", exact: true }).click();
  await expect(main.locator("[autocomplete='one-time-code']")).toBeFocused();
  return main;
}

async function reachNotice(page: Page, lang: Language, reason: string): Promise<Locator> {
  await page.addInitScript((kept) => sessionStorage.setItem("session_notice", kept), reason);
  await open(page, `/${lang}/user/login`);
  return page.getByRole("alertdialog");
}

async function reachLink(
  page: Page,
  mock: Mock,
  lang: Language,
  found: { playerId: string; login: string } | null,
): Promise<Locator> {
  mock.answer("signInToken", found);
  await open(page, `/${lang}/user/login?method_id=1#token=t&sign=s`);
  const main = page.getByRole("main");
  await expect(found === null ? main.getByRole("alert") : main.getByText(found.login, { exact: true })).toBeVisible();
  return main;
}

const PICTURE = { id: "one", image: "<svg xmlns='http://www.w3.org/2000/svg' width='200' height='60'/>" };

async function reachRegistration(page: Page, lang: Language, kind: "FULL" | "ONE_CLICK"): Promise<Locator> {
  await open(page, `/${lang}?showRegistrationModal=1`);
  const { type } = wordsOf(lang, "registration") as unknown as { type: Words };
  const window = page.getByRole("dialog");
  await window.getByRole("tab", { name: type[kind] ?? "", exact: true }).click();
  return window;
}

const FRIEND = { playerId: "1000009", login: "friend" };

export const SCREENS: readonly Screen[] = [
  {
    name: "the picture to sign in by",
    isPlayer: false,
    reach: async (page, mock, lang) => {
      mock.answer("createQrSignIn", {
        token: "own",
        code: "what-the-picture-says",
        checkNumber: "07",
        expiresAt: LATER,
        errors: [],
      });
      mock.answer("logInByQr", { viewer: null, isWaiting: true, errors: [] });
      await open(page, `/${lang}/user/login`);
      const main = page.getByRole("main");
      await main.getByRole("button", { name: wordsOf(lang, "signIn")["qr"] ?? "", exact: true }).click();
      await expect(main.getByText("07", { exact: true })).toBeVisible();
      await expect(main.getByRole("img")).toBeVisible();
      return main;
    },
  },
  {
    name: "the code of the second step by message",
    isPlayer: false,
    reach: (page, mock, lang) => reachStep(page, mock, lang, "SMS"),
  },
  {
    name: "the code of the second step by app",
    isPlayer: false,
    reach: (page, mock, lang) => reachStep(page, mock, lang, "APP"),
  },
  {
    name: "the question about a link",
    isPlayer: false,
    reach: (page, mock, lang) => reachLink(page, mock, lang, FRIEND),
  },
  {
    name: "the question about a link to a player",
    isPlayer: true,
    reach: (page, mock, lang) => reachLink(page, mock, lang, FRIEND),
  },
  { name: "a link that is over", isPlayer: false, reach: (page, mock, lang) => reachLink(page, mock, lang, null) },
  {
    name: "a registration with every field wrong",
    isPlayer: false,
    reach: async (page, _, lang) => {
      const window = await reachRegistration(page, lang, "FULL");
      await window.locator("[type='submit']").click();
      await expect(window.getByRole("alert")).toHaveCount(6);
      return window;
    },
  },
  {
    name: "the login and password of a registration by one click",
    isPlayer: false,
    reach: async (page, _, lang) => {
      const window = await reachRegistration(page, lang, "ONE_CLICK");
      await window.locator("[name='acceptsTerms']").check();
      await window.locator("[type='submit']").click();
      await expect(window.getByText("id1000007")).toBeVisible();
      return window;
    },
  },
  {
    name: "the characters of a picture before a code",
    isPlayer: false,
    reach: async (page, mock, lang) => {
      mock.fail("sendRecoveryCode", [{ code: "CAPTCHA_REQUIRED", path: ["captcha"], challenge: PICTURE }]);
      await open(page, `/${lang}?showForgotPasswordModal=1`);
      const window = page.getByRole("dialog");
      await window.locator("[type='email']").fill("demo@example.com");
      await window.locator("[type='submit']").click();
      await expect(window.getByRole("img")).toBeVisible();
      await expect(window.getByRole("alert")).toBeVisible();
      return window;
    },
  },
  {
    name: "the reminder of the time played",
    isPlayer: true,
    reach: async (page, mock, lang) => {
      mock.answer("pingSession", { isRealityCheckDue: true });
      await open(page, `/${lang}/office/security`);
      return page.getByRole("dialog");
    },
  },
  {
    name: "the notice that the hours of the day are used up",
    isPlayer: false,
    reach: (page, _, lang) => reachNotice(page, lang, "limit"),
  },
  {
    name: "the notice of being signed out for inactivity",
    isPlayer: false,
    reach: (page, _, lang) => reachNotice(page, lang, "inactivity"),
  },
  {
    name: "the reminder to convert kunas",
    isPlayer: true,
    reach: async (page, mock, lang) => {
      for (const id of mock.ids("Viewer"))
        mock.set("Viewer", id, { accountConversion: { status: "MAIN", currency: "HRK", toCurrency: "EUR" } });
      await open(page, `/${lang}/office/security`);
      return page.getByRole("alertdialog");
    },
  },
];
