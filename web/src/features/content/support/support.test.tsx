// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { SiteConfig } from "@/platform/site/siteData.ts";
import { createTestApp, GUEST_SITE, playerSite, renderInApp } from "@/testing.tsx";
import { SupportButton } from "./SupportButton.tsx";
import SupportWindow from "./SupportWindow.tsx";

afterEach(cleanup);

const CONSULTANT: SiteConfig["supportConsultant"] = {
  id: "desk",
  providers: [
    { language: "en", provider: "https://chat.example/desk" },
    { language: "ru", provider: "own-chat" },
  ],
  colors: [
    { name: "background", value: "#112233" },
    { name: "text", value: "#FFEEDD" },
  ],
};
const siteWith = (change: Partial<SiteConfig>, site = GUEST_SITE) => ({
  ...site,
  siteConfig: site.siteConfig && { ...site.siteConfig, ...change },
});
const appWith = (change: Partial<SiteConfig>, site = GUEST_SITE) =>
  createTestApp(siteWith(change, site), () => ({ viewer: null }));

describe("support button [2.07]", () => {
  it.each<[string, Partial<SiteConfig>, boolean]>([
    ["a consultant", { supportConsultant: CONSULTANT, support: null }, true],
    ["an address", { supportConsultant: null, support: { phone: null, email: "help@bets.example" } }, true],
    ["neither", { supportConsultant: null, support: null }, false],
  ])("with %s", async (_, change, isShown) => {
    const app = await appWith(change);
    renderInApp(app, <SupportButton />);
    const button = screen.queryByRole("button", { name: "Support" });
    expect(button !== null).toBe(isShown);
    if (button === null) return;
    await userEvent.click(button);
    expect(app.dialog()).toEqual({ name: "support" });
  });
});

describe("support window", () => {
  it("has the operator's addresses and pages with answers", async () => {
    const onClose = vi.fn();
    renderInApp(
      await appWith({
        supportConsultant: CONSULTANT,
        support: { phone: "+44 20 7946 0000", email: "help@bets.example" },
      }),
      <SupportWindow isOpen onClose={onClose} />,
    );
    expect((await screen.findByRole("link", { name: /By phone/ })).getAttribute("href")).toBe("tel:+442079460000");
    expect(screen.getByRole("link", { name: /By email/ }).getAttribute("href")).toBe("mailto:help@bets.example");
    expect(screen.queryByRole("button", { name: "Ask a question" })).toBeNull();
    await userEvent.click(screen.getByRole("link", { name: "Contacts" }));
    expect(onClose).toHaveBeenCalled();
  });

  it("leads a player to a new question, and to those they have asked", async () => {
    const app = await appWith({ support: null }, playerSite("1"));
    renderInApp(app, <SupportWindow isOpen onClose={() => undefined} />);
    await userEvent.click(await screen.findByRole("button", { name: "Ask a question" }));
    expect(app.dialog()).toEqual({ name: "userQuestion" });
    await userEvent.click(screen.getByRole("button", { name: "My questions" }));
    expect(app.dialog()).toEqual({ name: "requestHistory" });
    expect(screen.queryByRole("link", { name: /By phone/ })).toBeNull();
  });
});
