import { useTranslation } from "react-i18next";
import { Summary } from "@/features/office/payments/method/Summary.tsx";
import { costOf, type Method } from "@/features/office/payments/method/paymentMethod.ts";
import { useMethodText } from "@/features/office/payments/method/useMethodText.ts";
import type { Sum } from "@/features/office/payments/method/sums.ts";
import { Money } from "@/ui/marks/Money.tsx";

interface Props {
  method: Method;
  amount: string;
  /** What the deposit brings beside itself; null for nothing. */
  bonus: Sum | null;
}

/** What a deposit brings, what it costs in the end, and when it is there; only the time while no amount is typed. */
export function DepositSummary({ method, amount, bonus }: Props) {
  const { t } = useTranslation("deposit");
  const { timeOf } = useMethodText();
  const cost = costOf(method, amount);
  return (
    <Summary
      label={t("summary")}
      lines={[
        { name: t("gain"), value: cost === null ? "—" : <Money value={cost.amount} /> },
        ...(bonus === null ? [] : [{ name: t("bonus.row"), value: <Money value={bonus} /> }]),
        { name: t("feeRow"), value: cost === null ? "—" : <Money value={cost.fee} /> },
        { name: t("arrives"), value: timeOf(method) },
        { name: t("youPay"), value: cost === null ? "—" : <Money value={cost.paid} />, isMain: true },
      ]}
    />
  );
}
