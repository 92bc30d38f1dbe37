import { createHash } from "node:crypto";
import { sql } from "../../platform/database/drizzle.ts";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hasWon, marketsOf, namedIn } from "#shared/betting/lotto/bets.ts";
import { Exact } from "#shared/money/money.ts";
import { readBooks } from "../../money/accounts/books.ts";
import { limitsClient } from "../../money/limits/testing/limits.ts";
import type { DrawAnswer, TicketAnswer } from "./show.ts";
import { type LottoWorld, startLottoWorld } from "./testing/world.ts";

let world: LottoWorld;
let start: string;
beforeAll(async () => {
  world = await startLottoWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  start = await world.client.balance();
});
// Whatever a test did, the books balance and the house holds what is open and what rolls over. What it left due is settled
// here and not by the jobs, which might pay it during the next test.
afterEach(async () => {
  await world.work();
  const { isBalanced, drifts, house } = await readBooks(world.test.services.context.db);
  expect({ isBalanced, drifts, house }).toEqual({ isBalanced: true, drifts: [], house: [] });
});
const after = (gain: InstanceType<typeof Exact> | string) => new Exact(start).plus(gain).toFixed(2);
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const sumOf = (amounts: readonly (string | null)[]) =>
  amounts.reduce((sum, amount) => sum.plus(amount ?? 0), new Exact(0));

interface Bet {
  bet: string;
  numbers: number[];
  stake?: string;
}
const both: Bet[] = [
  { bet: "first-odd", numbers: [] },
  { bet: "first-even", numbers: [], stake: "20" },
];

/** Journals of which the key begins so, with what each moved. */
async function journals(prefix: string): Promise<{ key: string; moved: string; sum: string }[]> {
  const { rows } = await world.test.services.context.db.execute<{ key: string; moved: string; sum: string }>(sql`
    select key, trim_scale(sum(amount) filter (where amount > 0))::text as moved, trim_scale(sum(amount))::text as sum
    from journal join entry on entry.journal_id = journal.id
    where key like ${`${prefix}%`} group by key order by key`);
  return rows;
}

/** What a ticket's bets must have become by the balls of its draw. */
function expectSettled({ bets, prize, state }: TicketAnswer, { balls, rules }: DrawAnswer): void {
  const drum = { balls: rules.balls, drawn: rules.drawn, bonus: rules.bonus };
  for (const bet of bets) {
    const isWon = hasWon(bet.bet, bet.numbers, balls ?? [], drum);
    const won = isWon ? new Exact(bet.stake).times(bet.coef).toFixed(2, Exact.ROUND_DOWN) : "0.00";
    expect([bet.bet, bet.state, bet.prize]).toEqual([bet.bet, isWon ? "WON" : "LOST", won]);
  }
  expect(prize).toBe(sumOf(bets.map((bet) => bet.prize)).toFixed(2));
  expect(state).toBe(bets.some((bet) => bet.state === "WON") ? "WON" : "LOST");
}

describe("several bets at fixed odds [2.55]", () => {
  it("are one ticket, paid by one balanced journal, each with its own stake or the ticket's", async () => {
    const draw = await world.open("quick");
    const bets = [...both, { bet: "numbers-2", numbers: [7, 3], stake: "30.50" }];
    const { body } = await world.buy(draw, { bets }, "bets-of-one-ticket");
    expect(body).toMatchObject({
      errors: [],
      tickets: [
        {
          state: "OPEN",
          bet: null,
          coef: null,
          numbers: [3, 7],
          picks: 0,
          lines: 1,
          stake: "60.50",
          price: "60.50",
          bets: [
            { bet: "first-odd", numbers: [], stake: "10.00", state: "OPEN", prize: null, coef: "1.70" },
            { bet: "first-even", stake: "20.00", state: "OPEN" },
            { bet: "numbers-2", numbers: [3, 7], stake: "30.50" },
          ],
        },
      ],
    });
    expect(await world.client.balance()).toBe(after("-60.50"));
    expect(await journals(`lotto:stake:${world.client.userId}:bets-of-one-ticket`)).toMatchObject([
      { moved: "60.5", sum: "0" },
    ]);
    expect(await world.draw(draw.id)).toMatchObject({ tickets: 1, staked: "60.50", pool: "0.00" });
  });

  it("are settled one by one, and the ticket pays their sum", async () => {
    const draw = await world.open("quick");
    await world.buy(draw, { bets: [...both, { bet: "numbers-1", numbers: [5] }] });
    const done = await world.end(draw);
    const [ticket] = await world.tickets(draw);
    if (ticket === undefined) throw new Error("no ticket");
    expectSettled(ticket, done);
    // Of both sides of the first ball one has won and one has lost.
    expect(ticket.bets.slice(0, 2).map(({ state }) => state)).toHaveLength(2);
    expect(new Set(ticket.bets.slice(0, 2).map(({ state }) => state))).toEqual(new Set(["WON", "LOST"]));
    expect(done.paid).toBe(ticket.prize);
    expect(await world.client.balance()).toBe(after(new Exact(ticket.prize ?? 0).minus(40)));
  });

  it("are a ticket in each of several draws", async () => {
    const draw = await world.open("quick");
    const { body: second } = await world.openAnother(draw.lottery, 65);
    const { body } = await world.buy(draw, { bets: both, draws: 2 });
    expect(body.tickets.map(({ draw_id: id, bets }) => [id, bets.length])).toEqual([
      [draw.id, 2],
      [second.id, 2],
    ]);
    expect(await world.client.balance()).toBe(after("-60"));
  });

  it("are bought once by a key, however often it is pressed", async () => {
    const draw = await world.open("quick");
    const answers = await Promise.all(upTo(5).map(() => world.buy(draw, { bets: both }, "pressed-again")));
    expect(new Set(answers.map(({ body }) => body.tickets[0]?.id)).size).toBe(1);
    expect(await world.client.balance()).toBe(after("-30"));
    const other = await world.buy(draw, { bets: [...both].toReversed() }, "pressed-again");
    expect(other.body.errors).toMatchObject([{ code: "IDEMPOTENCY_MISMATCH" }]);
    expect(await world.client.balance()).toBe(after("-30"));
  });

  it("stand in the draw's list one by one, and its hash covers each", async () => {
    const draw = await world.open("quick");
    const { body } = await world.buy(draw, { bets: [...both, { bet: "numbers-2", numbers: [7, 3] }] });
    const done = await world.end(draw);
    const { body: list } = await world.test.call<{ entries: { text: string }[]; total: number }>(
      "GET",
      `/lotto-api/v1/draws/${draw.id}/entries`,
    );
    const id = body.tickets[0]?.id ?? "";
    const text = `${id} first-odd 0 - 10.00\n${id} first-even 0 - 20.00\n${id} numbers-2 0 3,7 10.00\n`;
    expect(list).toMatchObject({ entries: [{ text }], total: 1 });
    expect(done.tickets_hash).toBe(createHash("sha256").update(text).digest("hex"));
  });

  it("are seen by whoever checks the ticket's number", async () => {
    const draw = await world.open("quick");
    const { body } = await world.buy(draw, { bets: both });
    await world.end(draw);
    const checked = await world.test.call<TicketAnswer>("GET", `/lotto-api/v1/tickets/${body.tickets[0]?.id}/check`);
    expect(checked.body.bets.map(({ bet, stake }) => [bet, stake])).toEqual([
      ["first-odd", "10.00"],
      ["first-even", "20.00"],
    ]);
    expect(checked.body.bets.filter(({ state }) => state === "WON")).toHaveLength(1);
  });

  it("of a draw that is called off are refunded once", async () => {
    const draw = await world.open("quick");
    await world.buy(draw, { bets: both });
    await world.desk("POST", `draws/${draw.id}/cancel`);
    await Promise.all([world.work(), world.work()]);
    await world.work();
    expect(await world.client.balance()).toBe(start);
    expect(await world.tickets(draw)).toMatchObject([
      { state: "REFUNDED", prize: null, bets: both.map(() => ({ state: "REFUNDED", prize: null })) },
    ]);
    expect(await journals(`lotto:${draw.id}:batch:`)).toMatchObject([{ moved: "30", sum: "0" }]);
  });

  it.each<[string, Record<string, unknown>, { code: string; path?: string[] }]>([
    ["twice the same", { bets: [both[0], both[0]] }, { code: "BET_TWICE", path: ["bets", "1"] }],
    [
      "twice the same numbers in another order",
      {
        bets: [
          { bet: "numbers-2", numbers: [3, 7] },
          { bet: "numbers-2", numbers: [7, 3] },
        ],
      },
      { code: "BET_TWICE", path: ["bets", "1"] },
    ],
    [
      "more than a ticket may have",
      {
        bets: upTo(20)
          .map((ball) => ({ bet: "numbers-1", numbers: [ball] }))
          .concat([{ bet: "sum-odd", numbers: [] }]),
      },
      { code: "TOO_MANY_BETS", path: ["bets"] },
    ],
    [
      "that don't exist",
      { bets: [both[0], { bet: "sum-middle", numbers: [] }] },
      { code: "BET_UNKNOWN", path: ["bets", "1"] },
    ],
    [
      "with a number too many",
      { bets: [both[0], { bet: "numbers-1", numbers: [1, 2] }] },
      { code: "NUMBERS_UNFIT", path: ["bets", "1", "numbers"] },
    ],
    ["with a number twice", { bets: [{ bet: "numbers-2", numbers: [3, 3] }] }, { code: "NUMBERS_UNFIT" }],
    ["with numbers they don't name", { bets: [{ bet: "sum-odd", numbers: [3] }] }, { code: "NUMBERS_UNFIT" }],
    [
      "with a stake too low",
      { bets: [both[1], { ...both[0], stake: "9.99" }] },
      { code: "AMOUNT_TOO_SMALL", path: ["bets", "1", "stake"] },
    ],
    ["with a stake too high", { bets: [{ ...both[0], stake: "1000.01" }] }, { code: "AMOUNT_TOO_LARGE" }],
    ["in fractions of the minor unit", { bets: [{ ...both[0], stake: "10.001" }] }, { code: "AMOUNT_TOO_PRECISE" }],
    ["of a negative stake", { bets: [both[1], { ...both[0], stake: "-10" }] }, { code: "AMOUNT_TOO_SMALL" }],
    ["without a stake", { stake: "", bets: both }, { code: "REQUIRED", path: ["bets", "0", "stake"] }],
    ["beside an only bet", { bet: "sum-odd", bets: both }, { code: "INVALID", path: ["bets"] }],
    ["beside numbers of lines", { numbers: [1, 2, 3, 4], bets: both }, { code: "INVALID", path: ["bets"] }],
    ["for more draws than are on sale", { bets: both, draws: 2 }, { code: "TOO_MANY_DRAWS" }],
  ])("%s are refused whole", async (_, change, error) => {
    const draw = await world.open("quick");
    const { body } = await world.buy(draw, change);
    expect(body).toMatchObject({ tickets: [], errors: [error] });
    expect(await world.client.balance()).toBe(start);
    expect(await world.draw(draw.id)).toMatchObject({ tickets: 0, staked: "0.00" });
  });

  it("could each win no more than the lottery's limit", async () => {
    const draw = await world.open("6x49", { mostWin: "1000000" });
    const bets = [
      { bet: "sum-odd", numbers: [] },
      { bet: "numbers-5", numbers: upTo(5) },
    ];
    const { body } = await world.buy(draw, { bets });
    expect(body.errors).toMatchObject([{ code: "AMOUNT_TOO_LARGE", path: ["bets", "1", "stake"] }]);
  });

  it("must be paid for together", async () => {
    const draw = await world.open("6x49", { mostStake: "90000" });
    const { body } = await world.buy(draw, {
      stake: "60000",
      bets: both.map(({ bet, numbers }) => ({ bet, numbers })),
    });
    expect(body.errors).toMatchObject([{ code: "INSUFFICIENT_FUNDS" }]);
    expect(await world.client.balance()).toBe(start);
  });

  it("of a draw whose sale has ended are refused by the server's clock", async () => {
    const draw = await world.open("quick");
    world.test.advance(draw.closes_at * 1000 - world.test.services.context.clock.now());
    expect((await world.buy(draw, { bets: both })).body.errors).toMatchObject([{ code: "DRAW_CLOSED" }]);
  });

  it("are as many as the operator lets a ticket have", async () => {
    const draw = await world.open("quick", { mostBets: 1 });
    expect(draw.rules.most_bets).toBe(1);
    expect((await world.buy(draw, { bets: both })).body.errors).toMatchObject([{ code: "TOO_MANY_BETS" }]);
    expect((await world.buy(draw, { bets: both.slice(0, 1) })).body.tickets).toMatchObject([{ bet: "first-odd" }]);
  });
});

describe("limits", () => {
  it("hold on the sum of all bets", async () => {
    const other = await startLottoWorld();
    try {
      const limits = await limitsClient(other.test);
      await limits.set(1, "50");
      const draw = await other.open("quick");
      const bets = both.map((bet) => ({ ...bet, stake: "30" }));
      expect((await other.buy(draw, { bets })).body.errors).toMatchObject([{ code: "LIMIT_REACHED" }]);
      expect((await other.buy(draw, { bets: both })).body.errors).toEqual([]);
      expect(await limits.limit(1)).toMatchObject({ limitBalance: "20.00" });
    } finally {
      await other.close();
    }
  });
});

it(
  "pay, keep and refund exactly what was staked, over random draws of random bets",
  { tags: "slow", timeout: 120_000 },
  async () => {
    const drum = { balls: 20, drawn: 4, bonus: 0 };
    const keys = marketsOf(drum).flatMap(({ bets }) => bets);
    const bet = fc
      .record({
        bet: fc.constantFrom(...keys),
        numbers: fc.shuffledSubarray(upTo(20), { minLength: 5, maxLength: 5 }),
        minor: fc.integer({ min: 10_00, max: 12_00 }),
      })
      .map((one) => ({
        bet: one.bet,
        numbers: one.numbers.slice(0, namedIn(one.bet)),
        stake: (one.minor / 100).toFixed(2),
      }));
    const ticket = fc.uniqueArray(bet, {
      minLength: 1,
      maxLength: 8,
      selector: (one) => `${one.bet} ${one.numbers.toSorted((a, b) => a - b).join(",")}`,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(ticket, { minLength: 1, maxLength: 4 }), fc.boolean(), async (tickets, isCancelled) => {
        const before = new Exact(await world.client.balance());
        const draw = await world.open("quick");
        for (const bets of tickets) expect((await world.buy(draw, { bets })).body.errors).toEqual([]);
        if (isCancelled) await world.desk("POST", `draws/${draw.id}/cancel`);
        const done = isCancelled ? (await world.work(), await world.draw(draw.id)) : await world.end(draw);
        const staked = sumOf(tickets.flat().map(({ stake }) => stake));
        const sold = await world.tickets(draw);
        expect(done.staked).toBe(staked.toFixed(2));
        for (const one of sold) if (!isCancelled) expectSettled(one, done);
        const paid = isCancelled ? staked : sumOf(sold.flatMap(({ bets }) => bets.map(({ prize }) => prize)));
        expect(done.paid).toBe(paid.toFixed(2));
        expect(await world.client.balance()).toBe(before.minus(staked).plus(paid).toFixed(2));
        // What the house has won or lost by the draw.
        const house = await world.test.services.context.db.execute<{ amount: string }>(sql`
        select coalesce(sum(amount), 0)::text as amount from journal join entry on entry.journal_id = journal.id
        join ledger_account on ledger_account.id = entry.account_id
        where key like ${`lotto:${draw.id}:%`} and ledger_account.kind = 'revenue'`);
        expect(sumOf(house.rows.map(({ amount }) => amount)).toFixed(2)).toBe(staked.minus(paid).toFixed(2));
      }),
      { numRuns: 25 },
    );
  },
);
