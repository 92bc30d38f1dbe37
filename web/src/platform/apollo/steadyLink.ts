/**
 * A call that fails, fails after 200 ms and no sooner (SPEC 9.16). Whoever presses "Try again" while the network is
 * down would otherwise see nothing at all, or a flicker: the same words go and come within a frame. What succeeds is
 * not held up.
 *
 * An answer of nothing but errors is no answer: the nulls in it stand for what could not be had, and not for what is
 * not there. Kept, they would make a player a guest while a service is away.
 */
import { ApolloLink } from "@apollo/client";
import { catchError, concatMap, of, throwError, timer } from "rxjs";

/** Shortest time that a failed call takes, in milliseconds. */
export const FETCH_MIN_DELAY = 200;

/** Whether an answer brings nothing but errors. */
const isEmpty = (data: unknown): boolean =>
  data == null || (typeof data === "object" && Object.values(data).every((field) => field === null));

export function createSteadyLink(now: () => number = () => performance.now()): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const asked = now();
    const pause = () => {
      const left = FETCH_MIN_DELAY - (now() - asked);
      return left > 0 ? timer(left) : of(0);
    };
    return forward(operation).pipe(
      catchError((error: unknown) => pause().pipe(concatMap(() => throwError(() => error)))),
      concatMap((answer) =>
        answer.errors !== undefined && answer.errors.length > 0 && isEmpty(answer.data)
          ? pause().pipe(concatMap(() => of({ ...answer, data: null })))
          : of(answer),
      ),
    );
  });
}
