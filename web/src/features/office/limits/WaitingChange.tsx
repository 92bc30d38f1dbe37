import { useTranslation } from "react-i18next";
import ArrowDown from "~icons/mdi/arrow-down-bold";
import ArrowUp from "~icons/mdi/arrow-up-bold";
import { useTime } from "@/platform/site/useTime.ts";
import { useCancelLimitMutation, useDecideLimitMutation } from "@/operations/office/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { useSecondsUntil } from "@/ui/fields/useSecondsUntil.ts";
import styles from "./LimitRow.module.css";
import { OWN_ERRORS, useLimitAction } from "./useLimitAction.ts";
import { useLimitText } from "./useLimitText.ts";
import { clockText, type Limit, type Waiting } from "./waiting.ts";

/**
 * A value that waits beside the one in force: higher or lower (SPEC 4.68), until when, and what can be done about it
 * (SPEC 4.64).
 */
export function WaitingChange({ limit, waiting }: { limit: Limit; waiting: Waiting }) {
  const { t } = useTranslation("limits");
  const { dateTime } = useTime();
  const { valueOf } = useLimitText();
  const { send, isBusy } = useLimitAction();
  const [decideLimit] = useDecideLimitMutation();
  const [cancelLimit] = useCancelLimitMutation();
  const { limitType } = limit;
  const { change, needApprove, startedAt, approveUntil, isCancellable } = waiting;
  const moment = needApprove ? approveUntil : startedAt;
  const seconds = useSecondsUntil(Date.parse(moment));
  const value = waiting.limitValue === null ? t("unlimited") : valueOf(limit, waiting.limitValue);

  const decide = (approve: boolean) =>
    send(
      approve ? "approve" : "reject",
      async () =>
        (await decideLimit({ variables: { input: { limitType, approve } }, ...OWN_ERRORS })).data?.decideLimit,
    );
  const cancel = () =>
    send(
      "cancel",
      async () => (await cancelLimit({ variables: { input: { limitType } }, ...OWN_ERRORS })).data?.cancelLimit,
    );

  return (
    <div className={styles.waiting} data-due={needApprove}>
      <p className={styles.change}>
        {change === null ? null : (
          <span className={styles.marker} data-change={change}>
            {change === "HIGHER" ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />}
            {t(`change.${change}`)}
          </span>
        )}
        <span>{t("change.value", { value })}</span>
      </p>
      <p className={styles.deadline}>
        {t(needApprove ? "change.approveUntil" : "change.opensAt", { time: dateTime(moment) })}
        {seconds > 0 ? (
          <bdi translate="no" className={styles.clock} role="timer" suppressHydrationWarning>
            {clockText(seconds)}
          </bdi>
        ) : null}
      </p>
      {needApprove ? (
        <span className={styles.steps}>
          <Button look="primary" isBusy={isBusy} onClick={() => void decide(true)}>
            {t("change.approve")}
          </Button>
          <Button isBusy={isBusy} onClick={() => void decide(false)}>
            {t("change.reject")}
          </Button>
        </span>
      ) : null}
      {isCancellable && !needApprove ? (
        <span className={styles.steps}>
          <Button isBusy={isBusy} onClick={() => void cancel()}>
            {t("change.cancel")}
          </Button>
        </span>
      ) : null}
    </div>
  );
}
