import { eq } from "../../platform/database/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { playerChoice } from "../../money/accounts/tables.ts";
import { startTestServices, type TestServices } from "../../testing/services.ts";
import { playerLimit } from "../../money/limits/tables.ts";
import { player } from "../players/tables.ts";

let test: TestServices;
beforeAll(async () => {
  test = await startTestServices();
});
afterAll(() => test.close());

const idOf = async (login: string) =>
  (await test.services.context.db.select().from(player).where(eq(player.login, login)))[0]?.id;

describe("rights", () => {
  const rights = async (headers: Record<string, string>) =>
    (await test.call<{ result: Record<string, boolean> }>("GET", "/auth-api/v1/rights", { headers })).body.result;

  it("follow bans, closed sections and exclusions; none of them keeps a player from their money [6.14]", async () => {
    const { db, clock } = test.services.context;
    const { headers } = await test.signIn("demo2");
    const id = (await idOf("demo2")) ?? 0;
    const none = { bet_line: false, bet_live: false, deposit: false, withdraw: true, bonuses: false, support: true };
    expect(await rights(headers)).toEqual({
      bet_line: true,
      bet_live: true,
      deposit: true,
      withdraw: true,
      bonuses: true,
      support: true,
    });
    for (const limitType of [33, 30]) {
      await db
        .insert(playerLimit)
        .values({ playerId: id, limitType, state: "ACTIVE", value: "1", endsAt: clock.now() + 1000 });
      expect(await rights(headers)).toEqual(none);
      await db.delete(playerLimit).where(eq(playerLimit.playerId, id));
    }
    await db.update(player).set({ banLevel: 1 }).where(eq(player.id, id));
    expect(await rights(headers)).toEqual(none);
    await db.update(player).set({ banLevel: 0 }).where(eq(player.id, id));
    expect((await test.call("GET", "/auth-api/v1/rights")).status).toBe(401);
  });

  it("come back with the moment an exclusion ends, whether or not somebody has swept it away", async () => {
    const { db, clock } = test.services.context;
    const { headers } = await test.signIn("demo2");
    const id = (await idOf("demo2")) ?? 0;
    await db
      .insert(playerLimit)
      .values({ playerId: id, limitType: 33, state: "ACTIVE", value: "1", endsAt: clock.now() - 1 });
    expect(await rights(headers)).toMatchObject({ bet_line: true, deposit: true });
    await db.delete(playerLimit).where(eq(playerLimit.playerId, id));
  });

  it("leave money where support has frozen it", async () => {
    const { db, clock } = test.services.context;
    const { headers } = await test.signIn("demo2");
    const of = eq(playerChoice.id, (await idOf("demo2")) ?? 0);
    await db.update(playerChoice).set({ frozenAt: clock.now() }).where(of);
    expect(await rights(headers)).toEqual({
      bet_line: false,
      bet_live: false,
      deposit: false,
      withdraw: false,
      bonuses: true,
      support: true,
    });
    await db.update(playerChoice).set({ frozenAt: null }).where(of);
  });
});

describe("secure data", () => {
  it("gives a grant keyed by its cookie and keeps the browser's name; nothing for a guest [7.18]", async () => {
    const { session } = await test.signIn();
    const of = async (query = "", headers: Record<string, string> = { "x-session": session }) =>
      (
        await test.call<{ data: { ggru: string; grants: Record<string, string> } | null }>(
          "GET",
          `/auth-api/v1/secure-data${query}`,
          { headers },
        )
      ).body.data;
    const first = await of();
    expect(first).toEqual({ ggru: expect.stringMatching(/^[\w-]{22}$/), grants: { grant: expect.any(String) } });
    const second = await of(`?ggru=${first?.ggru}`);
    expect(second?.ggru).toBe(first?.ggru);
    expect(second?.grants["grant"]).not.toBe(first?.grants["grant"]);
    expect(await of("", { "x-session": "nonsense" })).toBeNull();
  });
});
