/**
 * The gate against texts that nobody can translate: the site walked in its pseudo-language, where every text of its own
 * stands in brackets. What stands outside is data (a name the gateway told, a figure, a time) or a mistake.
 */
import { readFileSync } from "node:fs";
import type { Page, Response } from "@playwright/test";
import { expect, test } from "../../kit/index.ts";
import { sample } from "../sample.ts";
import { open } from "../site.ts";
import { lineGame, liveGame } from "./games.ts";

/** Everything that is read out or shown, with where it stands. Times are data that Intl wrote. */
function textsOn(page: Page): Promise<[where: string, text: string][]> {
  return page.evaluate(() => {
    const found: [string, string][] = [["title", document.title]];
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}${element.className ? `.${String(element.className).split(" ")[0]}` : ""}`;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = walker.currentNode; node !== null; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (element === null || element.closest("script, style, noscript, template, time, [data-language-name]") !== null)
        continue;
      if (node instanceof Text) found.push([nameOf(element), node.data]);
      else
        for (const name of ["aria-label", "aria-description", "aria-roledescription", "title", "alt", "placeholder"]) {
          const value = element.getAttribute(name);
          if (value !== null) found.push([`${nameOf(element)}[${name}]`, value]);
        }
    }
    return found;
  });
}

const parts = (text: string) =>
  text
    .split(/[–—·|:,()\n]+/u)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));

/** What of a text is in no brackets, brackets within brackets included. */
function outside(text: string): string {
  const without = text.replaceAll(/⟦[^⟦⟧]*⟧/gu, " ");
  return without === text ? text : outside(without);
}

/** Every text in what the gateway told. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const languageNames = ["English", "Русский", "العربية", "Español"];
/** Names and notices of licences stand as their owners wrote them. */
const credits: unknown = JSON.parse(
  readFileSync(new URL("../../../web/src/features/content/credits/credits.json", import.meta.url), "utf8"),
);

async function foreignTexts(page: Page, path: string): Promise<string[]> {
  const told = new Set([...languageNames, ...textsIn(credits).flatMap(parts)]);
  const hear = async (response: Response) => {
    for (const text of textsIn(await response.json().catch(() => null))) for (const part of parts(text)) told.add(part);
  };
  const heard: Promise<void>[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/graphql")) heard.push(hear(response));
  });
  const html = await (await page.request.get(`${path}?pseudo=1`)).text();
  // What the page's loaders asked for stands in a data block, the rest in the router's stream as escaped JSON.
  const answers = /<script id="answers" type="application\/json"[^>]*>([^<]*)</.exec(html)?.[1] || "{}";
  for (const text of textsIn(JSON.parse(answers))) for (const part of parts(text)) told.add(part);
  for (const [, text = ""] of html.matchAll(/\\"((?:[^"\\]|\\\\.)*?)\\"/g))
    for (const part of parts(text.replaceAll("\\\\u0026", "&"))) told.add(part);
  await open(page, `${path}?pseudo=1`);
  await expect(page.locator("html")).toHaveAttribute("data-pseudo", "true");
  await page.waitForLoadState("networkidle");
  const texts = await textsOn(page);
  // What is drawn was told, but the answers may still be being read here.
  await Promise.all(heard);
  expect(texts.filter(([, text]) => text.includes("⟦")).length, `${path} speaks the pseudo-language`).toBeGreaterThan(
    5,
  );
  return texts.flatMap(([where, text]) =>
    parts(outside(text))
      .filter((part) => !told.has(part))
      .map((part) => `${where}: ${part}`),
  );
}

const pages = [
  "/en",
  "/en/live",
  "/en/line",
  "/en/line/football",
  `/en${lineGame.path}`,
  `/en${liveGame.path}`,
  "/en/user/login",
  "/en/information/credits",
  "/en/no-such-page",
  "/en/blog",
  "/en/information/rules/1",
  "/en/information/about",
];

for (const path of sample(pages, 5)) {
  test(`${path} has no text outside brackets but data [0.03]`, async ({ page }) => {
    expect([...new Set(await foreignTexts(page, path))]).toEqual([]);
  });
}

test.describe("the player", () => {
  test.use({ as: "player" });

  for (const path of sample(["/en", "/en/office/history", "/en/office/account"], 1)) {
    test(`${path} has no text outside brackets but data [0.03]`, async ({ page }) => {
      expect([...new Set(await foreignTexts(page, path))]).toEqual([]);
    });
  }
});

test("is remembered from page to page until it is switched off again", async ({ page }) => {
  await open(page, "/en?pseudo=1");
  await open(page, "/en/live");
  await expect(page.locator("html")).toHaveAttribute("data-pseudo", "true");
  await open(page, "/en/live?pseudo=0");
  await expect(page.locator("html")).not.toHaveAttribute("data-pseudo");
});
