/** The chat of the operator's provider, which is here a page of the test's own, framed by the site as the config says. */
import { createHmac } from "node:crypto";
import { expect, test } from "../stack/ownStack.ts";
import { startStack } from "../stack/processes.ts";
import { signInBy } from "../stack/visitors.ts";
import { open } from "../site.ts";

/** Stands for a Chatwoot: says that it has loaded, and shows what it is told. */
const widget = `<!doctype html><title>Widget</title><pre id="told"></pre><script>
addEventListener("message", ({ data, origin }) => { told.textContent += origin + " " + data + "\\n"; });
parent.postMessage('chatwoot-widget:{"event":"loaded","config":{"authToken":"abc"}}', "*");
</script>`;

const consultantAt = (origin: string) => ({
  supportConsultant: {
    id: "desk",
    providers: { en: origin, ru: "own-chat" },
    colors: { background: "#123456", text: "#FFFFFF", accent: "#F5B014" },
  },
});

test("the chat opens in the operator's colors, in the languages that have one, and from named origins only [3.36]", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.route(/^https:\/\/(?:chat|other)\.example\//, (route) =>
    route.fulfill({ contentType: "text/html", body: widget }),
  );
  const stack = await startStack({ CHAT_ORIGINS: "https://chat.example" });
  const dialog = page.getByRole("dialog");
  const launch = dialog.getByRole("button", { name: "Start a live chat" });
  const toSupport = async () => {
    await open(page, `${stack.siteUrl}/en/information/about`);
    await page.getByRole("button", { name: "Support", exact: true }).click();
  };
  try {
    await stack.configure(consultantAt("https://chat.example"));
    await toSupport();
    await expect(launch).toHaveCSS("background-color", "rgb(18, 52, 86)");
    await launch.click();
    const told = page.frameLocator('iframe[title="Live chat"]').locator("#told");
    await expect(told).toContainText(`${stack.siteUrl} chatwoot-widget:{"event":"config-set","locale":"en"`);
    await expect(told).toContainText('{"event":"toggle-open","isOpen":true}');
    await expect(dialog.getByText("Opening the chat…")).toHaveCount(0);

    await open(page, `${stack.siteUrl}/ru/information/about`);
    await page.getByRole("button", { name: "Поддержка", exact: true }).click();
    await expect(dialog.getByRole("heading", { name: "Поддержка" })).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Начать чат" })).toHaveCount(0);

    // An origin that the site's settings don't name is not framed, whatever the config says.
    await stack.configure(consultantAt("https://other.example"));
    const asked = page.waitForRequest("https://other.example/**", { timeout: 3000 }).catch(() => null);
    await toSupport();
    await launch.click();
    await expect(page.locator('iframe[title="Live chat"]')).toBeVisible();
    expect(await asked).toBeNull();
  } finally {
    await stack.stop();
  }
});

test("the chat is told who the player is by an HMAC of the server's, with a secret of the operator alone [3.36]", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const secret = "shared-with-the-chat-of-the-test";
  await page.route(/^https:\/\/chat\.example\//, (route) => route.fulfill({ contentType: "text/html", body: widget }));
  const told = page.frameLocator('iframe[title="Live chat"]').locator("#told");
  const stack = await startStack({ CHAT_ORIGINS: "https://chat.example", CHAT_IDENTITY_SECRET: secret });
  const toChat = async () => {
    await open(page, `${stack.siteUrl}/en/information/about`);
    await page.getByRole("button", { name: "Support", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Start a live chat" }).click();
    await expect(told).toContainText("toggle-open");
  };
  try {
    await stack.configure(consultantAt("https://chat.example"));
    await toChat();
    await expect(told).not.toContainText("set-user");

    const id = await signInBy(page.request, "demo", stack.siteUrl);
    await toChat();
    const hash = createHmac("sha256", secret).update(id).digest("hex");
    await expect(told).toContainText(
      `${stack.siteUrl} chatwoot-widget:{"event":"set-user","identifier":"${id}","user":{"identifier_hash":"${hash}"}}`,
    );
    expect(await page.content()).not.toContain(secret);
  } finally {
    await stack.stop();
  }
});
