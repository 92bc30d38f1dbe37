import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OfferFieldsFragment } from "@/operations/betting/generated.ts";
import type { PlacedFieldsFragment } from "@/operations/fragments/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { Tabs } from "@/ui/layout/Tabs.tsx";
import { AutoTool } from "./AutoTool.tsx";
import { InsureTool } from "./InsureTool.tsx";
import styles from "./PlacedCoupons.module.css";
import { SellTool } from "./SellTool.tsx";
import { SwapTool } from "./SwapTool.tsx";
import { type Offered, useOffered } from "./useOffered.ts";

interface Props {
  coupon: PlacedFieldsFragment;
  offer: OfferFieldsFragment | null;
  onDone(): void;
  onClose(): void;
}

const TOOLS = ["sell", "auto", "insure", "swap"] as const;
type Tool = (typeof TOOLS)[number];
/** What can be done with an open coupon: sell it, whole or in part, or at a value to come; insure it; swap a bet. */
export function CouponTools({ coupon, offer, onDone, onClose }: Props) {
  const { t } = useTranslation("placedCoupons");
  const offered = useOffered(coupon.id);
  const [tool, setTool] = useState<Tool>(offer?.cashOut == null ? "insure" : "sell");
  const current = {
    sell: offer?.cashOut != null,
    auto: offer?.cashOut != null || coupon.autoCashOut !== null,
    insure: coupon.insurance === null,
    swap: true,
  };
  /** An insured coupon can neither be sold nor swapped, and a swapped one is another. */
  const finish = () => {
    onDone();
    onClose();
  };
  const waiting =
    offered === null ? (
      <Skeleton rows={2} height={40} label={t("asking")} />
    ) : offered === "failed" ? (
      <p className={styles.problem} role="alert">
        {t("toolsFailed")}
      </p>
    ) : null;
  return (
    <section className={styles.tools} aria-label={t("tools", { id: coupon.id })}>
      <Tabs<Tool>
        label={t("tools", { id: coupon.id })}
        value={tool}
        onChange={setTool}
        tabs={TOOLS.map((value) => ({ value, name: t(value), isDisabled: !current[value] }))}
      >
        {tool === "sell" ? <SellTool coupon={coupon} offer={offer?.cashOut ?? null} onDone={onDone} /> : null}
        {tool === "auto" ? <AutoTool coupon={coupon} value={offer?.cashOut?.value ?? null} onDone={onDone} /> : null}
        {tool === "insure"
          ? (waiting ?? <InsureTool coupon={coupon} offers={(offered as Offered).insurance} onDone={finish} />)
          : null}
        {tool === "swap"
          ? (waiting ?? <SwapTool coupon={coupon} offered={offered as Offered} onDone={finish} />)
          : null}
      </Tabs>
      <Button isWide look="quiet" onClick={onClose}>
        {t("close")}
      </Button>
    </section>
  );
}
