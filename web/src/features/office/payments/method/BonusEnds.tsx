import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CheckField } from "@/ui/fields/CheckField.tsx";
import styles from "./Cashier.module.css";
import type { Refusal } from "./order.ts";

/**
 * The player's word on a bonus that ends when this money leaves: asked for once the server has said so, and part of the
 * order then.
 */
export function useBonusEnds(errors: readonly Refusal[]) {
  const [isAgreed, setAgreed] = useState(false);
  return {
    isAsked: isAgreed || errors.some(({ code }) => code === "BONUS_ENDS"),
    isAgreed,
    setAgreed,
    /** What goes with the order. */
    input: isAgreed ? { endsBonus: true } : {},
  };
}

interface Props {
  bonus: ReturnType<typeof useBonusEnds>;
  isLocked: boolean;
}

/** Says that a bonus ends by this, and lets the player agree to it. */
export function BonusEnds({ bonus: { isAsked, isAgreed, setAgreed }, isLocked }: Props) {
  const { t } = useTranslation("payments");
  if (!isAsked) return null;
  return (
    <div className={`${styles.problem} ${styles.bonusEnds}`}>
      <p role="alert">{t("bonusEnds.text")}</p>
      <CheckField
        label={t("bonusEnds.agree")}
        checked={isAgreed}
        disabled={isLocked}
        onChange={({ target }) => setAgreed(target.checked)}
      />
    </div>
  );
}
