import { useTranslation } from "react-i18next";
import { useTime } from "@/platform/site/useTime.ts";
import type { PaymentFieldsFragment } from "@/operations/office/generated.ts";
import { StateMark } from "@/features/office/payments/method/StateMark.tsx";
import { usePaidWith } from "@/features/office/payments/method/usePaidWith.ts";
import { Money } from "@/ui/marks/Money.tsx";
import { FactList } from "@/ui/layout/FactList.tsx";
import styles from "./Requests.module.css";

/** The payment that a request is about. */
export function PaymentFacts({ payment }: { payment: PaymentFieldsFragment }) {
  const { t } = useTranslation("payments");
  const { dateTime } = useTime();
  const paidWith = usePaidWith(payment);
  const lines = [
    [t(`direction.${payment.direction}`), <Money key="amount" value={payment.amount} />],
    [t("requests.payments.fee"), <Money key="fee" value={payment.fee} />],
    [t("requests.payments.method"), paidWith],
    [t("requests.head.state"), <StateMark key="state" state={payment.state} />],
    [
      t("requests.payments.time"),
      <time key="time" dateTime={payment.createdAt}>
        {dateTime(payment.createdAt)}
      </time>,
    ],
    [
      t("requests.payments.number"),
      <bdi key="number" className="number" translate="no">
        {payment.id}
      </bdi>,
    ],
  ] as const;
  return <FactList facts={lines} className={styles.facts} />;
}
