/** The inbox of notices, over REST: what is told, what players switch off, what the operator says. */
import { eq } from "../../platform/database/drizzle.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { NoticeChannel, NoticeKind } from "#shared/people/notices.ts";
import { startTestServices, type TestServices } from "../../testing/services.ts";
import { message } from "../messages/tables.ts";
import { changeProfile } from "../players/public.ts";
import { player as playerTable, session } from "../players/tables.ts";
import { hearEvents, lookAround } from "./hear.ts";
import { notice } from "./tables.ts";
import { tell, type News } from "./write.ts";

let test: TestServices;
let headers: { authorization: string };
let playerId: number;
beforeEach(async () => {
  test = await startTestServices();
  ({ headers } = await test.signIn());
  const [row] = await test.services.context.db.select().from(playerTable).where(eq(playerTable.login, "demo"));
  playerId = row?.id ?? 0;
});
afterEach(() => test.close());

interface Inbox {
  notices: { id: string; kind: string; title: string; text: string; link: string | null; is_read: boolean }[];
  next: string | null;
  total: number;
  unread: number;
}
const key = { "x-service-key": "test-key" };
const path = "/notices-api/v1";
const inbox = async (query = "", language = "en") =>
  (await test.call<Inbox>("GET", `${path}/notices${query}`, { headers: { ...headers, "x-language": language } })).body;
const news = (more: Partial<News> = {}): News => ({
  playerId,
  kind: "PAYMENTS",
  event: "depositPaid",
  params: { amount: "100", currency: "RUB" },
  link: "office/historypay",
  source: "payment:1:depositPaid",
  ...more,
});
const write = (more: Partial<News> = {}) => tell(test.services.context, news(more));
const choose = async (kind: NoticeKind, channel: NoticeChannel, isOn: boolean) =>
  (
    await test.call<{ errors: { code: string }[] }>("PUT", `${path}/settings`, {
      headers,
      body: { kind, channel, is_on: isOn },
    })
  ).body.errors;

describe("the inbox [2.61]", () => {
  it("tells what happened in the reader's language, once, and what is unread", async () => {
    await write();
    await write();
    expect(await inbox()).toMatchObject({
      notices: [
        {
          kind: "PAYMENTS",
          title: "Deposit received",
          text: "100.00 RUB is in your account.",
          link: "/en/office/historypay",
          is_read: false,
        },
      ],
      next: null,
      total: 1,
      unread: 1,
    });
    expect((await inbox("", "ru")).notices[0]).toMatchObject({
      title: "Счёт пополнен",
      link: "/ru/office/historypay",
    });
  });

  it("comes in pages, and is read one by one or as a whole; another's stays as it is", async () => {
    for (let number = 1; number <= 5; number += 1) await write({ source: `payment:${number}:x` });
    const first = await inbox("?first=2");
    const second = await inbox(`?first=2&before=${first.next}`);
    const ids = [...first.notices, ...second.notices].map(({ id }) => Number(id));
    expect(ids).toEqual([...ids].toSorted((one, other) => other - one));
    expect([first.total, second.total]).toEqual([5, 5]);
    const read = async (body: object, as = headers) =>
      (await test.call<{ unread: number }>("POST", `${path}/read`, { headers: as, body })).body;
    const other = (await test.signIn("demo2")).headers;
    expect(await read({ ids: null }, other)).toEqual({ unread: 0 });
    expect(await read({ ids: [first.notices[0]?.id] })).toEqual({ unread: 4 });
    expect((await inbox()).notices.map(({ is_read: isRead }) => isRead)).toEqual([true, false, false, false, false]);
    expect(await read({})).toEqual({ unread: 0 });
  });

  it("is closed to guests", async () => {
    for (const call of ["notices", "unread", "settings"])
      expect((await test.call("GET", `${path}/${call}`)).status).toBe(401);
  });

  it("hears of payments, requests, documents, bonuses and bets as the outbox has them", async () => {
    const { context } = test.services;
    await choose("BETS", "INBOX", true);
    const told = { amount: "50.00", currency: "EUR" };
    const events = [
      { type: "payment", payment: { id: "1", direction: "DEPOSIT", state: "PROCESSING", ...told } },
      { type: "payment", payment: { id: "1", direction: "DEPOSIT", state: "SUCCEEDED", ...told } },
      { type: "payment", payment: { id: "2", direction: "DEPOSIT", state: "FAILED", ...told } },
      { type: "payment", payment: { id: "3", direction: "WITHDRAWAL", state: "PAID", ...told } },
      { type: "payment", payment: { id: "4", direction: "WITHDRAWAL", state: "REJECTED", ...told } },
      { type: "paymentRequest", request: { id: "5", desk: "PAYMENTS", state: "OPEN", message_count: 1 } },
      { type: "paymentRequest", request: { id: "5", desk: "PAYMENTS", state: "ANSWERED", message_count: 2 } },
      {
        type: "verification",
        verification: {
          documents: [
            { id: 6, state: "APPROVED", decided_at: 100 },
            { id: 7, state: "REJECTED", decided_at: 200 },
            { id: 8, state: "REQUESTED", decided_at: null },
          ],
        },
      },
      { type: "bonus", bonus: { id: "9", state: "OFFERED" } },
      { type: "bonus", bonus: { id: "9", state: "ACTIVE" } },
      { type: "coupon", coupon: { id: "10", state: "ACCEPTED", payout: null, currency: "EUR" } },
      { type: "coupon", coupon: { id: "10", state: "WON", payout: "80.00", currency: "EUR" } },
    ] as const;
    await context.transact(async (tx) => {
      for (const { type, ...data } of events)
        await context.outbox.append(tx, { type, userId: playerId, data: { userId: playerId, ...data } });
    });
    await vi.waitFor(async () => {
      await hearEvents(context);
      expect((await inbox()).total).toBe(8);
    });
    expect((await inbox()).notices.map(({ title, link }) => [title, link]).toReversed()).toEqual([
      ["Deposit received", "/en/office/historypay"],
      ["Deposit declined", "/en/office/historypay"],
      ["Withdrawal paid", "/en/office/historypay"],
      ["Withdrawal declined", "/en/office/historypay"],
      ["Support has replied", "/en/office/payment/requests/5"],
      ["Document declined", "/en/office/verification"],
      ["You have a bonus", "/en/office/bonuses/wager"],
      ["Your bet won", "/en/office/history"],
    ]);
  });

  it("tells of a sign-in by a device that is new, never of the first one", async () => {
    const { context } = test.services;
    const at = Date.now();
    const add = (name: string, userAgent: string, ago: number) =>
      context.db
        .insert(session)
        .values({ idHash: name, playerId, createdAt: at - ago, expiresAt: at + 1_000_000, userAgent, device: "one" });
    await lookAround(context);
    expect((await inbox()).total).toBe(0);
    await context.db.update(session).set({ userAgent: "Firefox", device: "one" });
    await add("known", "Firefox", 3_000_000);
    await add("again", "Firefox", 2000);
    await lookAround(context);
    expect((await inbox()).total).toBe(0);
    await add("strange", "Netscape", 1000);
    await lookAround(context);
    await lookAround(context);
    expect((await inbox()).notices).toMatchObject([{ kind: "SECURITY", title: "New sign-in to your account" }]);
  });
});

describe("the channels of notices [2.61]", () => {
  it("are switched off by the player, except for warnings about the account", async () => {
    expect(await choose("PAYMENTS", "INBOX", false)).toEqual([]);
    await write();
    expect(await inbox()).toMatchObject({ total: 0, unread: 0 });
    for (const channel of ["INBOX", "PUSH", "MAIL"] as const)
      expect(await choose("SECURITY", channel, false)).toMatchObject([{ code: "NOTICE_FIXED" }]);
    await write({ kind: "SECURITY", event: "newSignIn", source: "session:x" });
    expect(await inbox()).toMatchObject({ total: 1 });
    await write({ kind: "BETS", event: "betLost", source: "coupon:1" });
    expect(await inbox()).toMatchObject({ total: 1 });
  });

  it("send a letter to a confirmed address of those who want one", async () => {
    const { db } = test.services.context;
    const letters = async () =>
      (await db.select().from(message).where(eq(message.playerId, playerId))).map(({ subject }) => subject);
    await changeProfile(db, playerId, { isEmailConfirmed: true });
    await db.update(playerTable).set({ email: "told@example.com" }).where(eq(playerTable.id, playerId));
    await write();
    expect(await letters()).toEqual([]);
    await choose("PAYMENTS", "MAIL", true);
    await write({ source: "payment:2:x" });
    expect(await letters()).toEqual(["Deposit received"]);
    await changeProfile(db, playerId, { enableMailDeposit: false });
    await write({ source: "payment:3:x" });
    await changeProfile(db, playerId, { enableMailDeposit: true, isEmailConfirmed: false });
    await write({ source: "payment:4:x" });
    expect(await letters()).toEqual(["Deposit received"]);
  });
});

describe("the operator's word", () => {
  const words = { en: { title: "Maintenance", text: "Tonight" }, ru: { title: "Работы", text: "Сегодня ночью" } };
  const send = (body: object, as: Record<string, string> = key) =>
    test.call<{ id: number; code?: string }>("POST", `${path}/desk/sendings`, { headers: as, body });
  const report = async (id: number) =>
    (await test.call<Record<string, unknown>>("GET", `${path}/desk/sendings/${id}`, { headers: key })).body;

  it("reaches the players named, in their language, once for a key, and is counted", async () => {
    const body = { key: "sending-1", kind: "SERVICE", words, link: "office/account", player_ids: [playerId] };
    expect((await send(body, {})).status).toBe(401);
    const { id } = (await send(body)).body;
    expect((await send(body)).body.id).toBe(id);
    expect(await send({ ...body, kind: "OFFERS" })).toMatchObject({ status: 409, body: { code: "KEY_USED" } });
    await test.runJob("notices_sendings");
    expect(await report(id)).toMatchObject({ is_done: true, notices: 1, read: 0 });
    expect((await inbox("", "ru")).notices).toMatchObject([
      { kind: "SERVICE", title: "Работы", text: "Сегодня ночью", link: "/ru/office/account" },
    ]);
    await test.call("POST", `${path}/read`, { headers, body: {} });
    expect(await report(id)).toMatchObject({ read: 1 });
    expect((await test.call("GET", `${path}/desk/sendings/999`, { headers: key })).status).toBe(404);
  });

  it("leads to pages of the site only", async () => {
    for (const link of ["https://evil.example", "//evil.example", "/en/rules", "javascript:alert(1)", "no/such/page"])
      expect([link, (await send({ key: "sending-2", kind: "SERVICE", words, link })).status]).toEqual([link, 400]);
  });

  it("reaches everybody, but offers nobody who has stopped news or is banned", async () => {
    const { db } = test.services.context;
    const all = (await send({ key: "sending-3", kind: "SERVICE", words })).body.id;
    await test.runJob("notices_sendings");
    expect(await report(all)).toMatchObject({ is_done: true });
    const reached = (await db.select().from(notice).where(eq(notice.sendingId, all))).map((row) => row.playerId);
    expect(reached.length).toBe((await db.select().from(playerTable)).length);
    await changeProfile(db, playerId, { enableMailNews: false });
    const offer = (await send({ key: "sending-4", kind: "OFFERS", words, player_ids: [playerId] })).body.id;
    await test.runJob("notices_sendings");
    expect(await report(offer)).toMatchObject({ is_done: true, notices: 0 });
  });
});
