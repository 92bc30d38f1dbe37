import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { lottery, lottoDraw, lottoTicket } from "../../testing/fakes/betting/lottoBodies.ts";
import { demoCookie, startTestGateway, type TestGateway } from "../../testing/gateway.ts";

const drawsRoute = "GET /lotto-api/v1/draws";
const entriesRoute = "GET /lotto-api/v1/draws/7100001/entries";
const statisticsRoute = "GET /lotto-api/v1/lotteries/quick/statistics";
const checkRoute = "GET /lotto-api/v1/tickets/8100001/check";
const buyRoute = "POST /lotto-api/v1/tickets";
const ticketsRoute = "GET /lotto-api/v1/tickets";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
beforeEach(() => {
  gateway.upstreams.on(drawsRoute, () => ({ draws: [lottoDraw()], total: 1, has_more: true }));
});
afterAll(() => gateway.close());

const ask = async (query: string, options: { variables?: object; headers?: Record<string, string> } = {}) =>
  (await gateway.ask(query, options)) as unknown as {
    data: Record<string, never>;
    errors?: { extensions: { code: string } }[];
  };
const asPlayer = { headers: demoCookie };
const callsSince = (route: string, before: number) => gateway.upstreams.callsOf(route).slice(before);

describe("lotteries and draws", () => {
  it("have rules, chances and bets [2.55]", async () => {
    gateway.upstreams.on("GET /lotto-api/v1/lotteries", () => ({ lotteries: [lottery()] }));
    const { data } = await ask(
      "{ lotteries { id name minStake { amount } poolShare returns { picks returned } categories { hits times oneIn share } bets { id coef returned maxStake { amount } } nextDrawId nextClosesAt } }",
    );
    expect(data["lotteries"]).toEqual([
      {
        id: "quick",
        name: "Quick 4/20",
        minStake: { amount: "10.00" },
        poolShare: null,
        returns: [{ picks: 4, returned: "86.27" }],
        categories: [{ hits: 4, times: "2500.00", oneIn: "4845.00", share: null }],
        bets: [{ id: "sum-over", coef: "1.70", returned: "85.00", maxStake: { amount: "1000.00" } }],
        nextDrawId: "7100001",
        nextClosesAt: "2027-01-15T08:05:00Z",
      },
    ]);
  });

  it("come by pages, with what binds them", async () => {
    const { data } = await ask(
      '{ lottoDraws(lotteryId: "quick", state: OPEN, first: 1) { totalCount pageInfo { hasNextPage } edges { node { id seedHash seed balls lottery { id } } } } }',
    );
    expect(data["lottoDraws"]).toEqual({
      totalCount: 1,
      pageInfo: { hasNextPage: true },
      edges: [{ node: { id: "7100001", seedHash: "a".repeat(64), seed: null, balls: null, lottery: { id: "quick" } } }],
    });
    expect(gateway.upstreams.callsOf(drawsRoute).at(-1)?.query).toMatchObject({
      lottery: "quick",
      state: "OPEN",
      limit: "1",
    });
  });

  it("have the list of their tickets and the statistics of their balls", async () => {
    gateway.upstreams.on(entriesRoute, () => ({
      entries: [{ id: "8100001", text: "8100001 lines 4 1,2,3,4 10.00\n" }],
      total: 2,
      has_more: true,
    }));
    gateway.upstreams.on(statisticsRoute, () => ({ draws: 7, balls: [{ ball: 1, times: 2, overdue: 3 }] }));
    const { data } = await ask(
      '{ lottoEntries(drawId: "7100001", first: 1) { totalCount pageInfo { endCursor } edges { node { text } } } lottoStatistics(lotteryId: "quick", last: 7) { drawCount balls { ball times overdue } } }',
    );
    expect(data).toMatchObject({
      lottoEntries: { totalCount: 2, edges: [{ node: { text: "8100001 lines 4 1,2,3,4 10.00\n" } }] },
      lottoStatistics: { drawCount: 7, balls: [{ ball: 1, times: 2, overdue: 3 }] },
    });
    const cursor = (data["lottoEntries"] as unknown as { pageInfo: { endCursor: string } }).pageInfo.endCursor;
    await ask(`{ lottoEntries(drawId: "7100001", after: "${cursor}") { totalCount } }`);
    expect(gateway.upstreams.callsOf(entriesRoute).at(-1)?.query).toMatchObject({ after: "8100001", limit: "100" });
  });

  it("of ids that can't be one are empty without a call", async () => {
    const before = gateway.upstreams.callsOf(drawsRoute).length;
    const { data } = await ask(
      '{ lottoDraw(id: "x") { id } lottoDraws(lotteryId: "No Such") { totalCount } lottoTicketCheck(id: "x") { id } lottoEntries(drawId: "x") { totalCount } lottoStatistics(lotteryId: "No Such") { drawCount } }',
    );
    expect(data).toEqual({
      lottoDraw: null,
      lottoDraws: { totalCount: 0 },
      lottoTicketCheck: null,
      lottoEntries: { totalCount: 0 },
      lottoStatistics: { drawCount: 0 },
    });
    expect(callsSince(drawsRoute, before)).toEqual([]);
  });

  it.each([
    "{ lottoDraws(first: 51) { totalCount } }",
    '{ lottoDraws(after: "nonsense") { totalCount } }',
    '{ lottoEntries(drawId: "7100001", first: 501) { totalCount } }',
    '{ lottoStatistics(lotteryId: "quick", last: 0) { drawCount } }',
  ])("refuse %s", async (query) => {
    expect((await ask(query)).errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });
});

describe("tickets", () => {
  const input = {
    drawId: "7100001",
    accountId: "1",
    stake: "10",
    numbers: [5, 4, 3, 2, 1],
    draws: 2,
    idempotencyKey: "a-key-of-mine",
  };
  const buy =
    "mutation ($input: BuyLottoTicketInput!) { buyLottoTicket(input: $input) { ticket { id lines price { amount } draw { id } } tickets { id } errors { code path } } }";

  it("are bought under their key, one for each draw", async () => {
    gateway.upstreams.on(buyRoute, () => ({ tickets: [lottoTicket(), lottoTicket({ id: "8100002" })], errors: [] }));
    const { data } = await ask(buy, { ...asPlayer, variables: { input } });
    expect(data["buyLottoTicket"]).toEqual({
      ticket: { id: "8100001", lines: 5, price: { amount: "50.00" }, draw: { id: "7100001" } },
      tickets: [{ id: "8100001" }, { id: "8100002" }],
      errors: [],
    });
    const call = gateway.upstreams.callsOf(buyRoute).at(-1);
    expect(call?.headers["idempotency-key"]).toBe("a-key-of-mine");
    expect(call?.body).toEqual({
      draw_id: "7100001",
      account_id: 1,
      stake: "10",
      numbers: [5, 4, 3, 2, 1],
      picks: null,
      bet: null,
      bets: [],
      draws: 2,
    });
  });

  it("of several bets at fixed odds show each with its end", async () => {
    const bet = { bet: "first-odd", coef: "1.70", numbers: [], stake: "10.00", state: "WON" as const, prize: "17.00" };
    const lost = { bet: "numbers-1", numbers: [7], stake: "20.00", state: "LOST" as const, prize: "0.00" };
    const bets = [bet, { ...bet, ...lost }];
    gateway.upstreams.on(buyRoute, () => ({
      tickets: [lottoTicket({ bets, numbers: [7], picks: 0, lines: 1, stake: "30.00", price: "30.00" })],
      errors: [],
    }));
    const several = {
      ...input,
      numbers: [],
      draws: 1,
      bets: [{ betId: "first-odd" }, { betId: "numbers-1", numbers: [7], stake: "20" }],
    };
    const { data } = await ask(
      "mutation ($input: BuyLottoTicketInput!) { buyLottoTicket(input: $input) { ticket { betId price { amount } bets { betId coef numbers state stake { amount } prize { amount currency } } } errors { code } } }",
      { ...asPlayer, variables: { input: several } },
    );
    expect(data["buyLottoTicket"]).toEqual({
      ticket: {
        betId: null,
        price: { amount: "30.00" },
        bets: [
          {
            betId: "first-odd",
            coef: "1.70",
            numbers: [],
            state: "WON",
            stake: { amount: "10.00" },
            prize: { amount: "17.00", currency: "RUB" },
          },
          {
            betId: "numbers-1",
            coef: "1.70",
            numbers: [7],
            state: "LOST",
            stake: { amount: "20.00" },
            prize: { amount: "0.00", currency: "RUB" },
          },
        ],
      },
      errors: [],
    });
    expect(gateway.upstreams.callsOf(buyRoute).at(-1)?.body).toMatchObject({
      stake: "10",
      bet: null,
      bets: [
        { bet: "first-odd", numbers: [], stake: null },
        { bet: "numbers-1", numbers: [7], stake: "20" },
      ],
    });
  });

  it("of bets that can't be right are refused without a call, each at its place", async () => {
    const before = gateway.upstreams.callsOf(buyRoute).length;
    const numbers = Array.from({ length: 81 }, () => 1);
    const wrong = [{ betId: "sum-odd" }, { betId: "No Such", numbers, stake: "1".repeat(41) }];
    const { data } = await ask(buy, { ...asPlayer, variables: { input: { ...input, numbers: [], bets: wrong } } });
    expect(data["buyLottoTicket"]).toMatchObject({
      errors: [
        { code: "BET_UNKNOWN", path: ["bets", "1", "betId"] },
        { code: "NUMBERS_UNFIT", path: ["bets", "1", "numbers"] },
        { code: "INVALID", path: ["bets", "1", "stake"] },
      ],
    });
    const bets = Array.from({ length: 101 }, () => ({ betId: "sum-odd" }));
    const many = await ask(buy, { ...asPlayer, variables: { input: { ...input, numbers: [], bets } } });
    expect(many.data["buyLottoTicket"]).toMatchObject({ errors: [{ code: "TOO_MANY_BETS", path: ["bets"] }] });
    expect(callsSince(buyRoute, before)).toEqual([]);
  });

  it("are refused with codes", async () => {
    gateway.upstreams.on(buyRoute, () => ({
      tickets: [],
      errors: [{ code: "NUMBERS_UNFIT", message: "Too few", path: ["numbers"] }],
    }));
    const { data } = await ask(buy, { ...asPlayer, variables: { input } });
    expect(data["buyLottoTicket"]).toEqual({
      ticket: null,
      tickets: [],
      errors: [{ code: "NUMBERS_UNFIT", path: ["numbers"] }],
    });
  });

  it("that can't be right are refused without a call", async () => {
    const before = gateway.upstreams.callsOf(buyRoute).length;
    const wrong = { ...input, drawId: "x", betId: "No Such", draws: 0, picks: -1 };
    const { data } = await ask(buy, { ...asPlayer, variables: { input: wrong } });
    expect(data["buyLottoTicket"]).toMatchObject({
      errors: [
        { code: "DRAW_UNKNOWN" },
        { code: "NUMBERS_UNFIT" },
        { code: "BET_UNKNOWN" },
        { code: "TOO_MANY_DRAWS" },
      ],
    });
    expect(callsSince(buyRoute, before)).toEqual([]);
  });

  it("are for who is signed in", async () => {
    expect((await ask(buy, { variables: { input } })).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  it("are listed with their draws by one call for all", async () => {
    gateway.upstreams.on(ticketsRoute, () => ({
      tickets: [lottoTicket(), lottoTicket({ id: "8100002", bet: "sum-over", coef: "1.70", numbers: [] })],
      total: 2,
      has_more: false,
    }));
    const before = gateway.upstreams.callsOf(drawsRoute).length;
    const { data } = await ask(
      "{ viewer { lottoTickets { totalCount edges { node { id betId coef draw { number } } } } } }",
      asPlayer,
    );
    expect(data["viewer"]).toMatchObject({
      lottoTickets: {
        totalCount: 2,
        edges: [
          { node: { id: "8100001", betId: null, coef: null, draw: { number: 1 } } },
          { node: { id: "8100002", betId: "sum-over", coef: "1.70", draw: { number: 1 } } },
        ],
      },
    });
    expect(callsSince(drawsRoute, before)).toHaveLength(1);
  });

  it("are checked by their number, unknown ones are null", async () => {
    gateway.upstreams.on(checkRoute, () => {
      const { account_id: _, ...ticket } = lottoTicket({ state: "WON", prize: "25.00" });
      return ticket;
    });
    const check = '{ lottoTicketCheck(id: "8100001") { id state numbers prize { amount } } }';
    expect((await ask(check)).data["lottoTicketCheck"]).toMatchObject({ state: "WON", prize: { amount: "25.00" } });
    gateway.upstreams.on(checkRoute, (_, reply) => reply.code(404).send({ code: "TICKET_UNKNOWN", message: "" }));
    expect((await ask(check)).data["lottoTicketCheck"]).toBeNull();
  });
});

describe("those who watch a draw", () => {
  it("hear of its balls", async () => {
    const told: unknown[] = [];
    const leave = gateway.socket().subscribe(
      {
        query: "subscription ($id: ID!) { lottoDrawChanged(id: $id) { version balls } }",
        variables: { id: "7100001" },
      },
      { next: ({ data }) => void told.push(data), error: (error) => void told.push(error), complete: () => {} },
    );
    const hears = (event: object) =>
      vi.waitFor(() => expect(told.at(-1)).toEqual({ lottoDrawChanged: event }), { timeout: 10_000 });
    await hears({ version: 3, balls: null });
    const drawn = lottoDraw({ version: 4, state: "DRAWN", balls: [3, 1, 20, 7] });
    gateway.upstreams.on(drawsRoute, () => ({ draws: [drawn], total: 1, has_more: false }));
    await hears({ version: 4, balls: [3, 1, 20, 7] });
    leave();
  });
});
