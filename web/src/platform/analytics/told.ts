/** What was told to whom on this page, for the debug page (SPEC 2.60). */
import { makeVar } from "@apollo/client";
import type { NumberedEvent } from "./sinks.ts";

export interface Told {
  event: NumberedEvent;
  /** Ids of the counters that it was told to. */
  told: readonly string[];
  /** Ids of those that it did not reach. */
  failed: readonly string[];
  /** Ids of those that the visitor has not agreed to. */
  refused: readonly string[];
}

const MOST = 100;

export const toldEvents = makeVar<readonly Told[]>([]);

export const noteTold = (events: readonly Told[]): readonly Told[] =>
  toldEvents([...toldEvents(), ...events].slice(-MOST));
