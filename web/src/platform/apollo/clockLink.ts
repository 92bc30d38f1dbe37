import { ApolloLink } from "@apollo/client";
import { tap } from "rxjs";
import type { SiteClock } from "@/platform/browser/siteClock.ts";

/** Sets the page's clock by the `Date` header of each answer. */
export function createClockLink(clock: SiteClock): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(() => {
        const { response } = operation.getContext() as { response?: Response };
        clock.hear(Date.parse(response?.headers.get("date") ?? ""));
      }),
    ),
  );
}
