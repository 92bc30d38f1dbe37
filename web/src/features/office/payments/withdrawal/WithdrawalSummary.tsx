import { useTranslation } from "react-i18next";
import { Summary } from "@/features/office/payments/method/Summary.tsx";
import { costOf, type Method } from "@/features/office/payments/method/paymentMethod.ts";
import { useMethodText } from "@/features/office/payments/method/useMethodText.ts";
import { Money } from "@/ui/marks/Money.tsx";

/** What leaves the account, what arrives, and when; only the time while no amount is typed. */
export function WithdrawalSummary({ method, amount }: { method: Method; amount: string }) {
  const { t } = useTranslation("withdrawal");
  const { timeOf } = useMethodText();
  const cost = costOf(method, amount);
  return (
    <Summary
      label={t("summary")}
      lines={[
        { name: t("leaves"), value: cost === null ? "—" : <Money value={cost.amount} /> },
        { name: t("feeRow"), value: cost === null ? "—" : <Money value={cost.fee} /> },
        { name: t("when"), value: timeOf(method) },
        { name: t("arrives"), value: cost === null ? "—" : <Money value={cost.received} />, isMain: true },
      ]}
    />
  );
}
