// @vitest-environment jsdom
import { useReactiveVar } from "@apollo/client/react";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { COOKIE_TABLE, cookieTypeOf } from "@/platform/site/cookieConsent.ts";
import { useDialog } from "@/platform/app/app.ts";
import { COOKIES, parseCookies, settingCookie } from "@/platform/site/settings.ts";
import { storeCookie } from "@/platform/site/storage.ts";
import {
  createTestApp,
  GUEST_SITE,
  playerSite,
  renderInApp,
  TEST_CONFIG,
  type TestSite,
  type TestApp,
} from "@/testing.tsx";
import { CookieQuestion } from "./CookieQuestion.tsx";
import CookieWindow from "./CookieWindow.tsx";
import { useTellAgreement } from "./useTellAgreement.ts";

const cookies = () => Object.fromEntries(parseCookies(document.cookie));
const clear = () => {
  for (const name of Object.keys(cookies())) document.cookie = `${name}=; Path=/; Max-Age=0`;
};
beforeEach(() => {
  clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const asked = (site: TestSite = GUEST_SITE, change: object = {}): TestSite => ({
  ...site,
  siteConfig: { ...TEST_CONFIG, isShowCookieAgreePopup: true, ...change },
});
const button = (name: string) => screen.getByRole("button", { name });
const popup = () => screen.queryByRole("region", { name: "Cookies on this site" });

/** What of cookies is on every page. */
function Cookies() {
  const dialog = useDialog();
  const isOpen = useReactiveVar(dialog)?.name === "cookies";
  useTellAgreement();
  return (
    <>
      <CookieQuestion />
      <CookieWindow isOpen={isOpen} onClose={() => dialog(null)} />
    </>
  );
}

async function open(
  site: TestSite,
  answer: (variables: Record<string, unknown>) => void = () => undefined,
): Promise<TestApp> {
  const app = await createTestApp(site, (operation, variables) => {
    if (operation !== "SetCookiesAgreement") return undefined;
    answer(variables);
    return { setCookiesAgreement: { __typename: "SetCookiesAgreementPayload", isNoted: true, errors: [] } };
  });
  renderInApp(app, <Cookies />);
  return app;
}

/** Settings of the open page, written as the settings menu writes them. */
function choose(app: TestApp) {
  app.settings({ ...app.settings(), theme: "dark", oddsView: 2, timeZone: "Asia/Tokyo" });
  storeCookie(app, COOKIES.theme, settingCookie(COOKIES.theme, "dark"));
  storeCookie(app, COOKIES.oddsView, settingCookie(COOKIES.oddsView, "2"));
}

describe("the question about cookies", () => {
  it("goes on by keyboard where it is answered in detail: the focus is at the first choice", async () => {
    await open(asked());
    await userEvent.click(button("Choose"));
    const first = await screen.findByRole("checkbox", { name: "Settings" });
    expect(document.activeElement).toBe(first);
  });

  it("is asked on a first visit only, and only where the operator asks [6.11]", async () => {
    await open({ ...GUEST_SITE });
    expect(popup()).toBeNull();
    cleanup();
    await open(asked());
    expect(popup()).toBeTruthy();
    cleanup();
    document.cookie = "cookies_agree=0.1795000000; Path=/";
    await open(asked());
    expect(popup()).toBeNull();
  });

  it("keeps nothing but what is necessary until there is a yes [6.11]", async () => {
    const app = await open(asked());
    choose(app);
    storeCookie(app, "refererid", "refererid=7; Path=/");
    storeCookie(app, "lang", "lang=en; Path=/");
    expect(cookies()).toEqual({ lang: "en" });
  });

  it('keeps all after "Accept all", with the settings chosen meanwhile, and notes type and time [6.11] [7.26]', async () => {
    const app = await open(asked());
    choose(app);
    const before = Math.floor(Date.now() / 1000);
    await userEvent.click(button("Accept all"));
    expect(popup()).toBeNull();
    const kept = cookies();
    expect(kept).toMatchObject({ theme: "dark", odds: "2", tz: "Asia/Tokyo" });
    const [type, time] = (kept["cookies_agree"] ?? "").split(".");
    expect(type).toBe("3");
    expect(Number(time)).toBeGreaterThanOrEqual(before);
    storeCookie(app, "refererid", "refererid=7; Path=/");
    expect(cookies()["refererid"]).toBe("7");
  });

  it("takes no for an answer as easily, and takes away what stood there already [6.11]", async () => {
    document.cookie = "theme=dark; Path=/";
    document.cookie = "refererid=7; Path=/";
    document.cookie = "lang=en; Path=/";
    const app = await open(asked());
    const looks = ["Accept all", "Necessary only", "Choose"].map((name) => button(name).className);
    expect(new Set(looks).size).toBe(1);
    await userEvent.click(button("Necessary only"));
    expect(cookies()).toEqual({ lang: "en", cookies_agree: expect.stringMatching(/^0\.\d+$/) });
    choose(app);
    expect(cookies()["theme"]).toBeUndefined();
  });

  it("lets types be chosen one by one; none is chosen beforehand [6.11]", async () => {
    await open(asked());
    await userEvent.click(button("Choose"));
    const boxes = await screen.findAllByRole<HTMLInputElement>("checkbox");
    expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
    await userEvent.click(screen.getByRole("checkbox", { name: "Settings" }));
    await userEvent.click(button("Save choice"));
    expect(cookies()["cookies_agree"]).toMatch(/^1\./);
    expect(cookies()["tz"]).toBe("UTC");
  });

  it("can be answered otherwise later, from the footer [6.11]", async () => {
    document.cookie = "cookies_agree=3.1795000000; Path=/";
    document.cookie = "odds=2; Path=/";
    const app = await open(asked());
    app.dialog({ name: "cookies" });
    expect(await screen.findByRole<HTMLInputElement>("checkbox", { name: "Marketing" })).toMatchObject({
      checked: true,
    });
    await userEvent.click(button("Necessary only"));
    expect(app.dialog()).toBeNull();
    expect(cookies()["odds"]).toBeUndefined();
    expect(cookies()["cookies_agree"]).toMatch(/^0\./);
    expect(app.notifications.list()).toMatchObject([{ kind: "success", text: "Your cookie choice is saved" }]);
  });
});

describe("the operator", () => {
  const logged = (site: TestSite) => asked(site, { isLoggingClientCookiesAgreement: true });

  it("is told when a player agreed: at their choice [7.26]", async () => {
    const told: unknown[] = [];
    await open(logged(playerSite("1.00")), (variables) => told.push(variables));
    expect(told).toEqual([]);
    await userEvent.click(button("Accept all"));
    await waitFor(() => expect(told).toHaveLength(1));
    const seconds = Number(cookies()["cookies_agree"]?.split(".")[1]);
    expect(told).toEqual([{ input: { agreedAt: new Date(seconds * 1000).toISOString() } }]);
  });

  it("is told of an earlier choice when its player is signed in, once a session [4.22]", async () => {
    const told: unknown[] = [];
    document.cookie = "cookies_agree=1.1795000000; Path=/";
    await open(logged(playerSite("1.00")), (variables) => told.push(variables));
    await waitFor(() => expect(told).toEqual([{ input: { agreedAt: "2026-11-18T11:06:40.000Z" } }]));
    cleanup();
    await open(logged(playerSite("1.00")), (variables) => told.push(variables));
    await screen.findByText("", { selector: "body" });
    expect(told).toHaveLength(1);
  });

  it("is told nothing of guests, and nothing where they do not ask [7.26]", async () => {
    const told: unknown[] = [];
    document.cookie = "cookies_agree=1.1795000000; Path=/";
    await open(logged(GUEST_SITE), (variables) => told.push(variables));
    cleanup();
    await open(asked(playerSite("1.00")), (variables) => told.push(variables));
    await screen.findByText("", { selector: "body" });
    expect(told).toEqual([]);
  });
});

it("knows every cookie of a setting, so that none waits for a yes to marketing [3.10]", () => {
  expect(Object.values(COOKIES).filter((name) => cookieTypeOf(name) === "marketing")).toEqual([]);
  expect(COOKIE_TABLE["theme"]?.type).toBe("functional");
});
