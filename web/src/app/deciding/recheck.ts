import { useLocation, useNavigate } from "react-router";
import { useApp } from "@/app/app.ts";
import { forgetRoutes } from "./browserFacts.ts";
import { expectChange } from "./visit.ts";

/**
 * Runs the guards again over the page that stands, because something outside of it changed: they decide whether its
 * visitor may stay (SPEC 4.25). Its data is loaded anew; place, scroll and coupon remain.
 */
export function useRecheck(): () => Promise<void> {
  const app = useApp();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return async () => {
    forgetRoutes(app);
    expectChange(app.visit);
    await navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true });
  };
}
