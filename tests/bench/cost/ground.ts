/** What there is to ask for: looked up once. */
import type { Ground } from "./dearest.ts";
import type { Site } from "./site.ts";

interface Edges<T> {
  edges: { node: T }[];
}
interface Found {
  games: Edges<{
    id: string;
    opponents: { id: string }[];
    championship: { id: string };
    markets: { outcomes: { id: string; coef: string; isBlocked: boolean }[] }[];
  }>;
  whole: Edges<{ id: string; markets: { outcomes: { id: string; coef: string; isBlocked: boolean }[] }[] }>;
  addresses: Edges<{ id: string }>;
  resultDays: { days: { day: string }[] };
  resultChampionships: { championship: { id: string } }[];
  articles: Edges<{ slug: string }>;
}

const query = `{
  games(filter: { section: LINE, sportId: "1" }, first: 100) { edges { node { id opponents { id } championship { id } markets(main: true) { outcomes { id coef isBlocked } } } } }
  whole: games(filter: { section: LINE, sportId: "1" }, first: 1) { edges { node { id markets { outcomes { id coef isBlocked } } } } }
  addresses: gameAddresses(section: LINE, first: 500) { edges { node { id } } }
  resultDays { days { day } }
  resultChampionships { championship { id } }
  articles(first: 1) { edges { node { slug } } }
}`;
const results = "query($day: String!) { results(filter: { day: $day }, first: 10) { edges { node { id } } } }";
const signIn = 'mutation { createToken(input: { login: "demo", password: "Demo-2026!" }) { userToken expiresAt } }';
const place = "mutation($input: PlaceCouponInput!) { placeCoupon(input: $input) { coupon { id } errors { code } } }";

/** The ground, and a token that is renewed before it ends. */
export async function groundOf(site: Pick<Site, "data">): Promise<{ ground: Ground; token: () => Promise<string> }> {
  let token = "";
  let at = Number.NEGATIVE_INFINITY;
  const current = async () => {
    if (performance.now() - at < 300_000) return token;
    token = (await site.data<{ createToken: { userToken: string } }>(signIn)).createToken.userToken;
    at = performance.now();
    return token;
  };
  const player = { authorization: `Bearer ${await current()}` };
  const found = await site.data<Found>(query);
  const day = found.resultDays.days.at(0)?.day ?? "";
  const done = await site.data<{ results: Edges<{ id: string }> }>(results, { day });
  const {
    viewer: { accounts },
  } = await site.data<{ viewer: { accounts: { id: string }[] } }>("{ viewer { accounts { id } } }", {}, player);
  const first = found.whole.edges[0]?.node;
  const open = (outcomes: readonly { id: string; coef: string; isBlocked: boolean }[], gameId: string) =>
    outcomes.filter(({ isBlocked }) => !isBlocked).map(({ id, coef }) => ({ id, coef, gameId }));
  // The first game's come first: combinations are made of one game.
  const outcomes = [
    ...(first?.markets.flatMap((market) => open(market.outcomes, first.id).slice(0, 1)).slice(0, 8) ?? []),
    ...found.games.edges
      .filter(({ node }) => node.id !== first?.id)
      .flatMap(({ node }) =>
        open(
          node.markets.flatMap((market) => market.outcomes),
          node.id,
        ).slice(0, 1),
      ),
  ];
  const accountId = accounts[0]?.id ?? "";
  const placed = await Promise.all(
    outcomes.slice(8, 48).map(({ id, coef }, index) =>
      site.data<{ placeCoupon: { coupon: { id: string } | null } }>(
        place,
        {
          input: {
            idempotencyKey: `cost-bench-${index}`,
            accountId,
            kind: "SINGLE",
            amount: "20",
            oddsChange: "ANY",
            bets: [{ outcomeId: id, coef }],
          },
        },
        player,
      ),
    ),
  );
  return {
    token: current,
    ground: {
      sportId: "1",
      championshipId: found.games.edges[0]?.node.championship.id ?? "",
      gameIds: found.addresses.edges.map(({ node }) => node.id),
      teamIds: found.games.edges[0]?.node.opponents.map(({ id }) => id) ?? [],
      outcomes,
      accountId,
      couponId: placed[0]?.placeCoupon.coupon?.id ?? "0",
      resultIds: done.results.edges.map(({ node }) => node.id),
      resultDay: day,
      resultChampionshipId: found.resultChampionships[0]?.championship.id ?? "",
      articleSlug: found.articles.edges[0]?.node.slug ?? "",
    },
  };
}
