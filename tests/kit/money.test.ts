import { beforeEach, expect, it } from "vitest";
import { Engine } from "./engine.ts";
import { player } from "./world/player.ts";

const engine = new Engine();
let session: string | null = null;
beforeEach(() => {
  engine.state.reset("saffron");
  session = engine.state.signIn();
});

async function ask(query: string, language = "en"): Promise<unknown> {
  const answer = await engine.answer({ query, variables: {}, session, language, via: "browser" });
  return answer.kind === "broken" ? "broken" : JSON.parse(JSON.stringify(answer.body));
}

it("opens and closes accounts, with the gateway's refusals", async () => {
  expect(
    await ask(
      'mutation { addCurrency(input: { currencyId: "978" }) { account { id balance { amount currency } } viewer { id accounts { currencyId } } errors { code } } }',
    ),
  ).toEqual({
    data: {
      addCurrency: {
        account: { id: "7978", balance: { amount: "0.00", currency: "EUR" } },
        viewer: { id: player.id, accounts: [{ currencyId: "643" }, { currencyId: "840" }, { currencyId: "978" }] },
        errors: [],
      },
    },
  });
  const refusal = (name: string, id: string) =>
    ask(`mutation { ${name}(input: { currencyId: "${id}" }) { viewer { id } errors { code path } } }`);
  const cases = [
    ["addCurrency", "978", "CURRENCY_IN_USE"],
    ["addCurrency", "1", "CURRENCY_UNKNOWN"],
    ["removeCurrency", "643", "ACCOUNT_IS_MAIN"],
    ["removeCurrency", "840", "ACCOUNT_NOT_EMPTY"],
    ["removeCurrency", "392", "ACCOUNT_UNKNOWN"],
  ] as const;
  for (const [name, id, code] of cases)
    expect(await refusal(name, id)).toEqual({
      data: { [name]: { viewer: null, errors: [{ code, path: ["currencyId"] }] } },
    });
  expect(await refusal("removeCurrency", "978")).toEqual({
    data: { removeCurrency: { viewer: { id: player.id }, errors: [] } },
  });
  expect(await ask("{ viewer { accounts { id } allAccounts { id isClosed } mainAccount { id } } }")).toEqual({
    data: {
      viewer: {
        accounts: [{ id: "7001" }, { id: "7002" }],
        allAccounts: [
          { id: "7001", isClosed: false },
          { id: "7002", isClosed: false },
          { id: "7978", isClosed: true },
        ],
        mainAccount: { id: "7001" },
      },
    },
  });
});

it("tells an account's history with its coupons and rounds", async () => {
  expect(
    await ask(
      "{ viewer { accountHistory(first: 2) { totalCount pageInfo { hasNextPage } edges { node { type amount { amount } balanceAfter { amount } coupon { id state } round { id result game { key } } } } } } }",
    ),
  ).toEqual({
    data: {
      viewer: {
        accountHistory: {
          totalCount: 3,
          pageInfo: { hasNextPage: true },
          edges: [
            {
              node: {
                type: "STAKE",
                amount: { amount: "-50.00" },
                balanceAfter: { amount: "99950.00" },
                coupon: null,
                round: { id: "kit-round-1", result: "LOST", game: { key: "lanterns-of-the-sea" } },
              },
            },
            {
              node: {
                type: "STAKE",
                amount: { amount: "-300.00" },
                balanceAfter: { amount: "100000.00" },
                coupon: { id: "9000001", state: "LOST" },
                round: null,
              },
            },
          ],
        },
      },
    },
  });
  expect(
    await ask(
      '{ viewer { other: accountHistory(accountId: "1") { totalCount } opening: accountHistory(filter: { types: [OPENING] }) { totalCount } } }',
    ),
  ).toEqual({ data: { viewer: { other: null, opening: { totalCount: 1 } } } });
});

it("sets, decides and cancels limits", async () => {
  const set = (value: string) =>
    ask(
      `mutation { setLimit(input: { limitType: 20, value: "${value}" }) { limit { limitValue pending { limitValue isCancellable } } errors { code } } }`,
    );
  expect(await set("1000")).toEqual({
    data: { setLimit: { limit: { limitValue: "1000", pending: null }, errors: [] } },
  });
  expect(await set("2000")).toEqual({
    data: {
      setLimit: { limit: { limitValue: "1000", pending: { limitValue: "2000", isCancellable: true } }, errors: [] },
    },
  });
  expect(await set("ten")).toEqual({ data: { setLimit: { limit: null, errors: [{ code: "INVALID" }] } } });
  expect(
    await ask(
      "mutation { decideLimit(input: { limitType: 20, approve: true }) { limits { limitType limitValue } errors { code } } cancelLimit(input: {}) { limits { id } errors { code } } }",
    ),
  ).toMatchObject({
    data: {
      decideLimit: { limits: expect.arrayContaining([{ limitType: 20, limitValue: "2000" }]) as unknown, errors: [] },
      cancelLimit: { limits: null, errors: [{ code: "NOTHING_PENDING" }] },
    },
  });
  expect(await ask("{ viewer { limits(section: REALITY_CHECK) { label options } } }")).toEqual({
    data: { viewer: { limits: [{ label: "Reality check", options: ["5", "10", "15", "30", "45", "60"] }] } },
  });
});

it("begins an exclusion that closes its section, and takes away no limit that is not set", async () => {
  const now = Date.now();
  const set = async (limitType: number, value: string) =>
    (await ask(
      `mutation { setLimit(input: { limitType: ${limitType}, value: "${value}" }) { limit { limitState endsAt pending { change } } limits { limitType isChangeable } errors { code } } }`,
    )) as {
      data: {
        setLimit: {
          limit: { limitState: string; endsAt: string | null; pending: object | null } | null;
          limits: { limitType: number; isChangeable: boolean }[];
          errors: object[];
        };
      };
    };
  expect((await set(31, "-1")).data.setLimit.limit).toEqual({ limitState: "INACTIVE", endsAt: null, pending: null });
  const { limit, limits } = (await set(33, "7")).data.setLimit;
  expect(limit?.limitState).toBe("ACTIVE");
  expect((Date.parse(limit?.endsAt ?? "") - now) / 86_400_000).toBeCloseTo(7, 3);
  expect(
    limits
      .filter(({ isChangeable }) => !isChangeable)
      .map(({ limitType }) => limitType)
      .toSorted(),
  ).toEqual([30, 31, 33]);
  expect((await set(30, "1")).data.setLimit.errors).toEqual([{ code: "LIMIT_LOCKED" }]);
});

it("offers currencies and games of the casino, in the language asked for", async () => {
  expect(
    await ask(
      '{ currencies { name } gamesPreview(filter: { categoryId: "2" }) { totalCount edges { node { name categories { name } } } } casinoCategories { name } }',
      "ru",
    ),
  ).toEqual({
    data: {
      currencies: [{ name: "Российский рубль" }, { name: "Доллар США" }, { name: "Евро" }, { name: "Японская иена" }],
      gamesPreview: {
        totalCount: 2,
        edges: [
          { node: { name: "Сад ночи", categories: [{ name: "Живое казино" }] } },
          { node: { name: "Эхо леса", categories: [{ name: "Слоты" }, { name: "Живое казино" }] } },
        ],
      },
      casinoCategories: [{ name: "Слоты" }, { name: "Живое казино" }],
    },
  });
});

it("refuses guests what is the player's", async () => {
  session = null;
  for (const call of [
    'addCurrency(input: { currencyId: "978" })',
    'setLimit(input: { limitType: 20, value: "1" })',
    "pingSession",
  ]) {
    expect(await ask(`mutation { ${call} { errors { code } } }`)).toMatchObject({
      errors: [{ extensions: { code: "UNAUTHENTICATED" } }],
    });
  }
});

it("takes a request about a payment once, and its way from the first word to the last", async () => {
  const create = (change = "") =>
    ask(
      `mutation { createSupportRequest(input: { topicId: "1", subTopicId: "11", paymentId: "5100", text: "Where is my deposit?", idempotencyKey: "kit-request-1" ${change} }) { request { id } errors { code path } } }`,
    ) as Promise<{ data: { createSupportRequest: { request: { id: string } | null; errors: object[] } } }>;
  const { request } = (await create()).data.createSupportRequest;
  expect((await create()).data.createSupportRequest).toEqual({ request, errors: [] });
  expect((await create('files: ["x"]')).data.createSupportRequest).toEqual({
    request: null,
    errors: [{ code: "IDEMPOTENCY_MISMATCH", path: ["idempotencyKey"] }],
  });
  expect(
    await ask(`mutation {
      closeSupportRequest(input: { requestId: "${request?.id}" }) { request { state closedBy canReply } }
      replyToSupportRequest(input: { requestId: "${request?.id}", text: " Found it ", idempotencyKey: "kit-reply-1" }) {
        request { state closedBy topic { name } payment { id } messages { author text } }
      }
      other: closeSupportRequest(input: { requestId: "1" }) { request { id } errors { code } }
    }`),
  ).toEqual({
    data: {
      closeSupportRequest: { request: { state: "CLOSED", closedBy: "PLAYER", canReply: true } },
      replyToSupportRequest: {
        request: {
          state: "OPEN",
          closedBy: null,
          topic: { name: "Deposit" },
          payment: { id: "5100" },
          messages: [
            { author: "PLAYER", text: "Where is my deposit?" },
            { author: "PLAYER", text: "Found it" },
          ],
        },
      },
      other: { request: null, errors: [{ code: "REQUEST_UNKNOWN" }] },
    },
  });
  expect(
    await ask('{ viewer { supportRequests(filter: { states: [OPEN], paymentId: "5100" }) { totalCount } } }'),
  ).toEqual({ data: { viewer: { supportRequests: { totalCount: 1 } } } });
});
