/** A client of the gateway that is signed in as one of the demo players. */

export interface GraphQLAnswer {
  data: Record<string, unknown> | null;
  errors?: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[];
}

/** An outcome on offer. */
export interface Offer {
  gameId: string;
  outcomeId: string;
  coef: string;
}

/** Failures of a service. Whoever meets one asks again. */
export const outages: ReadonlySet<unknown> = new Set([
  "NETWORK_ERROR",
  "UPSTREAM_UNAVAILABLE",
  "UPSTREAM_TIMEOUT",
  "UPSTREAM_ERROR",
]);

/** Asks a gateway. @throws when it does not answer at all, which no failure of a service excuses. */
export async function ask(
  url: string,
  query: string,
  variables: object = {},
  headers: Record<string, string> = {},
): Promise<GraphQLAnswer & { headers: Headers }> {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const { data = null, errors } = (await response.json()) as GraphQLAnswer;
  return { data, ...(errors && { errors }), headers: response.headers };
}

export const codesOf = ({ errors = [] }: Pick<GraphQLAnswer, "errors">) =>
  errors.map(({ extensions }) => extensions["code"]);

export interface Player {
  login: string;
  cookie: string;
  /** Number of the account in rubles. */
  accountId: string;
  ask(query: string, variables?: object): Promise<GraphQLAnswer>;
}

/** Signs a demo player in. */
export async function signIn(url: string, login: "demo" | "demo2"): Promise<Player> {
  const query =
    "mutation($input: LogInInput!) { logIn(input: $input) { viewer { accounts { id balance { currency } } } errors { code } } }";
  const { data, errors, headers } = await ask(url, query, { input: { login, password: "Demo-2026!" } });
  const { viewer } = (data?.["logIn"] ?? {}) as {
    viewer?: { accounts: { id: string; balance: { currency: string } }[] };
  };
  const accountId = viewer?.accounts.find(({ balance }) => balance.currency === "RUB")?.id;
  const cookie = headers.get("set-cookie")?.split(";")[0];
  if (accountId === undefined || cookie === undefined)
    throw new Error(`${login} is not signed in: ${JSON.stringify({ data, errors })}`);
  return { login, cookie, accountId, ask: (asked, variables) => ask(url, asked, variables, { cookie }) };
}

/** Outcomes that bets are taken on, one a game. */
export async function offers(url: string, section: "LINE" | "LIVE", first: number): Promise<Offer[]> {
  interface Games {
    edges: {
      node: { id: string; markets: { outcomes: { id: string; coef: string; isBlocked: boolean }[] }[] | null };
    }[];
  }
  const query =
    "query($section: Section!, $first: Int!) { games(filter: { section: $section }, first: $first) { edges { node { id markets(main: true) { outcomes { id coef isBlocked } } } } } }";
  const { data, errors } = await ask(url, query, { section, first });
  const games = data?.["games"] as Games | null | undefined;
  if (!games) throw new Error(`no games: ${JSON.stringify(errors)}`);
  return games.edges.flatMap(({ node: { id, markets } }) => {
    const outcome = markets?.flatMap(({ outcomes }) => outcomes).find(({ isBlocked }) => !isBlocked);
    return outcome ? [{ gameId: id, outcomeId: outcome.id, coef: outcome.coef }] : [];
  });
}
