import { useTranslation } from "react-i18next";
import { PageHead } from "@/platform/head/PageHead.tsx";
import styles from "@/features/office/payments/method/Cashier.module.css";
import { DepositContent } from "./DepositContent.tsx";
import { YourLimits } from "./YourLimits.tsx";

/** Paying in on a page of its own (SPEC 2.43). */
export function DepositPage() {
  const { t } = useTranslation("deposit");
  return (
    <section className={styles.page}>
      <PageHead title={t("title")} />
      <header className={styles.head}>
        <h1>{t("title")}</h1>
        <p>{t("lead")}</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.card}>
          <div className={styles.body}>
            <DepositContent />
          </div>
        </div>
        <YourLimits />
      </div>
    </section>
  );
}
