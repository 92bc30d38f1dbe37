/** Responsible-gaming limits, from GraphQL to the database and back. */
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { sql } from "drizzle-orm";
import { ask, openSocket } from "../../gateway/testing/gateway.ts";
import { sweepLimits } from "../../services/money/limits/sweep.ts";
import { startMoneyStack, type MoneyStack } from "./moneyStack.ts";

let stack: MoneyStack;
let headers: { cookie: string };
beforeAll(async () => {
  stack = await startMoneyStack();
});
afterAll(() => stack?.close());
beforeEach(async () => {
  await stack.test.services.context.db.execute(sql`delete from player_limit`);
  headers = await stack.signIn();
});

interface Pending {
  limitValue: string | null;
  change: string;
  needApprove: boolean;
  startedAt: string;
  approveUntil: string;
  isCancellable: boolean;
}
interface Limit {
  limitType: number;
  label: string;
  section: string;
  limitValue: string | null;
  limitState: string;
  needApprove: boolean;
  options: string[] | null;
  isChangeable: boolean;
  pending: Pending | null;
}
interface Answer {
  limit?: Limit | null;
  limits: Limit[] | null;
  title: string;
  errors: { code: string; path: string[] | null }[];
}

const dayMs = 24 * 60 * 60_000;
const fields =
  "limitType label section limitValue limitState needApprove options isChangeable pending { limitValue change needApprove startedAt approveUntil isCancellable }";
const limits = async (args = "", more: Record<string, string> = {}) =>
  (
    await stack.field<{ limits: Limit[] }>("viewer", `{ viewer { limits${args} { ${fields} } } }`, {
      headers: { ...headers, ...more },
    })
  ).limits;
const limit = async (limitType: number) => (await limits()).find((each) => each.limitType === limitType);
const set = (limitType: number, value: string, more: object = {}) =>
  stack.field<Answer>(
    "setLimit",
    `mutation($input: SetLimitInput!) { setLimit(input: $input) { limit { ${fields} } limits { limitType } title errors { code path } } }`,
    { variables: { input: { limitType, value, ...more } }, headers },
  );
const decide = (input: object, language = "en") =>
  stack.field<Answer>(
    "decideLimit",
    `mutation($input: DecideLimitInput!) { decideLimit(input: $input) { limits { ${fields} } title errors { code path } } }`,
    { variables: { input }, headers: { ...headers, "x-language": language } },
  );
const cancel = (input: object) =>
  stack.field<Answer>(
    "cancelLimit",
    `mutation($input: CancelLimitInput!) { cancelLimit(input: $input) { limits { ${fields} } title errors { code path } } }`,
    { variables: { input }, headers },
  );
const ping = (input: object = {}) =>
  stack.field<Record<string, unknown>>(
    "pingSession",
    "mutation($input: PingSessionInput!) { pingSession(input: $input) { pingSeconds usedSeconds leftSeconds playedSeconds isRealityCheckDue isDisconnected errors { code } } }",
    { variables: { input }, headers },
  );

it("lists all limits with their sections, options and names, or those of one section [7.30] [3.13] [3.14] [5.30]", async () => {
  expect(await limits()).toHaveLength(13);
  const extra = await limits("(section: EXTRA)", { "x-language": "ru" });
  expect(extra.map(({ limitType }) => limitType)).toEqual([30, 31, 33]);
  expect(extra[2]).toEqual({
    limitType: 33,
    label: "Тайм-аут",
    section: "EXTRA",
    limitValue: null,
    limitState: "INACTIVE",
    needApprove: false,
    options: ["1", "7", "30", "90"],
    isChangeable: true,
    pending: null,
  });
});

it("sets a limit, lets a looser value wait, and takes the player's approval [7.31] [4.64] [4.68]", async () => {
  expect(await set(20, "100")).toMatchObject({
    limit: { limitType: 20, limitValue: "100", limitState: "ACTIVE" },
    title: "Your limit was saved.",
    errors: [],
  });
  const { limit: waiting } = await set(20, "250");
  expect(waiting).toMatchObject({
    limitValue: "100",
    needApprove: false,
    pending: { limitValue: "250", change: "HIGHER", needApprove: false, isCancellable: true },
  });
  expect(Date.parse(waiting?.pending?.approveUntil ?? "") - Date.parse(waiting?.pending?.startedAt ?? "")).toBe(
    86_400_000,
  );
  stack.test.advance(dayMs);
  expect(await limit(20)).toMatchObject({
    needApprove: true,
    isChangeable: false,
    pending: { needApprove: true, isCancellable: false },
  });
  const decided = await decide({ limitType: 20, approve: true }, "ru");
  expect(decided).toMatchObject({ title: "Вы подтвердили новый лимит.", errors: [] });
  expect(decided.limits?.find(({ limitType }) => limitType === 20)).toMatchObject({ limitValue: "250", pending: null });
  expect(await decide({ approve: false })).toMatchObject({
    limits: null,
    title: "No limit change is waiting for your decision.",
    errors: [{ code: "NOTHING_PENDING", path: null }],
  });
});

it("rejects, and cancels what needs no approval yet [7.31] [7.32] [4.70]", async () => {
  for (const value of ["100", "200"]) await set(21, value);
  expect(await cancel({ limitType: 21 })).toMatchObject({
    title: "Your limit change was cancelled.",
    errors: [],
  });
  expect(await cancel({ limitType: 21 })).toMatchObject({
    limits: null,
    errors: [{ code: "NOTHING_PENDING", path: ["limitType"] }],
  });
  await set(21, "-1");
  expect(await limit(21)).toMatchObject({ limitValue: "100", pending: { limitValue: null, change: "HIGHER" } });
  stack.test.advance(dayMs);
  expect(await decide({ approve: false })).toMatchObject({ title: "You rejected the new limit.", errors: [] });
  expect(await limit(21)).toMatchObject({ limitValue: "100", pending: null });
});

it("answers wrong values with typed errors at their fields [5.30]", async () => {
  const errorsOf = async (...args: Parameters<typeof set>) => (await set(...args)).errors;
  expect(await errorsOf(1, "ten")).toEqual([{ code: "INVALID", path: ["value"] }]);
  expect(await errorsOf(1, "0")).toEqual([{ code: "AMOUNT_TOO_SMALL", path: ["value"] }]);
  expect(await errorsOf(1, "5", { currency: "JPY" })).toEqual([{ code: "INVALID", path: ["currency"] }]);
  expect(await errorsOf(99, "5")).toEqual([{ code: "INVALID", path: ["limitType"] }]);
  expect(await errorsOf(32, "7")).toEqual([{ code: "INVALID", path: ["value"] }]);
});

it("counts time by pings and reminds [7.33]", async () => {
  await set(32, "5");
  await set(31, "2");
  await ping();
  for (let half = 0; half < 10; half += 1) {
    stack.test.advance(30_000);
    await ping();
  }
  expect(await ping()).toEqual({
    pingSeconds: 30,
    usedSeconds: 300,
    leftSeconds: 6900,
    playedSeconds: 300,
    isRealityCheckDue: true,
    isDisconnected: false,
    errors: [],
  });
  expect(await ping({ isRealityCheckSeen: true })).toMatchObject({ playedSeconds: 0, isRealityCheckDue: false });
});

it("tells what was staked and won since the sign-in, and nothing of it to a guest", async () => {
  const query = "{ viewer { played { startedAt seconds stakes { amount currency } wins { amount } } } }";
  const { played } = await stack.field<{
    played: { startedAt: string; seconds: number; stakes: object[]; wins: object[] };
  }>("viewer", query, { headers });
  expect(played).toEqual({
    startedAt: expect.stringMatching(/^2026-/) as string,
    seconds: expect.any(Number) as number,
    stakes: [],
    wins: [],
  });
  expect((await ask(stack.gateway.url, query)).data).toEqual({ viewer: null });
});

it("tells of changes over a socket, and a self-exclusion closes it, ends the session and stops bets [4.65]", async () => {
  let closedWith: number | null = null;
  let isReady = false;
  const client = openSocket(stack.gateway.url, { headers, onClose: (code) => void (closedWith = code) });
  client.on("connected", () => void (isReady = true));
  const heard: { limitType: number; limitValue: string | null }[] = [];
  client.subscribe<{ limitChanged: { limitType: number; limitValue: string | null } }>(
    { query: "subscription { limitChanged { limitType limitValue } }" },
    {
      next: ({ data }) => void (data && heard.push(data.limitChanged)),
      error: () => undefined,
      complete: () => undefined,
    },
  );
  await expect.poll(() => isReady).toBe(true);
  let value = 500;
  await expect
    .poll(async () => {
      await set(2, String((value -= 1)));
      return heard.length;
    })
    .toBeGreaterThan(0);
  await expect.poll(() => heard).toContainEqual({ limitType: 2, limitValue: String(value) });

  expect(await set(30, "7")).toMatchObject({ limit: { limitState: "ACTIVE", isChangeable: false }, errors: [] });
  await expect.poll(() => closedWith).toBe(4403);
  await expect
    .poll(async () => (await ask(stack.gateway.url, "{ viewer { id } }", { headers })).data)
    .toEqual({ viewer: null });
  headers = await stack.signIn();
  // Shorter than the six days that are left, which the lock is for; a longer one would hold at once.
  expect(await set(30, "1")).toMatchObject({ errors: [{ code: "LIMIT_LOCKED", path: ["limitType"] }] });
  const { accounts } = await stack.field<{ accounts: { id: string }[] }>("viewer", "{ viewer { accounts { id } } }", {
    headers,
  });
  const placed = await stack.field<{ errors: object[] }>(
    "placeCoupon",
    "mutation($input: PlaceCouponInput!) { placeCoupon(input: $input) { errors { code path } } }",
    {
      variables: {
        input: {
          idempotencyKey: `limits-${crypto.randomUUID()}`,
          accountId: accounts[0]?.id,
          kind: "SINGLE",
          amount: "100",
          oddsChange: "ANY",
          bets: [{ outcomeId: "1.1x2.home", coef: "2" }],
        },
      },
      headers,
    },
  );
  expect(placed.errors).toEqual([{ code: "LIMIT_REACHED", path: null }]);
  stack.test.advance(7 * dayMs);
  await sweepLimits(stack.test.services.context);
  expect(await limit(30)).toMatchObject({ limitState: "INACTIVE", isChangeable: true });
});

it("needs a signed-in player for every write", async () => {
  for (const call of [
    'setLimit(input: { limitType: 1, value: "1" })',
    "decideLimit(input: { approve: true })",
    "cancelLimit(input: {})",
    "pingSession",
  ]) {
    const { errors } = await ask(stack.gateway.url, `mutation { ${call} { errors { code } } }`);
    expect(errors?.[0]?.extensions["code"], call).toBe("UNAUTHENTICATED");
  }
});
