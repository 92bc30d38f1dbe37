import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { totoDraw, totoKind, totoTicket } from "../../testing/fakes/betting/totoBodies.ts";
import { demoCookie, startTestGateway, type TestGateway } from "../../testing/gateway.ts";
import { VersionBoard, type Version } from "../../events/versionBoard.ts";

const drawsRoute = "GET /toto-api/v1/draws";
const buyRoute = "POST /toto-api/v1/tickets";
const ticketsRoute = "GET /toto-api/v1/tickets";

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
  gateway.upstreams.on(drawsRoute, () => ({ draws: [totoDraw()], total: 1, has_more: true }));
});
afterEach(() => gateway.close());

const ask = async (query: string, options: { variables?: object; headers?: Record<string, string> } = {}) =>
  (await gateway.ask(query, options)) as unknown as {
    data: Record<string, never>;
    errors?: { extensions: { code: string } }[];
  };
const asPlayer = { headers: demoCookie };

describe("draws", () => {
  it("come by pages, with the popularity of outcomes [2.54]", async () => {
    const { data } = await ask(
      '{ totoDraws(kind: "fifteen", state: OPEN, first: 1) { totalCount pageInfo { hasNextPage endCursor } edges { cursor node { id pool { amount currency } kind { key minStake { amount } } matches { id outcomes { id share isHit } } } } } }',
    );
    expect(data["totoDraws"]).toMatchObject({
      totalCount: 1,
      pageInfo: { hasNextPage: true },
      edges: [
        {
          node: {
            id: "7000001",
            pool: { amount: "90.00", currency: "RUB" },
            kind: { key: "fifteen", minStake: { amount: "50.00" } },
            matches: [{ id: "5001", outcomes: [{ id: "home", share: "75.0", isHit: null }, {}, {}] }],
          },
        },
      ],
    });
    expect(gateway.upstreams.callsOf(drawsRoute)[0]?.query).toMatchObject({
      kind: "fifteen",
      state: "OPEN",
      limit: "1",
    });
  });

  it("of a number that can't be one are null without a call", async () => {
    const { data } = await ask('{ totoDraw(id: "x") { id } }');
    expect(data["totoDraw"]).toBeNull();
    expect(gateway.upstreams.callsOf(drawsRoute)).toEqual([]);
  });

  it.each([
    "{ totoDraws(first: 51) { totalCount } }",
    '{ totoDraws(after: "nonsense") { totalCount } }',
    '{ totoDraws(kind: "No Such") { totalCount } }',
  ])("refuse %s", async (query) => {
    expect((await ask(query)).errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });

  it("have their kinds, and their biggest prizes without names", async () => {
    gateway.upstreams.on("GET /toto-api/v1/kinds", () => ({ kinds: [totoKind()] }));
    gateway.upstreams.on("GET /toto-api/v1/nominees", () => ({
      nominees: [
        {
          ticket_id: "8000001",
          draw_id: "7000001",
          kind_name: "Toto-15",
          number: 1,
          player: "1•••••1",
          price: "100.00",
          prize: "5000.00",
          currency: "RUB",
          settled_at: 1_800_009_000,
        },
      ],
    }));
    const { data } = await ask(
      "{ totoKinds { key voidRule categories { hits share } } totoNominees { player prize { amount } } }",
    );
    expect(data).toMatchObject({
      totoKinds: [{ key: "fifteen", voidRule: "HIT", categories: [{ hits: 1, share: "90" }] }],
      totoNominees: [{ player: "1•••••1", prize: { amount: "5000.00" } }],
    });
  });
});

describe("tickets", () => {
  const input = {
    drawId: "7000001",
    accountId: "1",
    stake: "50",
    picks: [{ matchId: "5001", outcomeIds: ["home", "draw"] }],
    idempotencyKey: "a-key-of-mine",
  };
  const buy =
    "mutation ($input: BuyTotoTicketInput!) { buyTotoTicket(input: $input) { ticket { id combinations price { amount } draw { id } } errors { code path } } }";

  it("are bought under their key", async () => {
    gateway.upstreams.on(buyRoute, () => ({ ticket: totoTicket(), errors: [] }));
    const { data } = await ask(buy, { ...asPlayer, variables: { input } });
    expect(data["buyTotoTicket"]).toEqual({
      ticket: { id: "8000001", combinations: 2, price: { amount: "100.00" }, draw: { id: "7000001" } },
      errors: [],
    });
    const [call] = gateway.upstreams.callsOf(buyRoute);
    expect(call?.headers["idempotency-key"]).toBe("a-key-of-mine");
    expect(call?.body).toEqual({
      draw_id: "7000001",
      account_id: 1,
      stake: "50",
      picks: [{ match_id: "5001", outcome_ids: ["home", "draw"] }],
    });
  });

  it("are refused with codes", async () => {
    gateway.upstreams.on(buyRoute, () => ({
      ticket: null,
      errors: [{ code: "DRAW_CLOSED", message: "The sale has ended", path: ["drawId"] }],
    }));
    const { data } = await ask(buy, { ...asPlayer, variables: { input } });
    expect(data["buyTotoTicket"]).toMatchObject({ ticket: null, errors: [{ code: "DRAW_CLOSED", path: ["drawId"] }] });
  });

  it("that can't be right are refused without a call", async () => {
    const wrong = { ...input, drawId: "x", picks: [{ matchId: "5001", outcomeIds: [] }] };
    const { data } = await ask(buy, { ...asPlayer, variables: { input: wrong } });
    expect(data["buyTotoTicket"]).toMatchObject({ errors: [{ code: "DRAW_UNKNOWN" }, { code: "PICKS_INCOMPLETE" }] });
    expect(gateway.upstreams.callsOf(buyRoute)).toEqual([]);
  });

  it("are for who is signed in", async () => {
    expect((await ask(buy, { variables: { input } })).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  it("are listed with their draws by one call for all", async () => {
    gateway.upstreams.on(ticketsRoute, () => ({
      tickets: [totoTicket(), totoTicket({ id: "8000002" })],
      total: 2,
      has_more: false,
    }));
    const { data } = await ask(
      "{ viewer { totoTickets { totalCount edges { node { id draw { number } } } } } }",
      asPlayer,
    );
    expect(data["viewer"]).toMatchObject({
      totoTickets: {
        totalCount: 2,
        edges: [{ node: { id: "8000001", draw: { number: 1 } } }, { node: { id: "8000002", draw: { number: 1 } } }],
      },
    });
    expect(gateway.upstreams.callsOf(drawsRoute)).toHaveLength(1);
  });

  it("are listed of one kind, by its key", async () => {
    gateway.upstreams.on(ticketsRoute, () => ({ tickets: [], total: 0, has_more: false }));
    const query = "query ($kind: String) { viewer { totoTickets(kind: $kind) { totalCount } } }";
    const { data } = await ask(query, { ...asPlayer, variables: { kind: "fifteen" } });
    expect(data["viewer"]).toEqual({ totoTickets: { totalCount: 0 } });
    expect(gateway.upstreams.callsOf(ticketsRoute).at(-1)?.query).toMatchObject({ kind: "fifteen" });
    const { errors } = await ask(query, { ...asPlayer, variables: { kind: "../draws" } });
    expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });
});

describe("the board of draws", () => {
  it("asks once a second for all who watch, and tells changes alone", async () => {
    vi.useFakeTimers();
    try {
      let version = 1;
      const asked: string[][] = [];
      const board = new VersionBoard(async (ids) => {
        asked.push([...ids]);
        return ids.map((id) => ({ id, version }));
      });
      const told: Version[] = [];
      const watcher = { changed: (_: string, event: Version) => void told.push(event), lost: () => undefined };
      const leaving = Array.from({ length: 50 }, () => board.watch("7", { ...watcher }));
      await vi.advanceTimersByTimeAsync(2_500);
      expect(asked).toEqual([["7"], ["7"], ["7"]]);
      expect(told).toHaveLength(50);
      version = 2;
      await vi.advanceTimersByTimeAsync(1_000);
      expect(told).toHaveLength(100);
      for (const leave of leaving) leave();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(asked.length).toBeLessThanOrEqual(5);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("those who watch a draw", () => {
  it("share one execution an update, in one language", async () => {
    let version = 1;
    gateway.upstreams.on(drawsRoute, () => ({ draws: [totoDraw({ version })], total: 1, has_more: false }));
    const watchers = 40;
    const told: unknown[][] = Array.from({ length: watchers }, () => []);
    const query = "subscription ($id: ID!) { totoDrawChanged(id: $id) { id version matches { outcomes { share } } } }";
    for (const heard of told)
      gateway
        .socket()
        .subscribe(
          { query, variables: { id: "7000001" } },
          { next: ({ data }) => void heard.push(data), error: (error) => void heard.push(error), complete: () => {} },
        );
    const all = (wanted: number) =>
      vi.waitFor(
        () => {
          for (const heard of told) expect(heard.at(-1)).toMatchObject({ totoDrawChanged: { version: wanted } });
        },
        { timeout: 10_000 },
      );
    await all(1);
    const before = gateway.upstreams.callsOf(drawsRoute).length;
    version = 2;
    await all(2);
    // A look or two of the board, and one draw for all forty.
    expect(gateway.upstreams.callsOf(drawsRoute).length - before).toBeLessThanOrEqual(4);
  });
});
