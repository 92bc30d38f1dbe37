/** Which services are at fault when, and what a client may be told because of that. */

/** After this long a service that is back must answer as if nothing had been, milliseconds. */
export const recoveryMs = 5000;

/** "all": every service, and the event stream. "gateway": nobody answers at all. */
export type Culprit =
  | "all"
  | "gateway"
  | "events"
  | "sportsbook"
  | "coupons"
  | "accounts"
  | "limits"
  | "auth"
  | "config";

export class Excuses {
  readonly #faults: { culprit: Culprit; from: number; until: number }[] = [];

  /** From now on until what it answers is called. */
  begin(culprit: Culprit): () => void {
    const fault = { culprit, from: performance.now(), until: Infinity };
    this.#faults.push(fault);
    return () => {
      fault.until = performance.now();
    };
  }

  /**
   * Whether a failure of a service between two moments is excused. A restart of the gateway excuses what its memory of
   * services was.
   */
  holds(service: string, from: number, until: number): boolean {
    return this.#faults.some(
      (fault) =>
        (fault.culprit === service || (fault.culprit === "all" && service !== "gateway")) &&
        fault.from <= until &&
        from <= fault.until + recoveryMs,
    );
  }
}
