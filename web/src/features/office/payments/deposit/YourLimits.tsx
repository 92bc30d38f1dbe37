import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import styles from "@/features/office/payments/method/Cashier.module.css";
import { sumText } from "@/features/office/payments/method/sums.ts";
import { depositLimits, leftOf } from "./bounds.ts";
import { useDepositBounds } from "./useDepositBounds.ts";

const isPeriod = (type: number): type is 20 | 21 | 22 => type === 20 || type === 21 || type === 22;

/** What the player's deposit limits leave, beside the amount, with the way to change them (RTS 12C). */
export function YourLimits() {
  const { t } = useTranslation("payments");
  const lang = useLanguage();
  const viewer = useViewer();
  const { limits } = useDepositBounds(viewer !== null);
  if (viewer === null) return null;
  const inForce = depositLimits(limits ?? []);
  return (
    <aside className={`${styles.card} ${styles.side}`} aria-label={t("yourLimits")}>
      <h2>{t("yourLimits")}</h2>
      {inForce.length === 0 ? (
        <p>{limits === null ? "…" : t("noLimit")}</p>
      ) : (
        <ul className={styles.limits}>
          {inForce.map((limit) => {
            const left = leftOf(limit);
            return (
              <li key={limit.id}>
                <span>{isPeriod(limit.limitType) ? t(`limitOf.${limit.limitType}`) : null}</span>
                <strong>{left === null ? null : t("left", { value: sumText(left, lang) })}</strong>
              </li>
            );
          })}
        </ul>
      )}
      <p>{t("safer")}</p>
      <p className={styles.links}>
        <Link className={styles.link} to={urls.page(lang, "responsible")}>
          {t("toLimits")}
        </Link>
        <Link className={styles.link} to={urls.page(lang, "responsibleGaming")}>
          {t("saferMore")}
        </Link>
      </p>
    </aside>
  );
}
