import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useTime } from "@/platform/site/useTime.ts";
import { Balance } from "@/account/Balance.tsx";
import type { PaymentFieldsFragment } from "@/operations/office/generated.ts";
import { hasMoved, totalOf } from "@/features/office/payments/method/paymentMethod.ts";
import { StateMark } from "@/features/office/payments/method/StateMark.tsx";
import type { Sum } from "@/features/office/payments/method/sums.ts";
import { usePaidWith } from "@/features/office/payments/method/usePaidWith.ts";
import { Money } from "@/ui/marks/Money.tsx";
import { FactList } from "@/ui/layout/FactList.tsx";
import styles from "./PaymentReturn.module.css";
import { useBegunBonus } from "./useBegunBonus.ts";

/** The facts of a payment, for the player's own records and for support. */
export function Receipt({ payment, balance }: { payment: PaymentFieldsFragment; balance: Sum | null }) {
  const bonus = useBegunBonus(payment);
  const lang = useLanguage();
  const { t } = useTranslation("paymentReturn");
  const { dateTime } = useTime();
  const paidWith = usePaidWith(payment);
  const lines = [
    [t("amount"), <Money key="amount" value={payment.amount} />],
    [t("fee"), <Money key="fee" value={payment.fee} />],
    ...(hasMoved(payment)
      ? [
          [
            t(payment.direction === "DEPOSIT" ? "paid" : "received"),
            <Money key="total" value={totalOf(payment)} />,
          ] as const,
        ]
      : []),
    [t("method"), paidWith],
    [t("state"), <StateMark key="state" state={payment.state} />],
    [
      t("time"),
      <time key="time" dateTime={payment.createdAt}>
        {dateTime(payment.createdAt)}
      </time>,
    ],
    [
      t("number"),
      <bdi key="number" className="number" translate="no">
        {payment.id}
      </bdi>,
    ],
    ...(bonus === null
      ? []
      : [
          [
            t("bonus"),
            <Link key="bonus" className={styles.other} to={urls.page(lang, "officeBonusesWager")}>
              <Money value={bonus} />
            </Link>,
          ] as const,
        ]),
    ...(balance === null ? [] : [[t("balance"), <Balance key="balance" value={balance} />] as const]),
  ] as const;
  return <FactList facts={lines} label={t("receipt")} className={styles.receipt} />;
}
