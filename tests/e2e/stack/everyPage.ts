import type { APIRequestContext } from "@playwright/test";
import { filled } from "../../../shared/routes/entry.ts";
import { ROUTES, type RouteName } from "#shared/routes/routes.ts";

/** Values for the parameters of addresses, by their names. */
export type Values = Readonly<Record<string, string>>;

const VALUES: Values = {
  gameId: "99999999",
  gameName: "nothing",
  provider: "marble-works",
  subcategory: "",
  pokerGame: "",
  sectionName: "",
  lottoId: "",
  couponId: "99999999",
  champId: "88",
  topicId: "1",
  subTopicId: "15",
  transactionId: "9",
  variant: "virtual",
  section: "live",
  zone: "live",
  id: "12",
  view: "create-request",
  result: "success",
  bonusGame: "chest",
  pageSubType: "football",
  "*": "guides",
  articleSlug: "asian-handicaps",
  ruleGroup: "1",
  chapter: "who-may-bet",
  gameRoute: "forty-lanterns",
  landingRoute: "forty-lanterns",
};

/** Where a parameter means something else on one page; a name stands for the real values of that kind. */
const OWN: Readonly<Partial<Record<RouteName, Values | keyof RealValues>>> = {
  statisticPopup: "statistic",
  liveMarble: "marble",
  liveMarbleGame: "marble",
  cyberDiscipline: "cyber",
  cyberChamps: "cyber",
  cyberLine: "cyber",
  cyberLive: "cyber",
  cyberChamp: "cyber",
  cyberGame: "cyber",
  ourPartners: { section: "" },
  cricket: { tab: "odds" },
  lotto: { sectionName: "quick", lottoId: "" },
  toto: { section: "" },
  totoDraw: { section: "" },
  totoNext: { section: "" },
  totoCoupons: { section: "" },
  totoDraws: { section: "" },
  totoNominees: { section: "" },
  bettingAlphabet: { block: "", category: "", slug: "" },
  live: "live",
  liveGame: "live",
  liveBetsOnYour: "live",
  liveBetsOnYourGame: "live",
  liveTopGame: "live",
  liveTopGameGame: "live",
  teamInLive: "live",
  teamInLiveGame: "live",
};

/** Values that name something real: games of line and live, of cyber-sport and of races, an article of the news. */
export interface RealValues {
  line: Values;
  live: Values;
  cyber: Values;
  marble: Values;
  statistic: Values;
}

export async function realValues(request: APIRequestContext, gatewayUrl: string): Promise<RealValues> {
  interface Named {
    id: string;
    slug: string;
  }
  interface Found {
    edges: { node: Named & { championship: Named; sport: Named; opponents: { id: string; name: string }[] } }[];
  }
  interface Answer {
    data: Record<Exclude<keyof RealValues, "statistic">, Found> & {
      articles: { edges: { node: { slug: string } }[] } | null;
    };
  }
  const asked = async <T>(query: string, variables: object = {}): Promise<T> =>
    (await (await request.post(`${gatewayUrl}/graphql`, { data: { query, variables } })).json()) as T;
  const query = `{
      line: games(filter: { section: LINE, sportId: "1" }, first: 1) { ...Found } live: games(filter: { section: LIVE, sportId: "1" }, first: 1) { ...Found }
      cyber: games(filter: { section: LIVE, area: CYBER, cyberVariant: VIRTUAL }, first: 1) { ...Found } marble: games(filter: { section: LIVE, area: MARBLE }, first: 1) { ...Found }
      articles(section: NEWS, first: 1) { edges { node { slug } } }
    }
    fragment Found on GameConnection { edges { node { id slug sport { slug } championship { id slug } opponents { id name } } } }`;
  const teamOf = async ({ id, name }: { id: string; name: string }): Promise<string> => {
    const {
      data: { search },
    } = await asked<{ data: { search: { teams: { id: string; slug: string }[] } } }>(
      "query($name: String!) { search(text: $name, first: 20) { teams { id slug } } }",
      { name },
    );
    return search.teams.find((team) => team.id === id)?.slug ?? "";
  };
  const { data } = await asked<Answer>(query);
  const segment = ({ id, slug }: Named) => `${id}-${slug}`;
  const valuesOf = async ({ edges: [edge] }: Found, hasTeams: boolean): Promise<Values> => {
    if (edge === undefined) throw new Error("There is no football in the line, or nothing is played");
    const { node } = edge;
    const [opponent] = node.opponents;
    const team = hasTeams && opponent !== undefined ? await teamOf(opponent) : "";
    return {
      ...VALUES,
      sport: node.sport.slug,
      discipline: node.sport.slug,
      championship: segment(node.championship),
      champId: segment(node.championship),
      game: segment(node),
      team,
      slug: data.articles?.edges[0]?.node.slug ?? "",
    };
  };
  const line = await valuesOf(data.line, true);
  return {
    line,
    statistic: { ...line, "*": `game/${line["game"]?.split("-")[0]}` },
    live: await valuesOf(data.live, true),
    cyber: await valuesOf(data.cyber, false),
    marble: await valuesOf(data.marble, false),
  };
}

/** An address of a page, without the language: each of its parameters has a value. */
export function pathOf(name: RouteName, values: RealValues): string {
  const { pattern } = ROUTES[name];
  const own = OWN[name];
  const known = typeof own === "string" ? values[own] : { ...values.line, ...own };
  const names = [...pattern.matchAll(/:(\w+)|(\*)/g)].map(([, key, rest]) => key ?? rest ?? "");
  return filled(pattern.replaceAll("?", ""), Object.fromEntries(names.map((key) => [key, known[key] ?? "something"])));
}

/** The same address behind its language. */
export const addressOf = (lang: string, path: string): string => `/${lang}${path === "" ? "" : `/${path}`}`;
