import { useTranslation } from "react-i18next";
import { useLanguage } from "@/platform/app/app.ts";
import { SumField } from "@/ui/fields/amount/SumField.tsx";
import styles from "./Fields.module.css";
import { roundText, type Sum } from "./sums.ts";

interface Props {
  currency: string;
  /** Exact decimal, or what was typed if that isn't one. */
  value: string;
  presets: readonly Sum[];
  /** All there is, as one more of the quick amounts; null for none. */
  all?: Sum | null;
  error?: string | undefined;
  isLocked: boolean;
  onChange(amount: string): void;
}

/** An amount in free text, with sums to take by one click (RTS 12B). */
export function AmountField({ currency, value, presets, all = null, error, isLocked, onChange }: Props) {
  const { t } = useTranslation("payments");
  const lang = useLanguage();
  return (
    <div className={styles.amount}>
      <SumField
        label={t("amount", { currency })}
        name="amount"
        currency={currency}
        value={value}
        isReadOnly={isLocked}
        error={error}
        onChange={onChange}
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
