import { eq } from "../../platform/database/drizzle.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { player } from "../players/tables.ts";
import { eventsOf } from "../../platform/outbox.ts";
import { startTestServices, type TestServices } from "../../testing/services.ts";

let test: TestServices;
let userId: number;
beforeAll(async () => {
  test = await startTestServices();
  const [demo] = await test.services.context.db.select().from(player).where(eq(player.login, "demo"));
  userId = demo?.id ?? 0;
});
afterAll(() => test.close());

const key = { "x-service-key": "test-key" };
const ban = (id: number | string, level: number, headers: Record<string, string> = key) =>
  test.call("POST", `/users-api/v1/ban/${id}`, {
    headers,
    body: { ban_level: level, ban_version: level === 0 ? 0 : 1 },
  });
const configOf = async (headers: Record<string, string>) =>
  (await test.call<{ result: unknown }>("GET", "/users-api/v1/user/config", { headers })).body.result;

it("shows in the player's config at once, leaves them signed in, and is told on the event stream [6.09]", async () => {
  const { headers } = await test.signIn();
  expect(await ban(userId, 53)).toEqual({ status: 200, body: { success: true } });
  expect(await configOf(headers)).toMatchObject({ ban_level: 53, ban_version: 1 });
  expect((await eventsOf(test.services.context.db, userId)).at(-1)).toMatchObject({
    type: "session",
    data: { userId, sessionId: null },
  });
  expect((await ban(userId, 0)).status).toBe(200);
  expect(await configOf(headers)).toMatchObject({ ban_level: 0, ban_version: 0 });
});

it("is the back office's to say: nobody without its key, and only of players that there are", async () => {
  const { headers } = await test.signIn();
  const others: Record<string, string>[] = [{}, { "x-service-key": "wrong" }, headers];
  for (const wrong of others) expect((await ban(userId, 53, wrong)).status).toBe(401);
  expect((await ban(999_999, 53)).status).toBe(404);
  for (const [id, level] of [
    ["x", 1],
    [userId, -1],
    [userId, 1.5],
  ] as const)
    expect((await ban(id, level)).status).toBe(400);
  expect(await configOf(headers)).toMatchObject({ ban_level: 0 });
});
