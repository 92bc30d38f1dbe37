/** Bets and rounds from a bonus account at the same time, on a real database: the two wallets pay what they have, once. */
import { expect, it } from "vitest";
import { takeCall } from "../../money/wallet/calls.ts";
import { openLaunch } from "../../money/wallet/launches.ts";
import { hashSession } from "../../people/players/sessions.ts";
import { temporaryServerDatabase } from "../../testing/database.ts";
import { startTestServices } from "../../testing/services.ts";
import { startBonusWorld } from "./testing/world.ts";

const server = await temporaryServerDatabase();
if ("missing" in server) console.info(`nothing is staked at once: ${server.missing}`);

it.runIf("url" in server)(
  "stakes from a bonus account and its cash at once are paid as far as both go",
  { tags: "slow" },
  async () => {
    if (!("url" in server)) return;
    const test = await startTestServices({ settings: { databaseUrl: server.url } });
    const world = await startBonusWorld("demo", test);
    try {
      const { context } = test.services;
      const cash = world.client.accounts["RUB"] ?? "";
      await world.setCash(130);
      const { id } = await world.grant("double-play", { amount: "300" });
      const account = (await world.bonus(id)).bonus.account_id ?? 0;
      const { session } = await test.signIn("demo");
      const common = { player: String(world.client.userId), game: "old-jack", currency: "RUB", amount: "20.00" };
      const { token } = await openLaunch(context.db, {
        playerId: world.client.userId,
        accountId: account,
        currency: "RUB",
        game: common.game,
        sessionHash: hashSession(session),
        openedAt: context.clock.now(),
      });
      const spin = async (number: number) => {
        const call = { ...common, token, id: `together-${number}`, round: `together-${number}` };
        const sent = { kind: "bet", call } as unknown as Parameters<typeof takeCall>[1];
        return (await takeCall(context, sent, JSON.stringify(call))).code === "OK";
      };
      const bet = (from: number | string) =>
        world.express(from, "20", 1).then(
          () => true,
          () => false,
        );
      const taken = await Promise.all(
        Array.from({ length: 36 }, (_, index) =>
          index % 3 === 0 ? spin(index) : bet(index % 3 === 1 ? account : cash),
        ),
      );
      // 430 in all: of stakes of 20 at most 21 can be paid.
      const count = taken.filter(Boolean).length;
      const left = Number(await world.money(cash)) + Number(await world.money(account));
      expect(left).toBe(430 - 20 * count);
      // The bonus account is refused a stake only when both together have too little.
      expect(await bet(account)).toBe(left >= 20);
      await world.expectBooks();
    } finally {
      await test.close();
      await server.drop();
    }
  },
);
