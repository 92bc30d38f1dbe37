/** Web push on the real stack: the agreement, the message that a push service gets, and what the worker makes of it. */
import type { BrowserContext, Page, Worker } from "@playwright/test";
import type { Stack } from "../stack/processes.ts";
import { signIn } from "../stack/player.ts";
import { expect, test } from "../stack/ownStack.ts";

test.use({ serviceWorkers: "allow" });

let push: Awaited<ReturnType<Stack["startPushService"]>>;
test.beforeAll(async ({ stack }) => {
  push = await stack.startPushService();
});
test.afterAll(() => push.close());

/** What is sent before the player agrees; its push message may still be on its way then. */
const before = { en: { title: "A quiet word", text: "Nobody needs to hurry." } };
const words = {
  en: { title: "Planned maintenance", text: "Tonight from 3 to 4." },
  ru: { title: "Плановые работы", text: "Сегодня ночью с 3 до 4." },
};

test("a player agrees, the operator's word reaches their device and inbox, and a click opens its page [2.61]", async ({
  page,
  context,
  stack,
}) => {
  await context.grantPermissions(["notifications"], { origin: stack.siteUrl });
  const device = push.device("chromium");
  // A browser without a window refuses notifications and has no push service: its question and its subscription are
  // stood for here, all else is the browser's own.
  await page.addInitScript(
    ({ endpoint, p256dh, auth }) => {
      const subscription = {
        endpoint,
        toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
        unsubscribe: async () => true,
      };
      let standing: object | null = null;
      let permission: NotificationPermission = "default";
      Object.defineProperty(Notification, "permission", { get: () => permission });
      Notification.requestPermission = async () => (permission = "granted");
      PushManager.prototype.subscribe = async () => (standing = subscription) as never;
      PushManager.prototype.getSubscription = async () => standing as never;
    },
    { endpoint: device.endpoint, p256dh: device.p256dh, auth: device.auth },
  );
  await page.goto("/en");
  await signIn(page);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
  const playerId = await idOf(page);
  const send = async (key: string, said: object) => {
    const answer = await fetch(`${stack.servicesUrl}/notices-api/v1/desk/sendings`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-service-key": "demo-service-key" },
      body: JSON.stringify({ key, kind: "SERVICE", words: said, link: "office/account", player_ids: [playerId] }),
    });
    return ((await answer.json()) as { id: number }).id;
  };

  await send("browser-journey-1", before);
  const agreement = page.getByRole("dialog", { name: "Stay informed" });
  await agreement.getByRole("button", { name: "Turn on notifications" }).click();
  await expect(page.getByText("Notifications are on for this device.")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Notifications: \d+ unread$/ })).toBeVisible();

  const id = await send("browser-journey-2", words);
  const told = () =>
    push.taken.map(({ body }) => device.open(body)).filter((message) => message.title === words.en.title);
  await expect.poll(() => told().length, { timeout: 20_000 }).toBe(1);
  const [message] = told();
  expect(message).toMatchObject({ ...words.en, link: "/en/office/account" });
  await expect
    .poll(async () => {
      const report = await fetch(`${stack.servicesUrl}/notices-api/v1/desk/sendings/${id}`, {
        headers: { "x-service-key": "demo-service-key" },
      });
      return report.json();
    })
    .toMatchObject({ delivered: 1, failed: 0, notices: 1 });

  const worker = await noteShown(context);
  await deliver(page, JSON.stringify(message));
  await expect
    .poll(() => worker.evaluate(() => (globalThis as Noting).shown))
    .toMatchObject([{ title: words.en.title, body: words.en.text, data: "/en/office/account" }]);
  expect(await worker.evaluate(click, "/en/office/account")).toEqual([`${stack.siteUrl}/en/office/account`]);
  expect(await worker.evaluate(click, "https://evil.example/")).toEqual([`${stack.siteUrl}/`]);

  await page.getByRole("link", { name: /^Notifications: \d+ unread$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
  await page.getByRole("link", { name: "Planned maintenance" }).first().click();
  await expect(page).toHaveURL(/\/en\/office\/account$/);
});

/** Number of the player who is signed in. */
async function idOf(page: Page): Promise<number> {
  const answer = await page.request.post("/graphql", { data: { query: "{ viewer { id } }" } });
  return Number(((await answer.json()) as { data: { viewer: { id: string } } }).data.viewer.id);
}

/** What the worker was seen to do. */
type Noting = typeof globalThis & { shown: object[]; opened: string[] };
interface WorkerParts {
  registration: { showNotification(title: string, options: object): Promise<void> };
  clients: { openWindow(url: string): Promise<null> };
}

/** Notes what the site's worker shows and opens: a browser without a window can do neither. */
async function noteShown(context: BrowserContext): Promise<Worker> {
  const worker = context.serviceWorkers().find((one) => one.url().endsWith("/pwa-sw.js"));
  if (worker === undefined) throw new Error("The site has no worker");
  await worker.evaluate(() => {
    const noted = Object.assign(globalThis, { shown: [] as object[], opened: [] as string[] });
    const { registration, clients } = globalThis as unknown as WorkerParts;
    registration.showNotification = async (title, options) => void noted.shown.push({ title, ...options });
    clients.openWindow = async (url) => {
      noted.opened.push(url);
      return null;
    };
  });
  return worker;
}

/** A click on a notification that leads somewhere, in the worker; answers what it has opened. */
async function click(link: string): Promise<string[]> {
  const noted = globalThis as Noting;
  noted.opened = [];
  let work: Promise<unknown> | undefined;
  const event = Object.assign(new Event("notificationclick"), {
    notification: { data: link, close: () => undefined },
    waitUntil: (promise: Promise<unknown>) => {
      work = promise;
    },
  });
  globalThis.dispatchEvent(event);
  await work;
  return noted.opened;
}

/** Hands a push message to the page's worker as a push service would. */
async function deliver(page: Page, data: string): Promise<void> {
  const origin = new URL(page.url()).origin;
  const devtools = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted);
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  await devtools.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await registration, data });
}
