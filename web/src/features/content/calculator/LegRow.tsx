import { asciiDigits } from "#shared/typed/digits.ts";
import { useTranslation } from "react-i18next";
import Close from "~icons/mdi/close";
import { type CouponKind, couponKinds } from "#shared/betting/coupon/kinds.ts";
import { CheckField } from "@/ui/fields/CheckField.tsx";
import { SelectField } from "@/ui/fields/SelectField.tsx";
import { TextField } from "@/ui/fields/TextField.tsx";
import { type CalculatorLeg, oddsOf, type ResultChoice, RESULTS } from "./calculatorBet.ts";
import styles from "./Calculator.module.css";

interface Props {
  leg: CalculatorLeg;
  kind: CouponKind;
  number: number;
  /** How many blocks it may be put into. */
  blocks: number;
  canGo: boolean;
  onChange(changes: Partial<CalculatorLeg>): void;
  onRemove(): void;
}

/** One selection: its odds, its result, and what its kind of bet needs beside. */
export function LegRow({ leg, kind, number, blocks, canGo, onChange, onRemove }: Props) {
  const { t } = useTranslation("calculator");
  const { t: words } = useTranslation("placedCoupon");
  const { hasBankers, hasBlocks } = couponKinds[kind];
  return (
    <li className={styles.leg} aria-label={t("selection", { number })}>
      <span className={styles.number} aria-hidden>
        {number}
      </span>
      <TextField
        label={words("coef")}
        inputMode="decimal"
        autoComplete="off"
        value={leg.coef}
        error={oddsOf(leg.coef) === null ? t("trouble.ODDS") : undefined}
        onChange={({ target }) => onChange({ coef: target.value })}
      />
      <SelectField
        label={t("result")}
        value={leg.result}
        options={RESULTS.map((value) => ({ value, name: words(`result.${value}`) }))}
        onChange={({ target }) => onChange({ result: target.value as ResultChoice })}
      />
      {leg.result === "DEAD_HEAT" ? (
        <>
          <TextField
            label={t("places")}
            inputMode="numeric"
            value={leg.places}
            onChange={({ target }) => onChange({ places: asciiDigits(target.value) })}
          />
          <TextField
            label={t("tied")}
            inputMode="numeric"
            value={leg.tied}
            onChange={({ target }) => onChange({ tied: asciiDigits(target.value) })}
          />
        </>
      ) : null}
      {hasBlocks ? (
        <SelectField
          label={t("block")}
          value={String(leg.block)}
          options={Array.from({ length: blocks }, (_, index) => ({
            value: String(index + 1),
            name: words("block", { number: index + 1 }),
          }))}
          onChange={({ target }) => onChange({ block: Number(target.value) })}
        />
      ) : null}
      {hasBankers ? (
        <CheckField
          label={words("banker")}
          checked={leg.isBanker}
          onChange={({ target }) => onChange({ isBanker: target.checked })}
        />
      ) : null}
      {canGo ? (
        <button
          type="button"
          className={styles.remove}
          aria-label={t("remove", { number })}
          title={t("remove", { number })}
          onClick={onRemove}
        >
          <Close aria-hidden />
        </button>
      ) : null}
    </li>
  );
}
