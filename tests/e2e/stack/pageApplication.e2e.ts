/** The sub-application that a demo has on a page: the margin meter below the betting calculator. */
import { open } from "../site.ts";
import { expect, test } from "./stack.ts";

const path = "/en/information/betting-calculator";

test("a sub-application works below the text of a page, and leaves the page standing when it is broken [7.08] [8.10]", async ({
  page,
}) => {
  // At first its script can't be had: the page around it works, and says so.
  await page.route("**/apps/margin-meter/*.js", (route) => route.abort());
  await open(page, path);
  const main = page.getByRole("main");
  const meter = main.getByRole("region", { name: "Market margin" });
  const failed = main.getByRole("alert").filter({ hasText: "Couldn't load this part" });
  await expect(failed).toBeVisible({ timeout: 20_000 });
  await expect(meter).toHaveCount(0);
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  const calculator = main.getByRole("textbox").first();
  await calculator.fill("2.5");
  await expect(calculator).toHaveValue("2.5");

  await page.unroute("**/apps/margin-meter/*.js");
  await failed.getByRole("button", { name: "Refresh" }).click();
  await meter.getByLabel("Odds 1").fill("1.90");
  await meter.getByLabel("Odds 2").fill("1.90");
  await expect(meter.getByRole("status")).toHaveText("5.26 %");
  await expect(failed).toHaveCount(0);
  // The calculator keeps what is typed in its address, and leaves alone what was typed here.
  await calculator.fill("3.75");
  await expect(page).toHaveURL(/3\.75/);
  await expect(meter.getByRole("status")).toHaveText("5.26 %");

  // What it says of its own failure stays its own, too.
  await page.evaluate(() =>
    document.dispatchEvent(new CustomEvent("mf-error", { detail: { appName: "margin-meter", statusCode: 500 } })),
  );
  await expect(failed).toBeVisible();
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
});
