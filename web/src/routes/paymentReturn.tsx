import { usePageRoute } from "@/app/page/pageRoute.ts";
import { isPaymentResult, PaymentReturn } from "@/features/payments/PaymentReturn.tsx";
import { ErrorNotice } from "@/features/shell/ErrorView.tsx";

/** Where a payment system sends the player back to (SPEC 2.52). What it adds to the address is not looked at, nor shown. */
export default function PaymentReturnPage() {
  const match = usePageRoute();
  const result = match?.params["result"];
  if (match === null || !isPaymentResult(result)) return <ErrorNotice status={404} />;
  return <PaymentReturn kind={match.name === "withdrawalReturn" ? "withdrawal" : "deposit"} result={result} />;
}
