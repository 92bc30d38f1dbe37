/** Coupons that a client places until it knows what became of them: the same key, again and again. */
import { setTimeout as wait } from "node:timers/promises";
import { oneOf, wholeNumber, type Random } from "../kit/random.ts";
import { codesOf, outages, type Offer, type Player } from "./player.ts";

/** What is to be placed. */
export interface Wish {
  key: string;
  login: string;
  accountId: string;
  kind: "SINGLE" | "EXPRESS";
  amount: string;
  bets: readonly Offer[];
}

/** What the client was told at last. */
export interface Placing extends Wish {
  /** Number of the coupon; null for a refusal. */
  couponId: string | null;
  /** Codes of the refusal. */
  refusals: readonly string[];
  /** How often it was asked for. */
  tries: number;
}

const pauseMs = 100;
/** A service that is killed is back long before, milliseconds. */
const longestMs = 120_000;

/** A single or an express of other games than before, for 10 to 40 rubles. */
export function wishOf(
  random: Random,
  player: Player,
  key: string,
  line: readonly Offer[],
  live: readonly Offer[],
): Wish {
  const pick = (from: readonly Offer[]): Offer => {
    const [first, ...rest] = from;
    if (first === undefined) throw new Error("nothing is on offer");
    return oneOf(random, [first, ...rest]);
  };
  const amount = String(wholeNumber(random, 10, 40));
  const { login, accountId } = player;
  // A live coupon is decided later on, by a job that is killed as well.
  if (live.length > 0 && random() < 0.25) return { key, login, accountId, amount, kind: "SINGLE", bets: [pick(live)] };
  if (random() < 0.5) return { key, login, accountId, amount, kind: "SINGLE", bets: [pick(line)] };
  const bets = new Map(
    Array.from({ length: wholeNumber(random, 2, 4) }, () => pick(line)).map((offer) => [offer.gameId, offer]),
  );
  return { key, login, accountId, amount, kind: bets.size > 1 ? "EXPRESS" : "SINGLE", bets: [...bets.values()] };
}

const mutation =
  "mutation($input: PlaceCouponInput!) { placeCoupon(input: $input) { coupon { id amount { amount } bets { id } } errors { code } } }";

/**
 * Places a coupon under its key until the answer is one. `sent` is told of each try.
 * @throws when something else than an outage comes, or no answer for minutes.
 */
export async function placeUntilAnswered(
  player: Player,
  wish: Wish,
  sent: () => void = () => {},
  giveUpMs = longestMs,
): Promise<Placing> {
  const { key, accountId, kind, amount, bets } = wish;
  const input = {
    idempotencyKey: key,
    accountId,
    kind,
    amount,
    oddsChange: "ANY",
    bets: bets.map(({ outcomeId, coef }) => ({ outcomeId, coef })),
  };
  const until = performance.now() + giveUpMs;
  for (let tries = 1; performance.now() < until; tries += 1) {
    const asked = player.ask(mutation, { input });
    sent();
    const answer = await asked;
    const payload = answer.data?.["placeCoupon"] as
      | { coupon: { id: string } | null; errors: { code: string }[] }
      | null
      | undefined;
    if (payload)
      return { ...wish, tries, couponId: payload.coupon?.id ?? null, refusals: payload.errors.map(({ code }) => code) };
    if (!codesOf(answer).every((code) => outages.has(code)))
      throw new Error(`${key} was answered with ${JSON.stringify(answer.errors)}`);
    await wait(pauseMs);
  }
  throw new Error(`${key} has no answer`);
}
