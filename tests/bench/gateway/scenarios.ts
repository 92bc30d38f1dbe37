/**
 * What the gateway bench asks: operations as clients send them, and the REST calls that a caller without a gateway
 * would make.
 */

const gameFields = `id startsAt slug status version marketCount
  opponents { id name shortName color secondColor }
  score { home away period periodName clockSeconds periods { home away } }
  markets(main: true) { id type name param outcomes { id type name shortName coef isBlocked } }`;

export interface Call {
  method: "GET" | "POST";
  path: string;
  /** Sent with the player's token. */
  isPlayers?: boolean;
  body?: unknown;
}

/** Calls that can be made together; the next ones need an answer of these. */
export type Stage = readonly Call[];

export interface Scenario {
  name: string;
  query: string;
  /** Variables of the n-th request: the ids change, so that nobody answers everything from one shared call. */
  variables(n: number): Record<string, unknown>;
  /** Whether it is asked as the player. */
  isPlayers: boolean;
  /** Whether a trusted document of it may be answered from a cache. */
  isPublic: boolean;
  isMutation?: boolean;
  /** The REST calls of the n-th request, written by hand. */
  rest(n: number): readonly Stage[];
}

export interface Ground {
  /** Ids of games with their championships, at least 40. */
  games: readonly { id: string; championshipId: string }[];
  accountId: string;
  outcome: { id: string; coef: string };
}

/** How many different requests a scenario has. */
export const variety = 20;
const gamesInList = 20;

export function scenariosOn({ games, accountId, outcome }: Ground): Scenario[] {
  const list = (n: number) =>
    Array.from({ length: gamesInList }, (_, index) => games[(n + index) % games.length]).filter(
      (game) => game !== undefined,
    );
  const idsOf = (n: number) => list(n).map(({ id }) => id);
  const championshipsOf = (n: number) => [...new Set(list(n).map(({ championshipId }) => championshipId))];
  const gamesCall = (n: number, markets: string): Call => ({
    method: "GET",
    path: `/sportsbook-api/v1/games?ids=${idsOf(n).join(",")}&first=${gamesInList}&markets=${markets}&lng=en`,
  });
  const championshipsCall = (n: number): Call => ({
    method: "GET",
    path: `/sportsbook-api/v1/championships?ids=${championshipsOf(n).join(",")}&lng=en`,
  });
  const coupon = {
    accountId,
    kind: "SINGLE",
    amount: "10",
    bets: [{ outcomeId: outcome.id, coef: outcome.coef }],
    oddsChange: "ANY",
  };
  return [
    {
      name: "trivial",
      query: "query Trivial { __typename }",
      variables: () => ({}),
      isPlayers: false,
      isPublic: false,
      rest: () => [],
    },
    {
      name: "one game",
      query: `query OneGame($id: ID!) { game(id: $id) { ${gameFields} } }`,
      variables: (n) => ({ id: games[n % variety]?.id }),
      isPlayers: false,
      isPublic: true,
      rest: (n) => [
        [{ method: "GET", path: `/sportsbook-api/v1/games/by-ids?ids=${games[n % variety]?.id}&markets=main&lng=en` }],
      ],
    },
    {
      name: "lobby",
      isPlayers: true,
      isPublic: false,
      query: `query Lobby($ids: [ID!]!) { sports(section: LINE) { id name slug gameCount }
        games(filter: { ids: $ids }, first: ${gamesInList}) { totalCount pageInfo { hasNextPage endCursor } edges { node { ${gameFields} championship { id name slug countryCode } } } }
        viewer { id login accounts { id type label balance { amount currency } isActive } } }`,
      variables: (n) => ({ ids: idsOf(n % variety) }),
      rest: (n) => [
        [
          { method: "GET", path: "/sportsbook-api/v1/sports?section=LINE&lng=en" },
          gamesCall(n % variety, "main"),
          { method: "GET", path: "/auth-api/v1/user", isPlayers: true },
        ],
        [championshipsCall(n % variety), { method: "GET", path: "/account-api/v1/accounts", isPlayers: true }],
      ],
    },
    {
      name: "N+1",
      isPlayers: false,
      isPublic: true,
      query: `query Championships($ids: [ID!]!) { games(filter: { ids: $ids }, first: ${gamesInList}) { edges { node { id startsAt opponents { id name } championship { id name sport { id name gameCount } } } } } }`,
      variables: (n) => ({ ids: idsOf(n % variety) }),
      rest: (n) => [
        [gamesCall(n % variety, "none")],
        [championshipsCall(n % variety)],
        [{ method: "GET", path: "/sportsbook-api/v1/sports?lng=en" }],
      ],
    },
    {
      name: "mutation",
      isMutation: true,
      isPlayers: true,
      isPublic: false,
      query: `mutation Place($input: PlaceCouponInput!) { placeCoupon(input: $input) { coupon { id state amount { amount currency } coef bets { id gameName } } errors { code message path } } }`,
      variables: (n) => ({ input: { ...coupon, idempotencyKey: `bench-${String(n).padStart(8, "0")}` } }),
      rest: () => [
        [
          {
            method: "POST",
            path: "/coupon-api/v1/coupons?lng=en",
            isPlayers: true,
            body: { accountId, typeId: 0, amount: "10", bets: coupon.bets, systemValue: null, changeCoefAction: 0 },
          },
        ],
      ],
    },
  ];
}

/** The body of the n-th request. */
export const requestBody = ({ query, variables }: Scenario, n: number): string =>
  JSON.stringify({ query, variables: variables(n) });
