/** Start options of a gateway: its settings, and replacements that tests choose. */
import type { Rates } from "../admission/rates.ts";
import type { TrustedDocument } from "../documents/store.ts";
import type { ReaderOptions } from "../events/reader.ts";
import type { GatewaySettings } from "../settings.ts";

export interface GatewayOptions extends GatewaySettings {
  /** Milliseconds between two tries of upstream calls, in place of their rules' own. */
  tryDelayMs?: number;
  /** How much callers may ask in a while, while `rateLimits` is on. Default the usual ones with `requestsPerSecond`. */
  rates?: Rates;
  /** Trusted documents in place of those of the manifests. */
  trusted?: readonly TrustedDocument[];
  /** How long a client may take to send a request, milliseconds. Default 30 000. */
  requestTimeoutMs?: number;
  /** How long a session's token is reused, milliseconds. Default 60 000. */
  tokenReuseMs?: number;
  /** Milliseconds between two questions whether the texts have changed; null asks never. Default 3000. */
  contentLookMs?: number | null;
  /** Pauses of the event stream's reader. */
  eventPauseMs?: ReaderOptions["pauseMs"];
}

/** Country of visitors whose proxy names none [7.03]. */
export const defaultCountry = "ru";
