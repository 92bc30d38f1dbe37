import { createHash } from "node:crypto";
import { eq } from "../../../platform/database/drizzle.ts";
import { decodeJwt } from "jose";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { eventsOf } from "../../../platform/outbox.ts";
import { memoryDatabase } from "../../../testing/database.ts";
import { logInBodyOf, startTestServices, type TestServices } from "../../../testing/services.ts";
import { refreshToken } from "../tables.ts";
import { session } from "../../players/tables.ts";
import { graceMs } from "./refreshTokens.ts";
import { endAllSessions, endOtherSessions } from "../../players/sessions.ts";

const day = 24 * 60 * 60_000;
let test: TestServices;
beforeAll(async () => {
  test = await startTestServices({
    database: await memoryDatabase({ isUsedAgain: false }),
    settings: { refreshTokenDays: 10 },
  });
});
afterAll(() => test.close());
beforeEach(() => {
  test.advance(61 * 60_000);
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => void vi.useRealTimers());

interface Answer {
  token: string;
  refresh_token: string;
  expires: number;
  code?: string;
}
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

async function signIn(save = true): Promise<{ session: string; playerId: number }> {
  const { body } = await test.call<{ result: { session: string; user_id: number } }>("POST", "/auth-api/v1/login", {
    body: { ...logInBodyOf("demo", "Demo-2026!"), save },
  });
  return { session: body.result.session, playerId: body.result.user_id };
}
const issue = (value: string, lasting = true) =>
  test.call<Answer>("POST", "/auth-api/v1/refresh-token/issue", { body: { lasting }, headers: { "x-session": value } });
const renew = (token: string) =>
  test.call<Answer>("POST", "/auth-api/v1/refresh-token", { body: { refresh_token: token } });
const isAlive = async (value: string) =>
  (await test.call<{ user_id: number | null }>("GET", "/web-api/session", { headers: { "x-session": value } })).body
    .user_id !== null;
const whoIs = (token: string) =>
  test.call("GET", "/auth-api/v1/user", { headers: { authorization: `Bearer ${token}` } });
const begun = async (lasting = true) => {
  const signedIn = await signIn();
  const { body } = await issue(signedIn.session, lasting);
  return { ...signedIn, first: body.refresh_token, expires: body.expires };
};

describe("refresh tokens", () => {
  it("renew again and again, each once, for a token of the same player", async () => {
    const { session: value, playerId, first } = await begun();
    let token = first;
    const seen = new Set([token]);
    for (let time = 0; time < 5; time += 1) {
      vi.setSystemTime(Date.now() + 9 * day);
      const { status, body } = await renew(token);
      expect(status).toBe(200);
      expect(decodeJwt(body.token)).toMatchObject({ sub: String(playerId), sid: hashOf(value) });
      expect((await whoIs(body.token)).status).toBe(200);
      expect(body.expires).toBe(Math.floor((Date.now() + 10 * day) / 1000));
      token = body.refresh_token;
      seen.add(token);
    }
    expect(seen.size).toBe(6);
  });

  it("are kept by their hash only", async () => {
    const { first } = await begun();
    const { body } = await renew(first);
    const kept = JSON.stringify(await test.services.context.db.select().from(refreshToken));
    expect(kept).not.toContain(first);
    expect(kept).not.toContain(body.refresh_token);
    expect(kept).toContain(hashOf(first));
    expect(kept).toContain(hashOf(body.refresh_token));
  });

  it("answer the same next one to a lost answer and to renewals that meet", async () => {
    const { session: value, first } = await begun();
    const together = await Promise.all(Array.from({ length: 8 }, () => renew(first)));
    vi.setSystemTime(Date.now() + graceMs);
    together.push(await renew(first));
    expect(together.map(({ status }) => status)).toEqual(together.map(() => 200));
    expect(new Set(together.map(({ body }) => body.refresh_token)).size).toBe(1);
    expect((await renew(together[0]?.body.refresh_token ?? "")).status).toBe(200);
    expect(await isAlive(value)).toBe(true);
  });

  it("end their session, by event, when one comes again long after it was used", async () => {
    const { session: value, playerId, first } = await begun();
    const { body } = await renew(first);
    vi.setSystemTime(Date.now() + graceMs + 1);
    expect(await renew(first)).toMatchObject({ status: 401, body: { code: "UNAUTHENTICATED" } });
    expect(await isAlive(value)).toBe(false);
    expect((await renew(body.refresh_token)).status).toBe(401);
    expect((await whoIs(body.token)).status).toBe(401);
    const events = await eventsOf(test.services.context.db, playerId);
    expect(
      events.filter(
        ({ type, data }) => type === "session" && (data as { sessionId?: string }).sessionId === hashOf(value),
      ),
    ).toHaveLength(1);
  });

  it("give nothing, and break nothing, when one comes within the while but after the next was used", async () => {
    const { session: value, first } = await begun();
    const { body: second } = await renew(first);
    const { body: third } = await renew(second.refresh_token);
    expect((await renew(first)).status).toBe(401);
    expect(await isAlive(value)).toBe(true);
    expect((await renew(third.refresh_token)).status).toBe(200);
  });

  it.each([
    [
      "signing out",
      async ({ session: value }: { session: string }) =>
        void (await test.call("POST", "/auth-api/v1/disconnect", { headers: { "x-session": value } })),
    ],
    [
      "signing out everywhere, a ban and an exclusion",
      ({ playerId }: { playerId: number }) =>
        test.services.context.transact((tx) => endAllSessions(test.services.context, tx, playerId)),
    ],
    [
      "another password, from another device",
      async ({ playerId }: { playerId: number }) => {
        const other = await signIn();
        await test.services.context.transact((tx) =>
          endOtherSessions(test.services.context, tx, { playerId, idHash: hashOf(other.session) }, "password"),
        );
      },
    ],
  ] as const)("end with their session: %s", async (_, end) => {
    const { session: value, playerId, first } = await begun();
    await end({ session: value, playerId });
    expect((await renew(first)).status).toBe(401);
  });

  it("end with a session that was not to last, however often they are renewed", async () => {
    const { session: value } = await signIn(false);
    const {
      body: { refresh_token, expires },
    } = await issue(value, false);
    expect(expires * 1000).toBeLessThanOrEqual(Date.now() + day);
    vi.setSystemTime(Date.now() + day / 2);
    const { body } = await renew(refresh_token);
    expect(body.expires).toBe(expires);
    vi.setSystemTime(Date.now() + day / 2 + 1000);
    expect((await renew(body.refresh_token)).status).toBe(401);
  });

  it("end when nobody renews them in time", async () => {
    const { first } = await begun();
    vi.setSystemTime(Date.now() + 10 * day + 1000);
    expect((await renew(first)).status).toBe(401);
  });

  it("are given once a session, and to live sessions only", async () => {
    const { session: value } = await begun();
    expect(await issue(value)).toMatchObject({ status: 409 });
    const both = await signIn();
    expect(
      (await Promise.all([issue(both.session), issue(both.session)])).map(({ status }) => status).toSorted(),
    ).toEqual([200, 409]);
    expect(await issue("session-of-nobody")).toMatchObject({ status: 401 });
  });

  it.each([
    ["unknown", "a".repeat(43)],
    ["empty", ""],
    ["with signs no token has", "ä".repeat(20)],
  ])("that are %s don't count", async (_, token) => {
    expect((await renew(token)).status).toBe(401);
  });

  it("go with their session's row", async () => {
    const { session: value, first } = await begun();
    await test.services.context.db.delete(session).where(eq(session.idHash, hashOf(value)));
    expect(
      await test.services.context.db
        .select()
        .from(refreshToken)
        .where(eq(refreshToken.idHash, hashOf(first))),
    ).toEqual([]);
  });
});
