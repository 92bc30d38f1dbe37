import { sql } from "../../platform/database/drizzle.ts";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { eventsOf } from "../../platform/outbox.ts";
import { startTestServices, type TestServices } from "../../testing/services.ts";
import { dayMs, hourMs, limitsClient, type LimitsClient } from "./testing/limits.ts";

let test: TestServices;
let player: LimitsClient;
beforeAll(async () => {
  test = await startTestServices();
});
afterAll(() => test.close());
// Each test begins at noon of a new day, with no limits.
beforeEach(async () => {
  await test.services.context.db.execute(sql`delete from player_limit`);
  const now = test.services.context.clock.now();
  test.advance(dayMs + ((36 * hourMs - (now % dayMs)) % dayMs));
  player = await limitsClient(test);
  await player.ping();
});

/** Pings every half minute for some minutes, or until the player is disconnected. */
async function play(minutes: number) {
  let { body } = await player.ping();
  for (let half = 0; half < minutes * 2 && !body.isDisconnected; half += 1) {
    test.advance(30_000);
    ({ body } = await player.ping());
  }
  return body;
}

it("counts the time between pings, tells what is left of the session limit, and a day's time is its own [7.33] [4.71]", async () => {
  expect((await player.ping()).body).toEqual({
    pingSeconds: 30,
    session: { limitHours: null, usedSeconds: 0, leftSeconds: null },
    realityCheck: { limitMinutes: null, playedSeconds: 0, isDue: false },
    isDisconnected: false,
  });
  await player.set(31, "1");
  expect((await play(6)).session).toEqual({ limitHours: 1, usedSeconds: 360, leftSeconds: 3240 });
  expect(await player.limit(31)).toMatchObject({ limitValue: "1", limitBalance: "0.9" });
  // Two minutes between pings: the player was away, so that time doesn't count.
  test.advance(120_000);
  expect((await player.ping()).body.session.usedSeconds).toBe(360);
  test.advance(dayMs);
  expect((await player.ping()).body.session).toMatchObject({ usedSeconds: 0, leftSeconds: 3600 });
});

it("counts a moment once, however many tabs ping", async () => {
  await player.set(31, "1");
  test.advance(30_000);
  await Promise.all(Array.from({ length: 8 }, () => player.ping()));
  expect((await player.ping()).body.session.usedSeconds).toBe(30);
});

it("ends the player's sessions when their hours are used up, and takes no bets that day [4.71] [7.33]", async () => {
  await player.set(31, "1");
  await test.services.context.db.execute(
    sql`update player_time set day_ms = ${hourMs - 60_000} where player_id = ${player.client.userId}`,
  );
  const answer = await play(5);
  expect(answer).toMatchObject({ session: { usedSeconds: 3600, leftSeconds: 0 }, isDisconnected: true });
  // Other devices get the reason.
  const ended = (await eventsOf(test.services.context.db, player.client.userId)).findLast(
    ({ type }) => type === "session",
  );
  expect(ended?.data).toMatchObject({ sessionId: null, reason: "limit" });
  expect((await player.ping()).status).toBe(401);
  player = await limitsClient(test);
  expect((await player.events()).at(-1)).toMatchObject({ limit: { limitType: 31, limitBalance: "0" } });
  expect(await player.refusals("10")).toEqual([{ code: "LIMIT_REACHED", path: null }]);
  test.advance(dayMs);
  expect(await player.refusals("10")).toEqual([]);
});

it("says when a reality check is due, until it was seen, and begins again after a break [7.33]", async () => {
  await player.set(32, "5");
  expect((await play(4)).realityCheck).toEqual({ limitMinutes: 5, playedSeconds: 240, isDue: false });
  expect(await player.limit(32)).toMatchObject({ limitBalance: "1" });
  expect((await play(1)).realityCheck).toMatchObject({ isDue: true });
  expect((await player.events()).at(-1)).toMatchObject({ limit: { limitType: 32, limitBalance: "0" } });
  const told = (await player.events()).length;
  expect((await play(1)).realityCheck).toMatchObject({ playedSeconds: 360, isDue: true });
  expect(await player.events()).toHaveLength(told);
  expect((await player.ping({ isRealityCheckSeen: true })).body.realityCheck).toEqual({
    limitMinutes: 5,
    playedSeconds: 0,
    isDue: false,
  });
  await play(3);
  test.advance(16 * 60_000);
  expect((await player.ping()).body.realityCheck.playedSeconds).toBe(0);
});
