import { useReactiveVar } from "@apollo/client/react";
import { lazy, Suspense } from "react";
import { madeCredentials } from "./madeCredentials.ts";

const CredentialsWindow = lazy(() => import("./CredentialsWindow.tsx"));

/**
 * The login and password of a one-click registration, shown over whatever page follows until the player has seen them.
 */
export function MadeCredentials() {
  const made = useReactiveVar(madeCredentials);
  return made === null ? null : (
    <Suspense fallback={null}>
      <CredentialsWindow made={made} />
    </Suspense>
  );
}
