import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { COUPON_QUERY, couponCodeOf } from "#shared/betting/couponCode.ts";
import { useNotifications } from "@/platform/app/app.ts";
import { useLoadCode } from "./useLoadCode.ts";

/**
 * Loads the coupon that a shared link names, once, and takes its code out of the address: a reload brings nothing back
 * that was removed.
 */
export function CouponFromAddress() {
  const { search } = useLocation();
  const told = new URLSearchParams(search).get(COUPON_QUERY);
  return told === null ? null : <Loading key={told} told={told} />;
}

function Loading({ told }: { told: string }) {
  const notifications = useNotifications();
  const { t } = useTranslation("sharing");
  const { t: placed } = useTranslation("placedCoupon");
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { load } = useLoadCode();

  useEffect(
    function loadOnce() {
      const query = new URLSearchParams(search);
      query.delete(COUPON_QUERY);
      void navigate({ pathname, search: query.toString(), hash }, { replace: true, preventScrollReset: true });
      const code = couponCodeOf(told);
      const words = { unknown: t("unknown"), failed: t("loadFailed"), gone: placed("allGone"), busy: placed("busy") };
      const show = (text: string) => notifications.show({ kind: "warning", view: "toast", text });
      const tryLoading = async () => {
        const problem = code === null ? "unknown" : await load(code);
        if (problem !== null) show(words[problem]);
      };
      void tryLoading();
      // One link, one loading: what the address becomes by it must not load again.
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [told],
  );
  return null;
}
