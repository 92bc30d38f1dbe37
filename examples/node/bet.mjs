// A client of the gateway in plain Node (20 or newer): fetch for HTTP, the package graphql-ws for live data, and the
// package ws where Node has no WebSocket of its own (before 22). It signs in, follows the balance, places one bet, and
// ends when the gateway tells of the lower balance.
//
//   GATEWAY_URL=http://127.0.0.1:4000 node examples/node/bet.mjs
import { randomUUID } from "node:crypto";
import { createClient } from "graphql-ws";

const webSocketImpl = globalThis.WebSocket ?? (await import("ws")).WebSocket;

const gateway = process.env.GATEWAY_URL ?? "http://127.0.0.1:4000";
const input = { login: process.env.LOGIN ?? "demo", password: process.env.PASSWORD ?? "Demo-2026!" };
const amount = process.env.AMOUNT ?? "100"; // money is an exact decimal string, never a float
let token;
let refreshToken;

/**
 * Sends one operation. Top-level errors mean infrastructure or a missing sign-in: what to do is shown by their code.
 */
async function ask(query, variables) {
  const answer = await fetch(`${gateway}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-language": "en",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(10_000),
  });
  const { data, errors } = await answer.json();
  // A user token holds for ten minutes. The refresh token brings the next one, and is itself replaced.
  if (errors?.some(({ extensions }) => extensions?.code === "TOKEN_EXPIRED") && refreshToken) {
    await renew();
    return ask(query, variables);
  }
  if (errors) throw new Error(errors.map(({ message, extensions }) => `${extensions?.code}: ${message}`).join("\n"));
  return data;
}

/** Renews the token. Keep the new refresh token in place of the old one, which is good once. */
async function renew() {
  const sent = refreshToken;
  refreshToken = undefined;
  const { refreshToken: renewed } = await ask(
    "mutation ($input: RefreshTokenInput!) { refreshToken(input: $input) { userToken refreshToken errors { code } } }",
    { input: { refreshToken: sent } },
  );
  if (renewed.errors.length > 0) throw new Error(`Sign in again: ${renewed.errors[0].code}`);
  ({ userToken: token, refreshToken } = renewed);
}

// 1. Sign in. What a person can mend (a wrong password) stands in the payload's `errors`, with a stable code.
const { createToken } = await ask(
  "mutation ($input: LogInInput!) { createToken(input: $input) { userToken expiresAt refreshToken errors { code message } } }",
  { input },
);
const [refusal] = createToken.errors;
if (refusal) {
  // After failed sign-ins a person has to read a picture first: that is nothing for a script, and passes within half an
  // hour.
  const advice = refusal.code.startsWith("CAPTCHA")
    ? ` Sign-ins from this address or as ${input.login} have failed too often: wait 30 minutes, or set LOGIN and PASSWORD.`
    : "";
  console.error(`Not signed in (${refusal.code}): ${refusal.message}${advice}`);
  process.exit(1);
}
({ userToken: token, refreshToken } = createToken);
// A client that was not used for a while begins here.
await renew();

// 2. Which account pays, and what there is to bet on. `main: true` asks for the few markets that lists show.
const { viewer, games } = await ask(`query {
  viewer { login activeAccount { id balance { amount currency } } }
  games(filter: { section: LINE }, first: 20) {
    edges { node { opponents { name } markets(main: true) { name outcomes { id name coef isBlocked } } } }
  }
}`);
const account = viewer.activeAccount;
const offers = games.edges.flatMap(({ node }) =>
  node.markets.flatMap((market) => market.outcomes.map((outcome) => ({ node, market, outcome }))),
);
const offer = offers.find(({ outcome }) => !outcome.isBlocked);
if (!offer) throw new Error("There is nothing to bet on just now.");
console.log(`Signed in as ${viewer.login}, balance ${account.balance.amount} ${account.balance.currency}`);

// 3. Follow the balance. A socket signs in by its connectionParams; graphql-ws opens it again when the line is lost.
const socket = createClient({
  url: `${gateway.replace(/^http/, "ws")}/graphql`,
  lazy: false,
  webSocketImpl,
  connectionParams: () => ({ authorization: `Bearer ${token}`, language: "en" }), // asked again at each connection
});
const isOpen = new Promise((resolve) => socket.on("connected", resolve));
const balances = socket.iterate({ query: "subscription { balanceChanged { id balance { amount currency } } }" });
await isOpen;

// 4. Place a bet. A lost answer is asked for again under the SAME key: the bet is placed once, whatever happens.
const bet = {
  idempotencyKey: randomUUID(),
  accountId: account.id,
  kind: "SINGLE",
  amount,
  oddsChange: "HIGHER",
  bets: [{ outcomeId: offer.outcome.id, coef: offer.outcome.coef }],
};
const place = () =>
  ask(
    `mutation ($input: PlaceCouponInput!) {
  placeCoupon(input: $input) { coupon { id state possibleWin { amount currency } } errors { code message path } }
}`,
    { input: bet },
  );
const { placeCoupon } = await place().catch((error) =>
  error.name === "TimeoutError" || error.cause ? place() : Promise.reject(error),
);
if (placeCoupon.errors.length > 0)
  throw new Error(`Not placed: ${placeCoupon.errors.map(({ code }) => code).join(", ")}`);
const { coupon } = placeCoupon;
console.log(
  `Placed coupon ${coupon.id} (${coupon.state}) on ${offer.node.opponents.map(({ name }) => name).join(" – ")}, ${offer.market.name}: ${offer.outcome.name} at ${offer.outcome.coef}`,
);

// 5. The gateway tells of the new balance; nobody asked again.
for await (const { data, errors } of balances) {
  if (errors) throw new Error(errors[0].message);
  // What came before the bet may be told late, and other accounts have news too.
  if (data.balanceChanged.id !== account.id || data.balanceChanged.balance.amount === account.balance.amount) continue;
  console.log(`Balance is now ${data.balanceChanged.balance.amount} ${data.balanceChanged.balance.currency}`);
  break;
}
await socket.dispose();
