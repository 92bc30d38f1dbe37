import { Decimal } from "decimal.js";
import type { Entity, Store } from "../store.ts";
import { randomFrom } from "../random.ts";
import { liveEvents, liveScore, startOf } from "./games.ts";
import { gameMarkets, shirt } from "./markets.ts";
import { sports, type ChampionshipNames } from "./names.ts";
import { putAwards } from "./awards.ts";
import { limits } from "./limits.ts";
import { putBonuses } from "./bonuses.ts";
import { putLotto } from "./lotto.ts";
import { putBonusGames } from "./bonusGames.ts";
import { putToto } from "./toto.ts";
import { putTournaments } from "./tournaments.ts";
import { putCasino } from "./casino.ts";
import { putMoney } from "./money.ts";
import { accounts, player } from "./player.ts";

/** Games of a championship as pairs of its clubs: two in play, three ahead. */
const pairings = [
  { section: "LIVE", clubs: [0, 1] },
  { section: "LIVE", clubs: [2, 3] },
  { section: "LINE", clubs: [4, 5] },
  { section: "LINE", clubs: [3, 0] },
  { section: "LINE", clubs: [1, 2] },
] as const;

/** Path segment of a name. */
const slugOf = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "") || "club";

/** What a world grows from: its seed, and the instant (epoch milliseconds) that starts lie around. */
export interface Origin {
  seed: string;
  anchor: number;
}

/** A game with everything that hangs on it. `index` counts the games of the world and makes the times. */
export function putGame(
  store: Store,
  { seed, anchor }: Origin,
  game: {
    id: string;
    sportId: string;
    championshipId: string;
    section: "LINE" | "LIVE";
    index: number;
    opponents: string[];
    slug: string;
  },
): void {
  const random = randomFrom(`${seed}/game/${game.id}`);
  const isLive = game.section === "LIVE";
  const { markets, outcomes } = gameMarkets(game.id, game.sportId, random);
  for (const market of markets) store.put("Market", { ...market, $game: game.id });
  for (const outcome of outcomes) store.put("Outcome", { ...outcome, $game: game.id });
  store.put("Game", {
    id: game.id,
    section: game.section,
    startsAt: startOf(game.section, game.index, anchor),
    sport: game.sportId,
    championship: game.championshipId,
    opponents: game.opponents,
    slug: game.slug,
    status: isLive ? "IN_PLAY" : "NOT_STARTED",
    score: isLive ? liveScore(game.sportId, random) : null,
    events: isLive ? liveEvents(game.sportId) : [],
    version: 1,
    $markets: markets.map(({ id }) => id),
    $top: game.index % 5 === 0,
  });
}

function putChampionship(
  store: Store,
  origin: Origin,
  sportId: string,
  championship: ChampionshipNames,
  order: number,
): void {
  store.put("Championship", {
    id: championship.id,
    name: championship.name,
    slug: championship.slug,
    sport: sportId,
    countryCode: championship.countryCode,
  });
  const clubs = championship.clubs.map(([en, ru, ar, shortName], index) => {
    const id = `${championship.id}${index + 1}`;
    store.put("Opponent", { id, name: { en, ru, ar }, shortName, ...shirt(randomFrom(`${origin.seed}/club/${id}`)) });
    return { id, slug: slugOf(en) };
  });
  pairings.forEach((pairing, index) => {
    const pair = pairing.clubs.map((number) => clubs[number]).filter((club) => club !== undefined);
    putGame(store, origin, {
      id: String(1_000_000 + Number(championship.id) * 10 + index),
      sportId,
      championshipId: championship.id,
      section: pairing.section,
      index: order * pairings.length + index,
      opponents: pair.map(({ id }) => id),
      slug: pair.map(({ slug }) => slug).join("-"),
    });
  });
}

const rub = (value: Decimal.Value): Entity => ({ amount: new Decimal(value).toFixed(2), currency: "RUB" });

/** A coupon on some outcomes of the world at their prices, in roubles. */
function putCoupon(store: Store, coupon: Entity, amount: string, outcomeIds: string[], result: string): void {
  const bets = outcomeIds.map((id) => ({ id, coef: String(store.get("Outcome", id)?.["coef"]), result }));
  const product = bets.reduce((coef, bet) => coef.times(bet.coef), new Decimal(1));
  const payout: Readonly<Record<string, Entity>> = { WON: rub(product.times(amount)), LOST: rub(0) };
  store.put("Coupon", {
    ...coupon,
    accountId: accounts[0]?.["id"],
    amount: rub(amount),
    coef: product.toFixed(3),
    possibleWin: rub(product.times(amount)),
    payout: payout[result] ?? null,
    bets,
  });
}

function putPlayer(store: Store): void {
  store.put("Viewer", {
    id: player.id,
    login: player.login,
    name: null,
    config: { banLevel: 0, banVersion: 0 },
    chatIdentity: null,
  });
  for (const account of accounts) store.put("Account", account);
  for (const limit of limits) store.put("Limit", limit);
  putCoupon(
    store,
    { id: "9000003", kind: "SINGLE", state: "ACCEPTED", placedAt: "2026-11-03T18:20:11Z" },
    "500",
    ["1001012.1x2.home"],
    "OPEN",
  );
  putCoupon(
    store,
    {
      id: "9000002",
      kind: "EXPRESS",
      state: "WON",
      placedAt: "2026-11-02T12:00:45Z",
      settledAt: "2026-11-02T21:50:00Z",
    },
    "200",
    ["1001013.1x2.home", "1002013.1x2.away"],
    "WON",
  );
  putCoupon(
    store,
    {
      id: "9000001",
      kind: "SINGLE",
      state: "LOST",
      placedAt: "2026-11-01T09:15:30Z",
      settledAt: "2026-11-01T18:00:00Z",
    },
    "300",
    ["1001014.1x2.away"],
    "LOST",
  );
}

/** Fills a store with the world of a seed: 3 sports, 6 championships, 30 games (12 in play) and the player. */
export function buildWorld(store: Store, origin: Origin): void {
  let order = 0;
  for (const sport of sports) {
    store.put("Sport", { id: sport.id, name: sport.name, slug: sport.slug });
    for (const championship of sport.championships) {
      putChampionship(store, origin, sport.id, championship, order);
      order += 1;
    }
  }
  putPlayer(store);
  putMoney(store);
  putAwards(store);
  putBonuses(store);
  putBonusGames(store);
  putToto(store, origin.anchor);
  putLotto(store, origin.anchor);
  putTournaments(store, origin.anchor);
  putCasino(store);
}
