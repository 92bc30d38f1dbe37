/** What testers do by calls where it is not the screen that is tested. */
import { randomUUID } from "node:crypto";
import { expect, type APIRequestContext } from "@playwright/test";

async function ask<Data>(
  request: APIRequestContext,
  query: string,
  variables: object,
  origin = "",
  headers: Record<string, string> = {},
): Promise<Data> {
  const answer = (await (await request.post(`${origin}/graphql`, { headers, data: { query, variables } })).json()) as {
    data: Data;
    errors?: unknown;
  };
  expect(answer.errors).toBeUndefined();
  return answer.data;
}

/** Signs the browser of these calls in, at an origin where the test has no base of its own; answers the player's id. */
export async function signInBy(
  request: APIRequestContext,
  login: string,
  origin = "",
  password = "Demo-2026!",
): Promise<string> {
  const { logIn } = await ask<{ logIn: { viewer: { id: string } } }>(
    request,
    "mutation($input: LogInInput!) { logIn(input: $input) { viewer { id } } }",
    { input: { login, password } },
    origin,
  );
  return logIn.viewer.id;
}

export interface Credentials {
  login: string;
  password: string;
}

let players = 0;

/**
 * Registers a player of the test's own, so that demo players stay as others expect them; the browser of these calls is
 * signed in as them. Each comes from a network of their own (the documentation's, RFC 3849): after a few from one a
 * picture is to be read first, and a household has a gift once.
 * @param servicesUrl the services whose desk books 100,000 RUB to the player; without it they have nothing
 */
export async function newPlayer(
  request: APIRequestContext,
  servicesUrl?: string,
  serviceKey = "demo-service-key",
): Promise<Credentials> {
  interface Made {
    registerOneClick: { credentials: Credentials; errors: unknown[] };
  }
  const input = { idempotencyKey: randomUUID(), countryId: "1", currencyId: "643", acceptsTerms: true };
  players += 1;
  // Each worker counts for itself; a failed test's worker is followed by another, which counts from the start again.
  const block = `2001:db8:${(Number(process.env["TEST_WORKER_INDEX"] ?? 0) * 200 + players).toString(16)}`;
  const { registerOneClick } = await ask<Made>(
    request,
    "mutation($input: RegisterOneClickInput!) { registerOneClick(input: $input) { credentials { login password } errors { code path } } }",
    { input },
    "",
    { "x-forwarded-for": `${block}::7` },
  );
  expect(registerOneClick.errors).toEqual([]);
  if (servicesUrl !== undefined) await fund(request, servicesUrl, serviceKey);
  return registerOneClick.credentials;
}

/** Binds an e-mail to the signed-in player by the code that is sent there: gifts ask for one. */
export async function confirmEmail(request: APIRequestContext, servicesUrl: string): Promise<void> {
  const email = `${randomUUID()}@example.com`;
  const { sendEmailBindingCode: sent } = await ask<{ sendEmailBindingCode: { token: string } }>(
    request,
    "mutation($input: SendEmailBindingCodeInput!) { sendEmailBindingCode(input: $input) { token errors { code } } }",
    { input: { email } },
  );
  const letters = `${servicesUrl}/auth-api/v1/demo/messages?recipient=${encodeURIComponent(email)}`;
  let code = "";
  await expect(async () => {
    const { messages } = (await (await request.get(letters)).json()) as { messages: { text: string }[] };
    code = /\b\d{6}\b/.exec(messages.at(-1)?.text ?? "")?.[0] ?? "";
    expect(code).not.toBe("");
  }).toPass({ timeout: 20_000 });
  const { bindEmail } = await ask<{ bindEmail: { errors: unknown[] } }>(
    request,
    "mutation($input: BindContactInput!) { bindEmail(input: $input) { errors { code } } }",
    { input: { token: sent.token, code } },
  );
  expect(bindEmail.errors).toEqual([]);
}

/** Books 100,000 RUB to the signed-in player, as the operator's staff corrects a balance. */
async function fund(request: APIRequestContext, servicesUrl: string, serviceKey: string): Promise<void> {
  interface Found {
    viewer: { activeAccount: { id: string } };
  }
  const { viewer } = await ask<Found>(request, "{ viewer { activeAccount { id } } }", {});
  const answer = await request.post(`${servicesUrl}/account-api/v1/desk/adjustments`, {
    headers: { "x-service-key": serviceKey, "idempotency-key": randomUUID() },
    data: {
      account_id: Number(viewer.activeAccount.id),
      amount: "100000",
      reason: "goodwill",
      note: "Money of a browser test",
      actor: "Tester",
    },
  });
  expect(await answer.json()).toMatchObject({ state: "CONFIRMED" });
}

/** Number of the player whom the browser of these calls is signed in as. */
export async function playerIdOf(request: APIRequestContext): Promise<string> {
  const { viewer } = await ask<{ viewer: { id: string } }>(request, "{ viewer { id } }", {});
  return viewer.id;
}

/** Bans a player, or lifts their ban with level 0, as the operator's back office does. */
export async function setBan(
  request: APIRequestContext,
  servicesUrl: string,
  player: string,
  level: number,
): Promise<void> {
  const answer = await request.post(`${servicesUrl}/users-api/v1/ban/${player}`, {
    headers: { "x-service-key": "demo-service-key" },
    data: { ban_level: level, ban_version: 2 },
  });
  expect(answer.status()).toBe(200);
}

/**
 * Places one bet of the signed-in player on the first game of the line that takes bets; answers the coupon's number.
 */
export async function placeOne(request: APIRequestContext): Promise<string> {
  interface Outcome {
    id: string;
    coef: string;
    isBlocked: boolean;
  }
  interface Found {
    viewer: { activeAccount: { id: string } };
    games: { edges: { node: { markets: { outcomes: Outcome[] }[] } }[] };
  }
  const { viewer, games } = await ask<Found>(
    request,
    '{ viewer { activeAccount { id } } games(filter: { section: LINE, sportId: "1" }, first: 5) { edges { node { markets(main: true) { outcomes { id coef isBlocked } } } } } }',
    {},
  );
  const outcome = games.edges
    .flatMap(({ node }) => node.markets.flatMap(({ outcomes }) => outcomes))
    .find(({ isBlocked }) => !isBlocked);
  if (outcome === undefined) throw new Error("No outcome of the line takes bets");
  const input = {
    accountId: viewer.activeAccount.id,
    kind: "SINGLE",
    amount: "100",
    oddsChange: "ANY",
    idempotencyKey: randomUUID(),
    bets: [{ outcomeId: outcome.id, coef: outcome.coef }],
  };
  const { placeCoupon } = await ask<{ placeCoupon: { coupon: { id: string } | null; errors: unknown[] } }>(
    request,
    "mutation($input: PlaceCouponInput!) { placeCoupon(input: $input) { coupon { id } errors { code } } }",
    { input },
  );
  expect(placeCoupon.errors).toEqual([]);
  return placeCoupon.coupon?.id ?? "";
}

/** Registers somebody by what a network tells of them: they have an email that is not confirmed, and no password. */
export async function newPlayerOfNetwork(
  request: APIRequestContext,
  servicesUrl: string,
  subject: string,
): Promise<{ id: string; email: string }> {
  const { credential } = (await (
    await request.post(`${servicesUrl}/social-api/v1/demo/credential`, { data: { network: 5, subject } })
  ).json()) as { credential: string };
  const { logInBySocial } = await ask<{ logInBySocial: { registrationToken: string } }>(
    request,
    "mutation($input: LogInBySocialInput!) { logInBySocial(input: $input) { registrationToken } }",
    { input: { network: "GOOGLE", credential } },
  );
  const input = {
    token: logInBySocial.registrationToken,
    idempotencyKey: randomUUID(),
    countryId: "1",
    currencyId: "643",
    acceptsTerms: true,
  };
  const { registerBySocial } = await ask<{ registerBySocial: { viewer: { id: string } } }>(
    request,
    "mutation($input: RegisterBySocialInput!) { registerBySocial(input: $input) { viewer { id } } }",
    { input },
  );
  return { id: registerBySocial.viewer.id, email: `${subject.toLowerCase().replaceAll(" ", ".")}@network.example` };
}
