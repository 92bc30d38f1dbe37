import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCoupon } from "@/slip/slip.ts";
import { useClient, useLanguage, useNotifications } from "@/platform/app/app.ts";
import { OfferedLegsDocument } from "@/operations/betting/generated.ts";
import type { PlacedFieldsFragment } from "@/operations/fragments/generated.ts";
import { putIntoSlip } from "./putIntoSlip.ts";

type Repeated = Pick<PlacedFieldsFragment, "kind" | "systemValue" | "cover"> & {
  blocks: readonly { id: string }[];
  bets: readonly { id: string; isBanker: boolean; blockId: string | null }[];
};

/**
 * Puts the bets of a placed coupon into the slip at today's prices, and says how many came and which are no longer on
 * offer.
 */
export function useRepeat(): { repeat(coupon: Repeated): Promise<boolean>; isBusy: boolean } {
  const client = useClient();
  const notifications = useNotifications();
  const language = useLanguage();
  const slip = useCoupon();
  const { t } = useTranslation("placedCoupon");
  const [isBusy, setBusy] = useState(false);

  async function repeat(coupon: Repeated): Promise<boolean> {
    const say = (kind: "success" | "warning" | "error", text: string) =>
      notifications.show({ kind, view: "toast", text });
    if (slip.attempt() !== null) {
      say("warning", t("busy"));
      return false;
    }
    setBusy(true);
    const outcomeIds = coupon.bets.map(({ id }) => id);
    const answer = await client
      .query({ query: OfferedLegsDocument, variables: { outcomeIds }, fetchPolicy: "no-cache", errorPolicy: "all" })
      .catch(() => undefined);
    setBusy(false);
    const offered = answer?.data?.offeredLegs;
    if (offered == null) {
      say("error", t("askFailed"));
      return false;
    }
    const legs = outcomeIds.flatMap((id) => offered.filter(({ outcome }) => outcome.id === id));
    if (legs.length === 0) {
      say("warning", t("allGone"));
      return false;
    }
    const places = Object.fromEntries(coupon.bets.map(({ id, isBanker, blockId }) => [id, { isBanker, blockId }]));
    if (
      !putIntoSlip(slip, language, {
        legs,
        kind: coupon.kind,
        systemValue: coupon.systemValue,
        cover: coupon.cover,
        places,
        blocks: coupon.blocks.map(({ id }) => id),
      })
    ) {
      say("warning", t("busy"));
      return false;
    }
    const missing = outcomeIds.length - legs.length;
    const put = t("put", { count: legs.length });
    if (missing === 0) say("success", put);
    else say("warning", `${put} ${t("missing", { count: missing })}`);
    return true;
  }

  return { repeat, isBusy };
}
