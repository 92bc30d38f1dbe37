import { useState } from "react";
import { useTranslation } from "react-i18next";
import Minus from "~icons/mdi/minus";
import Plus from "~icons/mdi/plus";
import { parseAmount } from "#shared/betting/coupon/amounts.ts";
import { maxAmountLength } from "#shared/money/money.ts";
import { useLanguage } from "@/platform/app/app.ts";
import styles from "./AmountField.module.css";
import { localAmount, stepAmount } from "./amountText.ts";

interface Props {
  id: string;
  /** Name of the field, where no visible label belongs to it. */
  label?: string;
  /** Exact decimal, or what was typed if that isn't one. */
  value: string;
  /** By how much the buttons go; without one there are none. */
  step?: string;
  isLocked: boolean;
  isInvalid?: boolean;
  describedBy?: string;
  isSmall?: boolean;
  onChange(amount: string): void;
}

/**
 * A sum, typed as people of the page's language write it: their digits, their decimal sign. What is being typed stays
 * as it is typed; once the field is left, it reads like every other sum of the page.
 */
export function AmountField({
  id,
  label,
  value,
  step,
  isLocked,
  isInvalid = false,
  describedBy,
  isSmall = false,
  onChange,
}: Props) {
  const { t } = useTranslation("slip");
  const lang = useLanguage();
  const [typed, setTyped] = useState<{ text: string; amount: string } | null>(null);
  // Somebody else changed the value since: a button, another tab.
  const shown = typed !== null && typed.amount === value ? typed.text : localAmount(value, lang);

  function type(text: string) {
    const trimmed = text.trim();
    const amount = (trimmed === "" ? "" : (parseAmount(trimmed, lang) ?? trimmed)).slice(0, maxAmountLength + 1);
    setTyped({ text, amount });
    onChange(amount);
  }

  const stepBy = (direction: 1 | -1) => {
    if (step !== undefined) onChange(stepAmount(value, step, direction));
  };
  return (
    <div className={styles.field} data-small={isSmall} data-invalid={isInvalid}>
      {step === undefined ? null : (
        <button type="button" aria-label={t("less")} disabled={isLocked} onClick={() => stepBy(-1)}>
          <Minus aria-hidden />
        </button>
      )}
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={shown}
        readOnly={isLocked}
        className="number"
        aria-label={label}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => {
          if (step === undefined || isLocked || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
          event.preventDefault();
          stepBy(event.key === "ArrowUp" ? 1 : -1);
        }}
      />
      {step === undefined ? null : (
        <button type="button" aria-label={t("more")} disabled={isLocked} onClick={() => stepBy(1)}>
          <Plus aria-hidden />
        </button>
      )}
    </div>
  );
}
