import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import Chevron from "~icons/mdi/chevron-down";
import { useTime } from "@/platform/site/useTime.ts";
import type { PaymentFieldsFragment } from "@/operations/office/generated.ts";
import { StateMark } from "@/features/office/payments/method/StateMark.tsx";
import { useMethodName } from "@/features/office/payments/method/useMethodName.ts";
import { useMethodText } from "@/features/office/payments/method/useMethodText.ts";
import { Money } from "@/ui/marks/Money.tsx";
import { TransferDetails } from "./TransferDetails.tsx";
import rows from "@/features/office/OpenRows.module.css";

/** Columns of the table. */
const COLUMN_COUNT = 6;

/** A payment as a row; a button opens what happened to it. */
export function TransferRow({ payment }: { payment: PaymentFieldsFragment }) {
  const id = useId();
  const { t } = useTranslation("payments");
  const { dateTime } = useTime();
  const { instrumentName } = useMethodText();
  const [isOpen, setOpen] = useState(false);
  const { direction, accountId, methodId, instrumentBrand: brand, instrumentLast4: last4 } = payment;
  const methodName = useMethodName(direction, accountId);
  return (
    <>
      <tr className={rows.row} data-open={isOpen}>
        <td className={rows.time}>
          <time dateTime={payment.createdAt}>{dateTime(payment.createdAt)}</time>
        </td>
        <td>
          <strong>{t(`direction.${direction}`)}</strong>
          <span className={rows.soft}>
            {methodName(methodId)}
            {brand === null && last4 === null ? null : ` · ${instrumentName({ brand, last4 })}`}
          </span>
        </td>
        <td>
          <StateMark state={payment.state} />
        </td>
        <td className={rows.sum}>
          <Money value={payment.fee} />
        </td>
        <td className={rows.sum}>
          <bdi translate="no" dir="ltr" className={rows.amount}>
            {direction === "DEPOSIT" ? "+" : "−"}
            <Money value={payment.amount} />
          </bdi>
        </td>
        <td className={rows.toggle}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            aria-label={t("history.details", { id: payment.id })}
            title={t("history.details", { id: payment.id })}
            onClick={() => setOpen(!isOpen)}
          >
            <Chevron aria-hidden />
          </button>
        </td>
      </tr>
      {isOpen ? (
        <tr id={id} className={rows.details}>
          <td colSpan={COLUMN_COUNT}>
            <TransferDetails payment={payment} />
          </td>
        </tr>
      ) : null}
    </>
  );
}
