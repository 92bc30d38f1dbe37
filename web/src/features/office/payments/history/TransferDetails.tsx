import { Fragment, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLanguage } from "@/platform/app/app.ts";
import { useTime } from "@/platform/site/useTime.ts";
import type { PaymentFieldsFragment } from "@/operations/office/generated.ts";
import { reasonKey } from "@/features/office/payments/method/reason.ts";
import { hasMoved, totalOf } from "@/features/office/payments/method/paymentMethod.ts";
import { askUrl } from "@/features/office/payments/requests/address.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Money } from "@/ui/marks/Money.tsx";
import { type Fact, FactList } from "@/ui/layout/FactList.tsx";
import rows from "@/features/office/OpenRows.module.css";
import styles from "./Transfers.module.css";
import { copyText } from "@/platform/browser/claims.ts";

/** What support asks for, and what happened to a payment, in order. */
export function TransferDetails({ payment }: { payment: PaymentFieldsFragment }) {
  const { t } = useTranslation("payments");
  const lang = useLanguage();
  const { dateTime } = useTime();
  const [isCopied, setCopied] = useState(false);
  const { id, direction, accountId, receipt, events, redirectUrl } = payment;
  const facts: readonly Fact[] = [
    [
      t("history.number"),
      <Fragment key="number">
        <bdi className="number" translate="no">
          {id}
        </bdi>{" "}
        <button type="button" className={styles.copy} onClick={() => void copyText(id).then(setCopied)}>
          {isCopied ? t("history.copied") : t("history.copy")}
        </button>
      </Fragment>,
    ],
    [
      t("history.account"),
      <bdi translate="no" key="account">
        {t("history.accountOne", { id: accountId, currency: payment.amount.currency })}
      </bdi>,
    ],
    ...(receipt === null
      ? []
      : [
          [
            t("history.receipt"),
            <bdi translate="no" key="receipt">
              {receipt}
            </bdi>,
          ] as const,
        ]),
    ...(hasMoved(payment)
      ? [
          [
            t(direction === "DEPOSIT" ? "history.total" : "history.received"),
            <Money key="total" value={totalOf(payment)} />,
          ] as const,
        ]
      : []),
  ];
  return (
    <div className={rows.inside}>
      <FactList facts={facts} className={rows.facts} />
      <div>
        <h3>{t("history.events")}</h3>
        <ol className={styles.events}>
          {events.map(({ state, reason, at }) => (
            <li key={`${state} ${at}`}>
              <time dateTime={at}>{dateTime(at)}</time>
              <span>
                {t(`state.${state}`)}
                {reason === null ? null : <span className={rows.soft}>{t(reasonKey(reason))}</span>}
              </span>
            </li>
          ))}
        </ol>
      </div>
      {redirectUrl === null ? null : (
        <Button look="primary" onClick={() => globalThis.location.assign(redirectUrl)}>
          {t("history.continue")}
        </Button>
      )}
      <Link className={rows.link} to={askUrl(lang, id)}>
        {t("ask")}
      </Link>
    </div>
  );
}
