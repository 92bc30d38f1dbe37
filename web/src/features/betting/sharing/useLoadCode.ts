import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCoupon } from "@/slip/slip.ts";
import { useClient, useLanguage, useNotifications } from "@/platform/app/app.ts";
import { putIntoSlip, type SlipContent } from "@/slip/placedCoupon/putIntoSlip.ts";
import {
  type LegFieldsFragment,
  SharedCouponDocument,
  type SharedCouponQuery,
} from "@/operations/betting/generated.ts";

/** What was saved, as the slip takes it: the bets still on offer, each instead. */
function contentOf({ bets, kind, systemValue, cover }: NonNullable<SharedCouponQuery["sharedCoupon"]>): SlipContent {
  const places = Object.fromEntries(bets.map(({ outcome, isBanker, blockId }) => [outcome.id, { isBanker, blockId }]));
  const blocks = [...new Set(bets.flatMap(({ blockId }) => blockId ?? []))];
  return { legs: bets as readonly LegFieldsFragment[], kind, systemValue, cover, places, blocks };
}

/**
 * unknown: no coupon has the code. gone: nothing of it is on offer. failed: nobody could be asked. busy: a coupon is on
 * its way.
 */
export type LoadProblem = "unknown" | "gone" | "failed" | "busy";

/**
 * Loads the coupon saved under a code into the slip, at today's prices, and says how many of its bets came and how many
 * are missing. Bets that are there are asked about first; declined, nothing happens.
 */
export function useLoadCode(): { load(code: string): Promise<LoadProblem | null>; isBusy: boolean } {
  const client = useClient();
  const notifications = useNotifications();
  const language = useLanguage();
  const coupon = useCoupon();
  const { t } = useTranslation("sharing");
  const { t: placed } = useTranslation("placedCoupon");
  const [isBusy, setBusy] = useState(false);

  async function load(code: string): Promise<LoadProblem | null> {
    if (coupon.attempt() !== null) return "busy";
    setBusy(true);
    const answer = await client
      .query({ query: SharedCouponDocument, variables: { code }, fetchPolicy: "no-cache", errorPolicy: "all" })
      .catch(() => undefined);
    setBusy(false);
    if (answer?.data === undefined || (answer.data.sharedCoupon === null && answer.error !== undefined))
      return "failed";
    const shared = answer.data.sharedCoupon;
    if (shared === null) return "unknown";
    if (shared.bets.length === 0) return "gone";

    const put = () => {
      if (!putIntoSlip(coupon, language, contentOf(shared))) {
        notifications.show({ kind: "warning", view: "toast", text: placed("busy") });
        return;
      }
      const text = placed("put", { count: shared.bets.length });
      notifications.show(
        shared.missingCount === 0
          ? { kind: "success", view: "toast", text }
          : { kind: "warning", view: "toast", text: `${text} ${placed("missing", { count: shared.missingCount })}` },
      );
    };
    if (coupon.bets().length === 0) put();
    else
      notifications.show({
        kind: "question",
        view: "dialog",
        title: t("replaceTitle", { code: shared.code }),
        text: t("replaceText"),
        confirmText: t("load"),
        cancelText: t("keep"),
        onConfirm: put,
      });
    return null;
  }

  return { load, isBusy };
}
