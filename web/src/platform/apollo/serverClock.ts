/**
 * The server's clock, by which races start and bets close: a visitor's own may be minutes wrong. What the server says
 * of the time is always a little old (its answers say whole seconds, take their way, and may have been kept), never
 * ahead, so the latest of it all is the nearest to the truth.
 */
import { ApolloLink } from "@apollo/client";
import { tap } from "rxjs";

export class ServerClock {
  #ahead = Number.NEGATIVE_INFINITY;

  /** Takes a moment that the server said, epoch milliseconds. */
  hear(instant: number): void {
    if (Number.isFinite(instant)) this.#ahead = Math.max(this.#ahead, instant - Date.now());
  }

  /** Epoch milliseconds; by the visitor's own clock while the server has said nothing. */
  now(): number {
    return Date.now() + (Number.isFinite(this.#ahead) ? this.#ahead : 0);
  }
}

/** The clock of the server this page came from. Only for the browser: on the server it hears nothing. */
export const serverClock = new ServerClock();

/** Sets the clock by the `Date` header of each answer. */
export function createClockLink(clock: ServerClock): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(() => {
        const { response } = operation.getContext() as { response?: Response };
        clock.hear(Date.parse(response?.headers.get("date") ?? ""));
      }),
    ),
  );
}
