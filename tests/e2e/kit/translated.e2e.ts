/** A page that a translator in the browser works on: every text in elements of its own, again after each change. */
import type { Page } from "@playwright/test";
import { expect, test } from "../../kit/index.ts";
import { hydrated, siteOf } from "../site.ts";
import { lineGame } from "./games.ts";

/** As page translators do: a copy of each text, in two elements, in its place. */
const translated = (page: Page) =>
  page.addInitScript(() => {
    const own = new WeakSet<Node>();
    const wrap = (text: Text) => {
      const parent = text.parentElement;
      if (own.has(text) || parent === null || text.data.trim() === "" || parent.tagName === "FONT") return;
      if (parent.closest("script, style, textarea, title, svg, [translate=no]") !== null) return;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      const copy = document.createTextNode(text.data);
      for (const node of [text, copy]) own.add(node);
      inner.append(copy);
      outer.append(inner);
      text.replaceWith(outer);
    };
    const wrapAll = (root: Node) => {
      if (root instanceof Text) wrap(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(wrap);
    };
    Object.assign(globalThis, {
      translate: () => {
        wrapAll(document.body);
        new MutationObserver((records) => {
          for (const { type, target, addedNodes } of records) {
            if (type === "characterData") wrap(target as Text);
            for (const node of addedNodes) if (node.isConnected) wrapAll(node);
          }
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      },
    });
  });

test(
  "a translated page keeps every view: picks, search, sign-in, other pages",
  { tag: "@journey" },
  async ({ page }) => {
    const { coupon, price } = siteOf(page);
    const stands = async () => {
      await expect(page.getByText("Something went wrong")).toHaveCount(0);
      await expect(page.getByRole("alert").filter({ hasText: "didn't load" })).toHaveCount(0);
    };
    await translated(page);
    await page.goto(`/en${lineGame.path}`);
    await hydrated(page);
    await expect(page.locator("[data-connection=open]")).toBeVisible();
    await page.evaluate(() => (globalThis as unknown as { translate(): void }).translate());
    await price("Match result", "Home win").click();
    await expect(coupon.getByRole("textbox", { name: /^Stake/ })).toBeVisible();
    await price("Match result", "Away win").click();
    await price("Match result", "Away win").click();
    await stands();
    await page
      .getByRole("banner")
      .getByRole("button", { name: /^Search/ })
      .click();
    await page.keyboard.type("red");
    await page.keyboard.press("Escape");
    await page.getByRole("banner").getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Sign in" })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("banner").getByRole("link", { name: "Live" }).first().click();
    await expect(page).toHaveURL("/en/live");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await stands();
  },
);
