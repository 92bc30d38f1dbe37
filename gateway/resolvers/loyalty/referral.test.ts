import { afterEach, beforeEach, expect, it } from "vitest";
import { demoCookie, startTestGateway, type TestGateway } from "../../testing/gateway.ts";

const programmeRoute = "GET /referral-api/v1/programme";
const friendsRoute = "GET /referral-api/v1/friends";

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
    levels: [{ level: 1, from: 0, reward: "300.00" }],
    earned: [{ currency: "RUB", amount: "300.00" }],
  }));
  gateway.upstreams.on(friendsRoute, () => ({
    friends: [
      {
        id: "123456789",
        player: "1•••••••9",
        state: "PAID",
        registered_at: 1_800_000_000,
        expires_at: 1_805_000_000,
        ended_at: 1_800_100_000,
        reward: "300.00",
        currency: "RUB",
      },
    ],
    total: 1,
    has_more: false,
  }));
});
afterEach(() => gateway.close());

it("tells a player their code, terms, level and friends [2.49]", async () => {
  const { data } = await gateway.ask(
    "{ viewer { referral { code toNextLevel minDeposit { amount currency } levels { from reward { amount } } earned { amount } friends(first: 5) { totalCount edges { node { player state endedAt reward { amount currency } } } } } } }",
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
          totalCount: 1,
          edges: [
            {
              node: {
                player: "1•••••••9",
                state: "PAID",
                endedAt: "2027-01-16T11:46:40Z",
                reward: { amount: "300.00", currency: "RUB" },
              },
            },
          ],
        },
      },
    },
  });
  expect(gateway.upstreams.callsOf(friendsRoute)[0]?.query).toEqual({ limit: "5" });
});

it("refuses a page that is too large", async () => {
  const answer = (await gateway.ask("{ viewer { referral { friends(first: 51) { totalCount } } } }", {
    headers: demoCookie,
  })) as unknown as { errors: { extensions: { code: string } }[] };
  expect(answer.errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
});
