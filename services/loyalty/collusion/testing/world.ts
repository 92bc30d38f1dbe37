/** Services with everything that moves money, and pairs of new players. */
import { clientWith } from "../../../betting/coupons/testing/client.ts";
import { newOutcome } from "../../../betting/coupons/testing/after.ts";
import { startLottoWorld, type LottoWorld } from "../../../betting/lotto/testing/world.ts";
import { startTotoWorld, type TotoWorld } from "../../../betting/toto/testing/world.ts";
import { openAccount } from "../../../money/accounts/public.ts";
import { startTestProvider, type TestProvider } from "../../../money/payments/testing/provider.ts";
import { paymentSettings, paymentWorld, type PaymentWorld } from "../../../money/payments/testing/world.ts";
import { startWalletWorld, type WalletWorld } from "../../../money/wallet/testing/world.ts";
import { noteHousehold } from "../../../people/household/public.ts";
import { householdWorld } from "../../../people/household/testing/world.ts";
import { createPlayer } from "../../../people/players/public.ts";
import { sql } from "../../../platform/database/drizzle.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { TestServices } from "../../../testing/services.ts";
import { testOffer } from "../../bonuses/testing/offer.ts";
import { startBonusWorld, type BonusWorld } from "../../bonuses/testing/world.ts";
import { referralFriend } from "../../referral/tables.ts";
import { standardTerms } from "../../referral/terms.ts";
import { startTournamentWorld, type TournamentWorld } from "../../tournaments/testing/world.ts";

export interface CollusionWorld {
  test: TestServices;
  context: ServiceContext;
  provider: TestProvider;
  payments: PaymentWorld;
  wallet: WalletWorld;
  toto: TotoWorld;
  lotto: LottoWorld;
  tournaments: TournamentWorld;
  desk<T>(method: "GET" | "POST" | "PUT", path: string, body: object): Promise<{ status: number; body: T }>;
  close(): Promise<void>;
}

export interface Player {
  name: "A" | "B";
  id: number;
  bonuses: BonusWorld;
  rub: number;
  usd: number;
  eur: number;
}

/** Which bets win: a player's, those from bonus accounts, or those from cash. */
export type Luck = "A" | "B" | "BONUS" | "CASH" | "RANDOM";

export interface Pair {
  players: readonly [Player, Player];
  isHousehold: boolean;
  luck: Luck;
  /** The last journal before the pair began. */
  since: number;
  /** What was done so far, a line each. */
  log: string[];
  /** Prices and results of the outcomes of this pair's bets, as the test has set them. */
  outcomes: Map<string, { coef: string; result: "WON" | "LOST" | "VOID" | null }>;
  /** Rounds as the test has played them. */
  rounds: Map<string, { account: number; staked: number; won: number }>;
  /** Draws and a cup of the pair's own, made when first asked for. */
  draws: {
    toto: Awaited<ReturnType<TotoWorld["compose"]>> | null;
    lotto: Awaited<ReturnType<LottoWorld["open"]>> | null;
  };
  cup: string | null;
  /** Who has had a deposit charged back since the staff last looked. */
  heldBack: Set<number>;
}

/** Attempts always win the same, so that mixes repeat. */
export const attemptPrize = "10";
const prize = (kind: "CASH" | "FREE_BET", amount: string) => ({
  kind,
  weight: 1,
  points: null,
  amounts: [{ currency: "RUB", amount }],
  days: 7,
  multiplier: "0",
  product: "ANY",
  minCoef: "1.5",
});

/** A gift whose wagering a few bets or rounds finish. */
export const quickGift = "quick-gift";

export async function startCollusionWorld(): Promise<CollusionWorld> {
  const provider = await startTestProvider();
  let toto: TotoWorld | undefined;
  const wallet = await startWalletWorld(async (settings) => {
    toto = await startTotoWorld({ settings: { ...settings, ...paymentSettings(provider.settings) } });
    return toto.test;
  });
  if (toto === undefined) throw new Error("the toto was not started");
  // Its book is the one that the services have.
  const test: TestServices = { ...wallet.test, book: toto.book };
  const world: CollusionWorld = {
    test,
    context: test.services.context,
    provider,
    wallet,
    toto,
    payments: await paymentWorld(provider.settings, { started: test }),
    lotto: await startLottoWorld({}, test),
    tournaments: await startTournamentWorld({}, test),
    desk: (method, path, body) => test.call(method, path, { headers: { "x-service-key": "test-key" }, body }),
    close: async () => {
      await wallet.close();
      await provider.close();
    },
  };
  const usual = { daily: false, points: null, deposits: [], days: 10 };
  for (const [key, definition] of [
    ["fortuna", { ...usual, daily: true, prizes: [prize("CASH", attemptPrize)] }],
    ["chest", { ...usual, points: 50, prizes: [prize("FREE_BET", "50")] }],
  ] as const) {
    const { status, body } = await world.desk("POST", `/bonus-game-api/v1/desk/games/${key}`, { definition });
    if (status !== 200) throw new Error(JSON.stringify(body));
  }
  const offer = await world.desk("POST", "/bonus-api/v1/desk/offers", {
    key: quickGift,
    definition: testOffer(),
    starts_at: 0,
    ends_at: null,
  });
  if (offer.status !== 200) throw new Error(JSON.stringify(offer.body));
  return world;
}

async function newPlayer({ test, context }: CollusionWorld, name: Player["name"], at: string): Promise<Player> {
  const now = context.clock.now();
  const id = await context.transact(async (tx) => {
    const made = await createPlayer(tx, { passwordHash: "-", createdAt: now }, { termsAcceptedAt: now });
    if (made === null) throw new Error("no player");
    await openAccount(tx, made, "RUB", 0);
    for (const currency of ["USD", "EUR"]) await openAccount(tx, made, currency, 9);
    return made;
  });
  // Colluding players can easily confirm a contact.
  await context.db.execute(sql`update player set email = ${`${id}@example.com`} where id = ${id}`);
  await context.db.execute(sql`update player_profile set is_email_confirmed = true where player_id = ${id}`);
  await noteHousehold(context, context.db, id, { address: at, device: at });
  const client = await clientWith(test, { userId: id, headers: await householdWorld(test).headersOf(id) });
  const bonuses = await startBonusWorld(client, test);
  const [rub, usd, eur] = ["RUB", "USD", "EUR"].map((currency) => Number(client.accounts[currency]));
  return { name, id, bonuses, rub: rub ?? 0, usd: usd ?? 0, eur: eur ?? 0 };
}

let networks = 0;
const network = () => {
  networks += 1;
  return `2001:db8:${(networks >> 8).toString(16)}:${(networks & 255).toString(16)}::1`;
};

/** Two new players; the second was referred by the first. */
export async function newPair(
  world: CollusionWorld,
  { isHousehold, luck }: Pick<Pair, "isHousehold" | "luck">,
): Promise<Pair> {
  const { context, toto } = world;
  const home = network();
  const a = await newPlayer(world, "A", home);
  const b = await newPlayer(world, "B", isHousehold ? home : network());
  const now = context.clock.now();
  await context.db.insert(referralFriend).values({
    friendId: b.id,
    referrerId: a.id,
    state: "REGISTERED",
    terms: standardTerms,
    registeredAt: now,
    expiresAt: now + 60 * 86_400_000,
  });
  // The games of the toto lie ahead of every pair.
  for (const [index, game] of toto.games.entries()) {
    game.startsAt = Math.floor(now / 1000) + (6 + index) * 3_600;
    toto.book.setGame(game.gameId, { startsAt: game.startsAt, isFinished: false, score: null });
    for (const side of ["home", "draw", "away"]) toto.book.clearResult(`${game.gameId}.1x2.${side}`);
  }
  const { rows } = await context.db.execute<{ id: number }>("select coalesce(max(id), 0)::integer as id from journal");
  return {
    players: [a, b],
    isHousehold,
    luck,
    since: rows[0]?.id ?? 0,
    log: [],
    outcomes: new Map(),
    rounds: new Map(),
    draws: { toto: null, lotto: null },
    cup: null,
    heldBack: new Set(),
  };
}

/** A new market of the pair's own, with two sides at a price. */
export function newMarket({ toto, test }: CollusionWorld, pair: Pair, coef: string): readonly [string, string] {
  const home = newOutcome(test, coef);
  const away = home.replace(/home$/, "away");
  toto.book.setOutcome(away, { coef });
  // Near enough for advances.
  const startsAt = Math.floor(test.services.context.clock.now() / 1000) + 20 * 3_600;
  toto.book.setGame(home.split(".")[0] ?? "", { startsAt });
  for (const outcome of [home, away]) pair.outcomes.set(outcome, { coef, result: null });
  return [home, away];
}

/** Who acts. */
interface Doing {
  pair: Pair;
  me: Player;
  other: Player;
}
/** Does something chosen by two random numbers, and answers its outcome for the log. */
export type Act = (world: CollusionWorld, doing: Doing, numbers: { a: number; b: number }) => Promise<string>;
