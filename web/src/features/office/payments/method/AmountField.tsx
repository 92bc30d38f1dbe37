import { useTranslation } from "react-i18next";
import { maxAmountLength } from "#shared/money/money.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { TextField } from "@/ui/fields/TextField.tsx";
import styles from "./Fields.module.css";
import { roundText, type Sum } from "./sums.ts";

/** Longest text that is kept of what is typed or pasted; grouping signs and spaces have room in it. */
const LONGEST = maxAmountLength * 2;

interface Props {
  currency: string;
  value: string;
  presets: readonly Sum[];
  /** All there is, as one more of the quick amounts; null for none. */
  all?: Sum | null;
  error?: string | undefined;
  isLocked: boolean;
  onChange(typed: string): void;
}

/** An amount in free text, with sums to take by one click (RTS 12B). */
export function AmountField({ currency, value, presets, all = null, error, isLocked, onChange }: Props) {
  const { t } = useTranslation("payments");
  const lang = useLanguage();
  return (
    <div className={styles.amount}>
      <TextField
        label={t("amount", { currency })}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={value}
        readOnly={isLocked}
        error={error}
        onChange={({ target }) => onChange(target.value.slice(0, LONGEST))}
      />
      {presets.length === 0 && all === null ? null : (
        <div className={styles.presets} role="group" aria-label={t("presets")}>
          {presets.map((preset) => (
            <button
              key={preset.amount}
              type="button"
              disabled={isLocked}
              onClick={() => onChange(preset.amount.replace(/\.0+$/, ""))}
            >
              {roundText(preset, lang)}
            </button>
          ))}
          {all === null ? null : (
            <button type="button" disabled={isLocked} onClick={() => onChange(all.amount)}>
              {t("all")}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
