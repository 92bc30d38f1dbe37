/**
 * Hears when the gateway refuses something because the player has not agreed to changed terms: 451 with exception code
 * 1 (SPEC 8.24).
 */
import { ApolloLink } from "@apollo/client";
import { tap } from "rxjs";

/** A link that tells of such refusals and changes nothing. */
export function createTermsLink(refused: () => void): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ errors }) => {
        if (errors?.some(({ extensions }) => extensions?.["code"] === "TERMS_NOT_ACCEPTED")) refused();
      }),
    ),
  );
}
