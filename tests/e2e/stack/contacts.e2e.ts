/**
 * A player's email and phone on the whole product: bound and changed by codes that are read where a developer reads
 * them.
 */
import type { Locator, Page } from "@playwright/test";
import { codeTo } from "./outbox.ts";
import { giveLogin, isIn, signOut } from "./player.ts";
import { open } from "../site.ts";
import { expect, test } from "./stack.ts";
import { newPlayer } from "./visitors.ts";

// From an address of its own: what others asked for counts for nothing here.
test.use({ extraHTTPHeaders: { "x-forwarded-for": "198.51.100.91" } });

async function ask(page: Page, action: string, title: "Email" | "Phone", contact: string): Promise<Locator> {
  await page.getByRole("button", { name: `${action}: ${title}` }).click();
  const window = page.getByRole("dialog", { name: title === "Email" ? "Your email" : "Your phone" });
  if (title === "Phone") await window.getByLabel("Country code").selectOption("ru");
  await window.getByRole("textbox", { name: title }).fill(contact);
  await window.getByRole("button", { name: "Send a code" }).click();
  return window;
}

async function give(window: Locator, code: string): Promise<void> {
  await window.getByRole("textbox", { name: "Code from the message" }).fill(code);
  await window.getByRole("button", { name: "Confirm" }).click();
  await expect(window).toBeHidden();
}

test(
  "an e-mail and a phone are bound and changed by their codes, and the email signs in [4.36] [4.37] [7.19]",
  { tag: "@journey" },
  async ({ page, stack }) => {
    const { password } = await newPlayer(page.request);
    await open(page, "/en/office/security");
    const level = page.getByRole("meter", { name: "Protection level" });
    await expect(level).toHaveAttribute("aria-valuenow", "0");
    const codeOf = (recipient: string) => codeTo(page, stack.servicesUrl, recipient);

    const first = await ask(page, "Add", "Email", "first-address@example.com");
    await first.getByRole("textbox", { name: "Code from the message" }).fill("000000");
    await first.getByRole("button", { name: "Confirm" }).click();
    await expect(first.getByText("The code is wrong")).toBeVisible();
    await give(first, await codeOf("first-address@example.com"));
    await expect(page.getByText(/first-address@example\.com.? is confirmed/)).toBeVisible();
    await expect(level).toHaveAttribute("aria-valuenow", "20");
    await give(await ask(page, "Add", "Phone", "9000000091"), await codeOf("79000000091"));
    await expect(level).toHaveAttribute("aria-valuenow", "40");
    await expect(page.getByText("Your email and phone are confirmed.")).toBeVisible();
    await give(
      await ask(page, "Change", "Email", "second-address@example.com"),
      await codeOf("second-address@example.com"),
    );
    await expect(page.getByText(/second-address@example\.com.? is confirmed/)).toBeVisible();
    // Who had the address before is told.
    expect(await codeOf("first-address@example.com")).toBe("");
    await expect(level).toHaveAttribute("aria-valuenow", "40");
    await give(await ask(page, "Change", "Phone", "9000000092"), await codeOf("79000000092"));
    await expect(page.getByText(/79000000092.? is confirmed/)).toBeVisible();
    expect(await codeOf("79000000091")).toBe("");

    await signOut(page);
    await open(page, "/en");
    await giveLogin(page, { login: "second-address@example.com", password });
    await isIn(page);
  },
);
