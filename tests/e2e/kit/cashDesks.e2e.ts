/** The operator's cash desks: search, filters, the map, and an address that can be passed on. */
import { expect, test } from "../../kit/index.ts";
import { open } from "../site.ts";

const path = "/en/information/cash_terminals";

test("cash desks are found by words and filters, which stand in the address [2.50]", async ({ page }) => {
  await open(page, path);
  const section = page.getByRole("region", { name: "Cash desks and terminals" });
  const desks = section.getByRole("listitem");
  await expect(desks).toHaveCount(3);
  await expect(section.getByRole("status")).toHaveText("3 places");
  await expect(desks.first()).toContainText("4 Example Street");
  await expect(desks.first()).toContainText("Mon – Fri 09:00–21:00");
  await expect(desks.first()).toContainText("MAD-1");

  await section.getByLabel("Services").selectOption("Withdrawals");
  await expect(desks).toHaveCount(2);
  await section.getByLabel("Country").selectOption("Spain");
  await expect(desks).toHaveCount(1);
  await expect(page).toHaveURL(`${path}?country=ES&service=out`);
  await section.getByLabel("Street, city or code").fill("tbilisi");
  await expect(section.getByRole("status")).toHaveText("No cash desk matches. Change the filters.");

  await open(page, `${path}?country=GE&service=in`);
  await expect(desks).toHaveCount(1);
  await expect(section.getByLabel("Country")).toHaveValue("GE");
  await expect(desks).toContainText("Tbilisi, Georgia");
});

test("the map goes into the city that was pressed, and marks one desk in the list [2.50]", async ({ page }) => {
  await open(page, path);
  const section = page.getByRole("region", { name: "Cash desks and terminals" });
  const map = section.getByRole("img", { name: "Map with 3 places" });
  await map.getByText("Madrid").click();
  await expect(section.getByLabel("City", { exact: true })).toHaveValue("Madrid");
  await section.getByRole("img", { name: "Map with 2 places" }).getByText("MAD-3").click();
  await expect(section.getByRole("listitem").filter({ hasText: "12 Example Street" })).toHaveAttribute(
    "data-is-marked",
    "true",
  );
});

test("a site without cash desks keeps the text of the page", async ({ page, mock }) => {
  mock.answer("cashDesks", []);
  await open(page, path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("region", { name: "Cash desks and terminals" })).toHaveCount(0);
});
