import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Back from "~icons/mdi/undo-variant";
import Cancelled from "~icons/mdi/close-circle-outline";
import Clock from "~icons/mdi/clock-outline";
import Done from "~icons/mdi/check-circle-outline";
import Failed from "~icons/mdi/alert-circle-outline";
import { isOpenPayment } from "#shared/money/payments.ts";
import { routeExists } from "#shared/routes/availability.ts";
import { urls } from "#shared/routes/routes.ts";
import { trackEvent } from "@/platform/analytics/analytics.ts";
import { useDialog, useLanguage } from "@/platform/app/app.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import { useOpenDeposit } from "@/account/useOpenDeposit.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import type { PaymentFieldsFragment } from "@/operations/office/generated.ts";
import type { PaymentDirection } from "@/operations/types.generated.ts";
import { askUrl } from "@/features/office/payments/requests/address.ts";
import { reasonKey } from "@/features/office/payments/method/reason.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { type Outcome, outcomeOf, type PaymentResult } from "./outcome.ts";
import styles from "./PaymentReturn.module.css";
import { Receipt } from "./Receipt.tsx";
import { type AskedPayment, useReturned } from "./useReturned.ts";

const ICONS: Readonly<Record<Outcome, typeof Done>> = {
  done: Done,
  pending: Clock,
  action: Clock,
  failed: Failed,
  cancelled: Cancelled,
  returned: Back,
};

/** Outcomes that leave a question. */
const ASKED_ABOUT: readonly Outcome[] = ["pending", "action", "failed"];

interface Props {
  direction: PaymentDirection;
  /** What the address says; proves nothing. */
  result: PaymentResult;
  /** Number of the payment in the address; null for none. */
  paymentId: string | null;
  asked: AskedPayment;
}

/** What the server knows of the payment a player comes back from, live, and the one next step (SPEC 2.52). */
export function PaymentReturn({ direction, result, paymentId, asked }: Props) {
  const { t } = useTranslation("paymentReturn");
  const { t: common } = useTranslation("payments");
  const dialog = useDialog();
  const { payment, account, isPlayer, isLoading } = useReturned(direction, paymentId, asked);
  const outcome: Outcome = payment === null ? "pending" : outcomeOf(payment, result);
  const kind = direction === "DEPOSIT" ? "deposit" : "withdrawal";
  const ended =
    payment === null || kind === "withdrawal" || isOpenPayment(direction, payment.state) ? null : payment.state;
  useEffect(
    function noteEnded() {
      if (ended !== null) trackEvent("depositEnded", { state: ended });
    },
    [ended],
  );
  const Icon = ICONS[outcome];
  // Of withdrawals nothing is taken back, so that one outcome has no words there.
  const place = !isPlayer
    ? ("guest" as const)
    : payment === null
      ? (`unknown.${kind}` as const)
      : kind === "withdrawal"
        ? (`withdrawal.${outcome === "returned" ? "failed" : outcome}` as const)
        : (`deposit.${outcome}` as const);
  const title = t(`${place}.title`);
  const why = payment?.reason ?? null;
  return (
    <section className={styles.card} data-outcome={outcome} aria-busy={isLoading}>
      <PageHead title={title} robots="noindex, nofollow" />
      <span className={styles.icon} aria-hidden>
        <Icon />
      </span>
      <div role="status" className={styles.words}>
        <h1>{isLoading ? t("loading") : title}</h1>
        {isLoading ? null : <p>{t(`${place}.text`)}</p>}
        {why === null || isLoading ? null : <p>{common(reasonKey(why))}</p>}
      </div>
      {payment === null ? null : <Receipt payment={payment} balance={account?.balance ?? null} />}
      {isPlayer ? (
        isLoading ? null : (
          <NextStep direction={direction} outcome={outcome} payment={payment} />
        )
      ) : (
        <Button look="primary" onClick={() => dialog({ name: "signIn" })}>
          {t("signIn")}
        </Button>
      )}
    </section>
  );
}

/** The one thing to do now, and the list of all payments. */
function NextStep({
  direction,
  outcome,
  payment,
}: {
  direction: PaymentDirection;
  outcome: Outcome;
  payment: PaymentFieldsFragment | null;
}) {
  const { t } = useTranslation("paymentReturn");
  const { t: common } = useTranslation("payments");
  const lang = useLanguage();
  const config = useSiteConfig();
  const openDeposit = useOpenDeposit();
  const isDeposit = direction === "DEPOSIT";
  const isAgain = outcome === "failed" || outcome === "cancelled";
  const list = (
    <>
      <Link className={styles.other} to={urls.page(lang, "historyPay")}>
        {t("toTransfers")}
      </Link>
      {payment !== null && ASKED_ABOUT.includes(outcome) ? (
        <Link className={styles.other} to={askUrl(lang, payment.id)}>
          {common("ask")}
        </Link>
      ) : null}
    </>
  );
  if (payment?.redirectUrl != null)
    return (
      <p className={styles.steps}>
        {outcome === "action" ? (
          <a className={styles.next} href={payment.redirectUrl}>
            {t("continue")}
          </a>
        ) : null}
        {list}
      </p>
    );
  if (payment?.state === "VERIFICATION_REQUIRED" && routeExists("verification", config))
    return (
      <p className={styles.steps}>
        <Link className={styles.next} to={urls.page(lang, "verification")}>
          {t("verify")}
        </Link>
        {list}
      </p>
    );
  return (
    <p className={styles.steps}>
      {isAgain && isDeposit ? (
        <Button look="primary" onClick={openDeposit}>
          {t("tryAgain")}
        </Button>
      ) : isAgain ? (
        <Link className={styles.next} to={urls.page(lang, "deduce")}>
          {t("tryAgain")}
        </Link>
      ) : outcome === "done" ? (
        <Link className={styles.next} to={isDeposit ? urls.home(lang) : urls.page(lang, "account")}>
          {t(isDeposit ? "toBets" : "toAccount")}
        </Link>
      ) : null}
      {list}
    </p>
  );
}
