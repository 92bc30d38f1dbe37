/** An editor's folder on the real product: drafts by their preview links, then the same texts for everybody. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { DEMO_SERVICE_KEY } from "#shared/wire/serviceKey.ts";
import { startStack, type Stack } from "../stack/processes.ts";
import { expect, test } from "../stack/ownStack.ts";

const news = "/news/quince";
const rules = "/information/rules/2";
/** A text that is on disk is seen once services, gateway and kept pages have looked for it. */
const seen = { timeout: 60_000 };

let folder: string;
let stack: Stack;

function write(path: string, head: string, { title, body = "More words." }: { title: string; body?: string }): void {
  for (const code of ["en", "ru", "ar", "es"])
    writeFileSync(join(folder, `${path}.${code}.md`), `---\n${head}\n---\n# ${title} ${code}\n\nA lead.\n\n${body}\n`);
}

const statusOf = async (page: Page, path: string) => (await page.goto(stack.siteUrl + path))?.status();

/** The query of a preview link that the operator's editors are given. */
async function linkFor(section: string, name: string): Promise<string> {
  const made = await fetch(`${stack.servicesUrl}/seo-api/v1/desk/previews`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-service-key": DEMO_SERVICE_KEY },
    body: JSON.stringify({ section, name, lng: "en", hours: 1 }),
  });
  expect(made.status).toBe(200);
  return new URL(((await made.json()) as { url: string }).url).search;
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = mkdtempSync(join(tmpdir(), "content-"));
  for (const name of ["news", "pages", "drafts/pages"]) mkdirSync(join(folder, name), { recursive: true });
  stack = await startStack({ CONTENT_DIR: folder });
});
test.afterAll(async () => {
  await stack.stop();
  rmSync(folder, { recursive: true });
});

test("a draft opens by its preview link alone, and is there for everybody once it is published, without a restart [2.58] [7.07]", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const heading = page.getByRole("heading", { level: 1 });
  const strip = page.getByText("Preview", { exact: true });
  const evil = {
    title: "Quince <img src=x onerror=document.title=1>",
    body: "Go [there](javascript:alert) or <b>here</b>.",
  };
  write("news/quince", "state: draft\npublished: 2026-01-02", evil);
  const desk = { headers: { "x-service-key": DEMO_SERVICE_KEY } };
  await expect
    .poll(async () => (await fetch(`${stack.servicesUrl}/seo-api/v1/desk/texts`, desk)).text(), seen)
    .toContain("Quince");
  for (const language of ["en", "ar"]) expect(await statusOf(page, `/${language}${news}`)).toBe(404);
  await page.goto(`${stack.siteUrl}/en/news`);
  await expect(page.getByRole("heading", { name: /Quince/ })).toHaveCount(0);

  const search = await linkFor("news", "quince");
  const answer = await page.goto(`${stack.siteUrl}/en${news}${search}`);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()["cache-control"]).toBe("private, no-store");
  expect(answer?.headers()["x-robots-tag"]).toContain("noindex");
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
  await expect(strip).toBeVisible();
  await expect(heading).toHaveText("Quince <img src=x onerror=document.title=1> en");
  await expect(page.getByRole("article").getByText("there")).toBeVisible();
  await expect(page.getByRole("article").locator("img, b, a[href^=javascript]")).toHaveCount(0);
  await expect(page).toHaveTitle(/Quince/);
  // Who has the link sees the text in each language; nobody else sees it now.
  expect(await statusOf(page, `/ru${news}${search}`)).toBe(200);
  await expect(heading).toContainText("Quince");
  expect(await statusOf(page, `/en${news}`)).toBe(404);

  const token = new URLSearchParams(search).get("preview") ?? "";
  const past = Math.floor(Date.now() / 1000) - 1;
  const opened = { section: "news", name: "quince" } as const;
  expect(await stack.previewToken(opened, Number(token.split(".")[0]))).toBe(token);
  const closed = {
    forged: token.replace(/.$/, (last) => (last === "A" ? "E" : "A")),
    prolonged: token.replace(/^\d+/, (until) => String(Number(until) + 3600)),
    expired: await stack.previewToken(opened, past),
    "another text's": await stack.previewToken({ section: "news", name: "toto-is-open" }, past + 3600),
    empty: "",
    long: "1".repeat(500),
  };
  for (const [name, preview] of Object.entries(closed)) {
    expect(await statusOf(page, `/en${news}?${new URLSearchParams({ preview }).toString()}`), name).toBe(404);
    await expect(strip).toHaveCount(0);
  }

  write("news/quince", "published: 2026-01-02", evil);
  await expect.poll(() => statusOf(page, `/en${news}`), seen).toBe(200);
  await expect(heading).toContainText("Quince");
  await expect(strip).toHaveCount(0);
  write("news/quince", "published: 2026-01-02", { title: "Medlar" });
  await expect
    .poll(async () => {
      await page.goto(`${stack.siteUrl}/en${news}`);
      return await heading.textContent();
    }, seen)
    .toBe("Medlar en");
});

test("the rules follow their file, a draft of them opens by its link, and the product’s come back once the file is gone [2.50] [7.07]", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const heading = page.getByRole("heading", { level: 1 });
  const strip = page.getByText("Preview", { exact: true });
  expect(await statusOf(page, `/en${rules}`)).toBe(200);
  const old = (await heading.textContent()) ?? "";
  expect(old).not.toBe("");
  write("pages/information__rules__2", "published: 2026-01-02", { title: "Rules as they are" });
  const titleNow = async () => {
    await page.goto(`${stack.siteUrl}/en${rules}`);
    return await heading.textContent();
  };
  await expect.poll(titleNow, seen).toBe("Rules as they are en");

  write("drafts/pages/information__rules__2", "published: 2026-01-02", { title: "Rules to come" });
  const search = await linkFor("page", "information/rules/2");
  await expect
    .poll(async () => {
      await page.goto(`${stack.siteUrl}/en${rules}${search}`);
      return await heading.textContent();
    }, seen)
    .toBe("Rules to come en");
  await expect(strip).toBeVisible();
  expect(await statusOf(page, `/en/information/rules/3${search}`)).toBe(404);
  expect(await titleNow()).toBe("Rules as they are en");

  // A draft in its own place takes back what it replaced, and leaves the product's own.
  write("pages/information__rules__2", "state: draft", { title: "Rules as they are" });
  await expect.poll(titleNow, seen).toBe(old);
  for (const name of ["pages", "drafts"]) rmSync(join(folder, name), { recursive: true });
  await expect.poll(titleNow, seen).toBe(old);
});
