/**
 * A typed client of the gateway with graphql-request for HTTP and graphql-ws for live data. It signs in, follows the
 * balance, places an express of two bets, and ends when the gateway tells of the lower balance.
 *
 *   GATEWAY_URL=http://127.0.0.1:4000 npx node examples/graphql-request/bet.ts
 *
 * Types of answers are written out here to stay in one file; a real client lets graphql-codegen make them.
 */
import { randomUUID } from "node:crypto";
import { ClientError, gql, GraphQLClient } from "graphql-request";
import { createClient, type Client } from "graphql-ws";

interface Money {
  amount: string;
  currency: string;
}
interface UserError {
  code: string;
  message: string;
  path: string[] | null;
}
interface Outcome {
  id: string;
  name: string;
  coef: string;
  isBlocked: boolean;
}
interface Lobby {
  viewer: { login: string; activeAccount: { id: string; balance: Money } };
  games: { edges: { node: { id: string; markets: { outcomes: Outcome[] }[] } }[] };
}

const gateway = process.env["GATEWAY_URL"] ?? "http://127.0.0.1:4000";
const client = new GraphQLClient(`${gateway}/graphql`, { headers: { "x-language": "en" } });

/** What a person can mend stands in a payload's `errors`; its code is what a client translates. */
function refuse(errors: UserError[]): void {
  if (errors.length > 0)
    throw new Error(errors.map(({ code, path }) => `${code}${path ? ` at ${path.join(".")}` : ""}`).join(", "));
}

async function signIn(): Promise<string> {
  const input = { login: process.env["LOGIN"] ?? "demo", password: process.env["PASSWORD"] ?? "Demo-2026!" };
  const { createToken } = await client.request<{ createToken: { userToken: string; errors: UserError[] } }>(
    gql`mutation SignIn($input: LogInInput!) { createToken(input: $input) { userToken errors { code message path } } }`,
    { input },
  );
  refuse(createToken.errors);
  return createToken.userToken;
}

/** The account that pays, and one open outcome of each of two games: bets of one game can't stand in an express. */
async function choose() {
  const { viewer, games } = await client.request<Lobby>(gql`query Lobby {
    viewer { login activeAccount { id balance { amount currency } } }
    games(filter: { section: LINE }, first: 20) { edges { node { id markets(main: true) { outcomes { id name coef isBlocked } } } } }
  }`);
  const outcomes = games.edges.flatMap(
    ({ node }) => node.markets.flatMap((market) => market.outcomes).find(({ isBlocked }) => !isBlocked) ?? [],
  );
  return { ...viewer, bets: outcomes.slice(0, 2).map(({ id, coef }) => ({ outcomeId: id, coef })) };
}

/** Places once: a lost answer is asked for again under the same key. An answer with errors is an answer. */
async function place(input: object): Promise<string> {
  const send = () =>
    client.request<{ placeCoupon: { coupon: { id: string }; errors: UserError[] } }>(
      gql`mutation Place($input: PlaceCouponInput!) { placeCoupon(input: $input) { coupon { id } errors { code message path } } }`,
      { input },
    );
  const { placeCoupon } = await send().catch((error: unknown) =>
    error instanceof ClientError ? Promise.reject(error) : send(),
  );
  refuse(placeCoupon.errors);
  return placeCoupon.coupon.id;
}

let socket: Client | undefined;
try {
  const token = await signIn();
  client.setHeader("authorization", `Bearer ${token}`);
  const { login, activeAccount, bets } = await choose();
  console.log(`Signed in as ${login}, balance ${activeAccount.balance.amount} ${activeAccount.balance.currency}`);

  socket = createClient({
    url: `${gateway.replace(/^http/, "ws")}/graphql`,
    lazy: false,
    connectionParams: { authorization: `Bearer ${token}` },
  });
  const { on } = socket;
  const opened = new Promise((resolve) => on("connected", resolve));
  const balances = socket.iterate<{ balanceChanged: { id: string; balance: Money } }>({
    query: gql`subscription Balance { balanceChanged { id balance { amount currency } } }`,
  });
  await opened;

  const couponId = await place({
    idempotencyKey: randomUUID(),
    accountId: activeAccount.id,
    kind: "EXPRESS",
    amount: process.env["AMOUNT"] ?? "100",
    oddsChange: "ANY",
    bets,
  });
  console.log(`Placed coupon ${couponId} with ${bets.length} bets`);

  for await (const { data } of balances) {
    // It begins with every account as it is.
    if (
      data?.balanceChanged.id !== activeAccount.id ||
      data.balanceChanged.balance.amount === activeAccount.balance.amount
    )
      continue;
    console.log(`Balance is now ${data.balanceChanged.balance.amount} ${data.balanceChanged.balance.currency}`);
    break;
  }
} catch (error) {
  // Top-level errors: infrastructure, or a missing sign-in. Their code says which.
  const codes =
    error instanceof ClientError
      ? error.response.errors?.map(({ extensions }) => extensions["code"]).join(", ")
      : undefined;
  console.error(codes ?? error);
  process.exitCode = 1;
} finally {
  await socket?.dispose();
}
