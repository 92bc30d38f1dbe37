/**
 * The one clock of the page: the server's, by which races start, bets close and proofs run out. A visitor's own may be
 * hours wrong, and may be put right while the page is open.
 */

/**
 * The server's time, and in between a clock that nobody can set. What the server says of the time is always a little old
 * (its answers say whole seconds, take their way, and may have been kept), never ahead, so the latest of it all is the
 * nearest to the truth.
 */
export class SiteClock {
  /** Server's time when this browser's steady clock was at 0, epoch milliseconds. */
  private start = Number.NEGATIVE_INFINITY;

  /** Takes a moment that the server said, epoch milliseconds. */
  hear(instant: number): void {
    // That clock stands still while a device sleeps: the first answer afterwards says so much more.
    if (Number.isFinite(instant)) this.start = Math.max(this.start, instant - performance.now());
  }

  /** Epoch milliseconds; by the visitor's own clock while the server has said nothing. */
  now(): number {
    return Number.isFinite(this.start) ? this.start + performance.now() : Date.now();
  }
}

/** The clock of the server this page came from. While a page is made on the server it hears nothing, and is that server's. */
export const siteClock = new SiteClock();
