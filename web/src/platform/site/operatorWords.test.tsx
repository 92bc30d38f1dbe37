// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { createTestApp, GUEST_SITE, renderInApp } from "@/testing.tsx";
import { useOperatorWords } from "./operatorWords.ts";

afterEach(cleanup);

function Title() {
  return <h1>{useOperatorWords()("blog_title") ?? "Own words"}</h1>;
}

async function open(path: string, entries: unknown) {
  const asked: unknown[] = [];
  const app = await createTestApp(GUEST_SITE, (operation, variables) => {
    if (operation !== "Dictionary") return undefined;
    asked.push(variables);
    return entries === null
      ? undefined
      : {
          dictionary: {
            __typename: "DictionaryBundle",
            language: "en",
            hash: "1",
            dictionaries: [{ __typename: "Dictionary", id: "blog", entries }],
          },
        };
  });
  renderInApp(app, <Title />, path);
  return asked;
}

it("speaks the operator's words where the table names their dictionaries, asked for by the section [7.10] [2.63]", async () => {
  const asked = await open("/en/blog/asian-handicaps", { blog_title: "Our magazine" });
  expect(await screen.findByText("Our magazine")).toBeTruthy();
  expect(asked).toEqual([{ route: "blog", ids: ["blog"] }]);
});

it.each([
  ["that did not come", null],
  ["that is none", { blog_title: 7 }],
  ["that is empty", { blog_title: " " }],
  ["of no dictionary", "blog_title"],
])("speaks the site's own for a word %s", async (_, entries) => {
  const asked = await open("/en/blog", entries);
  await expect.poll(() => asked.length).toBe(1);
  expect(screen.getByRole("heading").textContent).toBe("Own words");
});

it("asks nobody on a page without dictionaries", async () => {
  expect(await open("/en/line", { blog_title: "Our magazine" })).toEqual([]);
  expect(screen.getByRole("heading").textContent).toBe("Own words");
});
