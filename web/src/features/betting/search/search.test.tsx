// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useLocation } from "react-router";
import { type Answers, createTestApp, GUEST_SITE, renderInApp } from "@/testing.tsx";
import { keepTyped, takeTyped } from "@/ui/fields/typeAhead.ts";
import SearchWindow from "./SearchWindow.tsx";

const sport = { __typename: "Sport", id: "1", name: "Football", slug: "football" };
const league = { __typename: "Championship", id: "88", name: "Premier League", slug: "premier", countryCode: null };
const team = {
  __typename: "Team",
  id: "7",
  name: "Chelsea",
  shortName: "CHE",
  color: "#000000",
  secondColor: "#FFFFFF",
  slug: "chelsea",
  gameCount: 2,
  sport,
};
const side = (id: string, name: string) => ({
  __typename: "Opponent",
  id,
  name,
  shortName: "X",
  color: "#000000",
  secondColor: "#FFFFFF",
});
const game = {
  __typename: "Game",
  id: "501",
  section: "LINE",
  startsAt: "2026-11-22T15:00:00Z",
  slug: "chelsea-leeds",
  status: "NOT_STARTED",
  sport,
  championship: league,
  opponents: [side("7", "Chelsea"), side("8", "Leeds")],
  score: null,
};
const found = { teams: [team], championships: [{ ...league, gameCount: 20, sport }], games: [game] };
const nothing = { teams: [], championships: [], games: [] };

function Here() {
  return <output>{useLocation().pathname}</output>;
}

async function open(answers: Answers) {
  const app = await createTestApp(GUEST_SITE, answers);
  renderInApp(
    app,
    <>
      <Here />
      <SearchWindow isOpen onClose={() => undefined} />
    </>,
    "/en",
  );
  return screen.findByRole("combobox");
}
const type = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });

beforeEach(() => {
  localStorage.clear();
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

describe("the search", () => {
  it("begins with what was typed while its window was on its way", async () => {
    keepTyped(() => undefined);
    for (const key of ["c", "h", "x", "Backspace", "e", "l"]) fireEvent.keyDown(document.body, { key });
    const field = await open(() => ({ search: { __typename: "SearchResult", ...found } }));
    fireEvent.focus(field);
    expect(field).toHaveProperty("value", "chel");
    fireEvent.keyDown(document.body, { key: "s" });
    fireEvent.blur(field);
    fireEvent.focus(field);
    expect(field).toHaveProperty("value", "chel");
  });

  it("gives up what was typed when Escape is pressed before it came", () => {
    const gaveUp = vi.fn();
    keepTyped(gaveUp);
    for (const key of ["a", "Escape", "b"]) fireEvent.keyDown(document.body, { key });
    expect(gaveUp).toHaveBeenCalledOnce();
    expect(takeTyped()).toBe("");
  });

  it("asks once for what was typed at last, and lists it by kinds", async () => {
    const asked: unknown[] = [];
    const field = await open((operation, variables) => {
      if (operation !== "Search") return {};
      asked.push(variables["text"]);
      return { search: { __typename: "SearchResult", ...found } };
    });
    for (const text of ["c", "ch", " chel "]) type(field, text);
    const list = await screen.findByRole("listbox");
    await waitFor(() => expect(within(list).getAllByRole("option")).toHaveLength(3));
    expect(asked).toEqual(["chel"]);
    expect(
      within(list)
        .getAllByRole("group")
        .map((group) => group.textContent?.slice(0, 5)),
    ).toEqual(["Teams", "Games", "Compe"]);
    expect(screen.getByText("3 results")).toBeDefined();
  });

  it("is gone through with the arrow keys and opened with Enter", async () => {
    const field = await open(() => ({ search: { __typename: "SearchResult", ...found } }));
    type(field, "chel");
    const active = () =>
      screen.getAllByRole("option").find((option) => option.getAttribute("aria-selected") === "true")?.textContent ??
      "";
    await waitFor(() => expect(active()).toContain("Chelsea"));
    fireEvent.keyDown(field, { key: "ArrowUp" });
    expect(active()).toContain("Premier League");
    fireEvent.keyDown(field, { key: "ArrowDown" });
    fireEvent.keyDown(field, { key: "ArrowDown" });
    expect(active()).toContain("Chelsea – Leeds");
    expect(field.getAttribute("aria-activedescendant")).toMatch(/game-501$/);
    await waitFor(() => expect(screen.getByText("3 results")).toBeDefined());
    fireEvent.keyDown(field, { key: "Enter" });
    await waitFor(() => expect(screen.getByText("/en/line/football/88-premier/501-chelsea-leeds")).toBeDefined());
    expect(JSON.parse(localStorage.getItem("recent_searches") ?? "")).toEqual(["chel"]);
  });

  it("says that nothing was found, and that nobody answered", async () => {
    let isDown = true;
    const field = await open(() => (isDown ? undefined : { search: { __typename: "SearchResult", ...nothing } }));
    type(field, "zzz");
    const again = await screen.findByRole("button", { name: "Try again" });
    isDown = false;
    fireEvent.click(again);
    await screen.findByText("Nothing found for “zzz”");
  });

  it("offers what was looked for before, and forgets it", async () => {
    localStorage.setItem("recent_searches", JSON.stringify(["real", "milan"]));
    const field = await open(() => ({ search: { __typename: "SearchResult", ...nothing } }));
    fireEvent.click(screen.getByRole("button", { name: "milan" }));
    expect(field).toHaveProperty("value", "milan");
    type(field, "");
    fireEvent.click(await screen.findByRole("button", { name: "Clear" }));
    expect([screen.queryByRole("button", { name: "real" }), localStorage.getItem("recent_searches")]).toEqual([
      null,
      null,
    ]);
  });
});
