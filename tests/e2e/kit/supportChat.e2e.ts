/** The chat of the operator's provider, which is here a page of the test's own, framed by the site as the config says. */
import { expect, test } from "../../kit/index.ts";
import type { Mock } from "../../kit/mock.ts";
import { player } from "../../kit/world/player.ts";
import { open } from "../site.ts";

test.use({ siteSettings: { CHAT_ORIGINS: "https://chat.example" } });

/** Stands for a Chatwoot: says that it has loaded, and shows what it is told. */
const widget = `<!doctype html><title>Widget</title><pre id="told"></pre><script>
addEventListener("message", ({ data, origin }) => { told.textContent += origin + " " + data + "\\n"; });
parent.postMessage('chatwoot-widget:{"event":"loaded","config":{"authToken":"abc"}}', "*");
</script>`;

const consultAt = (mock: Mock, origin: string) =>
  mock.answer("siteConfig", {
    supportConsultant: {
      id: "desk",
      providers: [
        { language: "en", provider: origin },
        { language: "ru", provider: "own-chat" },
      ],
      colors: [
        { name: "background", value: "#123456" },
        { name: "text", value: "#FFFFFF" },
        { name: "accent", value: "#F5B014" },
      ],
    },
  });

test.beforeEach(({ page }) =>
  page.route(/^https:\/\/(?:chat|other)\.example\//, (route) =>
    route.fulfill({ contentType: "text/html", body: widget }),
  ),
);

test("the chat opens in the operator's colors, in the languages that have one, and from named origins only [3.36]", async ({
  page,
  mock,
  baseURL,
}) => {
  const dialog = page.getByRole("dialog");
  const launch = dialog.getByRole("button", { name: "Start a live chat" });
  const toSupport = async () => {
    await open(page, "/en/information/about");
    await page.getByRole("button", { name: "Support", exact: true }).click();
  };
  consultAt(mock, "https://chat.example");
  await toSupport();
  await expect(launch).toHaveCSS("background-color", "rgb(18, 52, 86)");
  await launch.click();
  const told = page.frameLocator('iframe[title="Live chat"]').locator("#told");
  await expect(told).toContainText(`${baseURL} chatwoot-widget:{"event":"config-set","locale":"en"`);
  await expect(told).toContainText('{"event":"toggle-open","isOpen":true}');
  await expect(dialog.getByText("Opening the chat…")).toHaveCount(0);

  await open(page, "/ru/information/about");
  await page.getByRole("button", { name: "Поддержка", exact: true }).click();
  await expect(dialog.getByRole("heading", { name: "Поддержка" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Начать чат" })).toHaveCount(0);

  // An origin that the site's settings don't name is not framed, whatever the config says.
  consultAt(mock, "https://other.example");
  const refused = page.waitForEvent("console", (message) => message.text().includes("https://other.example"));
  const asked: string[] = [];
  page.on("requestfinished", (request) => asked.push(new URL(request.url()).origin));
  await toSupport();
  await launch.click();
  await expect(page.locator('iframe[title="Live chat"]')).toBeVisible();
  expect((await refused).text()).toContain("frame-src");
  expect(asked).not.toContain("https://other.example");
});

test.describe("a player", () => {
  test.use({ as: "player" });

  test("is named to the chat by an HMAC of the server's, and a guest is not [3.36]", async ({
    page,
    mock,
    context,
  }) => {
    const told = page.frameLocator('iframe[title="Live chat"]').locator("#told");
    const toChat = async () => {
      await open(page, "/en/information/about");
      await page.getByRole("button", { name: "Support", exact: true }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Start a live chat" }).click();
      await expect(told).toContainText("toggle-open");
    };
    consultAt(mock, "https://chat.example");
    const hash = "5f2b".repeat(16);
    mock.set("Viewer", player.id, { chatIdentity: { identifier: player.id, hash } });
    await toChat();
    await expect(told).toContainText(
      `chatwoot-widget:{"event":"set-user","identifier":"${player.id}","user":{"identifier_hash":"${hash}"}}`,
    );
    await context.clearCookies();
    await toChat();
    await expect(told).not.toContainText("set-user");
  });
});
