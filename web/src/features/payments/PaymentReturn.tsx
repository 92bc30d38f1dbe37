import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Cancelled from "~icons/mdi/close-circle-outline";
import Clock from "~icons/mdi/clock-outline";
import Done from "~icons/mdi/check-circle-outline";
import Failed from "~icons/mdi/alert-circle-outline";
import { urls } from "#shared/routes.ts";
import { languageOf, useApp } from "@/app/app.ts";
import { PageHead } from "@/head/PageHead.tsx";
import styles from "./PaymentReturn.module.css";

const ICONS = { success: Done, fail: Failed, pending: Clock, cancel: Cancelled } as const;
export type PaymentResult = keyof typeof ICONS;

export function isPaymentResult(value: string | undefined): value is PaymentResult {
  return value !== undefined && Object.hasOwn(ICONS, value);
}

interface Props { kind: "deposit" | "withdrawal"; result: PaymentResult }

/** What became of a payment, and the one next step. What is booked the account itself says, not the address. */
export function PaymentReturn({ kind, result }: Props) {
  const { t } = useTranslation("paymentReturn");
  const lang = languageOf(useApp());
  const Icon = ICONS[result];
  const title = t(`${kind}.${result}.title`);
  const isAgain = result === "fail" || result === "cancel";
  const again = kind === "deposit" ? urls.page(lang, "recharge") : urls.page(lang, "deduce");
  const other = kind === "deposit" ? urls.page(lang, "account") : urls.page(lang, "historyPay");
  return (
    <section className={styles.card} data-result={result}>
      <PageHead title={title} robots="noindex, nofollow" />
      <span className={styles.icon} aria-hidden><Icon /></span>
      <h1>{title}</h1>
      <p>{t(`${kind}.${result}.text`)}</p>
      <Link className={styles.next} to={isAgain ? again : other}>{isAgain ? t("tryAgain") : kind === "deposit" ? t("toAccount") : t("toTransfers")}</Link>
    </section>
  );
}
