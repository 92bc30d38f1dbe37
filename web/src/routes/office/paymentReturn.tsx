import { useLocation } from "react-router";
import { usePageRoute } from "@/platform/page/pageRoute.ts";
import { definePage } from "@/platform/page/page.ts";
import { readViewer } from "@/platform/site/siteData.ts";
import { isPaymentResult, paymentIn } from "@/features/office/payments/result/outcome.ts";
import { PaymentReturn } from "@/features/office/payments/result/PaymentReturn.tsx";
import { newestOf } from "@/features/office/payments/result/useReturned.ts";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import { PaymentDocument, PaymentsDocument } from "@/operations/office/generated.ts";

const directionAt = (pathname: string) =>
  /\/onpay\/withdraw\//.test(pathname) ? ("WITHDRAWAL" as const) : ("DEPOSIT" as const);

const page = definePage({
  documents: { payment: PaymentDocument, newest: PaymentsDocument },
  variables: ({ app, url }) => {
    const id = paymentIn(url.searchParams);
    const isPlayer = readViewer(app.client) != null;
    return {
      payment: isPlayer && id !== null ? { id } : null,
      newest: isPlayer && id === null ? newestOf(directionAt(url.pathname)) : null,
    };
  },
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Where a payment system sends the player back to (SPEC 2.52). Of its address only the payment's number counts. */
export default function PaymentReturnPage() {
  page.useVariables();
  const asked = { one: page.useQuery("payment"), newest: page.useQuery("newest") };
  const match = usePageRoute();
  const { pathname, search } = useLocation();
  const result = match?.params["result"];
  if (match === null || !isPaymentResult(result)) return <ErrorNotice status={404} />;
  return (
    <PaymentReturn
      direction={directionAt(pathname)}
      result={result}
      paymentId={paymentIn(new URLSearchParams(search))}
      asked={asked}
    />
  );
}
