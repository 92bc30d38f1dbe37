import { lazy, Suspense, useId, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { payAccounts } from "@/features/office/payments/method/accounts.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import styles from "./Conversion.module.css";

/** Comes after the page: its arithmetic weighs more than the list of accounts. */
const ConversionPanel = lazy(() => import("./ConversionPanel.tsx"));

const never = () => () => undefined;

/** Converting money between the player's own accounts; not there for who has no two currencies. */
export function Conversion() {
  const id = useId();
  const { t } = useTranslation("account");
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const accounts = payAccounts(useViewer());
  if (new Set(accounts.map(({ balance }) => balance.currency)).size < 2) return null;
  const waiting = <Skeleton rows={4} height={60} label={t("conversion.title")} />;
  return (
    <section className={styles.conversion} aria-labelledby={id}>
      <header>
        <h2 id={id}>{t("conversion.title")}</h2>
        <p className={styles.soft}>{t("conversion.lead")}</p>
      </header>
      {isLive ? (
        <Suspense fallback={waiting}>
          <ConversionPanel accounts={accounts} />
        </Suspense>
      ) : (
        waiting
      )}
    </section>
  );
}
