import { missing, pageError } from "@/platform/page/missing.ts";
import { definePage } from "@/platform/page/page.ts";
import { PrintedCoupon } from "@/features/office/history/PrintedCoupon.tsx";
import { PrintedCouponDocument } from "@/operations/office/generated.ts";

const page = definePage({
  documents: { coupon: PrintedCouponDocument },
  variables: ({ params }) => ({ coupon: { id: params.couponId ?? "" } }),
  check: ({ coupon }) => {
    if (coupon?.viewer != null && coupon.viewer.coupon === null) throw missing();
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Inside the app the page is known not to be there when its answer comes; it looks as its address does then. */
function NoCoupon(): never {
  throw pageError(404);
}

/** A coupon of the player for printing (SPEC 2.53). Only their own: another's number is no page. */
export default function PrintCoupon() {
  page.useVariables();
  const coupon = page.useQuery("coupon");
  return <PrintedCoupon key={coupon.variables.id} answer={coupon} missing={<NoCoupon />} />;
}
