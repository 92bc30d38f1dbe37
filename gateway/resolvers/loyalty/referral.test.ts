import { afterEach, beforeEach, expect, it } from "vitest";
import { demoCookie, startTestGateway, type TestGateway } from "../../testing/gateway.ts";

const programmeRoute = "GET /referral-api/v1/programme";
const friendsRoute = "GET /referral-api/v1/friends";
const monthsRoute = "GET /referral-api/v1/months";

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
  gateway.upstreams.on(programmeRoute, () => ({
    code: "ABCDEFGH",
    level: 1,
    paid_friends: 1,
    to_next: 2,
    days: 60,
    currency: "RUB",
    min_deposit: "500.00",
    min_turnover: "2000.00",
    friend_reward: "200.00",
    levels: [{ level: 1, from: 0, reward: "300.00", share_percent: "10" }],
    share_percent: "10",
    share_months: 12,
    carries_negative: true,
    earned: [{ currency: "RUB", amount: "300.00" }],
  }));
  gateway.upstreams.on(monthsRoute, () => ({
    months: [
      // The running month.
      {
        month: "2026-12",
        currency: "USD",
        level: 1,
        percent: "10",
        friends: 1,
        stakes: "10.00",
        wins: "0.00",
        bonuses: "0.00",
        fees: "0.00",
        net: "10.00",
        carried_in: "0.00",
        carried_out: "0.00",
        share: "1.00",
        withheld: null,
        is_running: true,
        paid_at: null,
      },
      {
        month: "2026-11",
        currency: "RUB",
        level: 1,
        percent: "10",
        friends: 2,
        stakes: "1100.00",
        wins: "150.00",
        bonuses: "20.00",
        fees: "3.45",
        net: "926.55",
        carried_in: "-26.55",
        carried_out: "0.00",
        share: "90.00",
        withheld: null,
        is_running: false,
        paid_at: 1_796_090_400,
      },
    ],
  }));
  gateway.upstreams.on(friendsRoute, () => ({
    friends: [
      {
        id: "123456789",
        player: "1•••••••9",
        state: "PAID",
        held_for: null,
        registered_at: 1_800_000_000,
        expires_at: 1_805_000_000,
        ended_at: 1_800_100_000,
        reward: "300.00",
        currency: "RUB",
      },
      {
        id: "123456788",
        player: "1•••••••8",
        state: "HELD",
        held_for: "FRIEND",
        registered_at: 1_800_000_000,
        expires_at: 1_805_000_000,
        ended_at: null,
        reward: null,
        currency: null,
      },
    ],
    total: 2,
    has_more: false,
  }));
});
afterEach(() => gateway.close());

it("tells a player their code, terms, level and friends [2.49]", async () => {
  const { data } = await gateway.ask(
    "{ viewer { referral { code toNextLevel minDeposit { amount currency } levels { from reward { amount } } earned { amount } friends(first: 5) { totalCount edges { node { player state heldFor endedAt reward { amount currency } } } } } } }",
    { headers: demoCookie },
  );
  expect(data).toEqual({
    viewer: {
      referral: {
        code: "ABCDEFGH",
        toNextLevel: 2,
        minDeposit: { amount: "500.00", currency: "RUB" },
        levels: [{ from: 0, reward: { amount: "300.00" } }],
        earned: [{ amount: "300.00" }],
        friends: {
          totalCount: 2,
          edges: [
            {
              node: {
                player: "1•••••••9",
                state: "PAID",
                heldFor: null,
                endedAt: "2027-01-16T11:46:40Z",
                reward: { amount: "300.00", currency: "RUB" },
              },
            },
            { node: { player: "1•••••••8", state: "HELD", heldFor: "FRIEND", endedAt: null, reward: null } },
          ],
        },
      },
    },
  });
  expect(gateway.upstreams.callsOf(friendsRoute)[0]?.query).toEqual({ limit: "5" });
});

it("answers null on a site without a programme", async () => {
  gateway.upstreams.on(programmeRoute, (_, reply) =>
    reply.code(404).send({ code: "NO_REFERRAL_PROGRAMME", message: "" }),
  );
  const { data, errors } = await gateway.ask("{ viewer { referral { code } } }", { headers: demoCookie });
  expect({ data, errors }).toEqual({ data: { viewer: { referral: null } }, errors: undefined });
});

it("refuses a page that is too large", async () => {
  const answer = (await gateway.ask("{ viewer { referral { friends(first: 51) { totalCount } } } }", {
    headers: demoCookie,
  })) as unknown as { errors: { extensions: { code: string } }[] };
  expect(answer.errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
});

it("tells the share of friends' net revenue, how it comes about, and asks for months only if they are wanted", async () => {
  const { data } = await gateway.ask(
    "{ viewer { referral { sharePercent shareMonths carriesNegative levels { sharePercent } months { month level percent friendCount stakes { amount } wins { amount } bonuses { amount } fees { amount } net { amount } carriedIn { amount } carriedOut { amount } share { amount currency } withheld isRunning paidAt } } } }",
    { headers: demoCookie },
  );
  expect(data).toEqual({
    viewer: {
      referral: {
        sharePercent: "10",
        shareMonths: 12,
        carriesNegative: true,
        levels: [{ sharePercent: "10" }],
        months: [
          {
            month: "2026-12",
            level: 1,
            percent: "10",
            friendCount: 1,
            stakes: { amount: "10.00" },
            wins: { amount: "0.00" },
            bonuses: { amount: "0.00" },
            fees: { amount: "0.00" },
            net: { amount: "10.00" },
            carriedIn: { amount: "0.00" },
            carriedOut: { amount: "0.00" },
            share: { amount: "1.00", currency: "USD" },
            withheld: null,
            isRunning: true,
            paidAt: null,
          },
          {
            month: "2026-11",
            level: 1,
            percent: "10",
            friendCount: 2,
            stakes: { amount: "1100.00" },
            wins: { amount: "150.00" },
            bonuses: { amount: "20.00" },
            fees: { amount: "3.45" },
            net: { amount: "926.55" },
            carriedIn: { amount: "-26.55" },
            carriedOut: { amount: "0.00" },
            share: { amount: "90.00", currency: "RUB" },
            withheld: null,
            isRunning: false,
            paidAt: "2026-12-01T02:00:00Z",
          },
        ],
      },
    },
  });
  expect(gateway.upstreams.callsOf(monthsRoute)).toHaveLength(1);
  await gateway.ask("{ viewer { referral { code } } }", { headers: demoCookie });
  expect(gateway.upstreams.callsOf(monthsRoute)).toHaveLength(1);
});

it("leaves the rest of the page standing when the months can't be told", async () => {
  gateway.upstreams.on(monthsRoute, () => {
    throw new Error("down");
  });
  const { data } = await gateway.ask("{ viewer { referral { code months { month } } } }", { headers: demoCookie });
  expect(data).toEqual({ viewer: { referral: { code: "ABCDEFGH", months: null } } });
});
