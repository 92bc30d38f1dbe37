import { useState } from "react";
import type { OfferFieldsFragment } from "@/operations/betting/generated.ts";
import type { PlacedFieldsFragment } from "@/operations/fragments/generated.ts";
import { CashOutRow } from "./CashOutRow.tsx";
import { CouponTools } from "./CouponTools.tsx";

interface Props {
  coupon: PlacedFieldsFragment;
  /** What can be done with it now; null while that is not known. */
  offer: OfferFieldsFragment | null;
  /** Told after something was done with it. */
  onDone(): void;
}

/** What an open coupon is worth now, and what can be done with it. */
export function CouponActions({ coupon, offer, onDone }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <CashOutRow coupon={coupon} offer={offer} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      {isOpen ? <CouponTools coupon={coupon} offer={offer} onDone={onDone} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
