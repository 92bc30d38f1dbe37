/** Lotto for tests: lotteries of the test's own, draws of them, and players who buy. */
import { clientOf, nextKey, type Client } from "../../coupons/testing/client.ts";
import { startTestServices, type Answer, type TestServices } from "../../../testing/services.ts";
import { drawDue } from "../draws/draw.ts";
import { openDue } from "../draws/open.ts";
import { settleDue } from "../draws/settle.ts";
import { closeDue } from "../draws/states.ts";
import type { Rules } from "../rules/model.ts";
import { standardLotteries } from "../rules/lotteries.ts";
import type { DrawAnswer, TicketAnswer } from "../show.ts";

export interface Bought {
  tickets: TicketAnswer[];
  errors: { code: string; path: string[] | null }[];
}

export interface LottoWorld {
  test: TestServices;
  client: Client;
  /** A lottery of the test's own after a standard one, and a draw of it an hour ahead. */
  open(standard: string, change?: Partial<Rules>): Promise<DrawAnswer>;
  /** Another draw of a lottery, so many minutes ahead. */
  openAnother(lottery: string, minutes: number): Promise<Answer<DrawAnswer>>;
  draw(id: string): Promise<DrawAnswer>;
  buy(draw: DrawAnswer, body: Record<string, unknown>, key?: string): Promise<Answer<Bought>>;
  tickets(draw: DrawAnswer): Promise<TicketAnswer[]>;
  desk<T>(method: "GET" | "POST" | "PUT", path: string, body?: unknown): Promise<Answer<T>>;
  /** Ends the sale, holds the draw and pays it. */
  end(draw: DrawAnswer): Promise<DrawAnswer>;
  /** What the jobs do, until they have nothing to do. */
  work(): Promise<void>;
  close(): Promise<void>;
}

export async function startLottoWorld(
  settings: Parameters<typeof startTestServices>[0] = {},
  started?: TestServices,
): Promise<LottoWorld> {
  const test = started ?? (await startTestServices(settings));
  const { context } = test.services;
  let lotteries = 0;
  const world: LottoWorld = {
    test,
    client: await clientOf(test),
    desk: (method, path, body) =>
      test.call(method, `/lotto-api/v1/desk/${path}`, {
        headers: { "x-service-key": "test-key" },
        ...(body !== undefined && { body }),
      }),
    openAnother: (lottery, minutes) =>
      world.desk("POST", "draws", {
        lottery,
        closes_at: Math.floor(context.clock.now() / 1000) + minutes * 60,
        actor: "tester",
      }),
    open: async (standard, change = {}) => {
      const key = `test-${(lotteries += 1)}`;
      const rules = { ...standardLotteries[standard], ahead: 0, ...change };
      const set = await world.desk("PUT", `lotteries/${key}`, { is_on: true, rules });
      if (set.status !== 200) throw new Error(JSON.stringify(set.body));
      const made = await world.openAnother(key, 60);
      if (made.status !== 200) throw new Error(JSON.stringify(made.body));
      return made.body;
    },
    draw: async (id) => {
      const { body } = await test.call<{ draws: DrawAnswer[] }>("GET", `/lotto-api/v1/draws?ids=${id}`);
      const [draw] = body.draws;
      if (draw === undefined) throw new Error(`no draw ${id}`);
      return draw;
    },
    buy: (draw, body, key = nextKey()) =>
      test.call("POST", "/lotto-api/v1/tickets", {
        headers: { ...world.client.headers, "idempotency-key": key },
        body: {
          draw_id: draw.id,
          account_id: Number(world.client.accounts["RUB"]),
          stake: draw.rules.least_stake,
          numbers: [],
          picks: null,
          bet: null,
          draws: 1,
          ...body,
        },
      }),
    tickets: async (draw) =>
      (
        await test.call<{ tickets: TicketAnswer[] }>("GET", `/lotto-api/v1/tickets?draw_id=${draw.id}&limit=100`, {
          headers: world.client.headers,
        })
      ).body.tickets,
    end: async (draw) => {
      await world.desk("POST", `draws/${draw.id}/close`);
      await world.work();
      return world.draw(draw.id);
    },
    work: async () => {
      await openDue(context);
      await closeDue(context);
      await drawDue(context);
      await settleDue(context);
    },
    close: () => test.close(),
  };
  return world;
}
