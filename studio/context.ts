/** What the parts of the studio share. */
import type { Logger } from "pino";
import type { SqliteStore } from "../scripts/lib/standIn/sqliteStore.ts";
import type { StudioSettings } from "./settings.ts";
import type { Wallet } from "./wallet/wallet.ts";

/** How long things take, milliseconds; tests give their own. */
export interface Timings {
  /** Least time from the start of a round to that of the player's next one, where protection is on. */
  cycleMs: number;
  /** The same after a round of a slot. */
  slotCycleMs: number;
  /** Until a call to the wallet is given up. */
  walletMs: number;
  /** Between the attempts of a bet. */
  betPauseMs: number;
  /** Pauses before wins, rollbacks and ends of rounds are sent again; the last one is repeated. */
  retryMs: readonly number[];
  /** Longest pause before a wallet that does not answer at all is asked by one call whether it is back. */
  probeMs: number;
  /** How long a player waits for the wallet to take a win before they see the result. */
  winMs: number;
  /** How long a session may be unused. */
  sessionMs: number;
}

export interface StudioContext {
  settings: StudioSettings;
  store: SqliteStore;
  log: Logger;
  timings: Timings;
  wallet: Wallet;
  /** Origin of the games; known once the server listens. */
  publicUrl(): string;
}
