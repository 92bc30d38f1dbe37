import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { useTime } from "@/platform/site/useTime.ts";
import type { PaymentFieldsFragment } from "@/operations/office/generated.ts";
import { StateMark } from "@/features/office/payments/method/StateMark.tsx";
import { useMethodName } from "@/features/office/payments/method/useMethodName.ts";
import { useMethodText } from "@/features/office/payments/method/useMethodText.ts";
import { Money } from "@/ui/marks/Money.tsx";
import styles from "./Requests.module.css";

/** The payment that a request is about. */
export function PaymentFacts({ payment }: { payment: PaymentFieldsFragment }) {
  const { t } = useTranslation("payments");
  const { dateTime } = useTime();
  const { instrumentName } = useMethodText();
  const methodName = useMethodName(payment.direction, payment.accountId);
  const { instrumentBrand: brand, instrumentLast4: last4 } = payment;
  const lines = [
    [t(`direction.${payment.direction}`), <Money key="amount" value={payment.amount} />],
    [t("requests.payments.fee"), <Money key="fee" value={payment.fee} />],
    [
      t("requests.payments.method"),
      brand === null && last4 === null
        ? methodName(payment.methodId)
        : `${methodName(payment.methodId)} · ${instrumentName({ brand, last4 })}`,
    ],
    [t("requests.head.state"), <StateMark key="state" state={payment.state} />],
    [
      t("requests.payments.time"),
      <time key="time" dateTime={payment.createdAt}>
        {dateTime(payment.createdAt)}
      </time>,
    ],
    [
      t("requests.payments.number"),
      <bdi key="number" className="number">
        {payment.id}
      </bdi>,
    ],
  ] as const;
  return (
    <dl className={styles.facts}>
      {lines.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
