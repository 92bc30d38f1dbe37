// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { matchRoute, type RouteMatch } from "#shared/routes/routes.ts";
import { type Answers, Asked, createTestApp, GUEST_SITE, renderInApp } from "@/testing.tsx";
import { TextPageDocument } from "@/operations/content/generated.ts";
import { textVariables } from "./section.ts";
import { TextPage } from "./TextPage.tsx";

afterEach(cleanup);

const run = (text: string, href: string | null = null) => ({ __typename: "TextRun", text, href, isStrong: false });
const textOf = (path: string, title: string) => ({
  __typename: "PageContent",
  path,
  title,
  description: `Lead of ${title}`,
  updatedAt: "2026-09-28T00:00:00Z",
  content: [
    { __typename: "TextHeading", level: 2, text: "How it works", anchor: "how-it-works" },
    { __typename: "TextParagraph", runs: [run("Read the "), run("rules", "/en/information/rules/1"), run(" first.")] },
  ],
});

const texts: Answers = (operation, { path, general, hasGeneral }) => {
  if (operation === "PageSummaries") return { pageSummaries: [] };
  if (operation !== "TextPage") return undefined;
  const told = (asked: unknown) =>
    asked === "slots"
      ? textOf("slots", "Slots")
      : asked === "providers/:provider" || asked === "providers"
        ? textOf("providers", "Makers of games")
        : null;
  return hasGeneral === true ? { page: told(path), general: told(general) } : { page: told(path) };
};

async function show(path: string, answers: Answers = texts) {
  const match = matchRoute(path);
  if (match === null) throw new Error(`${path} is no page`);
  renderInApp(
    await createTestApp(GUEST_SITE, answers),
    <Asked query={TextPageDocument} variables={textVariables(match)}>
      {(answer) => <TextPage match={match} answer={answer} missing={null} />}
    </Asked>,
    `/en/${path}`,
  );
}

describe("a page of text", () => {
  it("shows name, lead, text with its links, and the day it was changed", async () => {
    await show("slots");
    const article = await screen.findByRole("article");
    expect(await within(article).findByRole("heading", { level: 1, name: "Slots" })).toBeTruthy();
    expect(within(article).getByText("Lead of Slots")).toBeTruthy();
    expect(within(article).getByRole("heading", { level: 2, name: "How it works" }).id).toBe("how-it-works");
    expect(within(article).getByRole("link", { name: "rules" }).getAttribute("href")).toBe("/en/information/rules/1");
    expect(within(article).getByText("28 September 2026")).toBeTruthy();
  });

  it("shows what its section says where it has no words of its own", async () => {
    await show("providers/some-maker");
    expect(await screen.findByText("Lead of Makers of games")).toBeTruthy();
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  });
});

describe("what a page of text asks for", () => {
  it.each([
    ["slots", false],
    ["information/kycpolicy", false],
    ["providers/some-maker", true],
    ["cyber/virtual/main", false],
  ])("%s asks for its section's text, too: %s", (path, hasGeneral) => {
    expect(textVariables(matchRoute(path) as RouteMatch)).toMatchObject({ hasGeneral });
  });
});
