import { expect, it } from "vitest";
import { readBooks } from "../../money/accounts/books.ts";
import { houseAccount, post } from "../../money/accounts/public.ts";
import { temporaryServerDatabase } from "../../testing/database.ts";
import { killWhilePaying, ticketsToKill } from "../pools/testing/killing.ts";
import { startTotoWorld } from "./testing/world.ts";

const server = await temporaryServerDatabase();
if ("missing" in server) console.info(`no settling is killed: ${server.missing}`);

const tickets = ticketsToKill;

it.runIf("url" in server)(
  "pays each prize once, however often settling is killed in the middle",
  async () => {
    if (!("url" in server)) return;
    const settings = { settings: { databaseUrl: server.url } };
    const world = await startTotoWorld(settings);
    const draw = await world.compose();
    const accountId = Number(world.client.accounts["RUB"]);
    const { userId } = world.client;
    const staked = String(tickets / 100);
    await world.test.services.context.db.transaction(async (tx) => {
      const entries = [
        { accountId, amount: `-${staked}` },
        { accountId: await houseAccount(tx, "stakes", "RUB"), amount: staked },
      ];
      await post(tx, { key: "all-stakes", kind: "stake", use: "bet", entries, at: 1 });
    });
    const before = Number(await world.client.balance());
    await world.close();

    // Each ticket costs 0.01, and half of them have all three right.
    await killWhilePaying(server.url, {
      name: "toto",
      drawId: draw.id,
      accountId,
      prepare: async (client) => {
        await client.query(
          `insert into toto_ticket (draw_id, player_id, account_id, idempotency_key, fingerprint, picks, combinations, stake, price, state, bought_at)
           select $1, $2, $3, 'ticket-' || number, '', case when number % 2 = 0 then '{1,1,1}' else '{2,2,2}' end::integer[], 1, 0.01, 0.01, 'OPEN', 1
           from generate_series(1, $4::integer) as number`,
          [draw.id, userId, accountId, tickets],
        );
        const home = { hits: 1, isVoid: false, score: "1:0" };
        await client.query(
          "update toto_draw set state = 'CLOSED', results = $2, staked = $3, held = $3, tickets = $4 where id = $1",
          [draw.id, JSON.stringify([home, home, home]), staked, tickets],
        );
      },
    });

    const again = await startTotoWorld(settings);
    try {
      await again.work();
      // 60 % of the stakes are for the three hits: 0.012 for each winner, rounded down to 0.01.
      const paid = tickets / 2 / 100;
      expect(await again.draw(draw.id)).toMatchObject({ state: "SETTLED", paid: paid.toFixed(2) });
      expect(Number(await again.client.balance())).toBeCloseTo(before + paid, 2);
      const { isBalanced, drifts, house } = await readBooks(again.test.services.context.db);
      expect({ isBalanced, drifts, house }).toEqual({ isBalanced: true, drifts: [], house: [] });
    } finally {
      await again.close();
      await server.drop();
    }
  },
  600_000,
);
