// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Settings } from "@/platform/site/settings.ts";
import { Asked, createTestApp, GUEST_SITE, playerSite, renderInApp, type TestSite } from "@/testing.tsx";
import { SportsTreeDocument } from "@/operations/betting/generated.ts";
import { SportsTree } from "./SportsTree.tsx";

const championship = (id: string, name: string, countryCode: string | null, isTop = false) => ({
  __typename: "Championship",
  id,
  name,
  slug: `c${id}`,
  countryCode,
  isTop,
  gameCount: 3,
});
const SPORTS = [
  {
    __typename: "Sport",
    id: "1",
    name: "Football",
    slug: "football",
    gameCount: 12,
    championships: [
      championship("88", "England. Premier League", "gb-eng", true),
      championship("90", "Spain. La Liga", "es"),
      championship("89", "England. Championship", "gb-eng"),
    ],
  },
  {
    __typename: "Sport",
    id: "4",
    name: "Tennis",
    slug: "tennis",
    gameCount: 4,
    championships: [championship("401", "ATP. Brisbane", "au")],
  },
];

beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function show(settings: Partial<Settings> = {}, site: TestSite = GUEST_SITE, section: "line" | "live" = "line") {
  const app = await createTestApp(site, (operation) => (operation === "SportsTree" ? { sports: SPORTS } : undefined));
  app.settings({ ...app.settings(), ...settings });
  renderInApp(
    app,
    <Asked query={SportsTreeDocument} variables={{ section: section === "line" ? "LINE" : "LIVE" }}>
      {(answer) => <SportsTree section={section} answer={answer} />}
    </Asked>,
    `/en/${section}`,
  );
  const tree = within(screen.getByRole("navigation", { name: "Sports" }));
  if (site === GUEST_SITE) await tree.findByRole("link", { name: /^Football/ });
  return tree;
}
const namesOf = (tree: Awaited<ReturnType<typeof show>>, pattern: RegExp) =>
  tree
    .getAllByRole("link")
    .map(({ textContent }) => textContent ?? "")
    .filter((name) => pattern.test(name));
const countries = /England|Premier|Spain|Championship|ATP/;

describe("the tree of sports [2.11]", () => {
  it("unfolds championships under their countries, and remembers what is open", async () => {
    const tree = await show();
    expect(namesOf(tree, countries)).toEqual([]);
    await userEvent.click(tree.getByRole("button", { name: "Show competitions: Football" }));
    expect(namesOf(tree, countries)).toEqual(["England", "Premier League3", "Championship3", "Spain. La Liga3"]);
    cleanup();
    const again = await show();
    await waitFor(() => expect(again.getByRole("button", { name: "Collapse: Football" })).toBeTruthy());
  });

  it("has no countries where they are not wanted, and the best first where they are [3.10]", async () => {
    const tree = await show({ isGroupedByCountry: false, isBestOnTop: true });
    await userEvent.click(tree.getByRole("button", { name: "Show competitions: Football" }));
    expect(namesOf(tree, countries)).toEqual(["England. Premier League3", "Spain. La Liga3", "England. Championship3"]);
    expect(tree.getByText("Top competitions")).toBeTruthy();
  });

  it("shows sports only to those who want it so [3.10]", async () => {
    expect((await show()).getByRole("link", { name: "Esports" })).toBeTruthy();
    cleanup();
    expect((await show({ isSportsOnly: true })).queryByRole("link", { name: "Esports" })).toBeNull();
  });

  it("is one stop for Tab; arrows go through it, fold and unfold", async () => {
    const tree = await show();
    const football = tree.getByRole("link", { name: /^Football/ });
    const tennis = tree.getByRole("link", { name: /^Tennis/ });
    expect([football.tabIndex, tennis.tabIndex]).toEqual([0, -1]);
    football.focus();
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(tennis);
    expect([football.tabIndex, tennis.tabIndex]).toEqual([-1, 0]);
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    expect(document.activeElement?.textContent).toBe("ATP. Brisbane3");
    await userEvent.keyboard("{ArrowLeft}");
    expect(document.activeElement).toBe(tennis);
    await userEvent.keyboard("{ArrowLeft}");
    expect(tree.queryByRole("link", { name: /^ATP/ })).toBeNull();
    await userEvent.keyboard("{Home}");
    expect(document.activeElement).toBe(football);
  });

  it("does not offer a section in which the player may not bet, and says so where they are in it [3.11]", async () => {
    const site = playerSite("1.00");
    if (site.viewer?.rights == null) expect.unreachable();
    const closed = { ...site, viewer: { ...site.viewer, rights: { ...site.viewer.rights, canBetLive: false } } };
    const line = await show({}, closed);
    expect(await line.findByRole("link", { name: "Pre-match" })).toBeTruthy();
    expect(line.queryByRole("link", { name: "Live" })).toBeNull();
    cleanup();
    const live = await show({}, closed, "live");
    expect(live.getByText("Not available to your account")).toBeTruthy();
    expect(live.queryByRole("link", { name: /^Football/ })).toBeNull();
  });
});
