/** Web push from a notice to the device, over HTTP: what a push service of our own takes, and whom it never reaches. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import webPush from "web-push";
import { and, eq, sql } from "../../../platform/database/drizzle.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readSettings } from "../../../settings.ts";
import { SettingsError } from "../../../platform/settings/settings.ts";
import { startTestServices, type TestServices } from "../../../testing/services.ts";
import { changeProfile } from "../../players/public.ts";
import { player as playerTable } from "../../players/tables.ts";
import { pushDelivery, pushSubscription } from "../tables.ts";
import { startPushService, testDevice, type TestDevice, type TestPushService } from "../testing/pushService.ts";
import { type News, tell } from "../write.ts";
import { pushSender } from "./send.ts";

let push: TestPushService;
let test: TestServices;
let headers: { authorization: string };
let session: string;
let playerId: number;
beforeEach(async () => {
  push = await startPushService();
  test = await startTestServices({
    settings: { push: { vapid: null, hosts: ["push.example"], testHost: push.host } },
  });
  ({ headers, session } = await test.signIn());
  const [row] = await test.services.context.db.select().from(playerTable).where(eq(playerTable.login, "demo"));
  playerId = row?.id ?? 0;
});
afterEach(async () => {
  await test.close();
  await push.close();
});

const path = "/notices-api/v1/push";
const agree = async ({ endpoint, p256dh, auth }: Omit<TestDevice, "open">, language = "en", as = headers) =>
  (
    await test.call<{ errors: { code: string; path: string[] }[] }>("POST", `${path}/subscriptions`, {
      headers: { ...as, "x-language": language },
      body: { endpoint, p256dh, auth },
    })
  ).body.errors;
let told = 0;
const write = (more: Partial<News> = {}) =>
  tell(test.services.context, {
    playerId,
    kind: "PAYMENTS",
    event: "depositPaid",
    params: { amount: "100", currency: "RUB" },
    link: "office/historypay",
    source: `payment:${(told += 1)}`,
    ...more,
  });
const warn = () => write({ kind: "SECURITY", event: "newSignIn", link: "office/security" });
const deliveries = async () =>
  (await test.services.context.db.select().from(pushDelivery).orderBy(pushDelivery.id)).map(({ state, reason }) =>
    reason === null ? state : `${state} ${reason}`,
  );
const devices = async () => (await test.services.context.db.select().from(pushSubscription)).length;
const deliver = () => test.runJob("notices_push");
const settled = async (...states: string[]) => {
  await deliver();
  expect(await deliveries()).toEqual(states);
};

describe("web push [2.61]", () => {
  it("brings a notice to the device in its language, sealed and signed with the site's key", async () => {
    const device = push.device("one");
    expect(await agree(device, "ru")).toEqual([]);
    await write();
    await settled("DELIVERED");
    const [message] = push.taken;
    expect(push.taken).toHaveLength(1);
    expect(message?.path).toBe("/one");
    expect(message?.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400", urgency: "normal" });
    expect(message?.body.includes("RUB")).toBe(false);
    expect(device.open(message?.body ?? Buffer.alloc(0))).toEqual({
      id: expect.stringMatching(/^\d+$/),
      title: "Счёт пополнен",
      text: "100,00 RUB уже на вашем счёте.",
      link: "/ru/office/historypay",
    });
    const { key } = (await test.call<{ key: string }>("GET", `${path}/key`)).body;
    expect(message?.headers.authorization).toContain(`k=${key}`);
  });

  it("reaches every device once, and none that was switched off", async () => {
    await agree(push.device("one"));
    await agree(push.device("two"));
    await agree(push.device("one"));
    expect(await devices()).toBe(2);
    await test.call("POST", `${path}/unsubscribe`, { headers, body: { endpoint: push.device("two").endpoint } });
    await write();
    await settled("DELIVERED");
    expect(push.taken.map(({ path: to }) => to)).toEqual(["/one"]);
  });

  it("keeps ten devices, the latest", async () => {
    for (let number = 1; number <= 11; number += 1) {
      test.advance(1);
      await agree(push.device(String(number)));
    }
    const kept = await test.services.context.db.select().from(pushSubscription);
    expect(kept).toHaveLength(10);
    expect(kept.some(({ endpoint }) => endpoint.endsWith("/1"))).toBe(false);
  });

  it("takes no address but of push services, and no keys but a browser's", async () => {
    for (const endpoint of [
      "http://push.example/x",
      "https://push.example.evil.example/x",
      "https://127.0.0.1/x",
      "http://127.0.0.1:1/x",
      "https://push.example:22/x",
    ])
      expect([endpoint, await agree({ ...testDevice(endpoint) })]).toMatchObject([
        endpoint,
        [{ code: "PUSH_REFUSED" }],
      ]);
    const device = push.device("one");
    expect(await agree({ ...device, p256dh: "short" })).toMatchObject([{ code: "INVALID" }]);
    expect(await agree({ ...device, auth: device.p256dh })).toMatchObject([{ code: "INVALID" }]);
    expect((await test.call("POST", `${path}/subscriptions`, { body: device })).status).toBe(401);
    expect(await devices()).toBe(0);
  });
});

describe("whom web push never reaches [2.61]", () => {
  beforeEach(async () => {
    await agree(push.device("one"));
  });
  const wanted = (kind: string, isOn: boolean) =>
    test.call("PUT", "/notices-api/v1/settings", { headers, body: { kind, channel: "PUSH", is_on: isOn } });

  it("players who have declined the kind, even after it was written; warnings come all the same", async () => {
    await wanted("PAYMENTS", false);
    await write();
    expect(await deliveries()).toEqual([]);
    await wanted("PAYMENTS", true);
    push.answer((response) => response.writeHead(503).end());
    await write();
    await deliver();
    expect(push.taken).toHaveLength(1);
    await wanted("PAYMENTS", false);
    push.answer(null);
    test.advance(6000);
    await settled("WITHHELD DECLINED");
    await warn();
    await settled("WITHHELD DECLINED", "DELIVERED");
  });

  it("players who have excluded themselves: warnings alone", { tags: "slow" }, async () => {
    await test.services.context.db.execute(
      sql`insert into player_limit (player_id, limit_type, state, value) values (${playerId}, 30, 'ACTIVE', '6')`,
    );
    await write();
    await settled("WITHHELD EXCLUDED");
    await warn();
    await settled("WITHHELD EXCLUDED", "DELIVERED");
    expect(push.taken).toHaveLength(1);
  });

  it("banned players, and offers without an agreement to news", { tags: "slow" }, async () => {
    const { db } = test.services.context;
    await wanted("OFFERS", true);
    const offer = () =>
      write({ kind: "OFFERS", event: "operator", params: { words: { en: { title: "A", text: "B" } } } });
    await offer();
    await settled("DELIVERED");
    await changeProfile(db, playerId, { enableMailNews: false });
    await offer();
    await db.update(playerTable).set({ banLevel: 1 }).where(eq(playerTable.id, playerId));
    await write();
    await settled("DELIVERED", "WITHHELD BANNED");
    expect(push.taken).toHaveLength(1);
  });

  it("a device that has signed out", async () => {
    await test.call("POST", "/auth-api/v1/disconnect", { headers: { "x-session": session } });
    await warn();
    await settled("WITHHELD SIGNED_OUT");
    expect([push.taken.length, await devices()]).toEqual([0, 0]);
  });

  it("another player, once somebody else agreed on the device", async () => {
    const other = (await test.signIn("demo2")).headers;
    await agree(push.device("one"), "en", other);
    await warn();
    expect(await deliveries()).toEqual([]);
    expect(await devices()).toBe(1);
  });
});

describe("push services that fail", () => {
  beforeEach(async () => {
    await agree(push.device("one"));
  });

  it.each([404, 410])("a device that has gone is forgotten: %i", async (status) => {
    push.answer((response) => response.writeHead(status).end());
    await warn();
    await settled("FAILED GONE");
    expect(await devices()).toBe(0);
  });

  it("is asked again after a pause, and later where it says so", async () => {
    push.answer((response) => response.writeHead(429, { "retry-after": "60" }).end());
    await warn();
    await settled("WAITING HTTP_429");
    expect(push.taken).toHaveLength(1);
    const [row] = await test.services.context.db
      .select()
      .from(pushDelivery)
      .where(and(eq(pushDelivery.playerId, playerId), eq(pushDelivery.state, "WAITING")));
    const pause = (row?.deliverAfter ?? 0) - test.services.context.clock.now();
    expect(pause).toBeGreaterThan(55_000);
    expect(pause).toBeLessThanOrEqual(60_000);
    push.answer(null);
    test.advance(60_000);
    await settled("DELIVERED HTTP_429".split(" ")[0] ?? "");
    expect(push.taken).toHaveLength(2);
  });

  it("a redirect leads nowhere, and a refusal is for good", async () => {
    let visits = 0;
    const inner = createServer((_, response) => {
      visits += 1;
      response.end();
    });
    await new Promise<void>((resolve) => {
      inner.listen(0, "127.0.0.1", resolve);
    });
    const { port } = inner.address() as AddressInfo;
    push.answer((response) => response.writeHead(307, { location: `http://127.0.0.1:${port}/` }).end());
    await warn();
    await settled("FAILED HTTP_307");
    push.answer((response) => response.writeHead(403).end());
    await warn();
    await settled("FAILED HTTP_307", "FAILED HTTP_403");
    expect(visits).toBe(0);
    inner.close();
  });

  it("a huge answer is cut off", async () => {
    let written = 0;
    push.answer((response) => {
      response.writeHead(400);
      const more = () => {
        while (written < 50_000_000 && !response.destroyed) {
          written += 65_536;
          if (!response.write(Buffer.alloc(65_536))) return void response.once("drain", more);
        }
        response.end();
      };
      more();
    });
    await warn();
    await deliver();
    expect((await deliveries())[0]).toMatch(/^FAILED/);
    expect(written).toBeLessThan(50_000_000);
  });

  it("a name that leads into a private network is never called", async () => {
    const sender = pushSender(
      { hosts: ["localhost"], testHost: null },
      { subject: "mailto:a@example.com", ...webPush.generateVAPIDKeys() },
    );
    const outcome = await sender.send(testDevice("https://localhost/x"), "SECURITY", {
      id: "1",
      title: "A",
      text: "B",
      link: null,
    });
    expect(outcome).toEqual({ state: "FAILED", reason: "PRIVATE_ADDRESS" });
    await sender.close();
  });
});

describe("settings of web push", () => {
  const keys = webPush.generateVAPIDKeys();
  const all = {
    VAPID_PUBLIC_KEY: keys.publicKey,
    VAPID_PRIVATE_KEY: keys.privateKey,
    VAPID_SUBJECT: "mailto:push@example.com",
  };

  it("take the operator's keys, all three or none", () => {
    expect(readSettings(all).push.vapid).toEqual({ subject: all.VAPID_SUBJECT, ...keys });
    expect(readSettings({}).push.vapid).toBeNull();
    const { VAPID_SUBJECT: _, ...two } = all;
    expect(() => readSettings(two)).toThrow(new SettingsError("VAPID_SUBJECT is missing: web push needs all three"));
    expect(() => readSettings({ ...all, VAPID_PRIVATE_KEY: "abc" })).toThrow(/^VAPID_PRIVATE_KEY is not usable/);
  });

  it("let no test host out of this machine", () => {
    expect(readSettings({ PUSH_TEST_HOST: "127.0.0.1:4999" }).push.testHost).toBe("127.0.0.1:4999");
    expect(() => readSettings({ PUSH_TEST_HOST: "10.0.0.1:80" })).toThrow(/PUSH_TEST_HOST is for tests/);
  });
});
