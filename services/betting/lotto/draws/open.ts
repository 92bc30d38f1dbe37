/** Opening the sale of draws, by the schedule of their lottery or by hand. */
import { createHmac } from "node:crypto";
import { and, asc, eq, gt, max } from "../../../platform/database/drizzle.ts";
import { hashOfSeed } from "#shared/betting/lotto/fairDraw.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { lockKey, type Tx } from "../../../platform/database/database.ts";
import type { Rules } from "../rules/model.ts";
import { momentsAfter } from "../rules/schedule.ts";
import { type DrawRow, lottery as lotteries, lottoDraw } from "../tables.ts";

type Context = Pick<ServiceContext, "clock" | "secret" | "transact">;

/** A draw is on sale for at least so long. */
const leastSaleMs = 30_000;

/**
 * The seed of a draw, made of a secret that only this site has: until the draw no table holds it, and it can't change after
 * its hash was published.
 */
export const seedOf = (secret: Buffer, lottery: string, number: number): string =>
  createHmac("sha256", secret).update(`${lottery}:${number}`).digest("hex");

export const seedSecret = (context: Pick<Context, "secret">): Promise<Buffer> => context.secret("lotto:seeds");

interface Opening {
  lottery: string;
  rules: Rules;
  secret: Buffer;
  now: number;
  closings: readonly number[];
  by: string;
}

/** Writes draws, one for each closing. The caller holds the lock of all openings. */
async function write(tx: Tx, { lottery, rules, secret, now, closings, by }: Opening): Promise<DrawRow[]> {
  if (closings.length === 0) return [];
  const [last] = await tx
    .select({ number: max(lottoDraw.number) })
    .from(lottoDraw)
    .where(eq(lottoDraw.lottery, lottery));
  return tx
    .insert(lottoDraw)
    .values(
      closings.map((closesAt, index) => {
        const number = (last?.number ?? 0) + 1 + index;
        return {
          lottery,
          number,
          state: "OPEN" as const,
          currency: rules.currency,
          rules,
          seedHash: hashOfSeed(seedOf(secret, lottery, number)),
          popularity: Array.from({ length: rules.balls }, () => 0),
          opensAt: now,
          closesAt,
          openedBy: by,
        };
      }),
    )
    .returning();
}

/** Brings each lottery to the draws it has on sale at once. */
export async function openDue(context: Context): Promise<void> {
  const secret = await seedSecret(context);
  await context.transact(async (tx) => {
    await lockKey(tx, "lotto:open");
    const on = await tx.select().from(lotteries).where(eq(lotteries.isOn, true)).orderBy(asc(lotteries.place));
    for (const { key: lottery, rules } of on) {
      const now = context.clock.now();
      // Those that were called off keep their moment.
      const known = await tx
        .select({ closesAt: lottoDraw.closesAt, state: lottoDraw.state })
        .from(lottoDraw)
        .where(and(eq(lottoDraw.lottery, lottery), gt(lottoDraw.closesAt, now)));
      const taken = new Set(known.map(({ closesAt }) => closesAt));
      const missing = rules.ahead - known.filter(({ state }) => state === "OPEN").length;
      const closings = momentsAfter(rules.schedule, now + leastSaleMs, rules.ahead + known.length)
        .filter((moment) => !taken.has(moment))
        .slice(0, Math.max(0, missing));
      await write(tx, { lottery, rules, secret, now, closings, by: "job" });
    }
  });
}

/** A draw at a moment that the operator names; a code where there can't be one. */
export async function openByHand(
  context: Context,
  { lottery, closesAt, by }: { lottery: string; closesAt: number; by: string },
): Promise<DrawRow | "LOTTERY_UNKNOWN" | "MOMENT_UNFIT"> {
  const secret = await seedSecret(context);
  return context.transact(async (tx) => {
    await lockKey(tx, "lotto:open");
    const [row] = await tx.select().from(lotteries).where(eq(lotteries.key, lottery));
    if (row === undefined) return "LOTTERY_UNKNOWN";
    const now = context.clock.now();
    const [other] = await tx
      .select({ id: lottoDraw.id })
      .from(lottoDraw)
      .where(and(eq(lottoDraw.lottery, lottery), eq(lottoDraw.closesAt, closesAt)));
    if (other !== undefined || closesAt < now + leastSaleMs) return "MOMENT_UNFIT";
    const [draw] = await write(tx, { lottery, rules: row.rules, secret, now, closings: [closesAt], by });
    return draw ?? "MOMENT_UNFIT";
  });
}
