import { useTranslation } from "react-i18next";
import { usePlacing } from "@/slip/slip.ts";
import type { PlacingPhase } from "@/slip/placing.ts";
import { Button } from "@/ui/fields/Button.tsx";
import styles from "./Coupon.module.css";

/** Says what is known of a coupon that was sent and not answered, and that asking again can't place it twice. */
export function Unanswered({ phase }: { phase: PlacingPhase }) {
  const placing = usePlacing();
  const { t } = useTranslation("slip");
  const isAsking = phase === "retrying" || phase === "sending";
  return (
    <div className={styles.unanswered} role="alert">
      <p>{isAsking ? t("retrying") : t("stalled")}</p>
      {isAsking ? null : (
        <div className={styles.pair}>
          <Button look="primary" onClick={() => void placing.resume()}>
            {t("askAgain")}
          </Button>
          <Button onClick={() => placing.abandon()}>{t("abandon")}</Button>
        </div>
      )}
    </div>
  );
}
