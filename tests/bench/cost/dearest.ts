/**
 * Every root field of the schema asked for as much as it gives: with as little as possible of it selected, and with all
 * of it.
 */
import {
  getNamedType,
  isCompositeType,
  isNonNullType,
  isObjectType,
  isUnionType,
  isInterfaceType,
  parse,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
} from "graphql";
import { costOf } from "../../../gateway/documents/cost.ts";

/** Ids that exist where the fields are asked. */
export interface Ground {
  sportId: string;
  championshipId: string;
  gameIds: readonly string[];
  teamIds: readonly string[];
  outcomes: readonly { id: string; coef: string; gameId: string }[];
  accountId: string;
  couponId: string;
  resultIds: readonly string[];
  resultDay: string;
  resultChampionshipId: string;
  articleSlug: string;
}

export interface Asked {
  /** Such as "games" or "viewer.coupons", and how much of it. */
  name: string;
  query: string;
  isPlayers: boolean;
  points: number;
}

const text = JSON.stringify;

/**
 * Arguments that make a field of Query give most, by its name; more than one where it can be dear in several ways. ""
 * where none of them does; a field that takes none is not listed.
 */
export function argumentsOf(ground: Ground): Readonly<Record<string, readonly string[]>> {
  const { gameIds, outcomes, sportId, championshipId, resultIds } = ground;
  const bets = (count: number) =>
    `[${outcomes
      .slice(0, count)
      .map(({ id, coef }) => `{ outcomeId: ${text(id)}, coef: ${text(coef)} }`)
      .join(" ")}]`;
  const ofOneGame = outcomes
    .filter(({ gameId }) => gameId === outcomes[0]?.gameId)
    .slice(0, 8)
    .map(({ id }) => id);
  const favorites = gameIds
    .slice(0, 100)
    .map((id) => `{ kind: GAME, id: ${text(id)} }`)
    .join(" ");
  const coupon = (rest: string) => `input: { accountId: ${text(ground.accountId)}, ${rest} }`;
  return {
    accumulators: ["section: LINE", "section: LIVE"],
    areaApplication: ["area: CASINO"],
    article: [`slug: ${text(ground.articleSlug)}`],
    articlePreview: [`slug: ${text(ground.articleSlug)}, token: "nothing-here"`],
    articles: ["first: 50"],
    pagePreview: ['path: "information/about", token: "nothing-here"'],
    blogCategory: ['path: "guides"'],
    captchaSecondsLeft: ['challengeId: "nothing-here"'],
    casinoCollections: ["", "hall: FAST_GAMES"],
    totoDraw: ['id: "7000001"'],
    totoDraws: ["first: 50"],
    lottoDraw: ['id: "7100001"'],
    lottoDraws: ["first: 50"],
    lottoEntries: ['drawId: "7100001", first: 500'],
    lottoStatistics: ['lotteryId: "quick", last: 1000'],
    lottoTicketCheck: ['id: "8100001"'],
    offers: ["first: 100"],
    promotion: ['id: "welcome-sport"'],
    tournament: ['id: "301"'],
    tournaments: ["first: 50"],
    totoNominees: ['kind: "fifteen"'],
    casinoGame: ['key: "forty-lanterns"'],
    casinoGames: ["first: 100", 'first: 100, filter: { search: "lantern" }'],
    casinoProviders: ["first: 100"],
    gamesPreview: ["first: 100"],
    awards: [""],
    cashDesks: [""],
    championship: [`id: ${text(championshipId)}`],
    counters: ['domain: "example.com", projectId: "1"'],
    collectedEvents: ["first: 100"],
    couponQuote: [
      coupon(`kind: SYSTEM, systemValue: 2, amount: "100", bets: ${bets(20)}`),
      coupon(`kind: EXPRESS, amount: "100", bets: ${bets(50)}`),
      coupon(`kind: FULL_COVER, amount: "100", bets: ${bets(8)}`),
    ],
    dictionary: ['route: "/line"'],
    favorites: [`items: [${favorites}]`],
    game: [`id: ${text(gameIds[0])}`],
    gameAddresses: ["section: LINE, first: 5000"],
    gameCombination: [`gameId: ${text(outcomes[0]?.gameId)}, outcomeIds: ${text(ofOneGame)}`],
    gameResult: [`id: ${text(resultIds[0])}`],
    gameStatistics: [`gameId: ${text(gameIds[0])}`],
    games: [
      "filter: { section: LINE }, first: 100",
      'filter: { section: LINE, search: "ab" }, first: 1',
      "filter: { section: LINE }, order: START, bestFirst: true, first: 1",
      `filter: { ids: ${text(gameIds.slice(0, 100))} }, first: 100`,
      `filter: { anyOf: { gameIds: ${text(gameIds.slice(0, 500))} } }, first: 1`,
      "filter: { section: LINE }, first: 50",
    ],
    generateBets: ['input: { stake: "100", win: "100000" }', 'input: { stake: "10", win: "25" }'],
    paymentMethods: [`direction: WITHDRAWAL, accountId: ${text(ground.accountId)}`],
    offeredLegs: [`outcomeIds: ${text(outcomes.slice(0, 50).map(({ id }) => id))}`],
    pageContent: ['path: "/rules"'],
    pageApplication: ['path: "information/about"'],
    pageSummaries: [`paths: ${text(Array.from({ length: 60 }, (_, index) => `/line/football/${index}`))}`],
    qrSignIn: ['code: "abcdefghijklmnopqrstuvwx"'],
    renderSubApplication: ['input: { url: "/apps/casino" }'],
    subApplication: ['url: "/apps/casino", fullPath: "/en/casino"'],
    resultChampionships: ["", `sportId: ${text(sportId)}`],
    resultDays: [""],
    results: [
      `filter: { day: ${text(ground.resultDay)} }, first: 100`,
      `filter: { day: ${text(ground.resultDay)}, search: "ab" }, first: 1`,
      `filter: { championshipId: ${text(ground.resultChampionshipId)} }, first: 100`,
    ],
    route: [`path: "/en/line/football/${championshipId}"`],
    search: ['text: "a b c", first: 20', 'text: "united", first: 20'],
    session: [""],
    sharedCoupon: ['code: "NOTHERE1"'],
    siteConfigGroups: ['groups: ["availableRoutes", "brandBook", "languages"]'],
    signInToken: ['input: { methodId: 1, token: "x", sign: "y" }'],
    sportByName: ['nameEng: "Football"'],
    sports: ["section: LINE"],
    standings: [`championshipId: ${text(ground.resultChampionshipId)}`],
    team: [`slug: "arsenal"`],
    teamStatistics: [`teamId: ${text(ground.teamIds[0])}`],
  };
}

/** Arguments of fields of `Viewer` that are asked each for itself. */
const viewerArguments = ({ accountId, couponId }: Ground): Readonly<Record<string, string>> => ({
  accountHistory: "first: 100",
  conversionQuote: `fromAccountId: ${text(accountId)}, toAccountId: ${text(accountId)}, amount: "100"`,
  payment: 'id: "7000001"',
  payments: "first: 100",
  supportRequest: 'id: "810001"',
  supportRequests: "first: 50",
  teamCashPayments: "first: 100",
  coupons: "first: 50",
  statement: "months: 12",
  coupon: `id: ${text(couponId)}`,
});

const requiresArguments = (field: GraphQLField<unknown, unknown>) =>
  field.args.some(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined);

/** Fields of a type down to a depth; a type within itself is left out. Null if nothing can be selected. */
function selection(
  schema: GraphQLSchema,
  type: GraphQLCompositeType,
  depth: number,
  above: readonly GraphQLCompositeType[] = [],
): string | null {
  if (isUnionType(type) || isInterfaceType(type)) {
    const parts = schema.getPossibleTypes(type).flatMap((one) => {
      const inside = selection(schema, one, depth, above);
      return inside === null ? [] : [`... on ${one.name} ${inside}`];
    });
    // Fields of the same name may differ in type: one of them is as good as all.
    return parts[0] === undefined ? null : `{ __typename ${parts[0]} }`;
  }
  if (!isObjectType(type)) return null;
  const inside = [...above, type];
  const fields = Object.values(type.getFields()).flatMap((field) => {
    if (requiresArguments(field)) return [];
    const named = getNamedType(field.type);
    if (!isCompositeType(named)) return [field.name];
    if (inside.includes(named) || depth === 0) return [];
    // A page, its edges and its node are one step.
    const below = selection(schema, named, /(Connection|Edge|PageInfo)$/.test(named.name) ? depth : depth - 1, inside);
    return below === null ? [] : [`${field.name} ${below}`];
  });
  return fields.length === 0 ? null : `{ ${fields.join(" ")} }`;
}

/** As little as makes the service work: one field. */
function least(type: GraphQLCompositeType): string {
  if (!isObjectType(type)) return "{ __typename }";
  const fields = type.getFields();
  const { edges } = fields;
  if (edges !== undefined) return "{ edges { cursor } }";
  const leaf = Object.values(fields).find(
    (field) => !isCompositeType(getNamedType(field.type)) && !requiresArguments(field),
  );
  return leaf === undefined ? "{ __typename }" : `{ ${leaf.name} }`;
}

const fieldCount = (query: string) => query.match(/\w+/g)?.length ?? 0;
const deepest = 5;
const mostWords = 700;

/** What is asked. @throws when a root field has no arguments here: each that is added to the schema must be measured */
export function dearest(schema: GraphQLSchema, ground: Ground, maxCost: { guest: number; player: number }): Asked[] {
  const root = schema.getQueryType();
  const viewer = schema.getType("Viewer");
  if (!root || !isObjectType(viewer)) throw new Error("The schema has no Query or no Viewer");
  const named = Object.values(root.getFields());
  const given: Readonly<Record<string, readonly string[]>> = {
    ...Object.fromEntries(named.filter(({ args }) => args.length === 0).map(({ name }) => [name, [""]])),
    ...argumentsOf(ground),
  };
  const missing = named.filter(({ name }) => given[name] === undefined).map(({ name }) => name);
  if (missing.length > 0)
    throw new Error(`Say in tests/bench/cost/dearest.ts how these are asked at their dearest: ${missing.join(", ")}`);

  const asked = (
    name: string,
    field: GraphQLField<unknown, unknown>,
    args: string,
    isPlayers: boolean,
    wrap: (inner: string) => string,
  ): Asked[] => {
    const type = getNamedType(field.type);
    const call = `${field.name}${args === "" ? "" : `(${args})`}`;
    const one = (how: string, inside: string): Asked => {
      const query = wrap(`${call} ${inside}`);
      return { name: `${name} ${how}`, query, isPlayers, points: costOf(schema, parse(query), null)({}) };
    };
    if (!isCompositeType(type)) return [one("", "")];
    const limit = isPlayers ? maxCost.player : maxCost.guest;
    const most = Array.from({ length: deepest + 1 }, (_, depth) => selection(schema, type, deepest - depth))
      .filter((inside) => inside !== null)
      .map((inside) => one("all", inside))
      .find(({ points, query }) => points <= limit && fieldCount(query) <= mostWords);
    const little = one("least", least(type));
    return [
      ...(little.points <= limit ? [little] : []),
      ...(most === undefined || most.query === little.query ? [] : [most]),
    ];
  };

  const ofRoot = named.flatMap((field) =>
    (given[field.name] ?? []).flatMap((args, index, all) =>
      asked(
        all.length === 1 ? field.name : `${field.name}#${index + 1}`,
        field,
        args,
        /^(viewer|session|qrSignIn|couponQuote|paymentMethods)$/.test(field.name),
        (inner) => `{ ${inner} }`,
      ),
    ),
  );
  const own = viewerArguments(ground);
  const ofViewer = Object.values(viewer.getFields())
    .filter((field) => own[field.name] !== undefined || !requiresArguments(field))
    .flatMap((field) =>
      asked(`viewer.${field.name}`, field, own[field.name] ?? "", true, (inner) => `{ viewer { ${inner} } }`),
    );
  return [...ofRoot, ...ofViewer];
}
