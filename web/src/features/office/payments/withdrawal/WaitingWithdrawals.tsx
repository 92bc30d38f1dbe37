import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { routeExists } from "#shared/routes/availability.ts";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage, useNotifications } from "@/platform/app/app.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import { useTime } from "@/platform/site/useTime.ts";
import { type PaymentFieldsFragment, useCancelWithdrawalMutation } from "@/operations/office/generated.ts";
import cashier from "@/features/office/payments/method/Cashier.module.css";
import { errorKey } from "@/features/office/payments/method/refusals.ts";
import { StateMark } from "@/features/office/payments/method/StateMark.tsx";
import { useMethodName } from "@/features/office/payments/method/useMethodName.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Money } from "@/ui/marks/Money.tsx";
import styles from "./WaitingWithdrawals.module.css";

/** Most visits to the page ask for nothing to be taken back. */
const CancelDialog = lazy(() => import("./CancelDialog.tsx"));

/** Withdrawals under way, with the way to take one back while it has not been sent. */
export function WaitingWithdrawals({ waiting, again }: { waiting: readonly PaymentFieldsFragment[]; again(): void }) {
  const { t } = useTranslation("withdrawal");
  const { t: common } = useTranslation("payments");
  const notifications = useNotifications();
  const [cancel, { loading }] = useCancelWithdrawalMutation();
  const [asked, setAsked] = useState<PaymentFieldsFragment | null>(null);
  const [isAsking, setAsking] = useState(false);

  async function takeBack(paymentId: string) {
    const answer = await cancel({ variables: { input: { paymentId } }, context: { hasOwnErrors: true } }).catch(
      () => undefined,
    );
    setAsking(false);
    const payload = answer?.data?.cancelWithdrawal;
    const [problem] = payload?.errors ?? [];
    // It may have been sent, or taken back elsewhere, meanwhile.
    if (payload == null || problem !== undefined) again();
    notifications.show(
      payload != null && problem === undefined
        ? { kind: "success", view: "toast", text: t("cancelled") }
        : {
            kind: "error",
            view: "toast",
            text: problem === undefined ? t("cancelFailed") : common(errorKey(problem.code, "whole")),
          },
    );
  }

  if (waiting.length === 0 && asked === null) return null;
  return (
    <>
      {waiting.length === 0 ? null : (
        <section className={cashier.card} aria-label={t("waiting")}>
          <h2 className={styles.title}>{t("waiting")}</h2>
          <ul>
            {waiting.map((payment) => (
              <li key={payment.id} className={styles.row}>
                <Waiting payment={payment} />
                {payment.isCancellable ? (
                  <Button
                    aria-label={t("cancelOne", { id: payment.id })}
                    onClick={() => {
                      setAsked(payment);
                      setAsking(true);
                    }}
                  >
                    {t("cancel")}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      )}
      {asked === null ? null : (
        <Suspense fallback={null}>
          <CancelDialog
            payment={asked}
            isOpen={isAsking}
            isBusy={loading}
            onConfirm={() => void takeBack(asked.id)}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function Waiting({
  payment: { id, amount, state, accountId, methodId, createdAt },
}: {
  payment: PaymentFieldsFragment;
}) {
  const { t } = useTranslation("withdrawal");
  const lang = useLanguage();
  const config = useSiteConfig();
  const { dateTime } = useTime();
  const methodName = useMethodName("WITHDRAWAL", accountId);
  return (
    <div className={styles.what}>
      <strong className={styles.sum}>
        <Money value={amount} />
      </strong>
      <StateMark state={state} />
      <span className={styles.soft}>
        {methodName(methodId)} · <time dateTime={createdAt}>{dateTime(createdAt)}</time> ·{" "}
        <bdi translate="no">{id}</bdi>
      </span>
      {state === "VERIFICATION_REQUIRED" ? (
        <p className={styles.verify}>
          {t("verify")}{" "}
          {routeExists("verification", config) ? (
            <Link className={cashier.link} to={urls.page(lang, "verification")}>
              {t("toVerification")}
            </Link>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}
