import { useLoaderData } from "react-router";
import { missing, pageError } from "@/app/page/missing.ts";
import { definePage } from "@/app/page/page.ts";
import { PrintedCoupon } from "@/features/history/PrintedCoupon.tsx";
import { PrintedCouponDocument } from "@/operations/pages.generated.ts";

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

/** A coupon of the player for printing (SPEC 2.53). Only his own: another's number is no page. */
export default function PrintCoupon() {
  const { coupon } = page.useHydration(useLoaderData<typeof clientLoader>());
  return coupon === null ? null : <PrintedCoupon key={coupon.id} id={coupon.id} missing={<NoCoupon />} />;
}
