// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { DEFAULT_SETTINGS } from "@/platform/site/settings.ts";
import SettingsRoute from "@/routes/office/settings.tsx";
import { createTestApp, playerSite, renderInApp, TEST_CONFIG } from "@/testing.tsx";

afterEach(() => {
  cleanup();
  for (const name of ["view_compact", "odds", "cookies_agree"]) document.cookie = `${name}=; Max-Age=0`;
});

async function show(isAsked = false) {
  const site = { ...playerSite("100.00"), siteConfig: { ...TEST_CONFIG, isShowCookieAgreePopup: isAsked } };
  const app = await createTestApp(site, () => undefined);
  renderInApp(app, <SettingsRoute />, "/en/office/settings");
  return { app, user: userEvent.setup() };
}

describe("the office's settings [2.43]", () => {
  it("change the site and the coupon at once, and are kept as those of the header are [3.10] [3.02]", async () => {
    const { app, user } = await show();
    await user.click(await screen.findByRole("switch", { name: "Compact rows" }));
    await user.selectOptions(screen.getByRole("combobox", { name: "Odds format" }), "American");
    await user.selectOptions(screen.getByRole("combobox", { name: "If odds change" }), "Accept higher");
    expect(app.settings()).toEqual({
      ...DEFAULT_SETTINGS,
      theme: "light",
      timeZone: "UTC",
      isCompact: true,
      oddsView: 2,
    });
    expect(app.coupon.settings().changeCoefAction).toBe(1);
    expect(document.cookie).toContain("view_compact=1");
    expect(document.cookie).toContain("odds=2");
  });

  it("lead to the same page in another language", async () => {
    await show();
    expect((await screen.findByRole("link", { name: "English" })).getAttribute("href")).toBe("/en/office/settings");
  });

  it("say so where the browser may keep none of them, and hold all the same [6.11]", async () => {
    const { app, user } = await show(true);
    expect(screen.getByRole("status").textContent).toContain("changes last until you close the site");
    await user.click(await screen.findByRole("switch", { name: "Compact rows" }));
    expect(app.settings().isCompact).toBe(true);
    expect(document.cookie).not.toContain("view_compact");
    await user.click(screen.getByRole("button", { name: "Cookie settings" }));
    expect(app.dialog()).toEqual({ name: "cookies" });
  });
});
