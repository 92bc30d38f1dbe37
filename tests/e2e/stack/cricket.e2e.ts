/** The landing of a cricket tournament on the real stack: reached from the sport's games, with all its tabs. */
import { flaws } from "../flaws.ts";
import { hydrated } from "../site.ts";
import { expect, test } from "./stack.ts";

test("cricket's games lead to the tournament's landing, and each of its tabs says something of its own [2.62]", async ({
  page,
}) => {
  await page.goto("/en/line/cricket");
  await hydrated(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Cricket T20/ })
    .click();
  await expect(page).toHaveURL(/\/en\/cricket$/);
  const tabs = page.getByRole("navigation", { name: "The tournament" });
  const title = page.getByRole("heading", { level: 1 });
  const seen = new Set<string>();
  for (const [name, path] of [
    ["Odds", "odds"],
    ["Winners", "winners"],
    ["Live", "live"],
    ["Tips", "tips"],
    ["FAQ", "faq"],
    ["About", null],
  ] as const) {
    await tabs.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path === null ? /\/en\/cricket$/ : new RegExp(`/en/cricket/${path}$`));
    await expect(tabs.getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "page");
    await expect.poll(async () => !seen.has(await title.innerText())).toBe(true);
    seen.add(await title.innerText());
    expect((await page.getByRole("main").innerText()).length).toBeGreaterThan(120);
  }
  expect(await flaws(page, "cricket")).toEqual([]);
});
