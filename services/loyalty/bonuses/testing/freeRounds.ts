/** What tests of free rounds do: make an offer of them, take it, and send the studio's calls for its rounds. */
import { sql } from "../../../platform/database/drizzle.ts";
import { expect } from "vitest";
import { putGame } from "../../../games/casino/testing/catalogueRows.ts";
import { game, startWalletWorld } from "../../../money/wallet/testing/world.ts";
import { testOffer } from "./offer.ts";
import { startBonusWorld } from "./world.ts";

export const desk = { "x-service-key": "test-key" };

const definition = (change: object = {}) =>
  testOffer({
    kind: "FREE_ROUNDS",
    product: "CASINO",
    currencies: [{ currency: "RUB", minDeposit: null, maxBonus: "30", maxStake: null }],
    multiplier: "0",
    days: 3,
    minCoef: "1",
    freeRounds: { game, rounds: 3, stakes: { RUB: "10" } },
    picture: "slots",
    ...change,
  });

/** Services with a launched game, and a player with 100 roubles of cash. */
export async function startFreeRounds() {
  const wallet = await startWalletWorld();
  await putGame(wallet.test.services.context.db, { key: game, engine: "slots", rtp: "96" });
  const world = await startBonusWorld("demo", wallet.test);
  const cash = world.client.accounts["RUB"] ?? "";
  const context = () => wallet.test.services.context;
  let token = "";
  let offers = 0;
  let rounds = 0;
  const launch = async () => {
    token = await wallet.launch();
  };
  const create = (change: object = {}) =>
    wallet.test.call<{ id: string; key: string }>("POST", "/bonus-api/v1/desk/offers", {
      headers: desk,
      body: { key: `free-rounds-${(offers += 1)}`, definition: definition(change), starts_at: 0, ends_at: null },
    });

  /** A player takes a new offer of three rounds at 10 each. */
  async function take(change: object = {}) {
    const { body } = await create(change);
    const { bonus, errors } = await world.claim(body.key);
    expect(errors).toEqual([]);
    return { id: bonus?.id ?? "", key: body.key, offerId: Number(body.id), account: bonus?.account_id ?? 0 };
  }
  const shown = async (id: string) => (await world.bonus(id)).bonus;
  const playerId = () => world.client.userId;
  const granted = async (id: string) => {
    const { rows } = await context().db.execute(sql`select free_grant_id::text as grant from bonus where id = ${id}`);
    return String(rows[0]?.["grant"]);
  };

  /** A round that free rounds pay, with each of its calls. */
  function roundOf(freeRounds: string) {
    const round = `bonus-free-${(rounds += 1)}`;
    const common = { round, game, player: String(playerId()), currency: "RUB" };
    const about = { ...common, bet: `${round}:bet` };
    return {
      bet: () => wallet.call("bet", { id: about.bet, ...common, token, amount: "10.00", freeRounds }),
      win: (amount: string) => wallet.call("win", { id: `${round}:win`, ...about, amount }),
      rollback: () => wallet.call("rollback", { id: `${round}:back`, ...about, amount: "10.00" }),
      end: () => wallet.call("end", { id: `${round}:end`, ...common }),
    };
  }
  const forfeit = (id: string) =>
    world.test.call("POST", `/bonus-api/v1/bonuses/${id}/forfeit`, { headers: world.client.headers });
  return { wallet, world, cash, context, launch, create, take, shown, playerId, granted, roundOf, forfeit };
}
