import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { entryBody, tournamentBody } from "../../testing/fakes/loyalty/tournamentBodies.ts";
import { demoCookie, startTestGateway, type TestGateway } from "../../testing/gateway.ts";

const listRoute = "GET /tournament-api/v1/tournaments";
const tableRoute = "GET /tournament-api/v1/tournaments/301/leaders";
const joinRoute = "POST /tournament-api/v1/tournaments/301/entries";
const entriesRoute = "GET /tournament-api/v1/entries";

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
  gateway.upstreams.on(listRoute, () => ({ tournaments: [tournamentBody()], total: 1, has_more: true }));
  gateway.upstreams.on(entriesRoute, () => ({ entries: [entryBody()], total: 1, has_more: false }));
  gateway.upstreams.on(tableRoute, () => ({
    version: 3,
    leaders: [{ entry_id: "30001", rank: 1, player: "1•••••1", points: 450, prize: null }],
  }));
});
afterEach(() => gateway.close());

const ask = async (query: string, options: { headers?: Record<string, string> } = {}) =>
  (await gateway.ask(query, options)) as unknown as {
    data: Record<string, never>;
    errors?: { extensions: { code: string } }[];
  };
const asPlayer = { headers: demoCookie };

describe("tournaments", () => {
  it("come by pages with terms and tables [2.24]", async () => {
    const { data } = await ask(
      "{ tournaments(product: CASINO, first: 1) { totalCount pageInfo { hasNextPage } edges { node { id fee { amount currency } fund { amount } prizes { from to amount { amount } } leaders(first: 5) { entryId rank points } } } } }",
    );
    expect(data["tournaments"]).toEqual({
      totalCount: 1,
      pageInfo: { hasNextPage: true },
      edges: [
        {
          node: {
            id: "301",
            fee: { amount: "100.00", currency: "RUB" },
            fund: { amount: "680.00" },
            prizes: [{ from: 1, to: 2, amount: { amount: "340.00" } }],
            leaders: [{ entryId: "30001", rank: 1, points: 450 }],
          },
        },
      ],
    });
    expect(gateway.upstreams.callsOf(listRoute)[0]?.query).toMatchObject({
      product: "CASINO",
      over: "false",
      limit: "1",
    });
    expect(gateway.upstreams.callsOf(tableRoute)).toHaveLength(1);
  });

  it("of a number that can't be one are null without a call", async () => {
    const { data } = await ask('{ tournament(id: "x") { id } }');
    expect(data["tournament"]).toBeNull();
    expect(gateway.upstreams.callsOf(listRoute)).toEqual([]);
  });

  it.each([
    "{ tournaments(first: 51) { totalCount } }",
    '{ tournaments(after: "nonsense") { totalCount } }',
    '{ tournament(id: "301") { leaders(first: 101) { rank } } }',
  ])("refuse %s", async (query) => {
    expect((await ask(query)).errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });
});

describe("the player's part", () => {
  it("names its tournament by one call for all entries", async () => {
    gateway.upstreams.on(entriesRoute, () => ({
      entries: [entryBody(), entryBody({ id: "30002" })],
      total: 2,
      has_more: false,
    }));
    const { data } = await ask(
      '{ viewer { tournamentEntries { edges { node { id rank prize { amount } tournament { name } } } } tournamentEntry(tournamentId: "301") { points } } }',
      asPlayer,
    );
    const node = { rank: 1, prize: null, tournament: { name: "Slots Sprint" } };
    expect(data["viewer"]).toEqual({
      tournamentEntries: { edges: [{ node: { id: "30001", ...node } }, { node: { id: "30002", ...node } }] },
      tournamentEntry: { points: 450 },
    });
    expect(gateway.upstreams.callsOf(listRoute)).toHaveLength(1);
  });

  it("begins by joining, with what the caller can correct", async () => {
    gateway.upstreams.on(joinRoute, () => ({ entry: entryBody(), errors: [] }));
    const join = (input: string) =>
      ask(`mutation { joinTournament(input: { ${input} }) { entry { id state } errors { code path } } }`, asPlayer);
    expect((await join('tournamentId: "301", accountId: "7"')).data["joinTournament"]).toEqual({
      entry: { id: "30001", state: "PLAYING" },
      errors: [],
    });
    expect(gateway.upstreams.callsOf(joinRoute)[0]?.body).toEqual({ account_id: 7 });
    expect((await join('tournamentId: "x", accountId: "y"')).data["joinTournament"]).toEqual({
      entry: null,
      errors: [
        { code: "TOURNAMENT_UNKNOWN", path: ["tournamentId"] },
        { code: "ACCOUNT_UNKNOWN", path: ["accountId"] },
      ],
    });
    gateway.upstreams.on(joinRoute, () => ({
      entry: null,
      errors: [{ code: "TOURNAMENT_CLOSED", message: "closed", path: ["tournamentId"] }],
    }));
    expect((await join('tournamentId: "301"')).data["joinTournament"]).toEqual({
      entry: null,
      errors: [{ code: "TOURNAMENT_CLOSED", path: ["tournamentId"] }],
    });
    expect(gateway.upstreams.callsOf(joinRoute)).toHaveLength(2);
  });

  it("needs a sign-in", async () => {
    const { errors } = await ask('mutation { joinTournament(input: { tournamentId: "301" }) { entry { id } } }');
    expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });
});

it("tells those who watch of each version", async () => {
  let version = 1;
  gateway.upstreams.on(listRoute, () => ({ tournaments: [tournamentBody({ version })], total: 1, has_more: false }));
  const heard: unknown[] = [];
  gateway
    .socket()
    .subscribe(
      { query: 'subscription { tournamentChanged(id: "301") { tournament { version leaders { rank } } } }' },
      { next: ({ data }) => void heard.push(data), error: (error) => void heard.push(error), complete: () => {} },
    );
  const told = (wanted: number) =>
    vi.waitFor(
      () =>
        expect(heard.at(-1)).toEqual({
          tournamentChanged: { tournament: { version: wanted, leaders: [{ rank: 1 }] } },
        }),
      { timeout: 10_000 },
    );
  await told(1);
  version = 2;
  await told(2);
});
