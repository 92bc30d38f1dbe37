import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServices, type TestServices } from "../core/testing/services.ts";
import { playerLimit } from "../limits/tables.ts";
import { player } from "./tables.ts";

let test: TestServices;
beforeAll(async () => { test = await startTestServices(); }, 30_000);
afterAll(() => test.close());

const idOf = async (login: string) => (await test.services.context.db.select().from(player).where(eq(player.login, login)))[0]?.id;

describe("rights", () => {
  const rights = async (headers: Record<string, string>) => (await test.call<{ result: Record<string, boolean> }>("GET", "/auth-api/v1/rights", { headers })).body.result;

  it("follow bans, disallowed sections and self-exclusion; withdrawing is always allowed [6.14]", async () => {
    const { db } = test.services.context;
    const { headers } = await test.signIn("demo2");
    const id = (await idOf("demo2")) ?? 0;
    expect(await rights(headers)).toEqual({ bet_line: true, bet_live: true, deposit: true, withdraw: true, bonuses: true, support: true });
    await db.insert(playerLimit).values({ playerId: id, limitType: 33, state: "ACTIVE" });
    expect(await rights(headers)).toMatchObject({ bet_line: true, deposit: false });
    await db.insert(playerLimit).values({ playerId: id, limitType: 30, state: "ACTIVE" });
    expect(await rights(headers)).toMatchObject({ bet_line: false, bet_live: false, withdraw: true });
    await db.delete(playerLimit).where(eq(playerLimit.playerId, id));
    await db.update(player).set({ banLevel: 1 }).where(eq(player.id, id));
    expect(await rights(headers)).toEqual({ bet_line: false, bet_live: false, deposit: false, withdraw: true, bonuses: false, support: true });
    await db.update(player).set({ banLevel: 0 }).where(eq(player.id, id));
    expect((await test.call("GET", "/auth-api/v1/rights")).status).toBe(401);
  });
});

describe("secure data", () => {
  it("gives a grant keyed by its cookie and keeps the browser's name; nothing for a guest [7.18]", async () => {
    const { session } = await test.signIn();
    const of = async (query = "", headers: Record<string, string> = { "x-session": session }) =>
      (await test.call<{ data: { ggru: string; grants: Record<string, string> } | null }>("GET", `/auth-api/v1/secure-data${query}`, { headers })).body.data;
    const first = await of();
    expect(first).toEqual({ ggru: expect.stringMatching(/^[\w-]{22}$/), grants: { grant: expect.any(String) } });
    const second = await of(`?ggru=${first?.ggru}`);
    expect(second?.ggru).toBe(first?.ggru);
    expect(second?.grants["grant"]).not.toBe(first?.grants["grant"]);
    expect(await of("", { "x-session": "nonsense" })).toBeNull();
  });
});
