/**
 * Paying the tickets of a draw in batches, each one transaction with one journal under its own key, so that a process that
 * dies in between leaves a batch paid or untouched.
 */
import { sql } from "../../platform/database/drizzle.ts";
import { toMajor, toMinor } from "#shared/money/minor.ts";
import type { ServiceContext } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import { appendUsedLimits, limitedAmong } from "../../money/limits/public.ts";
import { moveHeld, payHeld } from "./money.ts";

type Context = Pick<ServiceContext, "clock" | "outbox" | "siteConfig" | "transact">;

export const paidAtOnce = 10_000;

export type DrawState = "OPEN" | "CLOSED" | "DRAWN" | "SETTLED" | "CANCELLED";
export type TicketState = "OPEN" | "WON" | "LOST" | "REFUNDED";

interface PaidDraw {
  id: number;
  state: DrawState;
  currency: string;
  held: string;
  paid: string;
  batches: number;
  version: number;
}

interface PaidTicket {
  id: number;
  playerId: number;
  accountId: number;
  price: string;
}

/** What a service tells of its draws. Its tickets stand in the table `<name>_ticket`. */
export interface Settling<Draw extends PaidDraw, Ticket extends PaidTicket> {
  /** Name of the service: prefix of its tables and of the journals' keys. */
  name: "toto" | "lotto";
  /** A draw that is drawn or cancelled, with its row locked; null if it is neither by now. */
  lock(tx: Tx, id: number): Promise<Draw | null>;
  /** The next open tickets, by account and number. */
  open(tx: Tx, drawId: number, most: number): Promise<Ticket[]>;
  /** Tells the prizes of a draw's tickets, in minor units. */
  prizesOf(draw: Draw): (ticket: Ticket) => bigint;
  /** Writes what became of the parts of tickets that have got their prizes. */
  writeParts?(tx: Tx, draw: Draw, tickets: readonly Ticket[]): Promise<void>;
  write(tx: Tx, id: number, change: Partial<PaidDraw> & { settledAt?: number }): Promise<void>;
}

interface Settled {
  id: number;
  prize: bigint;
}

/** Writes what became of a batch of tickets. */
async function writeTickets(
  tx: Tx,
  name: string,
  settled: readonly Settled[],
  { currency, at, isRefund }: { currency: string; at: number; isRefund: boolean },
): Promise<void> {
  const ids = settled.map(({ id }) => id).join(",");
  const prizes = settled.map(({ prize }) => toMajor(prize, currency)).join(",");
  await tx.execute(sql`
    update ${sql.identifier(`${name}_ticket`)} ticket set
      state = case when ${isRefund} then 'REFUNDED' when done.prize > 0 then 'WON' else 'LOST' end,
      prize = case when ${isRefund} then null else done.prize end, settled_at = ${at}::bigint
    from unnest(string_to_array(${ids}, ',')::bigint[], string_to_array(${prizes}, ',')::numeric[]) as done (id, prize)
    where ticket.id = done.id`);
}

/** Pays the next batch of a draw that is drawn or cancelled; whether there may be more. */
export async function payBatch<Draw extends PaidDraw, Ticket extends PaidTicket>(
  context: Context,
  settling: Settling<Draw, Ticket>,
  id: number,
): Promise<boolean> {
  const { name } = settling;
  return context.transact(async (tx) => {
    const draw = await settling.lock(tx, id);
    if (draw === null) return false;
    const { currency } = draw;
    const isRefund = draw.state === "CANCELLED";
    const open = await settling.open(tx, id, paidAtOnce);
    const at = context.clock.now();
    const prizeOf = isRefund ? ({ price }: Ticket) => toMinor(price, currency) : settling.prizesOf(draw);
    const payees = new Map<number, { playerId: number; minor: bigint }>();
    const settled = open.map((ticket): Settled => {
      const prize = prizeOf(ticket);
      const before = payees.get(ticket.accountId)?.minor ?? 0n;
      payees.set(ticket.accountId, { playerId: ticket.playerId, minor: before + prize });
      return { id: ticket.id, prize };
    });
    const total = settled.reduce((sum, { prize }) => sum + prize, 0n);
    const held = toMinor(draw.held, currency) - total;
    if (settled.length > 0) await writeTickets(tx, name, settled, { currency, at, isRefund });
    if (!isRefund) await settling.writeParts?.(tx, draw, open);
    await payHeld(context, tx, { key: `${name}:${id}:batch:${draw.batches}`, payees, currency, at });
    const players = [...new Set(open.map(({ playerId }) => playerId))];
    for (const playerId of await limitedAmong(tx, players)) await appendUsedLimits(context, tx, playerId, at);
    const isLast = open.length < paidAtOnce;
    // What rounding down has left.
    if (isLast) await moveHeld(tx, { key: `${name}:${id}:remainder`, to: "rounding", minor: held, currency, at });
    await settling.write(tx, id, {
      batches: draw.batches + 1,
      held: isLast ? "0" : toMajor(held, currency),
      paid: toMajor(toMinor(draw.paid, currency) + total, currency),
      version: draw.version + 1,
      ...(isLast && { settledAt: at, state: isRefund ? "CANCELLED" : "SETTLED" }),
    });
    return !isLast;
  });
}
