/** What limits ask of the services that take stakes: how much a player has staked and got back. */
import type { Db } from "../../platform/database/database.ts";
import { definePort } from "../../platform/ports.ts";

/** Sums of one currency, exact. */
export interface Wagered {
  currency: string;
  /** Stakes and premiums, without refused ones and without what the house stakes for a player. */
  staked: string;
  /** Money paid back for them. */
  returned: string;
}

/** What a player has staked since a moment (epoch milliseconds of the services' clock), one row per currency. */
export const wagers = definePort<(db: Db, playerId: number, since: number) => Promise<Wagered[]>>("limits.wagers");
