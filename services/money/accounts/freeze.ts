/** Keeping a player's money where it is until the operator's staff have looked. */
import { asc, eq, isNotNull } from "../../platform/database/drizzle.ts";
import type { ServiceContext } from "../../platform/context.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { appendBalance } from "./accounts.ts";
import { raiseVersion } from "./office.ts";
import { ledgerAccount, playerChoice } from "./tables.ts";

type Context = Pick<ServiceContext, "clock" | "outbox">;

export interface Frozen {
  player_id: number;
  /** Epoch seconds. */
  since: number;
  reason: string;
}

/** Sends a balance event for the player's first account, so that open pages learn whether the money is frozen. */
async function tell(context: Context, tx: Tx, playerId: number): Promise<void> {
  await raiseVersion(tx, playerId);
  const [first] = await tx
    .select({ id: ledgerAccount.id })
    .from(ledgerAccount)
    .where(eq(ledgerAccount.playerId, playerId))
    .orderBy(asc(ledgerAccount.id))
    .limit(1);
  if (first !== undefined) await appendBalance(context, tx, playerId, first.id);
}

/** Freezes a player's money; who is frozen already stays so for the first reason. The caller has locked the player. */
export async function freeze(context: Context, tx: Tx, playerId: number, reason: string): Promise<void> {
  const [choice] = await tx.select().from(playerChoice).where(eq(playerChoice.id, playerId));
  if (choice === undefined || choice.frozenAt !== null) return;
  await tx
    .update(playerChoice)
    .set({ frozenAt: context.clock.now(), frozenReason: reason })
    .where(eq(playerChoice.id, playerId));
  await tell(context, tx, playerId);
}

/** Lets a player use their money again. The caller has locked the player. */
export async function unfreeze(context: Context, tx: Tx, playerId: number): Promise<void> {
  await tx.update(playerChoice).set({ frozenAt: null, frozenReason: null }).where(eq(playerChoice.id, playerId));
  await tell(context, tx, playerId);
}

/** Players whose money is frozen, who has waited longest first. */
export async function frozenPlayers(db: Db): Promise<Frozen[]> {
  const rows = await db
    .select({ id: playerChoice.id, at: playerChoice.frozenAt, reason: playerChoice.frozenReason })
    .from(playerChoice)
    .where(isNotNull(playerChoice.frozenAt))
    .orderBy(asc(playerChoice.frozenAt))
    .limit(500);
  return rows.map(({ id, at, reason }) => ({
    player_id: id,
    since: Math.floor((at ?? 0) / 1000),
    reason: reason ?? "support",
  }));
}
