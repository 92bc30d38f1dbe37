/** What a player may do [6.14]: bans, disallowed sections, self-exclusion and deposit time-outs together. */
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../core/database.ts";
import { playerLimit } from "../limits/tables.ts";
import { profileOf } from "../users/profiles.ts";
import type { Player } from "./players.ts";

/** Types of limits that take rights away [3.13]. */
const selfExclusion = 30;
const depositTimeOut = 33;

export async function rightsOf(db: Db, player: Player) {
  const { isLineDisallowed, isLiveDisallowed } = await profileOf(db, player.id);
  const active = await db.select({ type: playerLimit.limitType }).from(playerLimit)
    .where(and(eq(playerLimit.playerId, player.id), eq(playerLimit.state, "ACTIVE"), inArray(playerLimit.limitType, [selfExclusion, depositTimeOut])));
  const isExcluded = active.some(({ type }) => type === selfExclusion);
  const mayPlay = player.banLevel === 0 && !isExcluded;
  return {
    bet_line: mayPlay && !isLineDisallowed,
    bet_live: mayPlay && !isLiveDisallowed,
    deposit: mayPlay && !active.some(({ type }) => type === depositTimeOut),
    // His money is his, whatever else he may not do.
    withdraw: true,
    bonuses: mayPlay,
    support: true,
  };
}
