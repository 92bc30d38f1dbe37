import { expect, it } from "vitest";
import { readBooks } from "../../money/accounts/books.ts";
import { houseAccount, post } from "../../money/accounts/public.ts";
import { temporaryServerDatabase } from "../../testing/database.ts";
import { killWhilePaying, ticketsToKill } from "../pools/testing/killing.ts";
import { startLottoWorld } from "./testing/world.ts";

const server = await temporaryServerDatabase();
if ("missing" in server) console.info(`no settling is killed: ${server.missing}`);

const tickets = ticketsToKill;

it.runIf("url" in server)(
  "pays each prize once, however often settling is killed in the middle",
  async () => {
    if (!("url" in server)) return;
    const settings = { settings: { databaseUrl: server.url } };
    const world = await startLottoWorld(settings);
    const draw = await world.open("quick");
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

    // Each ticket costs 0.01. Half of them bet that the first ball is odd, at 3.00, the other half that it is even.
    await killWhilePaying(server.url, {
      name: "lotto",
      drawId: draw.id,
      accountId,
      prepare: async (client) => {
        await client.query(
          `insert into lotto_ticket (draw_id, player_id, account_id, idempotency_key, fingerprint, bets, numbers, picks, lines, stake, price, state, bought_at)
           select $1, $2, $3, 'ticket-' || number, '',
             jsonb_build_array(jsonb_build_object('bet', case when number % 2 = 0 then 'first-odd' else 'first-even' end,
               'coef', 300, 'numbers', '[]'::jsonb, 'stake', '0.01', 'prize', null)), '{}', 0, 1, 0.01, 0.01, 'OPEN', 1
           from generate_series(1, $4::integer) as number`,
          [draw.id, userId, accountId, tickets],
        );
        await client.query(
          "update lotto_draw set state = 'CLOSED', staked = $2, held = $2, tickets = $3 where id = $1",
          [draw.id, staked, tickets],
        );
      },
    });

    const again = await startLottoWorld(settings);
    try {
      await again.work();
      const paid = (tickets / 2) * 0.03;
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
