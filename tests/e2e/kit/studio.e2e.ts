/**
 * The studio's games as a page of another origin shows them: in a frame whose sandbox gives it no origin, so that it
 * reaches neither cookies nor storage of anybody.
 */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, type FrameLocator, type Page } from "@playwright/test";
import { titles } from "#shared/games/titles/titles.ts";
import { startWorld, type World } from "../../../studio/testing/world.ts";
import { flaws } from "../flaws.ts";

const around = `<!DOCTYPE html><html lang="en"><title>Lobby</title><body style="margin:0">
<iframe title="Game" sandbox="allow-scripts allow-popups" style="inline-size:100%;block-size:720px;border:0"></iframe>
<script>
globalThis.heard = [];
const frame = document.querySelector("iframe");
addEventListener("message", ({ source, data }) => { if (source === frame.contentWindow) heard.push(data); });
frame.src = decodeURIComponent(location.hash.slice(1));
</script>`;

let lobby: Server;
let world: World;
let origin: string;

test.beforeAll(async () => {
  lobby = createServer((_request, response) =>
    response.writeHead(200, { "content-type": "text/html", "set-cookie": "site=secret" }).end(around),
  ).listen(0, "127.0.0.1");
  await new Promise((resolve) => lobby.once("listening", resolve));
  origin = `http://127.0.0.1:${(lobby.address() as AddressInfo).port}`;
  world = await startWorld({ parents: [origin] });
});
test.afterAll(async () => {
  await world.close();
  lobby.close();
});

async function open(page: Page, game: string, isDemo: boolean, language = "en"): Promise<FrameLocator> {
  const address = `${world.url}/${language}/play#${await world.launch(game, isDemo)}`;
  await page.goto(`${origin}/#${encodeURIComponent(address)}`);
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
  return frame;
}

const heard = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: { type: string }[] }).heard);
const tell = (page: Page, message: unknown) =>
  page.evaluate((said) => document.querySelector("iframe")?.contentWindow?.postMessage(said, "*"), message);

test("a round for money moves the balance, and the page around hears of it", { tag: "@journey" }, async ({ page }) => {
  const frame = await open(page, "hundredfold", false);
  await expect(frame.getByText("€100.00")).toBeVisible();
  await frame.getByRole("button", { name: "Play" }).press("Enter");
  await expect(frame.locator(".balance .sum")).toHaveText(/€(99\.00|100\.98)/);
  await expect
    .poll(async () => (await heard(page)).map(({ type }) => type))
    .toEqual(["balance", "ready", "roundStarted", "balance", "roundEnded"]);
  expect((await heard(page)).at(-1)).toMatchObject({ studio: 1, stake: "1.00", currency: "EUR" });
});

test("the page around may hold play, and no other message does anything", async ({ page }) => {
  const frame = await open(page, "hundredfold", true);
  const play = frame.getByRole("button", { name: "Play" });
  await expect(play).toBeEnabled();
  await tell(page, { type: "hold", isHeld: true });
  await tell(page, { studio: 1, type: "hold", isHeld: true });
  await expect(play).toBeDisabled();
  await tell(page, { studio: 1, type: "hold", isHeld: false });
  await expect(play).toBeEnabled();
});

test("a frame of the sandbox reads no cookie, and a page of another origin may not show it", async ({ page }) => {
  await open(page, "hundredfold", true);
  const inside = page.frames().find((frame) => frame.url().includes("/play"));
  const cookies = await inside?.evaluate(() => {
    try {
      return document.cookie;
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(cookies).toBe("SecurityError");
  const { headers } = await fetch(`${world.url}/en/play`);
  expect(headers.get("content-security-policy")).toContain(`frame-ancestors ${origin}`);
  expect(headers.get("content-security-policy")).toContain("script-src 'self'");
});

test("an open round is there again after the player has left", { tag: "@journey" }, async ({ page }) => {
  const frame = await open(page, "next-card", false);
  await frame.getByRole("button", { name: "Play" }).click();
  await expect(frame.getByRole("button", { name: /^Higher ×/ })).toBeEnabled();
  const card = await frame.locator(".card.big").textContent();
  await page.goto("about:blank");
  const again = await open(page, "next-card", false);
  await expect(again.locator(".card.big")).toHaveText(card ?? "");
  await expect(again.getByRole("button", { name: /^Lower ×/ })).toBeEnabled();
});

test("a revealed round is checked in the browser, with the same result", async ({ page }) => {
  const frame = await open(page, "skylark", true);
  await frame.getByRole("button", { name: "Play" }).click();
  const result = frame.locator(".figure");
  await expect(frame.locator(".told")).not.toBeEmpty();
  const drawn = (await result.textContent())?.replace("×", "") ?? "";
  await frame.getByRole("button", { name: "Fairness" }).click();
  await frame.getByRole("textbox", { name: "Your seed" }).fill("mine");
  await frame.getByRole("button", { name: "Reveal and change seeds" }).click();
  await expect(frame.getByText("is revealed")).toBeVisible();
  await frame.getByRole("button", { name: "Close", exact: true }).click();
  await frame.getByRole("button", { name: "History" }).click();
  const address = await frame.getByRole("link", { name: "Check this round" }).getAttribute("href");
  await page.goto(`${world.url}${address}`);
  await expect(page.locator("pre")).toContainText(`"result": ${Math.round(Number(drawn) * 100)}`);
  await page.getByRole("textbox", { name: "Server seed" }).fill("another");
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.locator("pre")).not.toContainText(`"result": ${Math.round(Number(drawn) * 100)}\n`);
});

// Rounds on a clock are played in studioShared.e2e.ts.
for (const { id, engine } of titles.filter(({ clock }) => clock === undefined))
  test(`${id}: ${engine} is played by keyboard, and axe finds no flaw`, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: id.length % 2 === 0 ? "dark" : "light" });
    await page.goto(`${world.url}/ar/play#${await world.launch(id, true)}`);
    const main = page.locator("button.main");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    // The game is drawn at once when its session is there.
    await expect(main).toBeVisible();
    if (engine === "keno") await page.getByRole("button", { name: "7", exact: true }).press("Enter");
    const spots = page.locator(".spot");
    if ((await spots.count()) > 0) await spots.first().press("Enter");
    await main.press("Enter");
    const moves = page.locator(
      ".tile:enabled, .target:enabled, .zone:enabled, .cup:enabled, .stackColumn:enabled, .moves:not([hidden]) .pick:enabled",
    );
    const told = page.locator(".told");
    // Over at once, with its result in words, or open for a move.
    await expect.poll(async () => (await told.textContent()) !== "" || (await moves.count()) > 0).toBe(true);
    if ((await moves.count()) > 0) await moves.first().press("Enter");
    await expect(page.locator("[role=status]")).toHaveCount(1);
    expect(await flaws(page, engine, { onlySerious: true })).toEqual([]);
    expect(errors).toEqual([]);
  });
