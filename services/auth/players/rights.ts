/** What a player may do [6.14]: bans, closed sections, exclusions and frozen accounts together, as the calls themselves hold to it. */
import { eq } from "drizzle-orm";
import { playerChoice } from "../../accounts/tables.ts";
import type { ServiceContext } from "../../core/context.ts";
import { isExcluded } from "../../limits/against.ts";
import { closedSections } from "../../users/closedSections.ts";
import type { Player } from "./players.ts";

export async function rightsOf({ db, clock }: Pick<ServiceContext, "db" | "clock">, player: Player) {
  const closed = await closedSections(db, player.id);
  const [account] = await db.select({ frozenAt: playerChoice.frozenAt }).from(playerChoice).where(eq(playerChoice.id, player.id));
  const isFrozen = typeof account?.frozenAt === "number";
  // A time-out keeps from playing as self-exclusion does, until its end and not until somebody has looked.
  const mayPlay = player.banLevel === 0 && !(await isExcluded(db, player.id, clock.now()));
  return {
    bet_line: mayPlay && !isFrozen && !closed.includes("LINE"),
    bet_live: mayPlay && !isFrozen && !closed.includes("LIVE"),
    deposit: mayPlay && !isFrozen,
    // His money is his, whatever else he may not do; only support's freeze keeps it where it is.
    withdraw: !isFrozen,
    bonuses: mayPlay,
    support: true,
  };
}
