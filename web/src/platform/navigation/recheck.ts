import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useApp } from "@/platform/app/app.ts";
import { forgetRoutes } from "./browserFacts.ts";
import { mayStay } from "./guardRun.ts";
import { expectChange } from "./visit.ts";

/**
 * Runs the guards again over the current page, because something outside of it changed: they decide whether its visitor
 * may stay (SPEC 4.25). Its data is loaded again; place, scroll and coupon remain. A visitor who has gone on meanwhile
 * is not brought back: the page they are on, or on their way to, is the one that is checked.
 */
export function useRecheck(): () => Promise<void> {
  const app = useApp();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const here = useRef({ pathname, search, hash });
  useEffect(
    function follow() {
      here.current = { pathname, search, hash };
    },
    [pathname, search, hash],
  );
  return async () => {
    forgetRoutes(app);
    expectChange(app.visit);
    const { target, current } = app.visit;
    // Who asked may be gone with its page; where the visitor is then, the visit knows.
    const hasGone =
      current !== null && (current.pathname !== here.current.pathname || current.search !== here.current.search);
    await navigate(target ?? (hasGone ? current : here.current), { replace: true, preventScrollReset: true });
  };
}

/** Runs the guards again only where, as far as is known, they would not show the page any more. Asks nothing. */
export function useLeaveIfMust(): () => Promise<void> {
  const app = useApp();
  const recheck = useRecheck();
  return async () => {
    if (!(await mayStay(app, new URL(globalThis.location.href)))) await recheck();
  };
}
