import { type Guard, passWith } from "./guard.ts";

/** The coupon stands beside pages that the table gives it to (SPEC 5.11). */
export const quickCoupon: Guard = ({ route }) =>
  passWith({ kind: "quickCoupon", isVisible: route?.hasQuickCoupon === true });
