import { eq } from "../../../platform/database/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { player, playerProfile } from "../../../people/players/tables.ts";
import { startTestServices, type TestServices } from "../../../testing/services.ts";
import { clientOf, express, placed, single, type Client } from "../testing/client.ts";

let test: TestServices;
let client: Client;
beforeAll(async () => {
  test = await startTestServices();
  client = await clientOf(test);
  test.book.setGame("2", { section: "LIVE" });
});
afterAll(() => test.close());

const close = (profile: Partial<typeof playerProfile.$inferSelect>) =>
  test.services.context.db
    .update(playerProfile)
    .set({ isLineDisallowed: false, isLiveDisallowed: false, ...profile })
    .where(eq(playerProfile.playerId, client.userId));
const ban = (banLevel: number) =>
  test.services.context.db.update(player).set({ banLevel }).where(eq(player.id, client.userId));

const line = () => single(client);
const live = () => single(client, { bets: [{ outcomeId: "2.1x2.home", coef: "2.000" }] });
const closedAt = (...positions: number[]) =>
  positions.map((position) => ({ code: "BETTING_CLOSED", path: ["bets", String(position), "outcomeId"] }));

describe("betting that is closed to a player", () => {
  it("is told at each bet of a quote that it concerns [3.03]", async () => {
    await close({ isLiveDisallowed: true });
    const both = express(client, [
      ["1.1x2.home", "2.000"],
      ["2.1x2.home", "2.000"],
    ]);
    expect((await client.quote(both)).body.bets.map(({ isBanned }) => isBanned)).toEqual([false, true]);
    await close({});
    expect((await client.quote(both)).body.bets.map(({ isBanned }) => isBanned)).toEqual([false, false]);
  });

  it("is refused to a banned one, in a quote and when placed, and takes no money [6.09]", async () => {
    await ban(1);
    const before = await client.balance();
    expect((await client.quote(line())).body.errors).toMatchObject(closedAt(0));
    for (const input of [line(), live()])
      expect((await client.place(input)).body).toMatchObject({ coupons: [], errors: closedAt(0) });
    expect(await client.balance()).toBe(before);
    await ban(0);
    await placed(client, line());
  });

  it("is refused by section where the operator has closed one [3.11]", async () => {
    await close({ isLineDisallowed: true });
    expect((await client.place(line())).body.errors).toMatchObject(closedAt(0));
    await placed(client, live());
    await close({ isLiveDisallowed: true });
    expect((await client.place(live())).body.errors).toMatchObject(closedAt(0));
    expect(
      (
        await client.place(
          express(client, [
            ["1.1x2.home", "2.000"],
            ["2.1x2.home", "2.000"],
          ]),
        )
      ).body,
    ).toMatchObject({ coupons: [], errors: closedAt(1) });
    await close({});
    await placed(client, live());
  });
});
