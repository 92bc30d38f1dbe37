/** Giving attempts: today's free one, one for points, one for a deposit, one by the operator. */
import { randomBytes } from "node:crypto";
import { and, eq } from "../../../platform/database/drizzle.ts";
import type { BonusGameKey } from "#shared/games/bonus/bonusGames.ts";
import { Exact } from "#shared/money/money.ts";
import { bookPoints, personalHindrance, refusalOf, type RefusalCode } from "../../bonuses/public.ts";
import { mainCurrencyOf } from "../../../money/accounts/public.ts";
import { lockPlayer } from "../../../people/players/public.ts";
import { missingProof } from "../../../people/verification/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { FieldError } from "../../../platform/http/api.ts";
import { fingerprintOfCall, readKey } from "../../../platform/http/ids.ts";
import { bonusAttempt, type AttemptRow, type AttemptSource, type GameRow } from "../tables.ts";
import { dailyKey, dayMs, dayOf, openGames, shownAttempt, type AttemptAnswer } from "./store.ts";

type Context = Pick<ServiceContext, "clock" | "outbox">;
export type Answered = { attempt: AttemptAnswer | null; errors: FieldError[] };

export const refused = (code: RefusalCode, path: string[] | null): Answered => ({
  attempt: null,
  errors: [refusalOf(code, path)],
});

/** The player's main currency if all prizes of the game can be paid in it, else null. */
async function payableCurrency(tx: Tx, { definition }: GameRow, playerId: number): Promise<string | null> {
  const currency = await mainCurrencyOf(tx, playerId);
  const isPayable = definition.prizes.every(
    ({ amounts }) => amounts.length === 0 || amounts.some((each) => each.currency === currency),
  );
  return isPayable ? currency : null;
}

interface Given {
  playerId: number;
  currency: string;
  source: AttemptSource;
  /** The same key gives nothing twice. */
  key: string;
  paymentId?: string;
}

/**
 * Gives a player an attempt with the game's prizes of now. The caller has locked the player and knows that they may have
 * it. If one was given under this key before, that one.
 */
async function giveAttempt(
  { clock }: Context,
  tx: Tx,
  { key: game, version, definition }: GameRow,
  { playerId, currency, source, key, paymentId }: Given,
): Promise<AttemptRow> {
  const now = clock.now();
  const [made] = await tx
    .insert(bonusAttempt)
    .values({
      playerId,
      game,
      grantKey: key,
      source,
      state: "READY",
      prizes: definition.prizes,
      version,
      currency,
      serverSeed: randomBytes(32).toString("hex"),
      paymentId: paymentId ?? null,
      givenAt: now,
      expiresAt: now + definition.days * dayMs,
    })
    .onConflictDoNothing()
    .returning();
  const [row] =
    made === undefined ? await tx.select().from(bonusAttempt).where(eq(bonusAttempt.grantKey, key)) : [made];
  if (row === undefined) throw new Error(`no attempt was given under ${key}`);
  return row;
}

const openGame = async (tx: Tx, key: string): Promise<GameRow | null> =>
  (await openGames(tx)).find((game) => game.key === key) ?? null;

/** Takes today's free attempt, or buys one with points; each once. */
export async function takeAttempt(
  context: ServiceContext,
  playerId: number,
  game: string,
  source: "DAILY" | "POINTS",
  sentKey: string | undefined,
): Promise<Answered> {
  const sent = source === "POINTS" ? readKey(sentKey) : "";
  if (typeof sent !== "string") return { attempt: null, errors: [sent] };
  return context.transact(async (tx) => {
    await lockPlayer(tx, playerId);
    const own = await personalHindrance(context, tx, playerId);
    if (own !== null) return refused(own, null);
    const found = await openGame(tx, game);
    if (found === null) return refused("OFFER_UNKNOWN", ["gameKey"]);
    const { daily, points } = found.definition;
    const now = context.clock.now();
    if (source === "DAILY" ? !daily : points === null) return refused("OFFER_CLOSED", ["gameKey"]);
    const key = source === "DAILY" ? dailyKey(found.key, playerId, now) : `points:${playerId}:${sent}`;
    const [earlier] = await tx.select().from(bonusAttempt).where(eq(bonusAttempt.grantKey, key));
    if (earlier !== undefined)
      return earlier.game === game
        ? { attempt: shownAttempt(earlier, now), errors: [] }
        : {
            attempt: null,
            errors: [
              { code: "IDEMPOTENCY_MISMATCH", message: "The key was used for another game", path: ["idempotencyKey"] },
            ],
          };
    // Games of before say nothing of it.
    const missing = await missingProof(
      tx,
      playerId,
      source === "DAILY" ? (found.definition.proof ?? "CONTACT") : "NONE",
    );
    if (missing !== null) return refused(missing, null);
    const currency = await payableCurrency(tx, found, playerId);
    if (currency === null) return refused("OFFER_NOT_FOR_YOU", ["gameKey"]);
    const price = { playerId, key: `attempt:${key}`, amount: -(points ?? 0), reason: "GAME_ATTEMPT", at: now } as const;
    if (source === "POINTS" && !(await bookPoints(tx, price))) return refused("POINTS_TOO_FEW", ["gameKey"]);
    const given = await giveAttempt(context, tx, found, { playerId, currency, source, key });
    return { attempt: shownAttempt(given, now), errors: [] };
  });
}

type Ungranted = Extract<RefusalCode, "LIMIT_REACHED" | "BETTING_CLOSED" | "OFFER_CLOSED" | "OFFER_NOT_FOR_YOU">;

/** An attempt by the operator; or what keeps the player from it. */
export async function grantAttempt(
  context: ServiceContext,
  playerId: number,
  game: BonusGameKey,
  sent: string,
): Promise<AttemptAnswer | Ungranted> {
  return context.transact(async (tx) => {
    const own = await personalHindrance(context, tx, playerId);
    if (own !== null) return own;
    const found = await openGame(tx, game);
    if (found === null) return "OFFER_CLOSED";
    const key = `desk:${fingerprintOfCall(playerId, game, sent)}`;
    const currency = await payableCurrency(tx, found, playerId);
    if (currency === null) return "OFFER_NOT_FOR_YOU";
    return shownAttempt(
      await giveAttempt(context, tx, found, { playerId, currency, source: "OPERATOR", key }),
      context.clock.now(),
    );
  });
}

interface Deposit {
  id: string;
  amount: string;
  currency: string;
}

/** A deposit that is large enough brings an attempt in each game that says so, once a day. */
export async function attemptsOfDeposit(
  context: Pick<ServiceContext, "clock" | "outbox" | "transact">,
  playerId: number,
  { id: paymentId, amount, currency }: Deposit,
): Promise<void> {
  await context.transact(async (tx) => {
    await lockPlayer(tx, playerId);
    if ((await personalHindrance(context, tx, playerId)) !== null) return;
    const [known] = await tx
      .select({ id: bonusAttempt.id })
      .from(bonusAttempt)
      .where(eq(bonusAttempt.paymentId, paymentId));
    if (known !== undefined) return;
    for (const game of await openGames(tx)) {
      const least = game.definition.deposits.find((each) => each.currency === currency);
      if (least === undefined || new Exact(amount).lessThan(least.amount)) continue;
      const own = await payableCurrency(tx, game, playerId);
      if (own === null) continue;
      const key = `deposit:${game.key}:${playerId}:${dayOf(context.clock.now())}`;
      await giveAttempt(context, tx, game, { playerId, currency: own, source: "DEPOSIT", key, paymentId });
    }
  });
}

/** A deposit that is taken back takes the attempts with it that weren't begun. */
export async function withdrawAttempts(context: Pick<ServiceContext, "transact">, paymentId: string): Promise<void> {
  await context.transact(async (tx) => {
    await tx
      .update(bonusAttempt)
      .set({ state: "WITHDRAWN" })
      .where(and(eq(bonusAttempt.paymentId, paymentId), eq(bonusAttempt.state, "READY")));
  });
}
