import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { demoCookie, startTestGateway, type TestGateway } from "../../testing/gateway.ts";

const path = "GET /payments-api/v1/team-cash/payments";
const entity = {
  id: "7000003",
  status_id: 2,
  status_title: "Paid",
  message: "The desk has taken the money.",
  translate_message: "The desk has taken the money.",
  skks_hash: "9F2C41D07A3B88E5",
  timestamp: 1_795_000_000,
  date_payment: 1_795_000_060,
  summ: "500.00",
  currency: "RUB",
  money_deposit_id: "7000003",
};

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const list = (args = "") => `{ viewer { teamCashPayments${args} {
  edges { node { id status statusTitle message translateMessage skksHash timestamp datePayment summ { amount currency } moneyDepositId } cursor }
  pageInfo { hasNextPage endCursor } totalCount } } }`;

describe("payments at cash desks [3.15] [3.16]", () => {
  it("have the fields of the desk in the schema's types, and go on by cursor", async () => {
    gateway.upstreams.on(path, () => ({ entities: [entity], next: 7_000_003, total_count: 4 }));
    const { data } = await gateway.ask(list("(first: 1)"), { headers: demoCookie });
    const cursor = expect.any(String) as string;
    expect(data).toEqual({
      viewer: {
        teamCashPayments: {
          edges: [
            {
              node: {
                id: "7000003",
                status: "PAID",
                statusTitle: "Paid",
                message: "The desk has taken the money.",
                translateMessage: "The desk has taken the money.",
                skksHash: "9F2C41D07A3B88E5",
                timestamp: "2026-11-18T11:06:40Z",
                datePayment: "2026-11-18T11:07:40Z",
                summ: { amount: "500.00", currency: "RUB" },
                moneyDepositId: "7000003",
              },
              cursor,
            },
          ],
          pageInfo: { hasNextPage: true, endCursor: cursor },
          totalCount: 4,
        },
      },
    });
    const { endCursor } = (data as { viewer: { teamCashPayments: { pageInfo: { endCursor: string } } } }).viewer
      .teamCashPayments.pageInfo;
    await gateway.ask(list(`(first: 2, after: "${endCursor}")`), { headers: demoCookie });
    expect(gateway.upstreams.callsOf(path).map(({ query }) => query)).toEqual([
      { first: "1" },
      { first: "2", after: "7000003" },
    ]);
  });

  it.each([
    [1, "WAITING"],
    [3, "NOT_PAID"],
    [4, "RETURNED"],
  ])("with the status %i are %s", async (status, name) => {
    gateway.upstreams.on(path, () => ({ entities: [{ ...entity, status_id: status }], next: null, total_count: 1 }));
    const { data } = await gateway.ask(list(), { headers: demoCookie });
    expect(data).toMatchObject({ viewer: { teamCashPayments: { edges: [{ node: { status: name } }] } } });
  });

  it("are asked for nobody who is not signed in [6.04]", async () => {
    expect((await gateway.ask(list())).data).toEqual({ viewer: null });
    expect(gateway.upstreams.callsOf(path)).toEqual([]);
  });
});
