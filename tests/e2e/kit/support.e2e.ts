/** The desks of the office: a question and its answer, an idea, the windows over any page, and what axe says of them. */
import type { Page } from "@playwright/test";
import { expect, test } from "../../kit/index.ts";
import type { Mock } from "../../kit/mock.ts";
import { flaws } from "../flaws.ts";
import { open, openLive } from "../site.ts";

test.use({ as: "player" });

const dialog = (page: Page) => page.getByRole("dialog");

async function ask(page: Page): Promise<string> {
  await dialog(page).getByRole("combobox", { name: "Subject" }).selectOption({ index: 1 });
  await dialog(page).getByRole("textbox", { name: "What happened?" }).fill("My bet on the draw was settled as lost.");
  await dialog(page).getByRole("button", { name: "Send" }).click();
  await expect(page).toHaveURL(/\/en\/office\/support\?request=\d+$/);
  return new URL(page.url()).searchParams.get("request") ?? "";
}

/** The operator's answer, as it arrives. */
function answer(mock: Mock, id: string, text: string): void {
  const request = mock.get("SupportRequest", id);
  const at = "2026-11-26T10:00:00Z";
  mock.push("supportRequestChanged", {
    id,
    state: "ANSWERED",
    messages: [...(request["messages"] as object[]), { id: "9001", author: "OPERATOR", text, files: [], at }] as never,
    messageCount: 2,
    changedAt: at,
  });
}

test("a question is asked in its window, answered live and closed [2.45] [2.61]", async ({ page, mock }) => {
  await openLive(page, "/en/office/support");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Support");
  await page.getByRole("button", { name: "Ask a question" }).first().click();
  await dialog(page).getByRole("button", { name: "Send" }).click();
  await expect(dialog(page).getByText("Choose a subject").last()).toBeVisible();
  const id = await ask(page);
  expect(mock.calls("createSupportRequest").map(({ variables }) => variables)).toMatchObject([
    { input: { topicId: "5", subTopicId: "51", text: "My bet on the draw was settled as lost." } },
  ]);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(id);
  await expect.poll(() => mock.calls("supportRequestChanged").length).toBeGreaterThan(0);
  answer(mock, id, "<b>The</b> match ended 2:1 after extra time.");
  await expect(page.getByText("<b>The</b> match ended 2:1 after extra time.")).toBeVisible();
  await page.getByRole("button", { name: "Close the request" }).click();
  await expect(page.getByText(/You have closed this request\./)).toBeVisible();
  await page.goto("/en/office/support?request=999999");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be found");
});

test("over any page a question is asked, and the latest are listed [2.61]", async ({ page, mock }) => {
  await openLive(page, "/en/live");
  const help = () => page.getByRole("button", { name: "Support", exact: true }).click();
  await help();
  await dialog(page).getByRole("button", { name: "My questions" }).click();
  await expect(dialog(page).getByText("You haven't asked anything yet")).toBeVisible();
  await dialog(page).getByRole("button", { name: "Ask a question" }).click();
  const id = await ask(page);
  expect(mock.get("SupportRequest", id)).toMatchObject({ desk: "SUPPORT", state: "OPEN" });
  await open(page, "/en/live");
  await help();
  await dialog(page).getByRole("button", { name: "My questions" }).click();
  await dialog(page).getByRole("link", { name: "How my bet was settled" }).click();
  await expect(page).toHaveURL(`/en/office/support?request=${id}`);
});

test("an idea is shared from its page, under its number [2.47]", async ({ page, mock }) => {
  await openLive(page, "/en/office/share-idea");
  const form = page.getByRole("region", { name: "Share an idea" });
  await form.getByRole("combobox", { name: "Subject" }).selectOption("The site itself");
  await form.getByRole("textbox", { name: "Your idea" }).fill("Let the list of games be sorted by league.");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(page).toHaveURL(/\/en\/office\/share-idea\?request=\d+$/);
  await page
    .getByRole("link", { name: /All|back/i })
    .first()
    .click();
  await expect(page.getByRole("region", { name: "My ideas" }).getByRole("link")).toHaveText("The site itself");
  expect(mock.calls("createSupportRequest")).toHaveLength(1);
});

test("a partnership is offered from the partners' page and answered live [2.57]", async ({ page, mock }) => {
  await openLive(page, "/en/ourpartners");
  const form = page.getByRole("region", { name: "Offer a partnership" });
  await form.getByRole("combobox", { name: "Subject" }).selectOption("Affiliate programme");
  await form.getByRole("textbox", { name: "Your offer" }).fill("We run a site about ice hockey with 40,000 readers.");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(page).toHaveURL(/\/en\/ourpartners\?request=\d+$/);
  const id = new URL(page.url()).searchParams.get("request") ?? "";
  expect(mock.get("SupportRequest", id)).toMatchObject({ desk: "PARTNERS", state: "OPEN" });
  await expect.poll(() => mock.calls("supportRequestChanged").length).toBeGreaterThan(0);
  answer(mock, id, "Thank you, we call you on Monday.");
  await expect(page.getByRole("main").getByText("Thank you, we call you on Monday.")).toBeVisible();
  await open(page, "/en/ourpartners");
  await expect(page.getByRole("region", { name: "My offers" }).getByRole("link")).toHaveText("Affiliate programme");
});

test.describe("a guest", () => {
  test.use({ as: "guest" });
  test("is asked to sign in before they offer a partnership [2.57]", async ({ page }) => {
    await open(page, "/en/ourpartners");
    await expect(page.getByText("Sign in to offer a partnership")).toBeVisible();
    await expect(page.getByRole("region", { name: "Offer a partnership" })).toHaveCount(0);
  });
});

for (const [lang, colorScheme] of [
  ["en", "light"],
  ["ar", "dark"],
] as const)
  test.describe(`axe in ${lang}`, () => {
    test.use({ colorScheme });
    test(`axe finds nothing on the desks in ${lang}, ${colorScheme}`, async ({ page }) => {
      for (const name of ["support", "share-idea"]) {
        await open(page, `/${lang}/office/${name}`);
        await expect(page.getByRole("main").locator("form, [role=status], h2").first()).toBeVisible();
        expect(await flaws(page, name)).toEqual([]);
      }
    });
  });
