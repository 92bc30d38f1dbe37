// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { TextBlockFieldsFragment } from "@/operations/fragments/generated.ts";
import { createTestApp, GUEST_SITE, renderInApp } from "@/testing.tsx";
import { RichText } from "./RichText.tsx";

afterEach(cleanup);

const run = (text: string, href: string | null = null, isStrong = false) => ({ text, href, isStrong });

async function show(blocks: TextBlockFieldsFragment[]): Promise<void> {
  renderInApp(await createTestApp(GUEST_SITE, () => undefined), <RichText blocks={blocks} />);
}

describe("a text of the operator", () => {
  it("leads inside the site by its router, elsewhere without telling from where, and nowhere by any other address", async () => {
    await show([
      {
        __typename: "TextParagraph",
        runs: [
          run("Live", "/en/live"),
          run("regulator", "https://regulator.example/"),
          run("write", "mailto:help@bets.example"),
          run("script", "javascript:alert(1)"),
          run("host", "//evil.example"),
          run("slash", "/\\evil.example"),
          run("data", "data:text/html,x"),
        ],
      },
    ]);
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/en/live",
      "https://regulator.example/",
      "mailto:help@bets.example",
    ]);
    expect(screen.getByRole("link", { name: "regulator" }).getAttribute("rel")).toBe("noopener noreferrer nofollow");
    for (const words of ["script", "host", "slash", "data"])
      expect(screen.getByText(words, { exact: false })).toBeTruthy();
  });

  it("gives each heading an address of its own, below the page's title", async () => {
    await show([
      { __typename: "TextHeading", level: 1, text: "Stakes", anchor: "stakes" },
      { __typename: "TextHeading", level: 3, text: "Least stake", anchor: "least-stake" },
    ]);
    expect(screen.getByRole("heading", { level: 2, name: "Stakes" }).id).toBe("stakes");
    expect(screen.getByRole("link", { name: "Least stake" }).getAttribute("href")).toBe("#least-stake");
    expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
  });

  it("names the lines of a table by its first column where nothing stands over that", async () => {
    await show([
      {
        __typename: "TextTable",
        head: ["", "Cash"],
        rows: [
          ["Fee", "none"],
          ["Time", "at once"],
        ],
      },
    ]);
    expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(["Cash"]);
    expect(screen.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual(["Fee", "Time"]);
  });

  it("lays out lists, tables and notes, and markup as the words it is", async () => {
    await show([
      { __typename: "TextList", isOrdered: true, items: [[run("one")], [run("two", null, true)]] },
      {
        __typename: "TextTable",
        head: ["Limit", "Days"],
        rows: [
          ["Time-out", "7"],
          ["Time-out", "30"],
        ],
      },
      { __typename: "TextNote", runs: [run("<b>18+</b>")] },
    ]);
    expect(within(screen.getByRole("list")).getAllByRole("listitem")).toHaveLength(2);
    const table = within(screen.getByRole("group", { name: "Limit Days" }));
    expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(["Limit", "Days"]);
    expect(table.getAllByRole("row")).toHaveLength(3);
    expect(screen.getByText("<b>18+</b>")).toBeTruthy();
  });
});
