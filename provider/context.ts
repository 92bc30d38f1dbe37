/** What the parts of the provider share. */
import type { Logger } from "pino";
import type { Faults } from "./faults/faults.ts";
import type { ProviderSettings } from "./settings.ts";
import type { Store } from "./store/store.ts";

/** How long things take, milliseconds; tests give their own. */
export interface Timings {
  /** From the order of a payout to its end. */
  payoutMs: number;
  /** From the approval at the slow demo bank to the money. */
  slowBankMs: number;
  /** Until an attempt to deliver a notice is given up. */
  noticeMs: number;
  /** How long a browser waits, before it returns, for notices to be sent. */
  returnMs: number;
}

export interface ProviderContext {
  settings: ProviderSettings;
  store: Store;
  faults: Faults;
  log: Logger;
  timings: Timings;
  /** Origin of the pages; known once the server listens. */
  publicUrl(): string;
  /** Resolves when each notice of a payment that is due has been tried once, or the browser has waited long enough. */
  noticesSent(payment: string): Promise<void>;
}
