import { eq } from "../../platform/database/drizzle.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { player } from "../players/tables.ts";
import { eventsOf } from "../../platform/outbox.ts";
import { startTestServices, type TestServices } from "../../testing/services.ts";

interface Appeal {
  id: number;
  ban_level: number;
  text: string;
  accepted: boolean | null;
  answer: string | null;
  answered_at: number | null;
}
interface Taken {
  appeal: Appeal | null;
  errors: { code: string; path: string[] | null }[];
}
interface Page {
  appeals: Appeal[];
  next: number | null;
  total: number;
}

let test: TestServices;
let userId: number;
let headers: { authorization: string };
beforeAll(async () => {
  test = await startTestServices();
  const [demo] = await test.services.context.db.select().from(player).where(eq(player.login, "demo"));
  userId = demo?.id ?? 0;
  ({ headers } = await test.signIn());
});
afterAll(() => test.close());

const key = { "x-service-key": "test-key" };
const ban = (level: number) =>
  test.call("POST", `/users-api/v1/ban/${userId}`, { headers: key, body: { ban_level: level, ban_version: 1 } });
const appeal = (text: string, as: Record<string, string> = headers) =>
  test.call<Taken>("POST", "/users-api/v1/appeals", { headers: as, body: { text } });
const page = (query = "", as: Record<string, string> = headers) =>
  test.call<Page>("GET", `/users-api/v1/appeals${query}`, { headers: as });
const answer = (id: number | string, accepted: boolean, as: Record<string, string> = key) =>
  test.call<Appeal>("POST", `/users-api/v1/appeals/${id}/answer`, {
    headers: as,
    body: { accepted, answer: "We looked at it." },
  });
const banLevel = async () =>
  (await test.call<{ result: { ban_level: number } }>("GET", "/users-api/v1/user/config", { headers })).body.result
    .ban_level;
const codes = async (asked: ReturnType<typeof appeal>) => (await asked).body.errors.map(({ code }) => code);

it("is for signed-in players who are banned, in words of bounded length [2.59] [6.04]", async () => {
  expect((await appeal("Let me in", {})).status).toBe(401);
  expect((await page("", {})).status).toBe(401);
  expect(await codes(appeal("Let me in"))).toEqual(["NOT_BANNED"]);
  await ban(53);
  expect(await codes(appeal("   "))).toEqual(["REQUIRED"]);
  expect(await codes(appeal("x".repeat(2001)))).toEqual(["INVALID"]);
  expect(await codes(appeal("a\0b"))).toEqual(["INVALID"]);
  expect((await page()).body).toEqual({ appeals: [], next: null, total: 0 });
});

it("waits for one answer at a time, also for who asks twice at once; a rejected one leaves the ban, and another may follow", async () => {
  const both = await Promise.all([appeal(" It was not me. "), appeal("It was not me.")]);
  expect(both.map(({ body }) => body.errors[0]?.code ?? body.appeal?.text).toSorted()).toEqual([
    "APPEAL_OPEN",
    "It was not me.",
  ]);
  const {
    body: {
      appeals: [open],
    },
  } = await page();
  expect(open).toMatchObject({
    ban_level: 53,
    text: "It was not me.",
    accepted: null,
    answer: null,
    answered_at: null,
  });
  expect((await answer(open?.id ?? 0, false)).body).toMatchObject({
    accepted: false,
    answer: "We looked at it.",
    answered_at: expect.any(Number),
  });
  expect(await banLevel()).toBe(53);
  expect((await answer(open?.id ?? 0, true)).status).toBe(409);
  expect(await codes(appeal("Look again."))).toEqual([]);
});

it("lifts the ban when it is accepted, and tells their open pages", async () => {
  const {
    body: {
      appeals: [open],
      total,
    },
  } = await page("?first=1");
  expect([open?.text, total]).toEqual(["Look again.", 2]);
  const before = (await eventsOf(test.services.context.db, userId)).length;
  expect((await answer(open?.id ?? 0, true)).status).toBe(200);
  expect(await banLevel()).toBe(0);
  expect((await eventsOf(test.services.context.db, userId)).slice(before)).toMatchObject([
    { type: "session", data: { userId } },
  ]);
});

it("comes page by page, newest first, and is nobody else's", async () => {
  const first = (await page("?first=1")).body;
  expect(first.appeals.map(({ text }) => text)).toEqual(["Look again."]);
  const second = (await page(`?first=1&after=${first.next}`)).body;
  expect([second.appeals.map(({ text }) => text), second.next]).toEqual([["It was not me."], null]);
  expect((await page("?first=51")).status).toBe(400);
  const other = await test.signIn("demo2");
  expect((await page("", other.headers)).body.total).toBe(0);
});

it("is the back office's to decide: nobody without its key, and only of appeals that there are", async () => {
  const others: Record<string, string>[] = [{}, { "x-service-key": "wrong" }, headers];
  for (const wrong of others) expect((await answer(1, true, wrong)).status).toBe(401);
  expect((await answer(999_999, true)).status).toBe(404);
  expect((await answer("x", true)).status).toBe(400);
});
