/** What the site wrote to people, as a developer reads it. */
import { type APIRequestContext, expect, type Page } from "@playwright/test";

/** The text of the latest message to somebody, off the outbox's page. */
export async function latestTo(page: Page, servicesUrl: string, recipient: string): Promise<string> {
  const outbox = await page.context().newPage();
  const latest = outbox.getByRole("article").first();
  // The page shows what was written before it was asked for.
  await expect(async () => {
    await outbox.goto(`${servicesUrl}/outbox?recipient=${encodeURIComponent(recipient)}`);
    expect(await latest.count()).toBe(1);
  }).toPass({ timeout: 20_000 });
  const text = await latest.locator("pre").innerText();
  await outbox.close();
  return text;
}

/** The code in the latest message to somebody; "" where there is none. After `before` another one is waited for. */
export async function codeTo(page: Page, servicesUrl: string, recipient: string, before = ""): Promise<string> {
  const read = async () => /\b\d{6}\b/.exec(await latestTo(page, servicesUrl, recipient))?.[0] ?? "";
  if (before === "") return read();
  let code = before;
  await expect(async () => {
    code = await read();
    expect(code).not.toBe(before);
  }).toPass({ timeout: 20_000 });
  return code;
}

/** The site's address in the latest message to somebody, without its origin. */
export async function linkTo(
  page: Page,
  servicesUrl: string,
  recipient: string,
): Promise<{ path: string; token: string }> {
  const url = new URL(/http\S+/.exec(await latestTo(page, servicesUrl, recipient))?.[0] ?? "http://no.link");
  return { path: `${url.pathname}${url.search}${url.hash}`, token: url.searchParams.get("token") ?? url.hash.slice(1) };
}

/** Has a letter with news written to a player; answers whether they get it. */
export async function writeNews(request: APIRequestContext, servicesUrl: string, player: string): Promise<boolean> {
  const answer = await request.post(`${servicesUrl}/messages-api/v1/newsletter/${player}`, {
    headers: { "x-service-key": "demo-service-key" },
    data: { subject: "News", text: "A new season begins.", lng: "en" },
  });
  return ((await answer.json()) as { is_queued: boolean }).is_queued;
}
