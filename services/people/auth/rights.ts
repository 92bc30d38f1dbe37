/**
 * What a player may do [6.14]: bans, closed sections, exclusions and frozen accounts combined, as the calls themselves
 * apply them.
 */
import type { ServiceContext } from "../../platform/context.ts";
import { isExcluded } from "../../money/limits/public.ts";
import { closedSections, type Player } from "../players/public.ts";
import { isFrozen } from "../../money/accounts/public.ts";

export async function rightsOf({ db, clock }: Pick<ServiceContext, "db" | "clock">, player: Player) {
  const closed = await closedSections(db, player.id);
  const frozen = await isFrozen(db, player.id);
  // A time-out keeps from playing as self-exclusion does, until its end and not until somebody has looked.
  const mayPlay = player.banLevel === 0 && !(await isExcluded(db, player.id, clock.now()));
  return {
    bet_line: mayPlay && !frozen && !closed.includes("LINE"),
    bet_live: mayPlay && !frozen && !closed.includes("LIVE"),
    deposit: mayPlay && !frozen,
    // Their money is theirs, whatever else they may not do; only support's freeze keeps it where it is.
    withdraw: !frozen,
    bonuses: mayPlay,
    support: true,
  };
}
