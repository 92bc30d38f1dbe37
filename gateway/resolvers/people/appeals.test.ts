import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { demoCookie, startTestGateway, type TestGateway } from "../../testing/gateway.ts";

const path = "/users-api/v1/appeals";
const open = {
  id: 7,
  ban_level: 53,
  text: "It was not me",
  created_at: 1_790_000_000,
  accepted: null,
  answer: null,
  answered_at: null,
};
const decided = (id: number, accepted: boolean) => ({
  ...open,
  id,
  accepted,
  answer: "We looked",
  answered_at: 1_790_000_060,
});

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const asked = (query: string) => gateway.ask(query, { headers: demoCookie });

describe("appeals against bans", () => {
  it("come newest first, page by page, each with where it stands [2.59]", async () => {
    gateway.upstreams.on(`GET ${path}`, () => ({
      appeals: [open, decided(6, false), decided(5, true)],
      next: 5,
      total: 9,
    }));
    const { data } = await asked(
      '{ viewer { banAppeals(first: 3, after: "8") { totalCount pageInfo { hasNextPage endCursor } edges { cursor node { id banLevel state answer createdAt answeredAt } } } } }',
    );
    expect(data).toMatchObject({
      viewer: {
        banAppeals: {
          totalCount: 9,
          pageInfo: { hasNextPage: true, endCursor: "5" },
          edges: [
            { cursor: "7", node: { id: "7", banLevel: 53, state: "OPEN", answer: null, answeredAt: null } },
            { node: { state: "REJECTED", answer: "We looked" } },
            { node: { state: "ACCEPTED" } },
          ],
        },
      },
    });
    expect(gateway.upstreams.callsOf(`GET ${path}`)[0]?.query).toEqual({ first: "3", after: "8" });
  });

  it("are not asked for by invalid sizes and cursors", async () => {
    for (const args of ["first: 0", "first: 51", 'after: "x"', 'after: "-1"', 'after: "0"']) {
      expect((await asked(`{ viewer { banAppeals(${args}) { totalCount } } }`)).errors?.[0]?.extensions, args).toEqual({
        code: "BAD_USER_INPUT",
      });
    }
    expect(gateway.upstreams.callsOf(`GET ${path}`)).toHaveLength(0);
  });

  it("are taken from a player, or refused with a code, and from nobody else", async () => {
    gateway.upstreams.on(`POST ${path}`, () => ({
      appeal: null,
      errors: [{ code: "APPEAL_OPEN", message: "", path: null }],
    }));
    const mutation =
      'mutation { appealBan(input: { text: "It was not me" }) { appeal { id } errors { code message } } }';
    expect((await asked(mutation)).data).toEqual({
      appealBan: {
        appeal: null,
        errors: [{ code: "APPEAL_OPEN", message: "Your appeal is already under review." }],
      },
    });
    gateway.upstreams.on(`POST ${path}`, () => ({ appeal: open, errors: [] }));
    expect((await asked(mutation)).data).toEqual({ appealBan: { appeal: { id: "7" }, errors: [] } });
    expect(gateway.upstreams.callsOf(`POST ${path}`)[0]?.body).toEqual({ text: "It was not me" });
    expect((await gateway.ask(mutation)).errors?.[0]?.extensions?.["code"]).toBe("UNAUTHENTICATED");
  });
});
