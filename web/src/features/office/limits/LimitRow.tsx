import { useId } from "react";
import { useTranslation } from "react-i18next";
import LockClock from "~icons/mdi/lock-clock";
import { useTime } from "@/platform/site/useTime.ts";
import { AmountForm } from "./AmountForm.tsx";
import { ChoiceForm } from "./ChoiceForm.tsx";
import { ExclusionForm } from "./ExclusionForm.tsx";
import styles from "./LimitRow.module.css";
import { useLimitText } from "./useLimitText.ts";
import { isExclusion, type Limit, sessionMinutesLeft, shareLeft, waitingOf } from "./waiting.ts";
import { WaitingChange } from "./WaitingChange.tsx";

const SESSION = 31;

/** One limit: what holds, what is left of it, what waits, and the field for another value. */
export function LimitRow({ limit }: { limit: Limit }) {
  const id = useId();
  const { t } = useTranslation("limits");
  const { dateTime } = useTime();
  const { valueOf } = useLimitText();
  const { label, limitState, limitValue, startedAt, endsAt } = limit;
  const isActive = limitState === "ACTIVE";
  const isExcluded = isActive && isExclusion(limit);
  const waiting = waitingOf(limit);

  return (
    <div className={styles.row} role="group" aria-labelledby={id}>
      <div className={styles.what}>
        <h3 id={id}>{label}</h3>
        <p className={styles.value} data-set={isActive}>
          {isActive ? valueOf(limit, limitValue) : t(limitState === "PENDING" ? "waits" : "notSet")}
        </p>
        {isActive && !isExcluded && startedAt !== null ? (
          <p className={styles.soft}>{t("since", { time: dateTime(startedAt) })}</p>
        ) : null}
      </div>
      <Left limit={limit} />
      {isExclusion(limit) ? (
        <ExclusionForm limit={limit} />
      ) : limit.options === null ? (
        <AmountForm limit={limit} />
      ) : (
        <ChoiceForm limit={limit} />
      )}
      {isExcluded && startedAt !== null && endsAt !== null ? (
        <p className={styles.notice} role="status">
          <LockClock aria-hidden />
          {t("exclusion.active", { start: dateTime(startedAt), end: dateTime(endsAt) })}
        </p>
      ) : null}
      {waiting === null ? null : <WaitingChange limit={limit} waiting={waiting} />}
    </div>
  );
}

/** What is left of a limit in force, in words and as a bar. */
function Left({ limit }: { limit: Limit }) {
  const { t } = useTranslation("limits");
  const { valueOf } = useLimitText();
  const share = shareLeft(limit);
  if (share === null) return null;
  const minutes = limit.limitType === SESSION ? sessionMinutesLeft(limit) : null;
  const words =
    minutes === null
      ? t("left", { value: valueOf(limit, limit.limitBalance) })
      : t("sessionLeft", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  return (
    <div className={styles.left}>
      <p>{words}</p>
      <span className={styles.bar} aria-hidden data-low={share < 0.1}>
        <span style={{ inlineSize: `${share * 100}%` }} />
      </span>
    </div>
  );
}
