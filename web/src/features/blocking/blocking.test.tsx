// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { ApolloProvider } from "@apollo/client/react";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { afterEach, describe, expect, it } from "vitest";
import { BLOCK_REASONS } from "#shared/blocks.ts";
import { AppProvider } from "@/app/app.ts";
import { createTestApp, GUEST_SITE, playerSite, TEST_CONFIG, type TestSite } from "@/testing.tsx";
import { BlockAppealHistory } from "./BlockAppealHistory.tsx";
import { BlockPage } from "./BlockPage.tsx";
import { OldBrowserPage } from "./OldBrowserPage.tsx";

afterEach(cleanup);

const contactable: TestSite = { ...GUEST_SITE, siteConfig: { ...TEST_CONFIG, support: { phone: "+44 20 7946 0000", email: "help@example.com" } } };

async function open(element: ReactNode, address = "/en/block", site: TestSite = contactable) {
  const app = await createTestApp(site, () => undefined);
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [address] });
  render(
    <AppProvider value={app}>
      <ApolloProvider client={app.client}><I18nextProvider i18n={app.i18n}><RouterProvider router={router} /></I18nextProvider></ApolloProvider>
    </AppProvider>,
  );
  return (await screen.findByRole("heading", { level: 1 })).textContent;
}

describe("a block page", () => {
  it.each(Object.entries(BLOCK_REASONS))("of reason %s has a heading, words and one next step [2.59] [4.49]", async (reason, { page }) => {
    const heading = await open(<BlockPage page={page} />, `/en/${page}?reason=${reason}&template=2`);
    expect(heading).toMatch(/\S/);
    expect(heading).not.toMatch(/pages\.|reasons\./);
    expect(screen.getByText(`Reason ${reason}`)).toBeTruthy();
    expect(screen.getAllByRole("heading")).toHaveLength(1);
    const steps = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(steps.length).toBeGreaterThan(0);
    const expected = page === "site-updates" || page === "coming-soon" ? "/en" : "mailto:help@example.com";
    expect(steps[0]).toBe(expected);
    expect(document.querySelector("[data-template]")?.getAttribute("data-template")).toBe("2");
  });

  it("says different things for different reasons of one page [4.49]", async () => {
    const headings = new Set<string | null>();
    for (const reason of [1, 2, 3, 5, 14]) {
      headings.add(await open(<BlockPage page="block" />, `/en/block?reason=${reason}`));
      cleanup();
    }
    expect(headings.size).toBe(5);
  });

  it.each(["?reason=%3Cb%3Ebold", "?reason=99999999", "?reason=constructor", "?template=%22%3E%3Cimg", ""])("repeats nothing of an address that somebody made up: %s", async (search) => {
    expect(await open(<BlockPage page="block" />, `/en/block${search}`)).toBe("The site is not available to you here");
    expect(screen.queryByText(/^Reason/)).toBeNull();
    expect(document.querySelector("[data-template]")).toBeNull();
  });

  it("stands without anybody to write to", async () => {
    await open(<BlockPage page="suspension" />, "/en/suspension", GUEST_SITE);
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/en/information/responsiblegaming"]);
  });
});

it("names current browsers where an old one can't go on [2.40]", async () => {
  expect(await open(<OldBrowserPage />, "/en/oldbrowser")).toBe("Your browser is too old");
  const links = screen.getAllByRole("link");
  expect(links.length).toBeGreaterThan(2);
  for (const link of links) expect(link.getAttribute("href")).toMatch(/^https:\/\//);
});

describe("the page about appeals", () => {
  const banned = (banLevel: number): TestSite => {
    const site = playerSite("1.00");
    const { viewer } = site;
    return { siteConfig: contactable.siteConfig, viewer: viewer && { ...viewer, config: viewer.config && { ...viewer.config, banLevel } } };
  };

  it("tells a banned player his code, his number and whom to write to [2.59] [6.09]", async () => {
    await open(<BlockAppealHistory />, "/en/block-appeal-history", banned(53));
    expect(screen.getByText("Your account is blocked (code 53).")).toBeTruthy();
    expect(screen.getByText(/player number 1/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Write to support" }).getAttribute("href")).toBe("mailto:help@example.com");
  });

  it("tells one who is not blocked so, and one whose data did not come that it can be tried again", async () => {
    await open(<BlockAppealHistory />, "/en/block-appeal-history", banned(0));
    expect(screen.getByText("Nothing is blocked")).toBeTruthy();
    cleanup();
    const { viewer } = playerSite("1.00");
    await open(<BlockAppealHistory />, "/en/block-appeal-history", { ...contactable, viewer: viewer && { ...viewer, config: null } });
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  });
});
