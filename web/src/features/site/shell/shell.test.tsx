// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { lazy } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { execute } from "@/platform/navigation/effects.ts";
import type { SiteConfig } from "@/platform/site/siteData.ts";
import type { Effect } from "@/platform/guards/guard.ts";
import { quickCoupon } from "@/platform/guards/quickCoupon.ts";
import { facts } from "@/platform/guards/testing.ts";
import {
  type Answers,
  createTestApp,
  GUEST_SITE,
  playerSite,
  renderInApp,
  type TestSite,
  type TestApp,
} from "@/testing.tsx";
import { BareLayout } from "./layouts/BareLayout.tsx";
import { BlockedLayout } from "./layouts/BlockedLayout.tsx";
import { DefaultLayout } from "./layouts/DefaultLayout.tsx";
import { DialogHost } from "./DialogHost.tsx";
import { EmptyLayout } from "./layouts/EmptyLayout.tsx";
import { ScrollToTop } from "./ScrollToTop.tsx";

const WORDS = {
  dictionary: {
    __typename: "DictionaryBundle",
    language: "en",
    hash: "1",
    dictionaries: [
      { __typename: "Dictionary", id: "footer", hash: "2", entries: { footer_legal: "Licensed by the Isle" } },
    ],
  },
};
const answers = (operation: string): Record<string, unknown> | undefined =>
  operation === "FooterWords" ? WORDS : { viewer: null };

const withConfig = (change: Partial<SiteConfig>, site: TestSite = GUEST_SITE): TestSite => ({
  ...site,
  siteConfig: site.siteConfig && { ...site.siteConfig, ...change },
});

async function renderDefault(site: TestSite = GUEST_SITE, path = "/en", answer: Answers = answers): Promise<TestApp> {
  const app = await createTestApp(site, answer);
  renderInApp(
    app,
    <DefaultLayout start={<p>Tree of sports</p>} end={<p>The slip</p>}>
      <h1>Page</h1>
    </DefaultLayout>,
    path,
  );
  return app;
}

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {
        /* jsdom lays nothing out */
      }
      disconnect() {
        /* nothing to end */
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const name of ["fold_start", "fold_end", "theme", "odds", "tz"]) document.cookie = `${name}=; Max-Age=0; Path=/`;
});

describe("layouts [2.07]", () => {
  it.each<[string, (props: { children: string }) => React.ReactNode]>([
    ["default", DefaultLayout],
    ["empty", EmptyLayout],
    ["blocked", BlockedLayout],
    ["bare", BareLayout],
  ])("%s says which it is and holds the page", async (name, Layout) => {
    const app = await createTestApp(GUEST_SITE, answers);
    const { container } = renderInApp(app, <Layout>Page</Layout>, "/en/information/about");
    expect(container.querySelector("[data-layout]")?.getAttribute("data-layout")).toBe(name);
    expect(container.querySelector("[data-route]")?.getAttribute("data-route")).toBe("about");
    expect(screen.getByRole("main").textContent).toBe("Page");
    expect(screen.queryByRole("contentinfo") !== null).toBe(name === "default" || name === "blocked");
  });

  it("says of an address that is no page that it is none", async () => {
    const app = await createTestApp(GUEST_SITE, answers);
    const { container } = renderInApp(app, <DefaultLayout>Page</DefaultLayout>, "/en/no/such/page/at/all");
    expect(container.querySelector("[data-route]")?.getAttribute("data-route")).toBe("notFound");
  });
});

describe("side sections", () => {
  it("fold, unfold and are remembered [3.10]", async () => {
    const app = await renderDefault(withConfig({ isShowCookieAgreePopup: false }));
    const toggle = screen.getByRole("button", { name: "Collapse: Sports", expanded: true });
    expect(screen.getByText("Tree of sports").closest("[hidden]")).toBeNull();
    await userEvent.click(toggle);
    expect(screen.getByText("Tree of sports").closest("[hidden]")).not.toBeNull();
    expect(app.settings()).toMatchObject({ isStartFolded: true, isEndFolded: false });
    expect(document.cookie).toContain("fold_start=1");
    toggle.focus();
    await userEvent.keyboard("{Enter}");
    expect(screen.getByRole("button", { name: "Collapse: Sports", expanded: true })).toBe(toggle);
    expect(document.cookie).not.toContain("fold_start");
  });

  it("tell how many bets wait in a folded coupon", async () => {
    const app = await renderDefault();
    act(() => {
      app.coupon.bets([{ outcomeId: "1" }, { outcomeId: "2" }] as never);
    });
    await userEvent.click(screen.getByRole("button", { name: "Collapse: Bet slip" }));
    expect(screen.getByRole("button", { name: "Expand: Bet slip (2)", expanded: false })).toBeTruthy();
  });

  it.each([
    ["/en/line", true],
    ["/en/live/football", true],
    ["/en/cyber/real/main", true],
    ["/en/casino", false],
    ["/en/information/about", false],
    ["/en/toto", false],
  ])("have the coupon at %s: %s [5.11]", async (path, isShown) => {
    const app = await renderDefault(GUEST_SITE, path);
    const { effects = [] } = quickCoupon(facts(path)) as { effects?: readonly Effect[] };
    act(() => execute(effects, app));
    expect(screen.queryByText("The slip") !== null).toBe(isShown);
  });
});

describe("header", () => {
  it("leads to the sections and marks the open one", async () => {
    await renderDefault(GUEST_SITE, "/en/live/football");
    const menu = screen.getByRole("navigation", { name: "All sections" });
    expect(within(menu).getByRole("link", { name: "Live" }).getAttribute("aria-current")).toBe("true");
    expect(within(menu).getByRole("link", { name: "Pre-match" }).getAttribute("aria-current")).toBeNull();
    expect(within(menu).getByRole("link", { name: "Toto" }).getAttribute("href")).toBe("/en/toto");
  });

  it("leaves out what the operator's site does not have [5.06]", async () => {
    await renderDefault(
      withConfig({
        disallowedPaths: ["toto"],
        promoBonusToOffer: true,
        isRegistrationAvailable: false,
        isStatisticAvailable: false,
      }),
    );
    const banner = within(screen.getByRole("banner"));
    expect(banner.queryByRole("link", { name: "Toto" })).toBeNull();
    expect(banner.queryByRole("link", { name: "Bonuses" })).toBeNull();
    expect(banner.getByRole("link", { name: "Offers" })).toBeTruthy();
    expect(banner.queryByRole("link", { name: "Register" })).toBeNull();
    await userEvent.click(banner.getByRole("button", { name: "More" }));
    expect(banner.getByRole("link", { name: "Results" })).toBeTruthy();
    expect(banner.queryByRole("link", { name: "Statistics" })).toBeNull();
  });

  it("offers nothing of an area that is off, in no menu and in no office", async () => {
    await renderDefault(withConfig({ areas: ["LOTTO"] }, playerSite("10")));
    await userEvent.click(screen.getByRole("button", { name: "More" }));
    await userEvent.click(screen.getByRole("button", { name: "Open my account menu" }));
    const names = screen.getAllByRole("link").map(({ textContent }) => textContent);
    expect(names).toEqual(expect.arrayContaining(["Lotto", "My bets"]));
    for (const name of ["Toto", "Casino", "Slots", "Bonuses", "Promotions", "Deposit", "Withdrawal", "Verification"])
      expect(names).not.toContain(name);
  });

  it("opens More by keyboard and closes it by Escape, which gives the focus back", async () => {
    await renderDefault();
    const more = screen.getByRole("button", { name: "More", expanded: false });
    more.focus();
    await userEvent.keyboard("{Enter}");
    expect(more.getAttribute("aria-expanded")).toBe("true");
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe("Results");
    await userEvent.keyboard("{Escape}");
    expect(more.getAttribute("aria-expanded")).toBe("false");
    expect(document.activeElement).toBe(more);
    expect(within(screen.getByRole("banner")).queryByRole("link", { name: "Results" })).toBeNull();
  });

  it("closes a panel when one presses elsewhere", async () => {
    await renderDefault();
    await userEvent.click(screen.getByRole("button", { name: "Settings" }));
    expect(await screen.findByRole("combobox", { name: "Theme" })).toBeTruthy();
    await userEvent.click(screen.getByRole("heading", { name: "Page" }));
    expect(screen.queryByRole("combobox", { name: "Theme" })).toBeNull();
  });

  it("has settings that hold at once and are kept [3.10]", async () => {
    const app = await renderDefault();
    await userEvent.click(screen.getByRole("button", { name: "Settings" }));
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Theme" }), "dark");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Odds format" }), "2");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Time zone" }), "Etc/GMT-5");
    expect(app.settings()).toMatchObject({ theme: "dark", oddsView: 2, timeZone: "Etc/GMT-5" });
    expect(document.cookie).toContain("theme=dark");
  });

  it("has a player's balance and office, and asks a guest to sign in", async () => {
    await renderDefault(playerSite("1500.50"));
    expect(screen.getByRole("status", { name: "Balance" }).textContent).toBe("₽1,500.50");
    await userEvent.click(screen.getByRole("button", { name: "Open my account menu" }));
    const office = screen.getByRole("navigation", { name: "My account" });
    expect(within(office).getByRole("link", { name: "Withdrawal" }).getAttribute("href")).toBe("/en/office/deduce");
    cleanup();
    const app = await renderDefault();
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    expect(app.dialog()).toEqual({ name: "signIn" });
  });

  it("opens the navigation menu", async () => {
    const app = await renderDefault();
    await userEvent.click(screen.getByRole("button", { name: "All sections" }));
    expect(app.dialog()).toEqual({ name: "navigationMenu" });
  });
});

describe("footer", () => {
  it("names whom one deals with and for whom it is not, and leads to what the law asks for", async () => {
    await renderDefault(withConfig({ socialLinks: [{ name: "Telegram", url: "https://t.me/example" }] }));
    const footer = within(screen.getByRole("contentinfo"));
    expect(footer.getByText("© 2026 Test Bet Ltd")).toBeTruthy();
    expect(footer.getByRole("link", { name: /18\+/ }).getAttribute("href")).toBe("/en/information/responsiblegaming");
    expect(footer.getByRole("link", { name: "Rules" }).getAttribute("href")).toBe("/en/information/rules/1");
    expect(footer.getByRole("link", { name: "Telegram" }).getAttribute("rel")).toContain("noopener");
    expect(footer.getByRole("heading", { name: "Casino and games" })).toBeTruthy();
    expect(await footer.findByText("Licensed by the Isle")).toBeTruthy();
  });

  it("is short where the operator wants it so", async () => {
    await renderDefault(withConfig({ footerType: "COMPACT" }));
    const footer = within(screen.getByRole("contentinfo"));
    expect(footer.queryByRole("heading")).toBeNull();
    expect(footer.getByRole("link", { name: "Responsible gaming" })).toBeTruthy();
    expect(footer.queryByRole("link", { name: "Keno" })).toBeNull();
  });

  it("leaves out rules without their flag [2.50]", async () => {
    await renderDefault(withConfig({ availableRoutes: [72] }));
    expect(within(screen.getByRole("contentinfo")).queryByRole("link", { name: "Rules" })).toBeNull();
  });

  it("links the page's other languages", async () => {
    await renderDefault(
      withConfig({
        languages: [
          { code: "en", name: "English", isRtl: false },
          { code: "ar", name: "العربية", isRtl: true },
        ],
      }),
      "/en/live?x=1",
    );
    const link = within(screen.getByRole("contentinfo")).getByRole("link", { name: "العربية" });
    expect(link.getAttribute("href")).toBe("/ar/live?x=1");
    expect(link.getAttribute("hreflang")).toMatch(/^ar/);
  });

  const logos = [
    ["the visitor's country by their address", { isShown: true, countryIds: [] }, GUEST_SITE, true],
    ["the player's own country", { isShown: false, countryIds: [1] }, playerSite("1"), true],
    ["another country", { isShown: false, countryIds: [66] }, playerSite("1"), false],
  ] as const;
  it.each(logos)("shows the policy logo by %s [5.32]", async (_, logo, site, isShown) => {
    await renderDefault(
      withConfig(
        { policyLogo: { path: "/web-api/policy/logo.agif", isShown: logo.isShown, countryIds: [...logo.countryIds] } },
        site,
      ),
    );
    expect(screen.queryByRole("img", { name: "Betting policy logo" }) !== null).toBe(isShown);
  });

  it("says that the operator's words did not come, and asks for them again [8.09]", async () => {
    let isUp = false;
    await renderDefault(GUEST_SITE, "/en", (operation) =>
      operation === "FooterWords" && !isUp ? undefined : answers(operation),
    );
    expect(await screen.findByText(/Some of this text could not be loaded/)).toBeTruthy();
    isUp = true;
    await userEvent.click(screen.getByRole("button", { name: "Refresh" }));
    expect(await screen.findByText("Licensed by the Isle")).toBeTruthy();
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  });

  it("opens the choice of cookies", async () => {
    const app = await renderDefault();
    await userEvent.click(screen.getByRole("button", { name: "Cookie settings" }));
    expect(app.dialog()).toEqual({ name: "cookies" });
  });
});

describe("windows", () => {
  it("come when they are asked for, with what they need to know, and go", async () => {
    const windows = {
      support: lazy(async () => ({
        default: ({
          isOpen,
          onClose,
          params,
        }: {
          isOpen: boolean;
          onClose(): void;
          params: Readonly<Record<string, string>> | undefined;
        }) =>
          isOpen ? (
            <button type="button" onClick={onClose}>
              Close {params?.["topic"]}
            </button>
          ) : null,
      })),
    };
    const app = await createTestApp(GUEST_SITE, answers);
    renderInApp(app, <DialogHost windows={windows} />);
    expect(screen.queryByRole("button")).toBeNull();
    act(() => {
      app.dialog({ name: "support", params: { topic: "payments" } });
    });
    await userEvent.click(await screen.findByRole("button", { name: "Close payments" }));
    expect(app.dialog()).toBeNull();
    await waitFor(() => expect(screen.queryByRole("button")).toBeNull());
  });
});

describe("the way to the top [9.21]", () => {
  const scrollTo = async (y: number) => {
    vi.stubGlobal("scrollY", y);
    act(() => {
      dispatchEvent(new Event("scroll"));
    });
  };
  const isOffered = () => screen.queryByRole("button", { name: "Back to top" }) !== null;

  it.each([
    ["elsewhere", false, 1],
    ["on a mobile", true, 4],
  ])("is offered %s after its number of screens", async (_, isMobile, screens) => {
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: isMobile && query.includes("coarse") }));
    const went = vi.fn();
    vi.stubGlobal("scrollTo", went);
    renderInApp(await createTestApp(GUEST_SITE, answers), <ScrollToTop />);
    await scrollTo(innerHeight * screens);
    expect(isOffered()).toBe(false);
    await scrollTo(innerHeight * screens + 1);
    expect(isOffered()).toBe(true);
    await userEvent.click(screen.getByRole("button", { name: "Back to top" }));
    expect(went).toHaveBeenCalledWith({ top: 0, behavior: "smooth" });
    await scrollTo(0);
    expect(isOffered()).toBe(false);
  });
});

describe("a player in the header [4.27] [8.29]", () => {
  const load = { reload: vi.fn(), assign: vi.fn() };
  const header = async (answer: Answers, path = "/en") => {
    vi.stubGlobal("location", {
      ...load,
      protocol: "https:",
      search: "",
      pathname: path,
      host: "bets.example",
      href: `https://bets.example${path}`,
      origin: "https://bets.example",
    });
    return renderDefault(playerSite("1500.50"), path, answer);
  };
  const signOut = () => userEvent.click(screen.getByRole("button", { name: "Sign out" }));

  it("signs out: no ban, no account and nothing of them stays on the page, their coupon does [4.27]", async () => {
    const app = await header((operation) =>
      operation === "LogOut" ? { logOut: { isSignedOut: true } } : answers(operation),
    );
    const bets = [{ outcomeId: "1.1x2.home" }] as unknown as ReturnType<TestApp["coupon"]["bets"]>;
    act(() => {
      app.coupon.bets(bets);
    });
    await signOut();
    await waitFor(() => expect(screen.queryByRole("button", { name: "Sign out" })).toBeNull());
    expect(Object.keys(app.client.cache.extract() as object).filter((key) => /^(Viewer|Account):/.test(key))).toEqual(
      [],
    );
    expect(app.coupon.bets()).toEqual(bets);
    expect(load.reload).not.toHaveBeenCalled();
  });

  it.each([
    ["a broken network", undefined],
    ["a refusal", { logOut: { isSignedOut: false } }],
  ])("has the page loaded anew when signing out ends in %s [8.29] [4.27]", async (_, answer) => {
    load.reload.mockClear();
    await header((operation) => (operation === "LogOut" ? answer : answers(operation)));
    await signOut();
    await waitFor(() => expect(load.reload).toHaveBeenCalledTimes(1));
  });

  it("hides their balance and shows it again, and says so when that could not be kept [3.11]", async () => {
    let isKept = true;
    const app = await header((operation, variables) => {
      if (operation !== "SetBalanceHidden") return answers(operation);
      return isKept
        ? { setBalanceHidden: { isHidden: (variables["input"] as { isHidden: boolean }).isHidden } }
        : undefined;
    });
    const balance = screen.getByRole("status", { name: "Balance" });
    expect(balance.textContent).toContain("1,500.50");
    await userEvent.click(screen.getByRole("button", { name: "Hide balance" }));
    await waitFor(() => expect(balance.textContent).toBe("••••hidden"));
    isKept = false;
    await userEvent.click(screen.getByRole("button", { name: "Show balance" }));
    await waitFor(() => expect(app.notifications.list()).toMatchObject([{ kind: "error", view: "toast" }]));
    expect(balance.textContent).toBe("••••hidden");
    isKept = true;
    await userEvent.click(screen.getByRole("button", { name: "Show balance" }));
    await waitFor(() => expect(balance.textContent).toContain("1,500.50"));
  });
});
