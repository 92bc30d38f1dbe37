import { useTranslation } from "react-i18next";
import { Button } from "@/ui/fields/Button.tsx";
import styles from "./Cashier.module.css";
import type { OrderPhase } from "./useOrder.ts";

/** Says what is known of an order that was sent and not answered, and that asking again can't make it twice. */
export function Unanswered({ phase, onAgain, onChange }: { phase: OrderPhase; onAgain(): void; onChange(): void }) {
  const { t } = useTranslation("payments");
  if (phase !== "asking" && phase !== "stalled") return null;
  return (
    <div className={styles.unanswered} role="alert">
      <p>{t(`unanswered.${phase}`)}</p>
      {phase === "asking" ? null : (
        <div className={styles.steps}>
          <Button look="primary" onClick={onAgain}>
            {t("unanswered.again")}
          </Button>
          <Button onClick={onChange}>{t("unanswered.change")}</Button>
        </div>
      )}
    </div>
  );
}
