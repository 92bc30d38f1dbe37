/** The scenarios in the words of a schema made from the OpenAPI documents: the same REST calls, each a root field. */
import type { Ground, Scenario } from "./scenarios.ts";

const gameFields = `id startsAt slug status version marketCount opponents { id name shortName color secondColor }
  markets { id type name outcomes { id type name shortName coef isBlocked } }`;
const games = (fields: string, markets: string) =>
  `games(ids: $ids, first: 20, markets: ${markets}, lng: "en") { ... on games_200_response { totalCount games { ${fields} } } }`;
const championships = `championships(ids: $championshipIds, lng: "en") { ... on championships_200_response { championships { id name slug } } }`;

const queries: Record<string, string> = {
  trivial: "query Trivial { __typename }",
  "one game": `query OneGame($id: queryInput_gamesByIds_ids!) { gamesByIds(ids: $id, markets: main, lng: "en") { ... on gamesByIds_200_response { games { ${gameFields} } } } }`,
  lobby: `query Lobby($ids: queryInput_games_ids, $championshipIds: queryInput_championships_ids) {
    sports(section: LINE, lng: "en") { ... on sports_200_response { sports { id name slug gameCount } } } ${games(gameFields, "main")} ${championships}
    userConfig { ... on userConfig_200_response { result { user_id login } } }
    dataV1 { ... on AccountData { accounts { id type label money iso isActive } } } }`,
  "N+1": `query Championships($ids: queryInput_games_ids, $championshipIds: queryInput_championships_ids) {
    ${games("id startsAt opponents { id name } championshipId", "none")} ${championships} sports(lng: "en") { ... on sports_200_response { sports { id name gameCount } } } }`,
  mutation: `mutation Place($input: CouponBodyInput_Input!) { place(lng: "en", input: $input) { ... on place_200_response { coupons { id state amount currency coef bets { outcomeId gameName } } errors { code message } } } }`,
};

/** The n-th request of a scenario; ids of championships, which its REST calls learn from the games, are given to it. */
export function hiveBody(scenario: Scenario, { games: all }: Ground, n: number): string {
  const variables = scenario.variables(n);
  const ids = Array.isArray(variables["ids"]) ? variables["ids"].map(String) : [];
  const championshipIds = [
    ...new Set(all.filter(({ id }) => ids.includes(id)).map(({ championshipId }) => championshipId)),
  ];
  const place = scenario.rest(n)[0]?.find(({ method }) => method === "POST")?.body;
  return JSON.stringify({
    query: queries[scenario.name],
    variables:
      place !== undefined
        ? { input: place }
        : ids.length > 0
          ? { ids: ids.join(","), championshipIds: championshipIds.join(",") }
          : variables,
  });
}
