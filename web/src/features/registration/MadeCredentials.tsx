import { useReactiveVar } from "@apollo/client/react";
import { lazy, Suspense } from "react";
import { madeCredentials } from "@/app/people/madeCredentials.ts";

const CredentialsWindow = lazy(() => import("./CredentialsWindow.tsx"));

/** The login and password of who has just registered by one click: over whatever page he was led to, until he has seen them. */
export function MadeCredentials() {
  const made = useReactiveVar(madeCredentials);
  return made === null ? null : <Suspense fallback={null}><CredentialsWindow made={made} /></Suspense>;
}
