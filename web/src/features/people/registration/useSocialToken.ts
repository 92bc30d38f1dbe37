import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { secretsOf, takeSecrets } from "@/platform/session/signInAddress.ts";

const tokenIn = (state: unknown): string | null =>
  typeof state === "object" &&
  state !== null &&
  "registrationToken" in state &&
  typeof state.registrationToken === "string"
    ? state.registrationToken
    : null;

/**
 * What a network gave who is nobody here yet; null without one. It comes behind the # of the address and is kept beside
 * the entry of the history, so that no address shows it.
 */
export function useSocialToken(): string | null {
  const navigate = useNavigate();
  const { state, search, hash } = useLocation();

  useEffect(
    function receive() {
      if (hash === "" && search === "") return;
      const registrationToken = takeSecrets()?.get("token") ?? null;
      if (registrationToken !== null)
        void navigate(`${location.pathname}${location.search}`, { replace: true, state: { registrationToken } });
    },
    [navigate, hash, search],
  );

  // The entry changes only when the page's data has come. Until then the router still tells the address as it was: a
  // form without the token would lose by it what is filled in.
  return tokenIn(state) ?? secretsOf(`${search}${hash}`).get("token");
}
