import { useTranslation } from "react-i18next";
import { Button } from "@/ui/fields/Button.tsx";
import { errorKey } from "./errors.ts";
import styles from "./PlacedCoupons.module.css";
import type { ActionPhase } from "./useCouponAction.ts";

/** What went wrong with something that was to be done, and the way on where nobody knows. */
export function ActionNotice({
  phase,
  problem,
  onAgain,
}: {
  phase: ActionPhase;
  problem: { code: string } | null;
  onAgain(): void;
}) {
  const { t } = useTranslation("placedCoupons");
  if (phase === "unanswered")
    return (
      <div className={styles.unanswered} role="alert">
        <p>{t("unanswered")}</p>
        <Button onClick={onAgain}>{t("askAgain")}</Button>
      </div>
    );
  return problem === null ? null : (
    <p className={styles.problem} role="alert">
      {t(errorKey(problem.code))}
    </p>
  );
}
