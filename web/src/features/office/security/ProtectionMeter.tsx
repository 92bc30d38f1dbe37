import { useTranslation } from "react-i18next";
import styles from "./ProtectionMeter.module.css";
import type { Security } from "./useSecurity.ts";

/** Five methods, each a fifth of the whole (SPEC 4.38). */
const PARTS = [20, 40, 60, 80, 100] as const;

/** How well the account is protected, in a bar and in words. */
export function ProtectionMeter({
  security: { protectionLevel, protectionStatus, activationType },
}: {
  security: Security;
}) {
  const { t } = useTranslation("security");
  return (
    <div className={styles.meter} data-status={protectionStatus}>
      <div className={styles.words}>
        <h2>{t("level.title")}</h2>
        <strong className={styles.status}>{t(`level.${protectionStatus}`)}</strong>
        <span className={styles.percent}>
          <bdi translate="no">{t("level.percent", { level: protectionLevel })}</bdi>
        </span>
      </div>
      <div
        className={styles.bar}
        role="meter"
        aria-label={t("level.title")}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={protectionLevel}
        aria-valuetext={`${protectionLevel} %, ${t(`level.${protectionStatus}`)}`}
      >
        {PARTS.map((part) => (
          <span key={part} data-on={protectionLevel >= part} />
        ))}
      </div>
      <p className={styles.advice}>{t(`advice.${protectionStatus}`)}</p>
      <p className={styles.advice}>{t(`activation.${activationType}`)}</p>
    </div>
  );
}
