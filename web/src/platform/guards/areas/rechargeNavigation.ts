import { matchRoute, ROUTES, splitPath, urls } from "#shared/routes/routes.ts";
import { goTo, type Guard, PASS } from "@/platform/guards/guard.ts";

/**
 * Where money is paid in by a window, its page opens from the office only; from elsewhere the way leads over the
 * account (SPEC 5.03).
 */
export const rechargeNavigation: Guard = ({ config, match, previous, lang }) => {
  if (config?.useRechargeModal !== true || match?.name !== "recharge") return PASS;
  const from = previous === null ? null : matchRoute(splitPath(previous.pathname).path);
  return from !== null && ROUTES[from.name].menu === "office" ? PASS : goTo(urls.page(lang, "account"));
};
