import { useTranslation } from "react-i18next";
import Minus from "~icons/mdi/minus";
import Plus from "~icons/mdi/plus";
import { useAmountText } from "@/ui/fields/amount/useAmountText.ts";
import styles from "./AmountField.module.css";
import { stepAmount } from "./stepAmount.ts";

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

/** A stake, typed or moved in steps. */
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
  const { shown, type, leave } = useAmountText(value, onChange);
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
        translate="no"
        aria-label={label}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
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
